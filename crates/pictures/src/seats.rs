//! A badge for each seat: a colour with an emblem, so that colour is never alone.

use havana_rules::Seat;

use crate::art::Art;

const INK: &str = "var(--hv-on-seat,#ffffff)";

/// The badge of a seat, 24 × 24: hibiscus, fish, palm, guitar.
pub fn seat_badge(seat: Seat) -> String {
    let mut art = Art::new(24, 24);
    match seat.index() {
        0 => {
            let ground = "var(--hv-seat-1,#ae3d2b)";
            art.disc(ground, 12.0, 12.0, 12.0)
                .line(INK, 6.4, "M12 7h0M16.8 10.4h0M15 16h0M9 16h0M7.2 10.4h0")
                .disc(ground, 12.0, 12.0, 2.2)
                .line(INK, 1.0, "M12 12l2.6-3.4");
        }
        1 => {
            let ground = "var(--hv-seat-2,#16648b)";
            art.disc(ground, 12.0, 12.0, 12.0)
                .fill(INK, "M3.5 12q6-7.5 12.5-.8l4.2-4.2q1 5 0 10L16 12.8q-6.5 6.7-12.5-.8z")
                .disc(ground, 7.8, 11.2, 1.1)
                .line(ground, 1.1, "M11.3 9.3q1.6 2.7 0 5.4");
        }
        2 => {
            art.disc("var(--hv-seat-3,#3a6d30)", 12.0, 12.0, 12.0)
                .line(INK, 1.9, "M11.3 20q-.8-5 .9-10")
                .fill(INK, "M12.3 10.5Q9 4 4.5 8.5q4.5-1.5 7.8 2Q15.5 4 20 8.5q-4.5-1.5-7.7 2Q7 9.5 6.5 15.5q2-4 5.8-5 5.2-1 5.7 5-2-4-5.7-5Q9.5 5.5 12.8 3q2.2 3.5-.5 7.5z");
        }
        _ => {
            let ground = "var(--hv-seat-4,#75408b)";
            art.disc(ground, 12.0, 12.0, 12.0)
                .line(INK, 8.6, "M8.8 15.2h0")
                .line(INK, 6.4, "M12.2 11.8h0")
                .line(INK, 1.9, "M12 12l6.5-6.5M17.3 4.5l2.2 2.2")
                .disc(ground, 10.6, 13.4, 1.7);
        }
    }
    art.finish()
}
