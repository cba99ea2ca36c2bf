//! A run as a drawing: three panels above each other, with the time below.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::Sample;

const WIDTH: u32 = 900;
const TITLE: u32 = 44;
const PANEL: u32 = 190;
/// The name of a panel stands above it.
const NAME: u32 = 26;
const MARGIN: u32 = 16;
/// Room for the numbers at the left and below.
const LEFT: u32 = 64;
const BELOW: u32 = 24;
/// Room for what the time is in.
const FOOT: u32 = 26;
const LETTERS: f64 = 16.0;

/// Colours that the drawing is made with; a style sheet in it replaces them.
const INK: RGBColor = RGBColor(1, 1, 1);
const GRID: RGBColor = RGBColor(1, 1, 2);
const LINE: RGBColor = RGBColor(1, 1, 3);
const NAMES: [(&str, &str); 3] =
    [("#010101", "var(--ink)"), ("#010102", "var(--grid)"), ("#010103", "var(--line)")];
/// An image in a page follows the reader's choice of light or dark; it has its own paper, so that
/// it is readable where the page has another.
const STYLE: &str = "<style>svg{--paper:#ffffff;--ink:#24292f;--grid:#d0d7de;--line:#0b5cad}\
    @media(prefers-color-scheme:dark){svg{--paper:#0d1117;--ink:#e6edf3;--grid:#3d444d;\
    --line:#6cb6ff}}</style>";

/// What a panel shows.
struct Panel {
    name: &'static str,
    value: fn(&Sample) -> f64,
}

const PANELS: [Panel; 3] = [
    Panel { name: "Memory of the server, MB", value: |s| s.memory_mb },
    Panel { name: "Open file handles", value: |s| s.handles as f64 },
    Panel { name: "Database on the disk, MB", value: |s| s.database_mb },
];

/// Draws the samples of a run as SVG, under this title.
pub fn chart(samples: &[Sample], title: &str) -> Result<String, String> {
    let mut svg = String::new();
    let high = TITLE + PANELS.len() as u32 * PANEL + FOOT;
    draw(&mut svg, high, samples, title)
        .map_err(|error| format!("the chart could not be drawn: {error}; please report it"))?;
    Ok(finish(&svg, high, title))
}

fn draw(svg: &mut String, high: u32, samples: &[Sample], title: &str) -> Result<(), String> {
    let root = SVGBackend::with_string(svg, (WIDTH, high)).into_drawing_area();
    let failed = |error: DrawingAreaErrorKind<_>| error.to_string();
    let title_style = words(LETTERS * 1.2, HPos::Left, VPos::Center);
    root.draw(&Text::new(title.to_owned(), at(MARGIN, TITLE / 2), title_style)).map_err(failed)?;
    for (place, panel) in (0..).zip(&PANELS) {
        let area =
            root.clone().shrink((MARGIN, TITLE + place * PANEL), (WIDTH - 2 * MARGIN, PANEL));
        panel.draw(&area, samples)?;
    }
    let unit = words(LETTERS, HPos::Right, VPos::Center);
    let corner = at(WIDTH - MARGIN, high - FOOT / 2);
    root.draw(&Text::new(Time::of(samples).axis(), corner, unit)).map_err(failed)?;
    root.present().map_err(failed)
}

impl Panel {
    fn draw(
        &self,
        area: &DrawingArea<SVGBackend<'_>, Shift>,
        samples: &[Sample],
    ) -> Result<(), String> {
        let failed = |error: DrawingAreaErrorKind<_>| error.to_string();
        let name = words(LETTERS, HPos::Left, VPos::Center);
        area.draw(&Text::new(self.name, at(0, NAME / 2), name)).map_err(failed)?;
        let time = Time::of(samples);
        let points: Vec<(f64, f64)> =
            samples.iter().map(|sample| (time.of_sample(sample), (self.value)(sample))).collect();
        let last = points.iter().map(|&(x, _)| x).fold(0.1, f64::max);
        let most = points.iter().map(|&(_, y)| y).fold(1.0, f64::max);
        let below_name = area.margin(NAME, 0, 0, 12);
        let mut chart = ChartBuilder::on(&below_name)
            .x_label_area_size(BELOW)
            .y_label_area_size(LEFT)
            // From zero, so that a small change does not look like a large one.
            .build_cartesian_2d(0.0..last, 0.0..most * 1.1)
            .map_err(failed)?;
        let number = |value: &f64| {
            let whole = (value - value.round()).abs() < 1e-6;
            if whole { format!("{value:.0}") } else { format!("{value:.1}") }
        };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(12)
            .y_labels(5)
            .x_label_formatter(&number)
            .y_label_formatter(&number)
            .label_style(words(LETTERS, HPos::Left, VPos::Center))
            .axis_style(GRID)
            .bold_line_style(GRID)
            .light_line_style(TRANSPARENT)
            .draw()
            .map_err(failed)?;
        chart.draw_series([PathElement::new(points, LINE.stroke_width(2))]).map_err(failed)?;
        Ok(())
    }
}

/// What the time is counted in.
#[derive(Clone, Copy)]
enum Time {
    Seconds,
    Minutes,
}

impl Time {
    fn of(samples: &[Sample]) -> Time {
        let long = samples.last().is_some_and(|sample| sample.seconds > 180.0);
        if long { Time::Minutes } else { Time::Seconds }
    }

    fn of_sample(self, sample: &Sample) -> f64 {
        match self {
            Time::Seconds => sample.seconds,
            Time::Minutes => sample.seconds / 60.0,
        }
    }

    fn axis(self) -> &'static str {
        match self {
            Time::Seconds => "time, seconds",
            Time::Minutes => "time, minutes",
        }
    }
}

fn at(x: u32, y: u32) -> (i32, i32) {
    (x.cast_signed(), y.cast_signed())
}

fn words(size: f64, h: HPos, v: VPos) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&INK).pos(Pos::new(h, v))
}

/// The drawing with its paper, its colours, and words for people who cannot see it.
fn finish(svg: &str, high: u32, title: &str) -> String {
    let begin = svg.find('>').map_or(0, |end| end + 1);
    let drawn = NAMES.iter().fold(svg[begin..].to_owned(), |drawn, (colour, name)| {
        drawn.replace(&format!("\"{colour}\""), &format!("\"{name}\""))
    });
    let title = title.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let panels = PANELS.map(|panel| panel.name).join("; ");
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {high}\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \
         aria-labelledby=\"title desc\">\n<title id=\"title\">{title}</title>\n\
         <desc id=\"desc\">Over time: {panels}</desc>\n{STYLE}\n\
         <rect width=\"{WIDTH}\" height=\"{high}\" fill=\"var(--paper)\"/>{drawn}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(count: u32) -> Vec<Sample> {
        let sample = |number: u32| Sample {
            seconds: f64::from(number) * 10.0,
            memory_mb: 61.5,
            handles: 412,
            database_mb: f64::from(number),
            ..Sample::default()
        };
        (0..count).map(sample).collect()
    }

    #[test]
    fn a_chart_names_what_it_shows_and_takes_its_colours_from_its_style_sheet() {
        let svg = chart(&run(360), "One hour: <200> games & more").expect("it is drawn");
        let document = roxmltree::Document::parse(&svg).expect("it is well formed");
        let texts: Vec<&str> = document
            .descendants()
            .filter(|node| node.has_tag_name("text"))
            .filter_map(|node| node.text().map(str::trim))
            .collect();
        for text in ["One hour: <200> games & more", "time, minutes", "60", "400"] {
            assert!(texts.contains(&text), "{text}: {texts:?}");
        }
        for panel in &PANELS {
            assert!(texts.contains(&panel.name), "{}: {texts:?}", panel.name);
        }
        let is_line = |node: &roxmltree::Node| node.attribute("stroke") == Some("var(--line)");
        assert_eq!(document.descendants().filter(is_line).count(), PANELS.len());
        assert!(!svg.contains("#0101"), "every colour is one of the style sheet");
        assert!(svg.contains("prefers-color-scheme:dark"));
    }

    #[test]
    fn a_short_run_is_in_seconds_and_an_empty_one_is_drawn_too() {
        assert!(chart(&run(5), "Short").expect("it is drawn").contains("time, seconds"));
        assert!(chart(&[], "Nothing").is_ok());
    }
}
