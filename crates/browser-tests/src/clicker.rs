//! Somebody who plays by clicking whatever glows.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use havana_table::{Purpose, Seed, chance};
use thirtyfour::prelude::*;

use crate::house::House;

/// What a click led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Somebody else is deciding, or something is being shown.
    Waited,
    /// Something was chosen or confirmed.
    Clicked,
    /// The game is over.
    Over,
}

/// Plays by clicking whatever glows, at random but always the same for the same seed.
pub struct Clicker {
    whims: rand_source::Whims,
    /// The kinds of decisions made so far.
    pub kinds: BTreeSet<String>,
}

mod rand_source {
    use super::{Purpose, Seed, chance};

    /// A stream of random numbers.
    pub(crate) struct Whims(Box<dyn FnMut(u32) -> u32 + Send>);

    impl Whims {
        pub(crate) fn new(seed: u64) -> Whims {
            let mut stream = Seed::of_game(seed, 0, Purpose::Whims).stream();
            Whims(Box::new(move |bound| chance::below(&mut stream, bound)))
        }

        pub(crate) fn below(&mut self, bound: usize) -> usize {
            (self.0)(bound as u32) as usize
        }
    }
}

/// How long a whole game may take.
const PATIENCE: Duration = Duration::from_mins(4);

impl Clicker {
    /// Somebody with these whims.
    pub fn new(seed: u64) -> Clicker {
        Clicker { whims: rand_source::Whims::new(seed), kinds: BTreeSet::new() }
    }

    /// Plays the game to its end.
    pub async fn play(&mut self, house: &House) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            match self.step(house).await.map_err(|error| error.to_string())? {
                Step::Over => return Ok(()),
                Step::Clicked => {}
                Step::Waited => tokio::time::sleep(Duration::from_millis(20)).await,
            }
            if begun.elapsed() > PATIENCE {
                return Err("the game did not end in time".to_owned());
            }
        }
    }

    /// Makes one click.
    pub async fn step(&mut self, house: &House) -> WebDriverResult<Step> {
        const LOOK: &str = "return document.querySelector('.finish') ? 'over'
            : document.querySelector('#open-curtain') ? 'curtain'
            : document.querySelector('#confirm.ready:not(.hidden)') ? 'ready'
            : document.querySelector('.decide.asked')?.dataset.choice ?? 'wait'";
        let seen = house.ask(LOOK).await?;
        match seen.as_str().unwrap_or("wait") {
            "over" => return Ok(Step::Over),
            "wait" => return Ok(Step::Waited),
            "curtain" => house.click("#open-curtain").await?,
            "ready" => house.click("#confirm").await?,
            kind => {
                self.kinds.insert(kind.to_owned());
                return self.choose(house).await;
            }
        }
        Ok(Step::Clicked)
    }

    /// Clicks one of the things that glow and are not chosen yet.
    async fn choose(&mut self, house: &House) -> WebDriverResult<Step> {
        let glowing = "button.glows:not(.chosen):not(.step):not(.hidden)";
        let found = house.driver.find_all(By::Css(glowing)).await?;
        if found.is_empty() {
            return Ok(Step::Waited);
        }
        let element = &found[self.whims.below(found.len())];
        // Between looking and clicking a bot may have moved on.
        match click_in_sight(house, element).await {
            Ok(()) => Ok(Step::Clicked),
            Err(_) => Ok(Step::Waited),
        }
    }
}

async fn click_in_sight(house: &House, element: &WebElement) -> WebDriverResult<()> {
    let show = "arguments[0].scrollIntoView({block: 'center'});";
    house.driver.execute(show, vec![element.to_json()?]).await?;
    element.click().await
}
