//! Sounds, made here and now; off unless a person turns them on.

use std::cell::RefCell;

use havana_client::Sound;
use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

use crate::app::app;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound, if sounds are on.
pub(crate) fn play(sound: Sound) {
    if !app().settings.with_untracked(|settings| settings.sound) {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            for (tone, &(pitch, length)) in notes(sound).iter().enumerate() {
                let start = f64::from(tone as u8) * 0.09;
                ring(context, wave(sound), pitch, start, length);
            }
        }
    });
}

/// Pitches in hertz and lengths in seconds, one after another.
fn notes(sound: Sound) -> &'static [(f32, f64)] {
    match sound {
        Sound::Click => &[(660.0, 0.04)],
        Sound::Card => &[(330.0, 0.05), (392.0, 0.05)],
        Sound::Coin => &[(1318.5, 0.08), (1760.0, 0.12)],
        Sound::Cube => &[(196.0, 0.07)],
        Sound::Theft => &[(293.7, 0.1), (207.7, 0.18)],
        Sound::Build => &[(392.0, 0.12), (523.3, 0.12), (659.3, 0.24)],
        Sound::YourTurn => &[(523.3, 0.1), (784.0, 0.16)],
        Sound::Over => &[(392.0, 0.18), (523.3, 0.18), (659.3, 0.18), (784.0, 0.5)],
        Sound::Won => &[
            (523.3, 0.12),
            (523.3, 0.12),
            (784.0, 0.16),
            (659.3, 0.12),
            (784.0, 0.16),
            (1046.5, 0.9),
            (1318.5, 0.9),
            (1568.0, 0.9),
        ],
    }
}

fn wave(sound: Sound) -> OscillatorType {
    match sound {
        Sound::Cube | Sound::Click => OscillatorType::Triangle,
        Sound::Theft => OscillatorType::Sawtooth,
        _ => OscillatorType::Sine,
    }
}

/// Rings one tone that dies away.
fn ring(
    context: &AudioContext,
    wave: OscillatorType,
    pitch: f32,
    start: f64,
    length: f64,
) -> Option<()> {
    let (tone, volume) = (context.create_oscillator().ok()?, context.create_gain().ok()?);
    let begin = context.current_time() + start;
    tone.set_type(wave);
    tone.frequency().set_value(pitch);
    volume.gain().set_value_at_time(0.12, begin).ok()?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, begin + length).ok()?;
    tone.connect_with_audio_node(&volume).ok()?;
    volume.connect_with_audio_node(&context.destination()).ok()?;
    tone.start_with_when(begin).ok()?;
    tone.stop_with_when(begin + length).ok()
}
