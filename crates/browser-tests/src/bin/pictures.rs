//! Screenshots of the main pages at three sizes and in both themes, for people to look at.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use havana_browser_tests::tour::Stop;
use havana_browser_tests::{Browsers, DESK, House, PHONE, Size, TABLET};

const SIZES: [(&str, Size); 3] = [("desk", DESK), ("tablet", TABLET), ("phone", PHONE)];
const PAGES: [Stop; 9] = [
    Stop::Home,
    Stop::Setup,
    Stop::Table,
    Stop::End,
    Stop::Replay,
    Stop::Rules,
    Stop::Lesson,
    Stop::Lobby,
    Stop::Company,
];

#[tokio::main]
async fn main() -> ExitCode {
    match take_all().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("pictures: {reason}");
            ExitCode::FAILURE
        }
    }
}

async fn take_all() -> Result<(), String> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures"));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let browsers = Browsers::start().await?;
    let house = browsers.house(DESK).await?;
    for (name, size) in SIZES {
        house.resize(size).await?;
        for page in PAGES {
            page.reach(&house, size).await?;
            for (theme, dark) in [("light", false), ("dark", true)] {
                house.darken(dark).await?;
                take(&house, &folder.join(format!("{}-{name}-{theme}.png", page.name()))).await?;
            }
            println!("{} at {} x {}", page.name(), size.width, size.height);
        }
    }
    browsers.give_back(house).await?;
    browsers.end().await;
    make_small(&folder);
    Ok(())
}

/// A palette makes the pictures a third as large; without the tool for it they are just larger.
fn make_small(folder: &Path) {
    let wishes = ["--force", "--ext", ".png", "--skip-if-larger", "--quality", "40-85"];
    let pictures = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let pictures: Vec<PathBuf> = pictures.map(|picture| picture.path()).collect();
    if Command::new("pngquant").args(wishes).args(pictures).status().is_err() {
        println!("the pictures are as large as they are: there is no pngquant");
    }
}

/// Takes the picture two frames later, when everything has found its place.
async fn take(house: &House, path: &Path) -> Result<(), String> {
    let settled = "const done = arguments[arguments.length - 1];
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";
    let text = |error: thirtyfour::error::WebDriverError| error.to_string();
    house.driver.execute_async(settled, Vec::new()).await.map_err(text)?;
    house.driver.screenshot(path).await.map_err(text)
}
