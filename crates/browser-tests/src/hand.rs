//! A mouse or a finger: it clicks, drags and stays.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use crate::tab::Tab;

impl Tab {
    /// A script's function that brings an element into sight and answers where a touch reaches it.
    pub const REACH: &str = include_str!("reach.js");

    /// Clicks or touches the first element like this, as soon as it is there.
    pub async fn click(&self, selector: &str) -> Result<(), String> {
        let at = self.reach(selector).await?;
        self.click_at(&at).await.map_err(|reason| format!("{selector}: {reason}"))
    }

    /// Where a touch reaches the first element like this, as soon as it is there.
    async fn reach(&self, selector: &str) -> Result<Value, String> {
        self.wait_for(selector).await?;
        let find =
            format!("{}; return reach(document.querySelector({}));", Tab::REACH, json!(selector));
        self.ask(&find).await
    }

    /// Clicks or touches a place, given as `{ x, y }`.
    pub(crate) async fn click_at(&self, at: &Value) -> Result<(), String> {
        self.point("down", at).await?;
        self.point("up", at).await
    }

    /// Rests with the mouse on the first element like this.
    pub async fn rest_on(&self, selector: &str) -> Result<(), String> {
        let at = self.reach(selector).await?;
        let event = json!({ "type": "mouseMoved", "x": at["x"], "y": at["y"] });
        self.command("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Drags the first element like this onto the first like that.
    pub async fn drag(&self, from: &str, to: &str) -> Result<(), String> {
        let (from, to) = (self.reach(from).await?, self.reach(to).await?);
        self.point("down", &from).await?;
        let between = |part: f64| {
            let of = |side: &str| {
                let (from, to) = (from[side].as_f64(), to[side].as_f64());
                from.zip(to).map(|(from, to)| from + (to - from) * part)
            };
            json!({ "x": of("x"), "y": of("y") })
        };
        for part in [0.1, 0.5, 1.0] {
            self.point("move", &between(part)).await?;
        }
        self.point("up", &to).await
    }

    /// Holds a finger on the first element like this until something is there. What it lies in may
    /// take the touch in its place.
    pub async fn hold(&self, selector: &str, wanted: &str) -> Result<(), String> {
        self.wait_for(selector).await?;
        let middle = format!(
            "const {{ left, top, width, height }} =
                document.querySelector({}).getBoundingClientRect();
            return {{ x: left + width / 2, y: top + height / 2 }};",
            json!(selector)
        );
        let at = self.ask(&middle).await?;
        self.point("down", &at).await?;
        self.wait_for(wanted).await?;
        self.point("up", &at).await
    }

    /// What a script answers while a mouse button or a finger is down on the first element like this.
    pub async fn ask_pressed(&self, selector: &str, script: &str) -> Result<Value, String> {
        let at = self.reach(selector).await?;
        self.point("down", &at).await?;
        let answer = self.ask(script).await;
        self.point("up", &at).await?;
        answer
    }

    /// Does one thing with the mouse or the finger at a place.
    async fn point(&self, what: &str, at: &Value) -> Result<(), String> {
        let (Some(x), Some(y)) = (at["x"].as_f64(), at["y"].as_f64()) else {
            return Err("something else lies over it wherever it is scrolled to".to_owned());
        };
        if self.touches.load(Ordering::Relaxed) {
            let (kind, points) = match what {
                "down" => ("touchStart", json!([{ "x": x, "y": y }])),
                "move" => ("touchMove", json!([{ "x": x, "y": y }])),
                _ => ("touchEnd", json!([])),
            };
            let event = json!({ "type": kind, "touchPoints": points });
            return self.command("Input.dispatchTouchEvent", event).await.map(drop);
        }
        let (kind, buttons) = match what {
            "down" => ("mousePressed", 1),
            "move" => ("mouseMoved", 1),
            _ => ("mouseReleased", 0),
        };
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left",
            "buttons": buttons, "clickCount": 1 });
        self.command("Input.dispatchMouseEvent", event).await.map(drop)
    }
}
