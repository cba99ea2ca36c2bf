//! The pages of the game and what can lie over them, each reached by clicks.

use havana_client::{SavedGame, Sitter, to_link};
use havana_rules::{Choice, State};
use thirtyfour::Key;

use crate::clicker::Clicker;
use crate::house::{House, Size};
use crate::prepared::{PERSON, greedy_game, last_moment};

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
    /// The rules.
    Rules,
    /// What each card gives.
    Aid,
    /// One card, explained.
    Card,
    /// The keys.
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
}

impl Stop {
    /// All of them, so that as many as can be lie on the way of another.
    pub const ALL: [Stop; 24] = [
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
    ];

    /// Its name, as pictures of it are called.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Goes there.
    pub async fn reach(self, house: &House, size: Size) -> Result<(), String> {
        match self {
            Stop::Home => house.visit("").await,
            Stop::Setup => turn_to(house, "setup", "#start").await,
            Stop::Replays => {
                let link = to_link(&greedy_game(3, 5)?);
                let keep = format!("localStorage.setItem('havana.finished', '{link}')");
                turn_to(house, "", ".home").await?;
                house.ask(&keep).await?;
                turn_to(house, "replay", ".saved li button").await
            }
            Stop::BrokenLink => turn_to(house, "game=broken", "main .empty").await,
            Stop::Table => at_table(house, &middle()?).await,
            Stop::Hint => {
                at_middle(house).await?;
                house.click("#ask-hint").await?;
                house.wait_for(".hint ol").await
            }
            Stop::Rules => over_table(house, "r", "dialog[open] .rules dt").await,
            Stop::Keys => over_table(house, "?", "dialog[open]").await,
            Stop::Aid => {
                at_middle(house).await?;
                house.click(".bar [aria-label='Player aid']").await?;
                house.wait_for("dialog[open] .aid").await
            }
            Stop::Card => {
                at_middle(house).await?;
                house.ask("document.querySelector('#hand .card').focus()").await?;
                house.press("i").await?;
                house.wait_for("dialog[open] .card-explained").await
            }
            Stop::Settings => {
                at_middle(house).await?;
                house.click(".bar nav .tool:last-child").await?;
                house.wait_for("dialog[open] #language-en").await
            }
            Stop::Lesson => {
                house.visit("").await?;
                house.ask("localStorage.removeItem('havana.game')").await?;
                house.click("#learn").await?;
                house.wait_for("#lesson[data-side]").await
            }
            Stop::Curtain => {
                let mut two = middle()?;
                two.sitters.fill(Sitter::Person);
                house.visit_with("#play", &[("havana.game", &two.to_text())]).await?;
                house.wait_for("#open-curtain").await
            }
            Stop::End => {
                at_table(house, &last_move()?).await?;
                Clicker::new(1, size).play(house).await
            }
            Stop::Study => {
                let link = to_link(&greedy_game(4, 11)?);
                house.visit(&format!("?study=search:24#game={link}")).await?;
                house.click("#study-open").await?;
                house.wait_for(".study .accounts").await?;
                let go = "document.querySelectorAll('.found .mark.mistake')[9]
                    .dispatchEvent(new MouseEvent('click', { bubbles: true }))";
                house.ask(go).await?;
                house.wait_for(".found article:not([hidden])").await
            }
            Stop::Replay => {
                let record = greedy_game(4, 11)?;
                house.visit(&format!("#game={}", to_link(&record))).await?;
                house.wait_for("#scrub").await?;
                let middle = record.inputs().len() / 2;
                let scrub = format!(
                    "const scrub = document.querySelector('#scrub'); scrub.value = {middle};
                    scrub.dispatchEvent(new Event('input', {{ bubbles: true }}));"
                );
                house.ask(&scrub).await?;
                house.wait_for(".open-hand li").await
            }
            Stop::Lobby => at_server(house, "online", "#new-table").await,
            Stop::Games => at_server(house, "online/games", "#my-games").await,
            Stop::Leaders => at_server(house, "online/leaders", "main .about").await,
            Stop::Account => at_server(house, "online/account", "#rename").await,
            Stop::Profile => {
                at_server(house, "online/account", "#rename").await?;
                house.click("#profile").await?;
                house.wait_for("#player-name").await
            }
            Stop::NewTable => at_server(house, "online/new", "#make").await,
            Stop::Waiting => {
                at_server(house, "online", "#new-table").await?;
                house.make_table(25, &[]).await.map(drop)
            }
            Stop::Company => {
                if !house.has("#fill").await? {
                    Box::pin(Stop::Waiting.reach(house, size)).await?;
                }
                house.click("#fill").await?;
                house.wait_for("main.play .decide").await?;
                house.click("#company-toggle").await?;
                house.click("#phrase-0").await?;
                house.wait_for("#said li").await
            }
        }
    }
}

/// Goes to an online page as a signed-in player.
async fn at_server(house: &House, page: &str, wanted: &str) -> Result<(), String> {
    if house.ask("return location.pathname").await? != "/online" {
        house.visit("online#online/new").await?;
        house.wait_for("#name-go, #make").await?;
        if house.has("#name-go").await? {
            house.write("#name", "Ana").await?;
            house.click("#name-go").await?;
            house.wait_for("#make").await?;
        }
    }
    house.ask(&format!("location.hash = '{page}'")).await?;
    house.wait_for(wanted).await
}

/// Turns to another page, in the program if it is open already.
async fn turn_to(house: &House, page: &str, wanted: &str) -> Result<(), String> {
    let is_open =
        house.ask("return performance.getEntriesByName('havana-open').length > 0").await?;
    if is_open == true {
        house.ask(&format!("location.hash = '{page}'")).await?;
    } else {
        house.visit(&format!("#{page}")).await?;
    }
    house.wait_for(wanted).await
}

async fn at_table(house: &House, game: &SavedGame) -> Result<(), String> {
    house.visit_with("#play", &[("havana.game", &game.to_text())]).await?;
    house.wait_for(".decide.asked").await
}

/// At the table in the middle of a game, with nothing over it.
async fn at_middle(house: &House) -> Result<(), String> {
    if house.ask("return window.isMiddle === true").await? != true {
        at_table(house, &middle()?).await?;
        house.ask("window.isMiddle = true").await?;
        return Ok(());
    }
    house.press(char::from(Key::Escape).to_string()).await?;
    house.wait_until("!document.querySelector('dialog, .hint')").await
}

async fn over_table(house: &House, key: &str, wanted: &str) -> Result<(), String> {
    at_middle(house).await?;
    house.press(key).await?;
    house.wait_for(wanted).await
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
