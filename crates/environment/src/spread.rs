//! Bits as bytes.

/// Eight bits as eight bytes of 0 or 1, the lowest bit first.
#[inline]
pub(crate) fn spread(bits: u8) -> [u8; 8] {
    // Eight bits become eight bytes by one multiplication.
    const SPREAD: u64 = 0x0002_0408_1020_4081;
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    // Bits 0 to 6 and bit 7 are spread apart, since their products would meet.
    let low = u64::from(bits & 0x7F).wrapping_mul(SPREAD) & LOWEST;
    (low | u64::from(bits >> 7) << 56).to_le_bytes()
}

/// The lowest bits of a word as bytes of 0 or 1, as many as there are bytes.
#[inline(always)]
pub(crate) fn spread_into<const N: usize>(bits: u64, bytes: &mut [u8; N]) {
    const { assert!(N <= 64) }
    let lanes = bits.to_le_bytes();
    let (eights, rest) = bytes.as_chunks_mut::<8>();
    for (eight, &lane) in eights.iter_mut().zip(&lanes) {
        *eight = spread(lane);
    }
    if !N.is_multiple_of(8) {
        rest.copy_from_slice(&spread(lanes[N / 8])[..N % 8]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_becomes_its_byte() {
        for bits in 0..=u8::MAX {
            let expected: Vec<u8> = (0..8).map(|bit| bits >> bit & 1).collect();
            assert_eq!(spread(bits).to_vec(), expected);
        }
        let mut bytes = [9; 13];
        spread_into(0b1_0010_1000_0001, &mut bytes);
        assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1]);
    }
}
