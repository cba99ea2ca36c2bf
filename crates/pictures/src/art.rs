//! The pen: writes compact SVG.

use core::fmt::{self, Write};

/// A length or place in a picture, written with at most one decimal.
///
/// Its own writing, because the standard one for floats would weigh more than all icons together.
#[derive(Clone, Copy)]
pub(crate) struct N(pub(crate) f32);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        if tenths < 0 {
            f.write_char('-')?;
        }
        write!(f, "{}", tenths.abs() / 10)?;
        match tenths.abs() % 10 {
            0 => Ok(()),
            tenth => write!(f, ".{tenth}"),
        }
    }
}

/// A picture being drawn. Everything drawn later lies over what was drawn before.
pub(crate) struct Art {
    svg: String,
}

impl Art {
    /// An empty picture of this size, which fills whatever box it is put into.
    pub(crate) fn new(width: u16, height: u16) -> Art {
        let mut svg = String::with_capacity(4096);
        let _ = write!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" stroke-linecap="round" stroke-linejoin="round">"#
        );
        Art { svg }
    }

    /// An empty line icon in the colour of the text around it.
    pub(crate) fn icon() -> Art {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">"#;
        Art { svg: svg.to_owned() }
    }

    pub(crate) fn finish(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    /// Ready-made SVG.
    pub(crate) fn raw(&mut self, svg: &str) -> &mut Art {
        self.svg.push_str(svg);
        self
    }

    pub(crate) fn write(&mut self, svg: fmt::Arguments<'_>) -> &mut Art {
        let _ = self.svg.write_fmt(svg);
        self
    }

    pub(crate) fn rect(&mut self, fill: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        let (x, y, w, h) = (N(x), N(y), N(w), N(h));
        self.write(format_args!(
            r#"<path fill="{fill}" d="M{x} {y}h{w}v{h}H{x}z"/>"#
        ))
    }

    /// A filled path.
    pub(crate) fn fill(&mut self, fill: &str, d: &str) -> &mut Art {
        self.raw(r#"<path fill=""#).raw(fill).raw(r#"" d=""#).raw(d).raw(r#""/>"#)
    }

    /// A stroked path.
    pub(crate) fn line(&mut self, stroke: &str, width: f32, d: &str) -> &mut Art {
        self.write(format_args!(
            r#"<path fill="none" stroke="{stroke}" stroke-width="{}" d="{d}"/>"#,
            N(width)
        ))
    }

    pub(crate) fn disc(&mut self, fill: &str, cx: f32, cy: f32, r: f32) -> &mut Art {
        self.write(format_args!(
            r#"<circle fill="{fill}" cx="{}" cy="{}" r="{}"/>"#,
            N(cx),
            N(cy),
            N(r)
        ))
    }

    pub(crate) fn oval(&mut self, fill: &str, cx: f32, cy: f32, rx: f32, ry: f32) -> &mut Art {
        self.write(format_args!(
            r#"<ellipse fill="{fill}" cx="{}" cy="{}" rx="{}" ry="{}"/>"#,
            N(cx),
            N(cy),
            N(rx),
            N(ry)
        ))
    }

    /// A dashed line: a whole row of bars, windows or steps as a single element.
    pub(crate) fn dashes(&mut self, stroke: &str, width: f32, dash: &str, d: &str) -> &mut Art {
        self.write(format_args!(
            r#"<path fill="none" stroke="{stroke}" stroke-width="{}" stroke-linecap="butt" stroke-dasharray="{dash}" d="{d}"/>"#,
            N(width)
        ))
    }

    /// Upright bars in a box: balusters, fence rails, a row of windows.
    pub(crate) fn bars(
        &mut self,
        stroke: &str,
        dash: &str,
        (x, y): (f32, f32),
        w: f32,
        h: f32,
    ) -> &mut Art {
        self.dashes(stroke, h, dash, &format!("M{} {}h{}", N(x), N(y + h / 2.0), N(w)))
    }

    /// Level bars in a box: slats, courses of stone, steps.
    pub(crate) fn slats(
        &mut self,
        stroke: &str,
        dash: &str,
        (x, y): (f32, f32),
        w: f32,
        h: f32,
    ) -> &mut Art {
        self.dashes(stroke, w, dash, &format!("M{} {}v{}", N(x + w / 2.0), N(y), N(h)))
    }

    /// Draws at another place and scale; a negative first scale mirrors.
    pub(crate) fn at(
        &mut self,
        (x, y): (f32, f32),
        (across, down): (f32, f32),
        draw: impl FnOnce(&mut Art),
    ) -> &mut Art {
        let hundredths = |scale: f32| (scale * 100.0).round() as i32;
        let (a, d) = (hundredths(across), hundredths(down));
        self.write(format_args!(
            r#"<g transform="translate({} {})scale({}{}.{:02} {}.{:02})">"#,
            N(x),
            N(y),
            if a < 0 { "-" } else { "" },
            a.abs() / 100,
            a.abs() % 100,
            d / 100,
            d % 100
        ));
        draw(self);
        self.raw("</g>")
    }
}
