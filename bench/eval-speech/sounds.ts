/** Sounds without a voice, the same at every run: each gives the sample at `at` seconds, between -1 and 1. */
type Sound = (at: number) => number;

const RATE = 16_000;
const SECONDS = 12;
const TAU = 2 * Math.PI;

export const SOUNDS: Readonly<Record<string, () => Float32Array>> = {
  silence: () => draw(() => 0),
  'white noise': () => noise(0.2, 0),
  'white noise, loud': () => noise(0.8, 0),
  'pink noise': () => noise(0.3, 0.8),
  'pink noise, loud': () => noise(0.9, 0.8),
  'brown noise': () => noise(0.4, 0.98),
  'brown noise, loud': () => noise(0.9, 0.98),
  wind: () => shape(noise(0.8, 0.95), (at) => 0.5 + 0.5 * Math.sin(TAU * 0.3 * at)),
  hum: () => draw((at) => 0.4 * Math.sin(TAU * 50 * at) + 0.2 * Math.sin(TAU * 150 * at)),
  'hum, high': () => draw((at) => 0.4 * Math.sin(TAU * 440 * at)),
  siren: () => draw((at) => 0.5 * Math.sin(TAU * (800 * at + 60 * Math.sin(TAU * 0.5 * at)))),
  telephone: () => draw((at) => (at % 3 < 1 ? 0.3 * (Math.sin(TAU * 440 * at) + Math.sin(TAU * 480 * at)) : 0)),
  clicks: () => bursts({ everySeconds: 0.5, lengthSeconds: 0.004, smoothing: 0 }),
  keyboard: () => bursts({ everySeconds: 0.17, lengthSeconds: 0.02, smoothing: 0.3 }),
  footsteps: () => bursts({ everySeconds: 0.6, lengthSeconds: 0.12, smoothing: 0.95 }),
  applause: () => bursts({ everySeconds: 0.03, lengthSeconds: 0.02, smoothing: 0.4 }),
  cough: () => cough(1.4, 0.25),
  'cough, twice': () => cough(0.7, 0.2),
  sneeze: () => cough(2.5, 0.5),
  'dog, large': () => bark(220, 0.9),
  dog: () => bark(380, 0.6),
  'dog, small': () => bark(620, 0.35),
  'music, chords': () => chords([262, 220, 175, 196], 2, 4),
  'music, slow chords': () => chords([196, 165, 220], 3, 2),
  'music, high chords': () => chords([523, 440, 587], 1, 5),
  'music, plucked': () => melody([262, 294, 330, 392, 440], 0.4),
  'music, fast': () => melody([330, 392, 494, 587, 659], 0.2),
  'music, bass': () => melody([82, 98, 110, 73], 0.5),
  drums: () => drums(2),
  'drums, fast': () => drums(4),
  'hummed tune, low': () => vowels([110, 123, 131, 98], [700, 1_100]),
  'hummed tune': () => vowels([196, 220, 247, 175], [400, 2_000]),
  'hummed tune, high': () => vowels([330, 294, 262, 349], [300, 870]),
};

function draw(sound: Sound, seconds = SECONDS): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, at) => Math.max(-1, Math.min(1, sound(at / RATE))));
}

function shape(samples: Float32Array, loudness: Sound): Float32Array {
  return samples.map((sample, at) => sample * loudness(at / RATE));
}

/** Between -1 and 1, by a linear congruential generator. */
function random(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
}

/** `smoothing` 0 is white, nearer to 1 is darker. */
export function noise(loudness: number, smoothing: number, seconds = SECONDS): Float32Array {
  const next = random();
  let last = 0;
  const samples = draw(() => (last = smoothing * last + (1 - smoothing) * next()), seconds);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * loudness) / peak);
}

function bursts(of: { everySeconds: number; lengthSeconds: number; smoothing: number }): Float32Array {
  return shape(noise(0.9, of.smoothing), (at) => Math.exp(-(at % of.everySeconds) / of.lengthSeconds));
}

/** A blast of air and what rings after it. */
function cough(everySeconds: number, lengthSeconds: number): Float32Array {
  const air = noise(0.8, 0.6);
  return draw((at) => {
    const since = at % everySeconds;
    const ring = 0.3 * Math.sin(TAU * 180 * at) * Math.exp(-since / (lengthSeconds / 2));
    return (
      (air[Math.floor(at * RATE)] ?? 0) * Math.exp(-since / (lengthSeconds / 3)) + (since < lengthSeconds ? ring : 0)
    );
  });
}

/** Two barks and a pause; the pitch falls. */
function bark(hertz: number, everySeconds: number): Float32Array {
  const rough = noise(0.3, 0.5);
  return draw((at) => {
    const since = at % everySeconds;
    const isQuiet = Math.floor(at / everySeconds) % 3 === 2;
    const loudness = isQuiet ? 0 : Math.exp(-since / 0.08) * Math.min(1, since / 0.01);
    const pitch = hertz * (1 - 0.4 * Math.min(1, since / 0.2));
    const voice = [1, 2, 3, 4, 5].reduce((sum, n) => sum + Math.sin(TAU * n * pitch * since) / n, 0);
    return loudness * (0.45 * voice + (rough[Math.floor(at * RATE)] ?? 0));
  });
}

/** With the swell of a voice, which a voice detector may well take for speech. */
function chords(roots: readonly number[], secondsEach: number, swells: number): Float32Array {
  return draw((at) => {
    const root = roots[Math.floor(at / secondsEach) % roots.length] ?? 262;
    const chord = [1, 1.26, 1.5].reduce((sum, ratio) => sum + Math.sin(TAU * root * ratio * at), 0);
    return 0.25 * chord * (0.6 + 0.4 * Math.sin(TAU * swells * at));
  });
}

function melody(notes: readonly number[], secondsEach: number): Float32Array {
  return draw((at) => {
    const index = Math.floor(at / secondsEach);
    const note = notes[(index * 7) % notes.length] ?? 262;
    const since = at % secondsEach;
    const string = [1, 2, 3, 4].reduce((sum, n) => sum + Math.sin(TAU * n * note * since) / n, 0);
    return 0.4 * string * Math.exp(-since / 0.3);
  });
}

function drums(beatsPerSecond: number): Float32Array {
  const snare = noise(0.8, 0.2);
  return draw((at) => {
    const since = at % (1 / beatsPerSecond);
    const isSnare = Math.floor(at * beatsPerSecond) % 2 === 1;
    const drum = isSnare ? (snare[Math.floor(at * RATE)] ?? 0) : Math.sin(TAU * 70 * since);
    return 0.8 * drum * Math.exp(-since / 0.07);
  });
}

/** A voice without words: harmonics, the louder the nearer they are to two formants, with vibrato. */
function vowels(pitches: readonly number[], formants: readonly number[]): Float32Array {
  let phase = 0;
  return draw((at) => {
    const pitch = (pitches[Math.floor(at / 0.8) % pitches.length] ?? 200) * (1 + 0.02 * Math.sin(TAU * 5.5 * at));
    phase += (TAU * pitch) / RATE;
    let voice = 0;
    for (let n = 1; n * pitch < 4_000; n += 1) {
      const near = Math.max(...formants.map((formant) => Math.exp(-(((n * pitch - formant) / 250) ** 2))));
      voice += (near + 0.02) * Math.sin(n * phase);
    }
    return 0.3 * voice * Math.min(1, (at % 0.8) / 0.05);
  });
}
