//! Which page is shown and what lies over it, and the address of each page.

use havana_protocol::Id;
use havana_rules::{Card, Seat};

/// Which page is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Home,
    Setup,
    Play,
    /// The games that can be watched.
    Replays,
    /// A live table of bots.
    Bots,
    /// A game to look at, as a link carries it.
    Replay(String),
    /// A game to look at that a server stores, by its id.
    Shared(String),
    /// Playing together.
    Online(OnlinePage),
    /// A link that names no page.
    Nowhere,
}

/// Which of the pages around online play is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OnlinePage {
    /// Open tables, and the ways to a game.
    Lobby,
    /// A table to be made.
    New,
    /// A table, with the invitation of its link.
    Table(Id, Option<String>),
    /// My games and other people's.
    Games,
    /// Who plays best.
    Leaders,
    /// What everybody may know of a player.
    Player(Id),
    /// Who I am.
    Account,
    /// Puzzles, which only the larger program has.
    Puzzles,
    /// The deal of the day.
    Day,
    /// The table of a try at it.
    DayTable,
    /// A day that is over, as its address writes it.
    PastDay(String),
}

impl OnlinePage {
    /// The page that the part of the address after `#` names.
    pub(crate) fn of_fragment(fragment: &str) -> Option<OnlinePage> {
        let mut parts = fragment.splitn(3, '/');
        let (first, second, third) = (parts.next()?, parts.next(), parts.next());
        Some(match (first, second) {
            ("online", None) => OnlinePage::Lobby,
            ("online", Some("new")) => OnlinePage::New,
            ("online", Some("games")) => OnlinePage::Games,
            ("online", Some("leaders")) => OnlinePage::Leaders,
            ("online", Some("account")) => OnlinePage::Account,
            ("puzzles", None) => OnlinePage::Puzzles,
            ("day", None) => OnlinePage::Day,
            ("day", Some("play")) => OnlinePage::DayTable,
            ("day", Some(day)) => OnlinePage::PastDay(day.to_owned()),
            ("table", Some(id)) => OnlinePage::Table(id.parse().ok()?, third.map(str::to_owned)),
            ("player", Some(id)) => OnlinePage::Player(id.parse().ok()?),
            _ => return None,
        })
    }

    /// What stands after `#` in its address.
    pub(crate) fn fragment(&self) -> String {
        match self {
            OnlinePage::Lobby => "online".to_owned(),
            OnlinePage::New => "online/new".to_owned(),
            OnlinePage::Games => "online/games".to_owned(),
            OnlinePage::Leaders => "online/leaders".to_owned(),
            OnlinePage::Account => "online/account".to_owned(),
            OnlinePage::Puzzles => "puzzles".to_owned(),
            OnlinePage::Day => "day".to_owned(),
            OnlinePage::DayTable => "day/play".to_owned(),
            OnlinePage::PastDay(day) => format!("day/{day}"),
            OnlinePage::Table(id, None) => format!("table/{id}"),
            OnlinePage::Table(id, Some(invite)) => format!("table/{id}/{invite}"),
            OnlinePage::Player(id) => format!("player/{id}"),
        }
    }
}

/// What is shown over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialogue {
    Settings,
    Keys,
    Aid,
    /// One card, explained.
    Card(Card),
    /// All that lies before a player.
    Player(Seat),
    /// The rules, at a clause if one is named.
    Rules(Option<&'static str>),
    /// What is stored, and how it is deleted.
    Privacy,
    /// A new game would replace the saved one.
    Replace,
}

impl Page {
    /// The page that the part of the address after `#` names.
    pub(crate) fn of_fragment(fragment: &str) -> Page {
        match fragment.split_once('=') {
            Some(("game", link)) => Page::Replay(link.to_owned()),
            Some(("s", id)) => Page::Shared(id.to_owned()),
            _ => match fragment {
                "setup" => Page::Setup,
                "play" => Page::Play,
                "replay" => Page::Replays,
                "bots" => Page::Bots,
                "" => Page::Home,
                _ => OnlinePage::of_fragment(fragment).map_or(Page::Nowhere, Page::Online),
            },
        }
    }

    /// Whether a game may be played here.
    pub(crate) fn is_table(&self) -> bool {
        matches!(
            self,
            Page::Play
                | Page::Bots
                | Page::Online(OnlinePage::Table(..) | OnlinePage::Puzzles | OnlinePage::DayTable)
        )
    }

    /// What stands after `#` in its address.
    pub(crate) fn fragment(&self) -> String {
        match self {
            Page::Home | Page::Nowhere => String::new(),
            Page::Setup => "setup".to_owned(),
            Page::Play => "play".to_owned(),
            Page::Replays => "replay".to_owned(),
            Page::Bots => "bots".to_owned(),
            Page::Replay(link) => format!("game={link}"),
            Page::Shared(id) => format!("s={id}"),
            Page::Online(page) => page.fragment(),
        }
    }
}
