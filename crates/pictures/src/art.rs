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

/// Into how many parts of about this size a length is divided, at least one.
pub(crate) fn divided(length: f32, about: f32) -> u8 {
    let mut count = 1;
    while count < u8::MAX && (f32::from(count) + 0.5) * about < length {
        count += 1;
    }
    count
}

/// A picture being drawn. Everything drawn later lies over what was drawn before.
pub(crate) struct Art {
    svg: String,
}

impl Art {
    /// An empty picture of this size, which fills any box it is put into.
    pub(crate) fn new(width: u16, height: u16) -> Art {
        let mut svg = String::with_capacity(4096);
        let _ = write!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">"#
        );
        Art { svg }
    }

    /// An empty line icon in the colour of the text around it.
    pub(crate) fn icon() -> Art {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">"#;
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

    /// Several boxes of one colour, each `(x, y, w, h)`, as a single element.
    pub(crate) fn rects(&mut self, fill: &str, boxes: &[(f32, f32, f32, f32)]) -> &mut Art {
        self.raw(r#"<path fill=""#).raw(fill).raw(r#"" d=""#);
        for &(x, y, w, h) in boxes {
            let (x, y, w, h) = (N(x), N(y), N(w), N(h));
            self.write(format_args!("M{x} {y}h{w}v{h}H{x}z"));
        }
        self.raw(r#""/>"#)
    }

    pub(crate) fn rect(&mut self, fill: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        self.rects(fill, &[(x, y, w, h)])
    }

    /// A filled path.
    pub(crate) fn fill(&mut self, fill: &str, d: &str) -> &mut Art {
        self.raw(r#"<path fill=""#).raw(fill).raw(r#"" d=""#).raw(d).raw(r#""/>"#)
    }

    /// A stroked path.
    pub(crate) fn line(&mut self, stroke: &str, width: f32, d: &str) -> &mut Art {
        self.write(format_args!(r#"<path stroke="{stroke}" stroke-width="{}" d="{d}"/>"#, N(width)))
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
            r#"<path stroke="{stroke}" stroke-width="{}" stroke-linecap="butt" stroke-dasharray="{dash}" d="{d}"/>"#,
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

    /// A veil from each of these lines down to `foot`, so that a colour gathers towards the horizon.
    pub(crate) fn bands(
        &mut self,
        fill: &str,
        opacity: &str,
        (x, w): (f32, f32),
        lines: &[f32],
        foot: f32,
    ) -> &mut Art {
        self.write(format_args!(r#"<g fill="{fill}" fill-opacity="{opacity}">"#));
        for &y in lines {
            let (x, y, w, h) = (N(x), N(y), N(w), N(foot - y));
            self.write(format_args!(r#"<path d="M{x} {y}h{w}v{h}H{x}z"/>"#));
        }
        self.raw("</g>")
    }

    /// Draws at another place.
    pub(crate) fn moved(&mut self, (x, y): (f32, f32), draw: impl FnOnce(&mut Art)) -> &mut Art {
        self.write(format_args!(r#"<g transform="translate({} {})">"#, N(x), N(y)));
        draw(self);
        self.raw("</g>")
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
