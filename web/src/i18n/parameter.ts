// What a parameter is called and what it can be, read off the rules themselves: a parameter that the
// engine gains or loses does not compile until it has words and a place in the editor.

import type { DurationStep, Ruleset } from '../lib/wire/wire';

type Value = boolean | number | string | DurationStep[];

/** Dotted, as in `score.spyGuess`. */
export type ParameterName = {
  [K in keyof Ruleset & string]: Ruleset[K] extends Value ? K : `${K}.${keyof Ruleset[K] & string}`;
}[keyof Ruleset & string];

type ValueOf<N> = N extends keyof Ruleset
  ? Ruleset[N]
  : N extends `${infer S extends keyof Ruleset & string}.${infer F}`
    ? F extends keyof Ruleset[S]
      ? Ruleset[S][F]
      : never
    : never;

/** Numbers so small that each has a word of its own. */
interface Worded {
  middleCards: 0 | 1;
  'accuse.perRound': 0 | 1 | 2 | 3;
  'guess.attempts': 1 | 2 | 3;
}

type TextOf<N, V> = N extends keyof Worded
  ? { ask: string; says: Record<Worded[N], string> }
  : [V] extends [boolean]
    ? { ask: string; yes: string; no: string }
    : [V] extends [string]
      ? { ask: string; says: Record<V, string> }
      : { ask: string };

/** `ask` and an answer make one sentence: "When somebody is accused, everybody else votes". */
export type ParameterTexts = { [N in ParameterName]: TextOf<N, ValueOf<N>> };
