//! The chapters of the guide and what stands in each, whatever it is written as.

use havana_rules::{BuildingId, Card, Deck, Material, Seat};
use havana_words::{Language, Names, Value, Words};

use super::draw;
use super::example::{self, NAMES, Part, Played};

/// A chapter: its heading, and what follows.
pub(super) struct Chapter {
    /// The end of a link to the chapter, after `#guide-`.
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
}

/// A paragraph, list or picture of a chapter.
pub(super) enum Block {
    Paragraph(String),
    /// Things that belong together.
    List(Vec<String>),
    /// Things numbered from 1.
    Numbered(Vec<String>),
    /// Steps numbered from 1; the first sentence of each is its name.
    Steps(Vec<String>),
    /// The goods, each with its name.
    Goods(Vec<(Good, String)>),
    /// The cards and what each does.
    Cards(Vec<(Card, String, String)>),
    Figure {
        picture: Picture,
        /// The caption: what the picture shows, in words.
        about: String,
    },
    /// The narrator's sentences about a part of the example.
    Story(Vec<String>),
}

/// A material, a peso or a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Good {
    Material(Material),
    Peso,
    Worker,
}

impl Good {
    pub(super) const ALL: [Good; 7] = [
        Good::Material(Material::Brick),
        Good::Material(Material::Sandstone),
        Good::Material(Material::Loam),
        Good::Material(Material::Glass),
        Good::Material(Material::Debris),
        Good::Peso,
        Good::Worker,
    ];

    /// The name of its file, without the ending.
    pub(super) fn stem(self) -> String {
        match self {
            Good::Material(material) => format!("good-{}", material.key()),
            Good::Peso => "good-peso".to_owned(),
            Good::Worker => "good-worker".to_owned(),
        }
    }

    /// Draws it.
    pub(super) fn draw(self) -> String {
        match self {
            Good::Material(material) => havana_pictures::material(material),
            Good::Peso => havana_pictures::peso(),
            Good::Worker => havana_pictures::worker(),
        }
    }
}

/// A picture of the guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Picture {
    Parts,
    Table,
    Order,
    Player(usize),
    NextOrder,
}

impl Picture {
    pub(super) const ALL: [Picture; 7] = [
        Picture::Parts,
        Picture::Table,
        Picture::Order,
        Picture::Player(0),
        Picture::Player(1),
        Picture::Player(2),
        Picture::NextOrder,
    ];

    /// The name of its file, without the ending.
    pub(super) fn stem(self) -> String {
        match self {
            Picture::Parts => "guide-building".to_owned(),
            Picture::Table => "guide-table".to_owned(),
            Picture::Order => "guide-order".to_owned(),
            Picture::Player(seat) => format!("guide-turn-{}", seat + 1),
            Picture::NextOrder => "guide-next-order".to_owned(),
        }
    }

    /// Draws it.
    pub(super) fn draw(self) -> String {
        let after = |part: Part| {
            let parts = example::play().into_iter();
            parts.filter(|played| played.part == part).map(|played| played.after).next()
        };
        let open = |part: Part| *after(part).expect("the example has this part").open();
        match self {
            Picture::Parts => draw::parts(Deck::house(), shown_building()),
            Picture::Table => draw::table(&open(Part::Order)),
            Picture::Order => draw::order(&open(Part::Order)),
            Picture::Player(seat) => {
                let seat = Seat::ALL[seat];
                draw::player(&open(Part::Turn(seat)), seat)
            }
            Picture::NextOrder => draw::order(&open(Part::Next)),
        }
    }
}

/// The building whose parts are named: it costs some of everything, and needs the Architect.
fn shown_building() -> BuildingId {
    Deck::house().find("lighthouse").expect("the house deck has a lighthouse")
}

/// The guide in a language, chapter by chapter.
pub(super) fn chapters(language: Language) -> Vec<Chapter> {
    let words = Words::new(language);
    let text = |key: &str| words.text(key);
    let texts = |keys: &[&str]| keys.iter().map(|key| text(key)).collect::<Vec<_>>();
    let chapter = |id, key: &str, blocks| Chapter { id, title: text(key), blocks };
    vec![
        chapter("goal", "guide-goal-title", vec![Block::Paragraph(text("guide-goal"))]),
        chapter(
            "setup",
            "guide-setup-title",
            vec![
                Block::List(texts(&[
                    "guide-setup-bag",
                    "guide-setup-rows",
                    "guide-setup-swap",
                    "guide-setup-goods",
                    "guide-setup-cards",
                ])),
                goods(words),
            ],
        ),
        chapter(
            "number",
            "guide-number-title",
            vec![Block::Paragraph(text("guide-number")), Block::Paragraph(text("guide-ties"))],
        ),
        chapter(
            "round",
            "guide-round-title",
            vec![
                Block::Steps(texts(&[
                    "guide-round-actions",
                    "guide-round-supplies",
                    "guide-round-card",
                ])),
                Block::Paragraph(text("guide-round-back")),
            ],
        ),
        chapter(
            "buildings",
            "guide-buy-title",
            vec![Block::List(texts(&[
                "guide-buy-ends",
                "guide-buy-pay",
                "guide-buy-exchange",
                "guide-buy-refill",
            ]))],
        ),
        Chapter {
            id: "parts",
            title: text("guide-parts-title"),
            blocks: parts_of_a_building(words),
        },
        chapter("cards", "guide-cards-title", vec![cards(words)]),
        chapter(
            "missed",
            "guide-missed-title",
            vec![Block::List(texts(&[
                "guide-missed-thief",
                "guide-missed-protection",
                "guide-missed-first",
                "guide-missed-conservation",
                "guide-missed-debris",
                "guide-missed-halves",
                "guide-missed-stock",
            ]))],
        ),
        chapter(
            "end",
            "guide-end-title",
            vec![Block::Paragraph(text("guide-end")), Block::Paragraph(text("guide-end-rare"))],
        ),
        Chapter {
            id: "example",
            title: text("guide-example-title"),
            blocks: example_blocks(words),
        },
    ]
}

/// The goods with their names.
pub(super) fn goods(words: Words) -> Block {
    let named = |good| {
        let name = match good {
            Good::Material(material) => words.material(material),
            Good::Peso => words.text("good-pesos"),
            Good::Worker => words.text("good-workers"),
        };
        (good, name)
    };
    Block::Goods(Good::ALL.map(named).to_vec())
}

/// The thirteen cards with their names and what they do.
pub(super) fn cards(words: Words) -> Block {
    let card = |card| (card, words.card_label(card), words.card_help(card));
    Block::Cards(Card::ALL.into_iter().map(card).collect())
}

fn parts_of_a_building(words: Words) -> Vec<Block> {
    let (deck, building) = (Deck::house(), shown_building());
    let cost = deck.cost(building);
    let say =
        |key: &str, name: &'static str, value: String| words.say(key, &[(name, value.into())]);
    let parts = vec![
        say("guide-part-points", "points", words.points(deck.points(building))),
        say("guide-part-materials", "goods", words.goods(cost.only_materials())),
        say("guide-part-others", "goods", words.goods(cost - cost.only_materials())),
        words.text("guide-part-architect"),
    ];
    vec![
        Block::Figure { picture: Picture::Parts, about: words.building(deck.key(building)) },
        Block::Numbered(parts),
    ]
}

fn example_blocks(words: Words) -> Vec<Block> {
    let names = Names::new(NAMES, None);
    let mut blocks = Vec::new();
    for Played { part, events, after } in example::play() {
        let open = after.open();
        let number = |seat: usize| {
            let number = open.player(Seat::ALL[seat]).number().unwrap_or(0);
            Value::from(format!("{number:02}"))
        };
        let about_player = |seat: Seat| {
            let player = open.player(seat);
            let told = [
                ("name", names.of(seat).into()),
                ("number", number(seat.index())),
                ("cards", words.cards(player.laid()).into()),
                ("goods", words.goods(player.goods()).into()),
            ];
            words.say("guide-example-player", &told)
        };
        let told = [
            ("ana", number(0)),
            ("luis", number(1)),
            ("marta", number(2)),
            ("goods", words.goods(open.centre()).into()),
        ];
        blocks.push(Block::Paragraph(words.say(part.text(), &told)));
        let order = || {
            let seats = open.order().iter();
            let numbered = seats.map(|seat| {
                let number = open.player(seat).number().unwrap_or(0);
                format!("{} ({number:02})", names.of(seat))
            });
            let numbered: Vec<String> = numbered.collect();
            words.say("guide-example-turns", &[("names", words.list(&numbered).into())])
        };
        match part {
            Part::Order => {
                let goods = ("goods", words.goods(open.centre()).into());
                let about = words.say("guide-example-table", &[goods]);
                blocks.push(Block::Figure { picture: Picture::Table, about });
                blocks.push(Block::Figure { picture: Picture::Order, about: order() });
            }
            Part::Turn(seat) => {
                let picture = Picture::Player(seat.index());
                blocks.push(Block::Figure { picture, about: about_player(seat) });
            }
            Part::Next => {
                let picture = Picture::NextOrder;
                blocks.push(Block::Figure { picture, about: order() });
            }
            Part::Supplies | Part::Cards => {}
        }
        if !matches!(part, Part::Order | Part::Next) {
            let lines = words.story(&events, &names, open.deck()).into_iter();
            blocks.push(Block::Story(lines.map(|line| line.text).collect()));
        }
    }
    blocks
}
