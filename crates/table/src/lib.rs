//! One game of Havana being played.
