//! Screenshots of the main pages at three sizes and in both themes, for people to look at.

use std::path::PathBuf;

use havana_browser_tests::{Clicker, DESK, House, PHONE, Size, TABLET};

use crate::fail;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures"))
}

const SIZES: [(&str, Size); 3] = [("desk", DESK), ("tablet", TABLET), ("phone", PHONE)];

async fn take(house: &House, page: &str) {
    for (name, size) in SIZES {
        fail(house.resize(size).await);
        for (theme, dark) in [("light", false), ("dark", true)] {
            fail(house.darken(dark).await);
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
            let path = folder().join(format!("{page}-{name}-{theme}.png"));
            fail(house.driver.screenshot(&path).await);
        }
    }
    fail(house.resize(DESK).await);
}

/// Only when `HAVANA_PICTURES` is set, so that a plain test run leaves the pictures as they are.
#[tokio::test]
async fn pictures_of_the_main_pages() {
    if std::env::var_os("HAVANA_PICTURES").is_none() {
        return;
    }
    fail(std::fs::create_dir_all(folder()));
    let house = fail(House::open(DESK).await);
    fail(house.visit("?seed=12").await);
    take(&house, "home").await;
    fail(house.click("#play-now").await);
    let mut clicker = Clicker::new(4);
    for _ in 0..60 {
        fail(clicker.step(&house).await);
    }
    fail(house.wait_for(".decide.asked").await);
    take(&house, "table").await;
    fail(clicker.play(&house).await);
    take(&house, "end").await;
    fail(house.click("#watch").await);
    take(&house, "replay").await;
    fail(house.visit("#setup").await);
    take(&house, "setup").await;
    fail(house.close().await);
}
