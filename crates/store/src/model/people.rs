//! Players, sessions and ratings.

use havana_protocol::api::{Rank, RatingPoint};
use havana_protocol::{Id, Timestamp};

use super::data::{Change, Data, PlayerRow, RatingRow, SessionRow};
use crate::delete::{Deleted, without_name};
use crate::error::Error;
use crate::hints::Hint;
use crate::players::{AccountOutcome, Login, User, key};
use crate::rating::{DEVIATIONS, LEAST_RANKED, RatingKind, Standing};
use crate::sessions::DAY;
use crate::table::SeatKept;
use crate::token::TokenHash;

impl Data {
    pub(super) fn new_player(&mut self, name: String, now: Timestamp) -> User {
        let id = self.fresh_id();
        let player = User { id, name, login: None, made: now, gone: false };
        self.players.insert(id, PlayerRow { player: player.clone(), password: None });
        player
    }

    pub(super) fn player(&self, id: Id) -> Option<User> {
        self.players.get(&id).map(|row| row.player.clone())
    }

    fn present(&mut self, id: Id) -> Option<&mut PlayerRow> {
        self.players.get_mut(&id).filter(|row| !row.player.gone)
    }

    pub(super) fn rename(&mut self, id: Id, name: String) -> bool {
        let Some(row) = self.present(id) else { return false };
        row.player.name = name;
        let games = self.games_of(id, u32::MAX).into_iter().filter(|t| t.finished.is_none());
        for game in games.map(|table| table.id).collect::<Vec<Id>>() {
            if let Some(game) = self.games.get_mut(&game) {
                game.table.changed += 1;
            }
            self.hint(Hint::Table(game));
        }
        true
    }

    pub(super) fn set_password(
        &mut self,
        player: Id,
        password: String,
        staying: Option<TokenHash>,
    ) -> bool {
        let account = self.present(player).filter(|row| row.player.login.is_some());
        let Some(row) = account else { return false };
        row.password = Some(password);
        self.end_sessions(|hash, session| session.player == player && Some(*hash) != staying);
        true
    }

    pub(super) fn sessions_alive(&self, hashes: &[TokenHash], now: Timestamp) -> Vec<TokenHash> {
        let lasts = |hash: &&TokenHash| self.sessions.get(*hash).is_some_and(|s| s.expires > now);
        hashes.iter().filter(lasts).copied().collect()
    }

    pub(super) fn renew_session(
        &mut self,
        old: &TokenHash,
        new: TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> bool {
        let Some(session) = self.sessions.get(old).filter(|session| session.expires > now) else {
            return false;
        };
        self.sessions.insert(new, SessionRow { player: session.player, expires });
        if let Some(target) = self.push.remove(old) {
            self.push.insert(new, target);
        }
        self.sessions.remove(old);
        true
    }

    pub(super) fn set_account(
        &mut self,
        id: Id,
        login: String,
        password: String,
    ) -> AccountOutcome {
        if self.present(id).is_none_or(|row| row.player.login.is_some()) {
            return AccountOutcome::NotAGuest;
        }
        if self.by_login(&login).is_some() {
            return AccountOutcome::LoginTaken;
        }
        if let Some(row) = self.present(id) {
            row.player.login = Some(login);
            row.password = Some(password);
        }
        AccountOutcome::Made
    }

    pub(super) fn by_login(&self, login: &str) -> Option<Login> {
        let login = key(login);
        self.players.values().find_map(|row| {
            let is_it = row.player.login.as_deref().map(key).as_ref() == Some(&login);
            let password_hash = row.password.clone().filter(|_| is_it)?;
            Some(Login { player: row.player.clone(), password_hash })
        })
    }

    pub(super) fn new_session(&mut self, hash: TokenHash, player: Id, expires: Timestamp) {
        self.sessions.insert(hash, SessionRow { player, expires });
    }

    pub(super) fn session(&self, hash: &TokenHash, now: Timestamp) -> Option<User> {
        let session = self.sessions.get(hash).filter(|session| session.expires > now)?;
        self.player(session.player).filter(|player| !player.gone)
    }

    pub(super) fn prolong_session(&mut self, hash: &TokenHash, expires: Timestamp) -> bool {
        let session = self.sessions.get_mut(hash);
        let Some(session) = session.filter(|session| session.expires < expires - DAY) else {
            return false;
        };
        session.expires = expires;
        true
    }

    /// Ends the sessions of which this is true, and the messages to their browsers.
    pub(super) fn end_sessions(&mut self, which: impl Fn(&TokenHash, &SessionRow) -> bool) {
        self.sessions.retain(|hash, session| !which(hash, session));
        self.push.retain(|hash, _| self.sessions.contains_key(hash));
    }

    pub(super) fn rating(&self, player: Id, kind: RatingKind) -> Option<Standing> {
        self.ratings.get(&(player, kind.number())).map(standing)
    }

    pub(super) fn leaderboard(&self, kind: RatingKind, limit: u32) -> Vec<Rank> {
        let of_kind = self
            .ratings
            .iter()
            .filter(|((_, of), row)| *of == kind.number() && row.games >= LEAST_RANKED);
        let mut ranks: Vec<Rank> = of_kind
            .filter_map(|((id, _), row)| {
                let player = self.player(*id).filter(|player| player.login.is_some())?;
                let Standing { rating, uncertainty, games, won } = standing(row);
                Some(Rank { player: *id, name: player.name, rating, uncertainty, games, won })
            })
            .collect();
        ranks.sort_by(|one, other| {
            let lower = |rank: &Rank| rank.rating - rank.uncertainty;
            lower(other).total_cmp(&lower(one)).then(one.player.cmp(&other.player))
        });
        ranks.truncate(limit as usize);
        ranks
    }

    pub(super) fn rating_points(
        &self,
        player: Id,
        kind: RatingKind,
        last: u32,
    ) -> Vec<RatingPoint> {
        let his = self.points.iter().filter(|((of, _), _)| *of == player);
        let of_kind = his.filter(|(_, point)| point.kind == kind.number());
        let mut found: Vec<_> =
            of_kind.map(|((_, game), point)| (point.at, *game, point)).collect();
        found.sort_by_key(|&(at, game, _)| (at, game));
        let surplus = found.len().saturating_sub(last as usize);
        let point = |(at, _, point): &(Timestamp, Id, &super::data::PointRow)| RatingPoint {
            at: *at,
            rating: point.rating,
            uncertainty: DEVIATIONS * point.uncertainty,
            won: point.won,
        };
        found[surplus..].iter().map(point).collect()
    }

    pub(super) fn delete_player(
        &mut self,
        player: Id,
        stand_in: &str,
        now: Timestamp,
    ) -> Result<Option<Deleted>, Error> {
        let Some(row) = self.present(player) else { return Ok(None) };
        row.password = None;
        row.player = User { name: String::new(), login: None, gone: true, ..row.player.clone() };
        let mut own: Vec<Id> =
            self.games_of(player, u32::MAX).iter().map(|table| table.id).collect();
        for &table in &own {
            self.free_seat(table, player, now);
        }
        self.end_sessions(|_, session| session.player == player);
        self.ratings.retain(|(of, _), _| *of != player);
        self.points.retain(|(of, _), _| *of != player);
        let mut running = self.running(player);
        running.sort_unstable();
        for &id in &own {
            let Some(game) = self.games.get_mut(&id) else { continue };
            let Some(seat) = game.table.seat_of(player).map(|seat| seat.seat) else { continue };
            if game.table.begun.is_none() {
                continue;
            }
            game.table.header = without_name(&game.table.header, seat)?;
            game.chat.retain(|said| said.seat != seat);
            game.table.changed += 1;
            if game.table.finished.is_none() {
                let kept: &mut SeatKept = &mut game.table.seats[seat.index()];
                let before = kept.clone();
                kept.resigned = true;
                kept.stand_in.get_or_insert_with(|| stand_in.to_owned());
                self.note(Change::StandIn { game: id, seat, before });
            }
        }
        self.note(Change::Gone(player));
        for &game in &running {
            self.hint(Hint::Table(game));
        }
        own.sort_unstable();
        Ok(Some(Deleted { running, games: own }))
    }
}

fn standing(row: &RatingRow) -> Standing {
    let uncertainty = DEVIATIONS * row.uncertainty;
    Standing { rating: row.rating, uncertainty, games: row.games, won: row.won }
}
