//! Sorting lists that are short, in little code.

/// Sorts a short list; equal elements stay in their order.
///
/// The library's sort is fast for long lists, and four kilobytes of the browser's program for each
/// type that it sorts.
pub fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let place = list[..end].partition_point(|before| key(before) <= key(&list[end]));
        list[place..=end].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_elements_stay_in_their_order() {
        let mut list = ["bb", "a", "cc", "", "d", "ee"];
        sort_short(&mut list, |word| word.len());
        assert_eq!(list, ["", "a", "d", "bb", "cc", "ee"]);
        sort_short(&mut list[..0], |word| word.len());
    }
}
