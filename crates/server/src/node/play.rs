//! Moves: judged, drawn, kept, and only then seen.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use havana_protocol::{CommandId, CommandRefusal, Timestamp, ToClient};
use havana_rules::{Decision, Input, Seat};
use havana_store::{After, Appended, Error, Move, NewMove};
use rand_core::Rng;
use tokio::time::Instant;

use super::live::Serial;
use super::{Live, NoGame, Node};
use crate::live::cursor;
use crate::live::game::{Damaged, Judged};

/// How often a move is checked again because others were faster.
const MOST_TRIES: usize = 4;

/// What is to be said about a command.
#[derive(Debug)]
pub enum Answer {
    /// The answer to send.
    Say(ToClient),
    /// Unknown: the move may be stored or not. A client that asks again under
    /// the same name learns it.
    Unknown,
}

impl Answer {
    fn said(&self) -> Option<&ToClient> {
        match self {
            Answer::Say(answer) => Some(answer),
            Answer::Unknown => None,
        }
    }
}

/// Outcome of an append.
enum AppendOutcome {
    /// It is stored, with this number.
    Stored(u32),
    /// Others were faster; the game knows their moves now.
    Overtaken,
    /// It is not stored, and nothing has changed.
    NotStored,
    /// The append was not answered; the move may be stored.
    Unknown,
}

impl Node {
    /// Carries out a seat's decision, or says why not.
    pub async fn play(
        &self,
        live: &Arc<Live>,
        seat: Seat,
        command: CommandId,
        at: u32,
        decision: Decision,
    ) -> Answer {
        let began = Instant::now();
        let serial = live.serial().await;
        let answer = self.play_serially(live, &serial, seat, command, at, decision).await;
        drop(serial);
        self.metrics().commands.count(answer.said(), began.elapsed());
        self.let_bots_move(live);
        answer
    }

    async fn play_serially(
        &self,
        live: &Arc<Live>,
        serial: &Serial<'_>,
        seat: Seat,
        command: CommandId,
        at: u32,
        decision: Decision,
    ) -> Answer {
        let done = |moved| Answer::Say(ToClient::Done { command, moved });
        for _ in 0..MOST_TRIES {
            let judged = live.room().game.judge(seat, command, at, decision);
            match judged {
                Judged::Known(moved) => return done(moved),
                Judged::Stale => break,
                Judged::Illegal(illegal) => return Answer::Say(cursor::refused(command, illegal)),
                Judged::Ahead => {
                    let before = live.room().game.moves();
                    if self.catch_up(live, serial).await.is_err() {
                        return Answer::Unknown;
                    }
                    if live.room().game.moves() == before {
                        break;
                    }
                }
                Judged::Fine => {
                    if let Some(why) = not_theirs(live, seat) {
                        return Answer::Say(cursor::refused(command, why));
                    }
                    match self.make(live, serial, Some((seat, decision)), Some(command)).await {
                        AppendOutcome::Stored(moved) => return done(moved),
                        AppendOutcome::NotStored => {
                            let why = CommandRefusal::NotStored;
                            return Answer::Say(cursor::refused(command, why));
                        }
                        AppendOutcome::Unknown => return Answer::Unknown,
                        AppendOutcome::Overtaken => {}
                    }
                }
            }
        }
        Answer::Say(ToClient::Stale { command })
    }

    /// A bot's decision for the game after this many moves; `false` if it was not applied.
    pub(super) async fn play_bot(
        &self,
        live: &Arc<Live>,
        seat: Seat,
        moves: u32,
        decision: Decision,
    ) -> bool {
        let serial = live.serial().await;
        let still_asked = {
            let room = live.room();
            room.game.moves() == moves && room.bot_at(seat).is_some()
        };
        if !still_asked {
            return true;
        }
        match self.make(live, &serial, Some((seat, decision)), None).await {
            AppendOutcome::Stored(_) => {
                self.metrics().bot_moves.add();
                true
            }
            AppendOutcome::Overtaken => true,
            AppendOutcome::NotStored | AppendOutcome::Unknown => false,
        }
    }

    /// The first move of a game: the draws before the first decision.
    pub(super) async fn set_up(&self, live: &Arc<Live>, serial: &Serial<'_>) -> Result<(), NoGame> {
        match self.make(live, serial, None, None).await {
            AppendOutcome::Stored(_) | AppendOutcome::Overtaken => Ok(()),
            AppendOutcome::NotStored | AppendOutcome::Unknown => {
                Err(NoGame::Store("the setup of a game could not be stored".to_owned()))
            }
        }
    }

    /// Draws what follows a decision, keeps it all as the next move, and then lets it be seen.
    async fn make(
        &self,
        live: &Arc<Live>,
        serial: &Serial<'_>,
        decision: Option<(Seat, Decision)>,
        command: Option<CommandId>,
    ) -> AppendOutcome {
        if !self.has_time().await {
            return AppendOutcome::NotStored;
        }
        let Some((made, after)) = drawn(live, decision, command, self.game_time(), &mut self.rng())
        else {
            return AppendOutcome::NotStored;
        };
        let Move { seq, seat, command, inputs, at } = made.clone();
        let new = NewMove { game: live.id(), seq, seat, command, inputs, at, after };
        let began = Instant::now();
        let appended = self.store().append(new).await;
        self.metrics().appends.observe(began.elapsed());
        match appended {
            Ok(Appended::Done) => {
                live.ours.store(true, Ordering::Relaxed);
                let absorbed = live.change(|room| room.absorb(&made, &self.downtime()));
                debug_assert!(absorbed.is_ok(), "a move that was drawn here fits here");
                self.store_result(live).await;
                AppendOutcome::Stored(seq)
            }
            Ok(Appended::NotABots) => match self.refresh(live).await {
                Ok(()) => AppendOutcome::Overtaken,
                Err(_) => AppendOutcome::Unknown,
            },
            Ok(Appended::SeqTaken) => match self.catch_up(live, serial).await {
                Ok(()) => AppendOutcome::Overtaken,
                Err(_) => AppendOutcome::Unknown,
            },
            Ok(Appended::Known { seq }) => match self.catch_up(live, serial).await {
                Ok(()) => AppendOutcome::Stored(seq),
                Err(_) => AppendOutcome::Unknown,
            },
            Err(error @ (Error::Database(_) | Error::Closed)) => {
                tracing::error!(game = %live.id(), seq, %error, "a move could not be stored");
                AppendOutcome::NotStored
            }
            Err(error) => {
                tracing::error!(game = %live.id(), seq, %error, "a move may be stored or not");
                self.look_up(live, serial, &made).await
            }
        }
    }

    /// What became of a move whose keeping was not answered. That it is not there proves nothing:
    /// the database may still be at it.
    async fn look_up(&self, live: &Arc<Live>, serial: &Serial<'_>, made: &Move) -> AppendOutcome {
        let before = live.room().game.moves();
        if self.catch_up(live, serial).await.is_err() || live.room().game.moves() == before {
            return AppendOutcome::Unknown;
        }
        match (made.seat, made.command) {
            (Some(seat), Some(command)) => live
                .room()
                .game
                .find(seat, command)
                .map_or(AppendOutcome::Overtaken, AppendOutcome::Stored),
            _ => AppendOutcome::Overtaken,
        }
    }

    /// Takes over the moves that others have made, when no other command is under way.
    pub(crate) async fn read_moves(&self, live: &Arc<Live>) -> Result<(), NoGame> {
        let serial = live.serial().await;
        self.catch_up(live, &serial).await
    }

    /// Takes over the moves that others have made.
    pub(super) async fn catch_up(&self, live: &Arc<Live>, _: &Serial<'_>) -> Result<(), NoGame> {
        let known = live.room().game.moves();
        let moves = self.store().moves(live.id(), known).await?;
        if moves.is_empty() {
            return Ok(());
        }
        live.ours.store(false, Ordering::Relaxed);
        let down = self.downtime();
        let absorbed = live.change(|room| {
            moves.iter().try_for_each(|made| match live.deal() {
                Some(deal) if !room.game.is_dealt(made, deal) => Err(Damaged { at_move: made.seq }),
                _ => room.absorb(made, &down),
            })
        });
        absorbed.map_err(|damaged| {
            let (game, at) = (live.id(), damaged.at_move);
            tracing::error!(%game, at_move = at, "the stored moves are not a legal game");
            NoGame::Damaged(format!("move {at} of game {game} cannot have been made"))
        })
    }

    /// Keeps the result of a game that is over; any server may, and it happens once.
    pub(super) async fn store_result(&self, live: &Arc<Live>) {
        let ends = {
            let room = live.room();
            if room.is_closed() { None } else { room.ends() }
        };
        let Some(ends) = ends else { return };
        let kept = self.store().finish(live.id(), &ends, self.now()).await;
        if let Err(error) = kept {
            tracing::error!(game = %live.id(), ?error, "a result could not be stored yet");
            return;
        }
        if let Err(error) = self.refresh(live).await {
            tracing::error!(game = %live.id(), ?error, "a result could not be read again");
        }
    }
}

/// Why a seat's player may not decide although it is their turn.
fn not_theirs(live: &Live, seat: Seat) -> Option<CommandRefusal> {
    let room = live.room();
    let kept = room.table().seats.get(seat.index())?;
    if kept.resigned {
        return Some(CommandRefusal::Resigned);
    }
    kept.stand_in.as_ref().map(|_| CommandRefusal::BotPlays)
}

/// The next move with its draws, and where the game stands after it. Each draw comes from the
/// operating system at this moment; nothing of it is known before, and no seed is stored. Only the
/// deal of a day has a seed, so that everyone gets the same draws.
fn drawn(
    live: &Live,
    decision: Option<(Seat, Decision)>,
    command: Option<CommandId>,
    now: Timestamp,
    rng: &mut impl Rng,
) -> Option<(Move, After)> {
    let room = live.room();
    let game = &room.game;
    // No move is made before the one it follows, however nodes disagree about the time.
    let at = now.max(room.moved());
    let inputs: Vec<Input> = match live.deal() {
        Some(deal) => game.dealt_inputs(decision, deal),
        None => game.inputs(decision, rng),
    }
    .ok()?;
    let (turn, round) = game.after(&inputs)?;
    let seat = decision.map(|(seat, _)| seat);
    let made = Move { seq: game.moves(), seat, command, inputs, at };
    Some((made, After { turn, round }))
}
