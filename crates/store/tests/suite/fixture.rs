//! Stores as releases have written them, and what writes one.

use std::path::Path;

use havana_protocol::{Day, Saying, Timestamp};
use havana_rules::Config;
use havana_store::{
    Appended, DayBegun, DaySeed, Location, RatingKind, SeatHolder, Store, Table, User,
};
use havana_table::Record;

use crate::harness::{NOW, Stand, ms, named_header, push_target, seat, table_of};
use crate::played::Played;

/// The forms of which there is a fixture. Servers have run with them, so a later release must open
/// them; those between only added empty tables.
const FORMS: [u32; 2] = [2, 6];
/// The first form with shared games and deals of the day.
const WITH_DAYS: u32 = 6;

/// The seeds of the day before and of the day that runs.
const EARLIER: DaySeed = DaySeed([3; 32]);
const LATER: DaySeed = DaySeed([4; 32]);

/// A store as a release has written it, in both databases.
fn fixtures(form: u32) -> [Stand; 2] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let (sqlite, postgres) = (Stand::sqlite(), Stand::postgres());
    if let Location::Sqlite(directory) = &sqlite.place {
        std::fs::create_dir_all(directory).unwrap();
        let file = folder.join(format!("{form}.sqlite"));
        std::fs::copy(file, directory.join("havana.sqlite")).unwrap();
    }
    if let Location::Postgres(address) = &postgres.place {
        let load = std::process::Command::new("psql")
            .args(["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--dbname", address])
            .arg("--file")
            .arg(folder.join(format!("{form}.postgres.sql")))
            .output()
            .unwrap();
        assert!(load.status.success(), "{}", String::from_utf8_lossy(&load.stderr));
    }
    [sqlite, postgres]
}

#[tokio::test]
async fn a_store_of_every_release_opens_and_its_games_go_on() {
    let all = FORMS.into_iter().flat_map(|form| fixtures(form).map(|stand| (form, stand)));
    for (form, stand) in all {
        println!("form {form} on {}", stand.place);
        let has_days = form >= WITH_DAYS;
        // One try is over, one runs.
        let tries = u64::from(has_days);
        let store = stand.store().await;
        let checked = store.check().await.unwrap();
        assert_eq!((checked.games, checked.damaged), (4 + 2 * tries, Vec::new()));
        let login = store.by_login("ANA").await.unwrap().unwrap();
        assert_eq!(login.password_hash, "$argon2id$hash");
        let ana = store.session(&[1; 32], NOW).await.unwrap().unwrap();
        assert_eq!((ana.id, ana.name.as_str()), (login.player.id, "Ana"));
        assert!(store.has_push(&[1; 32]).await.unwrap());
        assert_eq!(store.secret("vapid", b"another").await.unwrap(), b"secret");
        let standing = store.rating(ana.id, RatingKind::Two).await.unwrap().unwrap();
        assert_eq!(standing.games, 1);
        assert_eq!(store.rating_points(ana.id, RatingKind::Two, 9).await.unwrap().len(), 1);
        assert_eq!(store.waiting_tables_of(ana.id).await.unwrap(), 1);
        let stats = store.stats().await.unwrap();
        assert_eq!((stats.players, stats.accounts, stats.sessions), (4, 2, 4));
        assert_eq!((stats.waiting, stats.running, stats.finished), (1, 3 + tries, 1 + tries));
        let downtimes = store.downtimes(Timestamp::MIN).await.unwrap().len();
        assert_eq!(downtimes, usize::from(has_days), "that of form 2 lay in the future");

        let mut sizes = Vec::new();
        for game in store.games_for_servers().await.unwrap() {
            let table = store.table(game).await.unwrap().unwrap();
            sizes.push(table.seats.len());
            go_on(&store, &table).await;
        }
        sizes.sort_unstable();
        assert_eq!(sizes, if has_days { vec![2, 2, 3, 4] } else { vec![2, 3, 4] });
        if has_days {
            days_and_shared_games_are_there(&store, &ana).await;
        }
        assert_eq!(store.check().await.unwrap().damaged, []);
        store.close().await;
        let again = stand.store().await;
        assert_eq!(again.check().await.unwrap().damaged, [], "it opens once more");
        again.close().await;
    }
}

/// Plays a game of the fixture to its end.
async fn go_on(store: &Store, table: &Table) {
    let game = table.id;
    let moves = store.moves(game, 0).await.unwrap();
    assert_eq!((moves.len(), table.moves), (20, 20));
    let config = *table.header.decode().unwrap().config();
    let seed = store.deal_of(game).await.unwrap();
    let mut played = Played::dealt(game, &config, seed).after(&moves);
    while played.ends().is_none() {
        assert_eq!(store.append(played.next(NOW + ms(100))).await.unwrap(), Appended::Done);
    }
    assert!(store.finish(game, &played.ends().unwrap(), NOW + ms(200)).await.unwrap());
    let said = store.say(game, seat(0), &Saying::Phrase(2), NOW + ms(201)).await.unwrap();
    assert_eq!(said.map(|said| said.number), Some(3), "it continues where it was");
    assert_eq!(store.said(game, 9).await.unwrap().len(), 3);
}

/// What a store has since there are days: the day before is closed, and the day that runs has one
/// more try, which was played to its end by now.
async fn days_and_shared_games_are_there(store: &Store, ana: &User) {
    let (today, before) = (Day::of(NOW), Day::of(NOW).yesterday().unwrap());
    let closed = store.day(before, Some(ana.id), 9).await.unwrap();
    assert_eq!(closed.seed, Some(EARLIER));
    let [one] = &closed.tries[..] else { panic!("{closed:?}") };
    assert_eq!((one.name.as_str(), one.luck, Some(one.game)), ("Ana", Some(-7), closed.mine));
    let running = store.day(today, None, 9).await.unwrap();
    assert_eq!((running.seed, running.tries.len()), (None, 1));
    let again = begin_try(store, before, ana, EARLIER).await;
    assert_eq!(again, DayBegun::Closed);
    let shared = store.share(&record(store, one.game).await, NOW).await.unwrap();
    assert!(store.shared(shared, NOW).await.unwrap().is_some());
}

/// The newest form has a fixture too, before a server runs with it.
#[tokio::test]
async fn the_newest_form_has_a_fixture() {
    let store = Stand::sqlite().store().await;
    let (form, newest) = store.form().await.unwrap();
    assert_eq!(form, newest);
    let is_kept = FORMS.iter().any(|&kept| i64::from(kept) == newest);
    assert!(is_kept, "write one, as `a_fixture_can_be_written` says, and list it in FORMS");
}

#[tokio::test]
async fn a_backup_changes_nothing_about_an_older_store() {
    let [stand, _] = fixtures(FORMS[0]);
    let Location::Sqlite(directory) = &stand.place else { panic!("it is a directory") };
    let before = std::fs::read(directory.join("havana.sqlite")).unwrap();
    let store = Store::open_to_read(&stand.place).await.unwrap();
    let (form, newest) = store.form().await.unwrap();
    assert!(form == 2 && newest > form);
    assert_eq!(store.stats().await.unwrap().running, 3);
    let copy = directory.parent().unwrap().join("copy");
    store.backup(&copy).await.unwrap();
    assert!(store.check().await.is_err(), "there are no hashes to check");
    store.close().await;
    assert_eq!(std::fs::read(directory.join("havana.sqlite")).unwrap(), before);
    // The copy has the same form, and a restore brings it to the newest.
    let restored = Store::restore(&copy, &directory.parent().unwrap().join("new")).await.unwrap();
    assert_eq!(restored.form().await.unwrap(), (newest, newest));
    assert_eq!(restored.check().await.unwrap().damaged, []);
}

/// Writes the fixture of this release, to keep when the tables get a new form:
/// `HAVANA_FIXTURE=DIRECTORY cargo test -p havana-store --test suite a_fixture_can_be_written`
#[tokio::test]
async fn a_fixture_can_be_written() {
    let scratch = tempfile::tempdir().unwrap();
    let wished = std::env::var_os("HAVANA_FIXTURE").map(std::path::PathBuf::from);
    let folder = wished.unwrap_or_else(|| scratch.path().to_owned());
    for stand in [Stand::sqlite(), Stand::postgres()] {
        let store = stand.store().await;
        fill(&store).await;
        match &stand.place {
            Location::Sqlite(_) => store.backup(&folder.join("store.sqlite")).await.unwrap(),
            Location::Postgres(address) => {
                let dump = std::process::Command::new("pg_dump")
                    .args(["--no-owner", "--no-privileges", "--inserts", address])
                    .output()
                    .unwrap();
                assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
                std::fs::write(folder.join("store.postgres.sql"), dump.stdout).unwrap();
            }
        }
        store.close().await;
    }
}

/// Accounts, guests, sessions, a finished and rated game, running games of 2, 3 and 4 players of
/// which one has a bot and one a stand-in, words, a table that waits, a closed day and one that
/// runs, a shared game.
async fn fill(store: &Store) {
    let mut people = Vec::new();
    for (number, name) in ["Ana", "Bob", "Cleo", "Dario"].into_iter().enumerate() {
        let player = store.new_player(name, NOW).await.unwrap();
        let hash = [number as u8 + 1; 32];
        store.new_session(&hash, player.id, NOW, NOW + ms(1_000_000)).await.unwrap();
        people.push(player);
    }
    for (player, login) in people.iter().zip(["ana", "Bob"]) {
        store.set_account(player.id, login, "$argon2id$hash").await.unwrap();
    }
    store.add_push(&[1; 32], &push_target(1), NOW).await.unwrap();
    store.secret("vapid", b"secret").await.unwrap();
    let node = havana_protocol::Id::from_random(2);
    store.heartbeat(node, NOW, None, None).await.unwrap();
    store.heartbeat(node, NOW + ms(60_000), Some(ms(0)), None).await.unwrap();

    let over = begin(store, &people[..2], None).await;
    let mut played = Played::new(over, &Config::new(2).unwrap());
    while played.ends().is_none() {
        store.append(played.next(NOW + ms(1))).await.unwrap();
    }
    store.finish(over, &played.ends().unwrap(), NOW + ms(2)).await.unwrap();
    store.say(over, seat(0), &Saying::Phrase(3), NOW + ms(3)).await.unwrap();

    for players in 2..=4 {
        let bot = (players == 3).then_some("normal");
        let game = begin(store, &people[..players - usize::from(bot.is_some())], bot).await;
        let mut played = Played::new(game, &Config::new(players).unwrap());
        for number in 0..20 {
            store.append(played.next(NOW + ms(10 + number))).await.unwrap();
        }
        store.say(game, seat(0), &Saying::Text("Hello".to_owned()), NOW + ms(40)).await.unwrap();
        store.say(game, seat(1), &Saying::Phrase(1), NOW + ms(41)).await.unwrap();
        if players == 4 {
            store.set_stand_in(game, seat(3), Some("planner"), false).await.unwrap();
        }
    }
    let waiting = table_of(vec![SeatHolder::Person(people[0].id), SeatHolder::Free]);
    store.new_table(&waiting, NOW + ms(50), named_header).await.unwrap();
    fill_days(store, &people).await;
}

async fn fill_days(store: &Store, people: &[User]) {
    let (today, before) = (Day::of(NOW), Day::of(NOW).yesterday().unwrap());
    let config = Config::new(2).unwrap();
    let begun = begin_try(store, before, &people[0], EARLIER).await;
    let DayBegun::Begun(over) = begun else { panic!("{begun:?}") };
    let mut played = Played::dealt(over.id, &config, Some(EARLIER));
    while played.ends().is_none() {
        store.append(played.next(NOW + ms(60))).await.unwrap();
    }
    store.finish(over.id, &played.ends().unwrap(), NOW + ms(61)).await.unwrap();
    store.set_luck(over.id, Some(-7)).await.unwrap();
    store.close_days(before).await.unwrap();
    store.share(&record(store, over.id).await, NOW + ms(62)).await.unwrap();

    let begun = begin_try(store, today, &people[1], LATER).await;
    let DayBegun::Begun(running) = begun else { panic!("{begun:?}") };
    let mut played = Played::dealt(running.id, &config, Some(LATER));
    for number in 0..20 {
        store.append(played.next(NOW + ms(70 + number))).await.unwrap();
    }
    for saying in [Saying::Phrase(2), Saying::Phrase(4)] {
        store.say(running.id, seat(0), &saying, NOW + ms(90)).await.unwrap();
    }
}

async fn begin_try(store: &Store, day: Day, player: &User, seed: DaySeed) -> DayBegun {
    let seats = vec![SeatHolder::Person(player.id), SeatHolder::Bot("greedy".to_owned())];
    store.begin_day(day, seed, &table_of(seats), NOW, named_header).await.unwrap()
}

/// The record of a game, as people share it.
async fn record(store: &Store, game: havana_protocol::Id) -> Vec<u8> {
    let moves = store.moves(game, 0).await.unwrap();
    let inputs: Vec<_> = moves.into_iter().flat_map(|made| made.inputs).collect();
    Record::new(Config::new(2).unwrap(), &inputs).unwrap().to_binary()
}

async fn begin(store: &Store, people: &[User], bot: Option<&str>) -> havana_protocol::Id {
    let people = people.iter().map(|player| SeatHolder::Person(player.id));
    let seats = people.chain(bot.map(|level| SeatHolder::Bot(level.to_owned()))).collect();
    store.new_table(&table_of(seats), NOW, named_header).await.unwrap().id
}
