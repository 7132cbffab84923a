// What each sound is made of: notes and bursts of noise, written down like music.

export type Cue =
  'turn' | 'vote' | 'minute' | 'time' | 'reveal' | 'gavel' | 'applause' | 'drumroll';

/** Times are in seconds, from the beginning of the sound; pitches in hertz; loud is from 0 to 1. */
type Heard = { at: number; length: number; loud: number };
/** It may glide `to` another pitch. */
export type Tone = Heard & { pitch: number; to?: number; wave: OscillatorType };
export type Noise = Heard & { around: number };
export type Note = Tone | Noise;

const bell = (at: number, pitch: number, length = 0.5, loud = 0.5): Note[] => [
  { at, length, loud, pitch, wave: 'triangle' },
  { at, length: length / 2, loud: loud / 4, pitch: pitch * 3, wave: 'sine' },
];

const tick = (at: number, pitch: number): Note => ({
  at,
  length: 0.06,
  loud: 0.5,
  pitch,
  to: pitch / 2,
  wave: 'triangle',
});

const knock = (at: number): Note[] => [
  { at, length: 0.14, loud: 0.9, pitch: 170, to: 70, wave: 'sine' },
  { at, length: 0.05, loud: 0.6, around: 900 },
];

/** Spread out evenly and yet without a beat that could be heard. */
const scattered = (i: number): number => (i * 0.618_034) % 1;

function many(count: number, note: (i: number) => Note): Note[] {
  return Array.from({ length: count }, (_, i) => note(i));
}

const CLAPS = 90;
const CLAPPING_S = 2.6;
const STROKES = 40;
/** Then a card is turned over. */
export const ROLL_MS = 1500;

export const SCORES: Record<Cue, readonly Note[]> = {
  turn: [...bell(0, 659), ...bell(0.13, 880, 0.7)],
  vote: [...bell(0, 587, 0.3), ...bell(0.16, 587, 0.3), ...bell(0.32, 784, 0.8)],
  minute: [tick(0, 1000), tick(0.3, 750), tick(0.6, 1000), tick(0.9, 750)],
  time: [...bell(0, 196, 1.8, 0.7), ...bell(0, 294, 1.5), ...bell(0.02, 392, 1.2, 0.3)],
  reveal: [
    ...bell(0, 523, 0.4),
    ...bell(0.1, 659, 0.4),
    ...bell(0.2, 784, 0.4),
    ...bell(0.3, 1047, 1.2),
  ],
  gavel: [...knock(0), ...knock(0.24)],
  // Hands come in one after the other and stop in the same way.
  applause: many(CLAPS, (i) => {
    const part = i / CLAPS;
    return {
      at: CLAPPING_S * (0.85 * part + 0.15 * scattered(i)),
      length: 0.05 + 0.03 * scattered(i + 1),
      loud: 0.5 * Math.sin(Math.PI * (0.1 + 0.85 * part)),
      around: 900 + 1400 * scattered(i + 2),
    };
  }),
  drumroll: many(STROKES, (i) => ({
    at: (ROLL_MS * i) / STROKES / 1000,
    length: 0.07,
    loud: 0.15 + (0.55 * i) / STROKES,
    around: i % 2 === 0 ? 190 : 230,
  })),
};

/** In seconds. */
export function lengthOf(notes: readonly Note[]): number {
  return Math.max(0, ...notes.map(({ at, length }) => at + length));
}
