//! Where an explanation stands: beside what it is about, and never over the decision.

/// A rectangle of the screen, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

/// On which side of something an explanation stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Right,
    Above,
    Left,
    Below,
}

/// Where an explanation stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// The left edge of the explanation.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// The side of what it is about.
    pub side: Side,
    /// How far along the edge that faces it the arrow stands.
    pub arrow: f64,
}

/// Between an explanation and what it is about.
const GAP: f64 = 14.0;
/// Between an explanation and the edge of the window.
const MARGIN: f64 = 8.0;
/// The arrow keeps this far from the corners.
const CORNER: f64 = 22.0;

impl Rect {
    fn right(self) -> f64 {
        self.left + self.width
    }

    fn bottom(self) -> f64 {
        self.top + self.height
    }

    fn overlaps(self, other: Rect) -> bool {
        self.left < other.right()
            && other.left < self.right()
            && self.top < other.bottom()
            && other.top < self.bottom()
    }
}

impl Side {
    const ALL: [Side; 4] = [Side::Right, Side::Above, Side::Left, Side::Below];

    /// Its name in styles.
    pub const fn key(self) -> &'static str {
        match self {
            Side::Right => "right",
            Side::Above => "above",
            Side::Left => "left",
            Side::Below => "below",
        }
    }
}

/// Where a card of this size fits beside a target without covering the target or what must stay
/// free; `None` if it fits nowhere. On each side it stands in the middle, or else at an end.
pub fn beside(
    target: Rect,
    card: (f64, f64),
    window: (f64, f64),
    free: &[Rect],
) -> Option<Placement> {
    let (width, height) = card;
    let fits = |side: Side, left: f64, top: f64| {
        let place = Rect { left, top, width, height };
        let in_window = left >= MARGIN
            && top >= MARGIN
            && place.right() <= window.0 - MARGIN
            && place.bottom() <= window.1 - MARGIN;
        let covers = place.overlaps(target) || free.iter().any(|&other| place.overlaps(other));
        (in_window && !covers).then(|| Placement {
            left,
            top,
            side,
            arrow: arrow(target, place, side),
        })
    };
    Side::ALL.into_iter().find_map(|side| match side {
        Side::Right | Side::Left => {
            let left =
                if side == Side::Right { target.right() + GAP } else { target.left - GAP - width };
            let tops = along(target.top, target.height, height, window.1);
            tops.into_iter().find_map(|top| fits(side, left, top))
        }
        Side::Above | Side::Below => {
            let top =
                if side == Side::Below { target.bottom() + GAP } else { target.top - GAP - height };
            let lefts = along(target.left, target.width, width, window.0);
            lefts.into_iter().find_map(|left| fits(side, left, top))
        }
    })
}

/// A value moved between two bounds; the lower one holds if they cross. `f64::clamp` prints both when it
/// panics, and the code that prints them would be one hundredth of what a browser loads.
pub fn within(value: f64, least: f64, most: f64) -> f64 {
    value.min(most).max(least)
}

/// Where a card may begin along one edge of its target: in the middle, at the far end, at the
/// near end, each moved into the window.
fn along(at: f64, length: f64, card: f64, window: f64) -> [f64; 3] {
    let most = window - MARGIN - card;
    [at + (length - card) / 2.0, at + length - card, at].map(|begin| within(begin, MARGIN, most))
}

/// The arrow points at the middle of what is explained, as far as the card reaches.
fn arrow(target: Rect, card: Rect, side: Side) -> f64 {
    let (middle, length) = match side {
        Side::Right | Side::Left => (target.top + target.height / 2.0 - card.top, card.height),
        Side::Above | Side::Below => (target.left + target.width / 2.0 - card.left, card.width),
    };
    within(middle, CORNER, length - CORNER)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESK: (f64, f64) = (1440.0, 900.0);
    const CARD: (f64, f64) = (280.0, 190.0);

    #[test]
    fn the_lower_bound_holds_where_both_cannot() {
        let is = |value: f64, bounds: (f64, f64), moved: f64| {
            let found = within(value, bounds.0, bounds.1);
            assert!((found - moved).abs() < f64::EPSILON, "{value} in {bounds:?}: {found}");
        };
        for (value, moved) in [(-1.0, 2.0), (3.0, 3.0), (9.0, 5.0)] {
            is(value, (2.0, 5.0), moved);
        }
        is(1.0, (4.0, 2.0), 4.0);
        is(9.0, (4.0, 2.0), 4.0);
    }

    fn rect(left: f64, top: f64, width: f64, height: f64) -> Rect {
        Rect { left, top, width, height }
    }

    #[test]
    fn it_stands_at_the_right_where_there_is_room() {
        let rows = rect(290.0, 60.0, 830.0, 450.0);
        let right = Placement { left: 1134.0, top: 190.0, side: Side::Right, arrow: 95.0 };
        assert_eq!(beside(rows, CARD, DESK, &[]), Some(right));
        let too_wide = beside(rows, (340.0, 190.0), DESK, &[]);
        assert_eq!(too_wide.map(|place| place.side), Some(Side::Below));
    }

    #[test]
    fn it_never_covers_the_decision() {
        let own = rect(10.0, 700.0, 270.0, 190.0);
        let decision = rect(290.0, 650.0, 400.0, 240.0);
        let place = beside(own, CARD, DESK, &[decision]).expect("there is room above");
        assert_eq!(place.side, Side::Above);
        assert!(place.left >= MARGIN && place.top + CARD.1 < 700.0);
    }

    #[test]
    fn it_moves_to_an_end_where_the_middle_is_taken() {
        let hand = rect(12.0, 740.0, 1416.0, 150.0);
        let decision = rect(293.0, 600.0, 838.0, 134.0);
        let place = beside(hand, CARD, DESK, &[decision]).expect("there is room at the end");
        assert_eq!((place.side, place.left), (Side::Above, 1148.0));
    }

    #[test]
    fn the_arrow_points_at_the_middle_and_stays_off_the_corners() {
        let hand = rect(700.0, 740.0, 700.0, 150.0);
        let above = beside(hand, CARD, DESK, &[]).expect("there is room above");
        assert_eq!((above.side, above.arrow), (Side::Above, 140.0));
        let corner = rect(2.0, 880.0, 20.0, 18.0);
        let place = beside(corner, CARD, DESK, &[]).expect("there is room beside it");
        assert_eq!((place.side, place.arrow), (Side::Right, CARD.1 - CORNER));
    }

    #[test]
    fn where_nothing_fits_it_says_so() {
        assert_eq!(beside(rect(0.0, 0.0, 360.0, 780.0), CARD, (360.0, 780.0), &[]), None);
    }
}
