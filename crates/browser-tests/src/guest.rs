//! A guest at a window who plays with others.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::tab::Tab;
use crate::told::told;

impl Tab {
    /// Opens a place of online play, with an ear at the line to the server.
    pub async fn visit_listening(&self, place: &str) -> Result<(), String> {
        if self.ear.get().is_none() {
            let source = json!({ "source": include_str!("listening.js") });
            let ear = self.command("Page.addScriptToEvaluateOnNewDocument", source).await?;
            let _ = self.ear.set(ear);
        }
        self.visit(place).await
    }

    /// Types a text where it belongs.
    pub async fn write(&self, selector: &str, text: &str) -> Result<(), String> {
        self.wait_for(selector).await?;
        let field = self.driver.find(By::Css(selector)).await.map_err(told)?;
        field.clear().await.map_err(told)?;
        field.send_keys(text).await.map_err(told)
    }

    /// Comes into the lobby under a name. The lobby itself asks for none, but a new table does.
    pub async fn come_in(&self, name: &str) -> Result<(), String> {
        self.visit_listening("online#online/new").await?;
        self.write("#name", name).await?;
        self.click("#name-go").await?;
        self.wait_for("#make").await?;
        self.ask("location.hash = 'online'").await?;
        self.wait_for("#new-table").await
    }

    /// Makes a table at which a few points win and everybody else comes by the link; the answer is
    /// the link, as it stands after the address. `choices` are further places of lists.
    pub async fn make_table(
        &self,
        points: u8,
        choices: &[(&str, usize)],
    ) -> Result<String, String> {
        self.click("#new-table").await?;
        for (list, place) in choices {
            self.choose(list, *place).await?;
        }
        self.write("#target", &points.to_string()).await?;
        self.click("#make").await?;
        self.wait_for("#invite").await?;
        let link = self.ask("return document.querySelector('#invite').value").await?;
        let link = link.as_str().and_then(|link| link.split_once("/t/"));
        link.map(|(_, place)| format!("t/{place}")).ok_or_else(|| "no link".to_owned())
    }

    /// Comes to a table by its link, under a name, without an account.
    pub async fn come_by_link(&self, link: &str, name: &str) -> Result<(), String> {
        self.visit_listening(link).await?;
        self.write("#name", name).await?;
        self.click("#name-go").await
    }

    /// Breaks the line to the server, and waits until the page has made it again.
    pub async fn break_line(&self) -> Result<(), String> {
        let made = self.ask("lines.forEach((line) => line.close()); return lines.length").await?;
        self.wait_until(&format!("lines.length > {made}")).await
    }

    /// How often a line to the server was made.
    pub async fn lines(&self) -> Result<u64, String> {
        Ok(self.ask("return lines.length").await?.as_u64().unwrap_or(0))
    }

    /// Everything the server said over the sockets of this page, frame by frame.
    pub async fn heard(&self) -> Result<Vec<Vec<u8>>, String> {
        serde_json::from_value(self.ask("return heard").await?).map_err(told)
    }
}
