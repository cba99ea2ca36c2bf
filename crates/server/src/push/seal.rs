//! Sealing a message for one browser (RFC 8291), as the content coding aes128gcm (RFC 8188).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_protocol::api::PushKeys;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::{aead, error};

use super::Unfit;

/// A point of the curve P-256, uncompressed.
pub(super) const POINT: usize = 65;
const SECRET: usize = 16;
const SALT: usize = 16;
/// What a record may hold at most; ours is one, and far shorter.
const RECORD: u32 = 4096;
/// Ends the last record.
const LAST: u8 = 2;

const BAD_KEY: Unfit = "p256dh must be the browser's P-256 key: 65 bytes as URL-safe base64";
const BAD_SECRET: Unfit = "auth must be 16 bytes as URL-safe base64";
const NO_LUCK: Unfit = "the operating system provides no randomness";

/// The text, so that only the browser with these keys can read it. Every message has a key and a
/// salt of its own.
pub(super) fn seal(keys: &PushKeys, text: &[u8]) -> Result<Vec<u8>, Unfit> {
    let theirs: [u8; POINT] = bytes(&keys.p256dh).ok_or(BAD_KEY)?;
    let secret: [u8; SECRET] = bytes(&keys.auth).ok_or(BAD_SECRET)?;
    let random = SystemRandom::new();
    let mut salt = [0; SALT];
    random.fill(&mut salt).map_err(|_| NO_LUCK)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| NO_LUCK)?;
    let public = own.compute_public_key().map_err(|_| NO_LUCK)?;
    let ours: [u8; POINT] = public.as_ref().try_into().map_err(|_| NO_LUCK)?;
    let theirs_parsed = UnparsedPublicKey::new(&ECDH_P256, theirs);
    let sealed = agree_ephemeral(own, &theirs_parsed, |shared| {
        sealed(shared, &theirs, &ours, &secret, salt, text)
    });
    sealed.map_err(|_| BAD_KEY)?.map_err(|_| NO_LUCK)
}

fn bytes<const LENGTH: usize>(text: &str) -> Option<[u8; LENGTH]> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?.try_into().ok()
}

/// The body of the request, from what both sides know.
fn sealed(
    shared: &[u8],
    theirs: &[u8; POINT],
    ours: &[u8; POINT],
    secret: &[u8; SECRET],
    salt: [u8; SALT],
    text: &[u8],
) -> Result<Vec<u8>, error::Unspecified> {
    let mut material = [0; 32];
    let both = Salt::new(HKDF_SHA256, secret).extract(shared);
    derive(&both, &[b"WebPush: info\0", theirs, ours], &mut material)?;
    let key = Salt::new(HKDF_SHA256, &salt).extract(&material);
    let mut nonce = [0; aead::NONCE_LEN];
    derive(&key, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    let key = key.expand(&[b"Content-Encoding: aes128gcm\0"], &aead::AES_128_GCM)?;
    let key = aead::LessSafeKey::new(aead::UnboundKey::from(key));
    let mut record = [text, &[LAST]].concat();
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], ours, &record].concat())
}

fn derive(from: &Prk, info: &[&[u8]], into: &mut [u8]) -> Result<(), error::Unspecified> {
    from.expand(info, Length(into.len()))?.fill(into)
}

/// The number of bytes derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8291, appendix A.
    #[test]
    fn the_message_of_the_standard_is_sealed_as_it_says() {
        let theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkN\
                      toIAiw4";
        let ours = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr\
                    u3jl7A8";
        let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC\
                    YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL\
                    WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs").unwrap();
        // The standard's own two keys agree on it.
        let own: [u8; 32] = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let own = p256::SecretKey::from_slice(&own).unwrap();
        let their_point: [u8; POINT] = bytes(theirs).unwrap();
        let their_key = p256::PublicKey::from_sec1_bytes(&their_point).unwrap();
        let agreed = p256::ecdh::diffie_hellman(own.to_nonzero_scalar(), their_key.as_affine());
        assert_eq!(agreed.raw_secret_bytes()[..], shared);

        let sealed = sealed(
            &shared,
            &their_point,
            &bytes(ours).unwrap(),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg").unwrap(),
            bytes("DGv6ra1nlYgDCS1FRnbzlw").unwrap(),
            b"When I grow up, I want to be a watermelon",
        );
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed.unwrap()), body);
    }

    #[test]
    fn what_is_no_key_is_told() {
        let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkN\
                     toIAiw4";
        let secret = "BTBZMqHH6r4Tts7J_aSIgg";
        let keys = |p256dh: &str, auth: &str| PushKeys {
            p256dh: p256dh.to_owned(),
            auth: auth.to_owned(),
        };
        assert!(seal(&keys(point, secret), b"hello").is_ok());
        let no_point = URL_SAFE_NO_PAD.encode([4; POINT]);
        for wrong in ["", "?", &point[1..], &no_point, &"A".repeat(100_000)] {
            assert_eq!(seal(&keys(wrong, secret), b"hello"), Err(BAD_KEY));
        }
        for wrong in ["", "?", "AAAA", &secret.repeat(2)] {
            assert_eq!(seal(&keys(point, wrong), b"hello"), Err(BAD_SECRET));
        }
    }
}
