//! Short links to games.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_protocol::api::{SharedGame, SharedId};
use havana_rules::{Building, Config, Deck};
use havana_table::{Record, Replay};

use crate::browser::Server;

/// The game that the client features: finished, with the house deck.
const FEATURED: &str = include_str!("../../../web/static/featured.txt");

fn shared(game: &str) -> SharedGame {
    SharedGame { game: game.trim().to_owned() }
}

#[tokio::test]
async fn a_finished_game_gets_a_short_link() {
    let server = Server::new().await;
    let mut anyone = server.stranger();
    let SharedId { id } = anyone.post("shared", &shared(FEATURED)).await.ok();
    let again: SharedId = anyone.post("shared", &shared(FEATURED)).await.ok();
    assert_eq!(again.id, id, "the same game has one link");
    let found: SharedGame = server.stranger().get(&format!("shared/{id}")).await.ok();
    assert_eq!(found, shared(FEATURED));
    for unknown in ["shared/0000000000001", "shared/nothing"] {
        let wrong = server.stranger().get(unknown).await.wrong();
        assert_eq!(wrong, (404, "no-such-game".to_owned()));
    }
}

#[tokio::test]
async fn nothing_but_finished_games_of_the_house_deck_is_stored() {
    let server = Server::new().await;
    let record = Record::from_binary(&URL_SAFE_NO_PAD.decode(FEATURED.trim()).unwrap()).unwrap();
    let inputs = record.inputs();
    let cut = Record::new(record.header().clone(), &inputs[..inputs.len() / 2]).unwrap();
    assert!(Replay::new(&cut).last().unwrap().state.open().outcome().is_none());
    let mut buildings: Vec<Building> = Deck::house().buildings().to_vec();
    buildings.swap(0, 1);
    let deck = Deck::new(buildings).unwrap();
    let other = Record::new(Config::new(2).unwrap().with_deck(deck), &[]).unwrap();
    let unfinished = URL_SAFE_NO_PAD.encode(cut.to_binary());
    let foreign = URL_SAFE_NO_PAD.encode(other.to_binary());
    let damaged = FEATURED.trim().replacen('A', "B", 1);
    for game in [unfinished.as_str(), &foreign, &damaged, "", "no base64!", "aGVsbG8"] {
        let wrong = server.stranger().post("shared", &shared(game)).await.wrong();
        assert_eq!(wrong, (422, "bad-record".to_owned()), "{game}");
    }
}

#[tokio::test]
async fn games_are_not_shared_without_end() {
    let server = Server::with(|settings| settings.without_limits = false).await;
    let mut anyone = server.stranger();
    for _ in 0..10 {
        anyone.post("shared", &shared(FEATURED)).await.ok::<SharedId>();
    }
    assert_eq!(anyone.post("shared", &shared(FEATURED)).await.wrong().0, 429);
}
