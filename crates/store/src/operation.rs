//! The operations of a store, as values.

#[cfg(doc)]
use crate::Store;

/// An operation of a store: what a fault plan decides by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// [`Store::append`]
    Append,
    /// [`Store::moves`]
    Moves,
    /// [`Store::command`]
    Command,
    /// [`Store::positions`]
    Positions,
    /// [`Store::take_seat`]
    TakeSeat,
    /// [`Store::free_seat`]
    FreeSeat,
    /// [`Store::fill_with_bots`]
    FillWithBots,
    /// [`Store::set_stand_in`]
    SetStandIn,
    /// [`Store::say`]
    Say,
    /// [`Store::said`]
    Said,
    /// [`Store::finish`]
    Finish,
    /// [`Store::new_table`]
    NewTable,
    /// [`Store::table`]
    Table,
    /// [`Store::open_tables`]
    OpenTables,
    /// [`Store::games_of`]
    GamesOf,
    /// [`Store::public_games_of`]
    PublicGamesOf,
    /// [`Store::finished_games_of`]
    FinishedGamesOf,
    /// [`Store::public_games`]
    PublicGames,
    /// [`Store::running_games_of`]
    RunningGamesOf,
    /// [`Store::waiting_tables_of`]
    WaitingTablesOf,
    /// [`Store::begin_game`]
    BeginGame,
    /// [`Store::set_again`]
    SetAgain,
    /// [`Store::delete_table`]
    DeleteTable,
    /// [`Store::decks`]
    Decks,
    /// [`Store::new_player`]
    NewPlayer,
    /// [`Store::player`]
    Player,
    /// [`Store::rename`]
    Rename,
    /// [`Store::set_account`]
    SetAccount,
    /// [`Store::by_login`]
    ByLogin,
    /// [`Store::new_session`]
    NewSession,
    /// [`Store::session`]
    Session,
    /// [`Store::prolong_session`]
    ProlongSession,
    /// [`Store::end_session`]
    EndSession,
    /// [`Store::end_sessions`]
    EndSessions,
    /// [`Store::rating`]
    Rating,
    /// [`Store::leaderboard`]
    Leaderboard,
    /// [`Store::rating_points`]
    RatingPoints,
    /// [`Store::delete_player`]
    DeletePlayer,
    /// [`Store::ping`]
    Ping,
    /// [`Store::stats`]
    Stats,
    /// [`Store::sweep`]
    Sweep,
    /// [`Store::backup`]
    Backup,
    /// [`Store::heartbeat`]
    Heartbeat,
    /// [`Store::downtimes`]
    Downtimes,
    /// [`Store::hints`]
    Hints,
    /// [`Store::add_push`]
    AddPush,
    /// [`Store::has_push`]
    HasPush,
    /// [`Store::push_targets`]
    PushTargets,
    /// [`Store::end_push`]
    EndPush,
    /// [`Store::drop_push`]
    DropPush,
    /// [`Store::claim_turn`]
    ClaimTurn,
    /// [`Store::secret`]
    Secret,
    /// [`Store::relieve`]
    Relieve,
    /// [`Store::full_tables`]
    FullTables,
    /// [`Store::games_for_servers`]
    GamesForServers,
    /// [`Store::renew_invite`]
    RenewInvite,
    /// [`Store::set_password`]
    SetPassword,
    /// [`Store::sessions_alive`]
    SessionsAlive,
    /// [`Store::renew_session`]
    RenewSession,
    /// [`Store::share`]
    Share,
    /// [`Store::shared`]
    Shared,
    /// [`Store::begin_day`]
    BeginDay,
    /// [`Store::deal_of`]
    DealOf,
    /// [`Store::close_days`]
    CloseDays,
    /// [`Store::day`]
    Day,
    /// [`Store::past_days`]
    PastDays,
    /// [`Store::unstudied_tries`]
    UnstudiedTries,
    /// [`Store::set_luck`]
    SetLuck,
    /// [`Store::check`]
    Check,
}

impl Operation {
    /// Whether it can change what is stored.
    pub fn writes(self) -> bool {
        !matches!(
            self,
            Operation::Moves
                | Operation::Command
                | Operation::Positions
                | Operation::Said
                | Operation::Table
                | Operation::OpenTables
                | Operation::GamesOf
                | Operation::PublicGamesOf
                | Operation::FinishedGamesOf
                | Operation::PublicGames
                | Operation::RunningGamesOf
                | Operation::WaitingTablesOf
                | Operation::Decks
                | Operation::Player
                | Operation::ByLogin
                | Operation::Session
                | Operation::Rating
                | Operation::Leaderboard
                | Operation::RatingPoints
                | Operation::Ping
                | Operation::Stats
                | Operation::Backup
                | Operation::Downtimes
                | Operation::Hints
                | Operation::HasPush
                | Operation::PushTargets
                | Operation::FullTables
                | Operation::GamesForServers
                | Operation::SessionsAlive
                | Operation::DealOf
                | Operation::Day
                | Operation::PastDays
                | Operation::UnstudiedTries
                | Operation::Check
        )
    }
}
