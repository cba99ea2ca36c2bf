//! The pages of the game and what can lie over them, each reached by clicks.

use havana_client::{SavedGame, Sitter, to_link};
use havana_rules::{Choice, State};
use thirtyfour::Key;

use crate::clicker::Clicker;
use crate::days;
use crate::prepared::{PERSON, greedy_game, last_moment};
use crate::puzzling::{PUZZLES, answer_puzzle, first_puzzle};
use crate::tab::{Size, Tab};

/// Something to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The first page.
    Home,
    /// Setting up a table.
    Setup,
    /// The games that can be watched.
    Replays,
    /// The middle of a game, with a building to buy.
    Table,
    /// What the strongest bot would do there.
    Hint,
    /// The first explanation of a guided game.
    Lesson,
    /// Between two people at one screen.
    Curtain,
    /// How a game ended.
    End,
    /// A game being watched.
    Replay,
    /// A game being watched, with its analysis at a mistake.
    Study,
    /// A link that carries no game.
    BrokenLink,
    Rules,
    /// What each card gives.
    Aid,
    /// One card, explained.
    Card,
    Keys,
    /// Language, appearance, speed, sound.
    Settings,
    /// Open tables on a server.
    Lobby,
    /// A table to be made there.
    NewTable,
    /// Waiting for the others to come.
    Waiting,
    /// A game among people, with what they say.
    Company,
    /// Games on a server.
    Games,
    /// Who plays best there.
    Leaders,
    /// What everybody may know of a player.
    Profile,
    /// Who one is on a server.
    Account,
    /// A puzzle.
    Puzzle,
    /// A puzzle that was answered.
    PuzzleAnswer,
    /// The deal of the day, and the days before.
    Day,
    /// A day of a server that is over.
    PastDay,
}

impl Stop {
    /// All of them, so that as many as can be lie on the way of another.
    pub const ALL: [Stop; 28] = [
        Stop::Home,
        Stop::Setup,
        Stop::Replays,
        Stop::BrokenLink,
        Stop::Table,
        Stop::Hint,
        Stop::Rules,
        Stop::Aid,
        Stop::Card,
        Stop::Keys,
        Stop::Settings,
        Stop::Lesson,
        Stop::Curtain,
        Stop::End,
        Stop::Replay,
        Stop::Study,
        Stop::Lobby,
        Stop::Games,
        Stop::Leaders,
        Stop::Account,
        Stop::Profile,
        Stop::NewTable,
        Stop::Waiting,
        Stop::Company,
        Stop::Puzzle,
        Stop::PuzzleAnswer,
        Stop::Day,
        Stop::PastDay,
    ];

    /// Its name, as pictures of it are called.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Goes there.
    pub async fn reach(self, tab: &Tab, size: Size) -> Result<(), String> {
        match self {
            Stop::Home => tab.visit("").await,
            Stop::Setup => turn_to(tab, "setup", "#start").await,
            Stop::Replays => {
                let link = to_link(&greedy_game(3, 5)?);
                let keep = format!("localStorage.setItem('havana.finished', '{link}')");
                turn_to(tab, "", ".home").await?;
                tab.ask(&keep).await?;
                turn_to(tab, "replay", ".saved li button").await
            }
            Stop::BrokenLink => turn_to(tab, "game=broken", "main .empty").await,
            Stop::Table => at_table(tab, &middle()?).await,
            Stop::Hint => {
                at_middle(tab).await?;
                tab.click("#ask-hint").await?;
                tab.wait_for(".hint ol").await
            }
            Stop::Rules => over_table(tab, "r", "dialog[open] .rules dt").await,
            Stop::Keys => over_table(tab, "?", "dialog[open]").await,
            Stop::Aid => {
                at_middle(tab).await?;
                tab.click(".bar [aria-label='Player aid']").await?;
                tab.wait_for("dialog[open] .aid").await
            }
            Stop::Card => {
                at_middle(tab).await?;
                tab.ask("document.querySelector('#hand .card').focus()").await?;
                tab.press("i").await?;
                tab.wait_for("dialog[open] .card-explained").await
            }
            Stop::Settings => {
                at_middle(tab).await?;
                tab.click(".bar nav .tool:last-child").await?;
                tab.wait_for("dialog[open] #language-en").await
            }
            Stop::Lesson => {
                tab.visit("").await?;
                tab.ask("localStorage.removeItem('havana.game')").await?;
                tab.click("#learn").await?;
                tab.wait_for("#lesson[data-side]").await
            }
            Stop::Curtain => {
                let mut two = middle()?;
                two.sitters.fill(Sitter::Person);
                tab.visit_with("#play", &[("havana.game", &two.to_text())]).await?;
                tab.wait_for("#open-curtain").await
            }
            Stop::End => {
                at_table(tab, &last_move()?).await?;
                Clicker::new(1, size).play(tab).await
            }
            Stop::Replay => {
                let record = greedy_game(4, 11)?;
                tab.visit(&format!("#game={}", to_link(&record))).await?;
                tab.wait_for("#scrub").await?;
                let middle = record.inputs().len() / 2;
                let scrub = format!(
                    "const scrub = document.querySelector('#scrub'); scrub.value = {middle};
                    scrub.dispatchEvent(new Event('input', {{ bubbles: true }}));"
                );
                tab.ask(&scrub).await?;
                tab.wait_for(".open-hand li").await
            }
            Stop::Lobby => at_server(tab, "online", "#new-table").await,
            Stop::Games => at_server(tab, "online/games", "#my-games").await,
            Stop::Leaders => at_server(tab, "online/leaders", "main .about").await,
            Stop::Account => at_server(tab, "online/account", "#rename").await,
            Stop::Profile => {
                at_server(tab, "online/account", "#rename").await?;
                tab.click("#profile").await?;
                tab.wait_for("#player-name").await
            }
            Stop::NewTable => at_server(tab, "online/new", "#make").await,
            Stop::Waiting => {
                at_server(tab, "online", "#new-table").await?;
                tab.make_table(25, &[]).await.map(drop)
            }
            Stop::Company => {
                if !tab.has("#fill").await? {
                    Box::pin(Stop::Waiting.reach(tab, size)).await?;
                }
                tab.click("#fill").await?;
                tab.wait_for("main.play .decide").await?;
                tab.click("#company-toggle").await?;
                tab.click("#phrase-0").await?;
                tab.wait_for("#said li").await
            }
            Stop::Study | Stop::Puzzle | Stop::PuzzleAnswer | Stop::Day | Stop::PastDay => {
                Box::pin(self.reach_alone(tab)).await
            }
        }
    }
}

impl Stop {
    /// Goes to where a player studies or plays alone.
    async fn reach_alone(self, tab: &Tab) -> Result<(), String> {
        match self {
            Stop::Study => {
                let link = to_link(&greedy_game(4, 11)?);
                tab.visit(&format!("?study=search:24#game={link}")).await?;
                tab.click("#study-open").await?;
                tab.wait_for(".study .accounts").await?;
                let go = "document.querySelectorAll('.found .mark.mistake')[9]
                    .dispatchEvent(new MouseEvent('click', { bubbles: true }))";
                tab.ask(go).await?;
                tab.wait_for(".found article:not([hidden])").await
            }
            Stop::Puzzle => {
                tab.visit_with(PUZZLES, &[("havana.puzzles", "")]).await?;
                tab.wait_for(".decide.asked").await
            }
            Stop::PuzzleAnswer => {
                Box::pin(Stop::Puzzle.reach_alone(tab)).await?;
                let puzzle = first_puzzle()?;
                let missed = puzzle.options.get(puzzle.right).ok_or("no wrong answer")?;
                Box::pin(answer_puzzle(tab, &puzzle, missed.decision)).await
            }
            Stop::Day => {
                at_server(tab, "online/leaders", "main .about").await?;
                let keep = format!("localStorage.setItem('havana.days', '{}')", days::log()?);
                tab.ask(&keep).await?;
                at_server(tab, "day", "#day-ranked-go").await
            }
            Stop::PastDay => {
                at_server(tab, "online/leaders", "main .about").await?;
                tab.ask(&days::made_up()).await?;
                at_server(tab, &format!("day/{}", days::OVER), "#day-again").await
            }
            _ => Err(format!("{self:?} is reached in another way")),
        }
    }
}

/// Goes to an online page as a signed-in player.
async fn at_server(tab: &Tab, page: &str, wanted: &str) -> Result<(), String> {
    if tab.ask("return location.pathname").await? != "/online" {
        tab.visit("online#online/new").await?;
        tab.wait_for("#name-go, #make").await?;
        if tab.has("#name-go").await? {
            tab.write("#name", "Ana").await?;
            tab.click("#name-go").await?;
            tab.wait_for("#make").await?;
        }
    }
    tab.ask(&format!("location.hash = '{page}'")).await?;
    tab.wait_for(wanted).await
}

/// Turns to another page, in the program if it is open already.
async fn turn_to(tab: &Tab, page: &str, wanted: &str) -> Result<(), String> {
    let is_open = tab.ask("return performance.getEntriesByName('havana-open').length > 0").await?;
    if is_open == true {
        tab.ask(&format!("location.hash = '{page}'")).await?;
    } else {
        tab.visit(&format!("#{page}")).await?;
    }
    tab.wait_for(wanted).await
}

async fn at_table(tab: &Tab, game: &SavedGame) -> Result<(), String> {
    tab.visit_with("#play", &[("havana.game", &game.to_text())]).await?;
    tab.wait_for(".decide.asked").await
}

/// At the table in the middle of a game, with nothing over it.
async fn at_middle(tab: &Tab) -> Result<(), String> {
    if tab.ask("return window.isMiddle === true").await? != true {
        at_table(tab, &middle()?).await?;
        tab.ask("window.isMiddle = true").await?;
        return Ok(());
    }
    tab.press(char::from(Key::Escape).to_string()).await?;
    tab.wait_until("!document.querySelector('dialog, .hint')").await
}

async fn over_table(tab: &Tab, key: &str, wanted: &str) -> Result<(), String> {
    at_middle(tab).await?;
    tab.press(key).await?;
    tab.wait_for(wanted).await
}

/// Four players in the middle of a game; the one at the screen can build.
pub fn middle() -> Result<SavedGame, String> {
    let wanted = |state: &State, choice| {
        let own = state.open().player(PERSON);
        choice == Choice::Build && (6..10).contains(&state.open().round()) && own.points() > 0
    };
    let mut games = (0..100).filter_map(|seed| greedy_game(4, seed).ok());
    let found = games.find_map(|game| last_moment(&game, wanted).ok());
    found.ok_or_else(|| "no game has such a moment".to_owned())
}

/// The last decision of a game.
fn last_move() -> Result<SavedGame, String> {
    last_moment(&greedy_game(4, 11)?, |_, _| true)
}
