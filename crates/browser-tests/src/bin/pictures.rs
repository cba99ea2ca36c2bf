//! Screenshots of every page and every kind of decision, at six sizes and in both themes, for people
//! to look at. Those that README.md shows are copied to where it finds them.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use havana_browser_tests::kinds::{KINDS, Kind};
use havana_browser_tests::tour::Stop;
use havana_browser_tests::{Browsers, DESK, SIZES, Tab, build_folder};

const THEMES: [(&str, bool); 2] = [("light", false), ("dark", true)];

/// The pictures that the documents show.
const SHOWN: [&str; 2] = ["table-desk-light.png", "table-upright-light.png"];

#[tokio::main]
async fn main() -> ExitCode {
    let wishes: Vec<String> = std::env::args().skip(1).collect();
    match take_all(&wishes).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("pictures: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Takes the pictures whose names have all of the wished parts.
async fn take_all(wishes: &[String]) -> Result<(), String> {
    let folder = build_folder().join("pictures");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let browsers = Browsers::start().await?;
    let tab = browsers.tab(DESK).await?;
    let album = Album { folder: folder.clone(), wishes, tab: &tab };
    for page in Stop::ALL {
        if album.wants(&page.name()) {
            page.reach(&tab, DESK).await.map_err(|reason| format!("{page:?}: {reason}"))?;
            if page == Stop::Table {
                // What happened before lies over a phone's header; Escape puts it away.
                tab.press(char::from(thirtyfour::Key::Escape).to_string()).await?;
            }
            album.take(&page.name()).await?;
        }
    }
    tab.visit("#setup").await?;
    for kind in &KINDS {
        album.take_decision(kind).await?;
    }
    browsers.give_back(tab).await?;
    browsers.end().await;
    let shown =
        SHOWN.into_iter().filter(|name| wishes.iter().all(|wish| name.contains(wish.as_str())));
    let shown: Vec<PathBuf> = shown.map(|name| folder.join(name)).collect();
    make_small(&shown);
    show(&shown)
}

/// Where pictures are put, and which ones.
struct Album<'a> {
    folder: PathBuf,
    wishes: &'a [String],
    tab: &'a Tab,
}

impl Album<'_> {
    /// The wished names of a page, with how it is shown in each.
    fn names(&self, page: &str) -> impl Iterator<Item = (String, usize, bool)> {
        let all = SIZES.iter().enumerate().flat_map(move |(size, (name, _))| {
            THEMES.map(|(theme, dark)| (format!("{page}-{name}-{theme}.png"), size, dark))
        });
        all.filter(|(name, ..)| self.wishes.iter().all(|wish| name.contains(wish.as_str())))
    }

    fn wants(&self, page: &str) -> bool {
        self.names(page).next().is_some()
    }

    /// Takes the page as it stands.
    async fn take(&self, page: &str) -> Result<(), String> {
        for (name, size, dark) in self.names(page) {
            self.tab.resize(SIZES[size].1).await?;
            self.tab.darken(dark).await?;
            take(self.tab, &self.folder.join(name)).await?;
        }
        self.tab.resize(DESK).await?;
        self.tab.darken(false).await?;
        println!("{page}");
        Ok(())
    }

    /// A decision as it is asked, and once it is begun.
    async fn take_decision(&self, kind: &Kind) -> Result<(), String> {
        let (asked, begun) =
            (format!("decide-{}", kind.name), format!("decide-{}-begun", kind.name));
        if !self.wants(&asked) && !self.wants(&begun) {
            return Ok(());
        }
        kind.reach(self.tab).await?;
        self.take(&asked).await?;
        if kind.begin(self.tab).await? {
            self.take(&begun).await?;
        }
        self.tab.ask("location.hash = 'setup'").await?;
        self.tab.wait_for("main.setup").await
    }
}

/// Copies what the documents show.
fn show(pictures: &[PathBuf]) -> Result<(), String> {
    let shown = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures"));
    for picture in pictures {
        let name = picture.file_name().unwrap_or_default();
        std::fs::copy(picture, shown.join(name)).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// A palette makes the pictures a third as large; without the tool for it they are just larger.
fn make_small(pictures: &[PathBuf]) {
    let wishes = ["--force", "--ext", ".png", "--skip-if-larger", "--quality", "40-85"];
    if !pictures.is_empty()
        && Command::new("pngquant").args(wishes).args(pictures).status().is_err()
    {
        println!("the pictures are as large as they are: there is no pngquant");
    }
}

/// Takes the picture two frames later, when everything has found its place.
async fn take(tab: &Tab, path: &Path) -> Result<(), String> {
    let settled = "const done = arguments[arguments.length - 1];
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";
    let text = |error: thirtyfour::error::WebDriverError| error.to_string();
    tab.driver.execute_async(settled, Vec::new()).await.map_err(text)?;
    tab.driver.screenshot(path).await.map_err(text)
}
