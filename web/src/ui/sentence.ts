// Sentences with names in them. A name travels between isolates, which keeps a name written from
// right to left in its place, and lets the screen find it again to colour it.

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** What a name is coloured for: who asks or is accused, who is asked, and which thread is theirs. */
export type Tone = 'thread' | 'brass' | 'one' | 'two';
export type Sentence = {
  text: string;
  tones: Record<string, Tone>;
  /** Everybody waits for the reader. */
  isCall?: boolean;
};

export function isolated(name: string): string {
  return OPEN + name + CLOSE;
}

/** Without the marks: for labels that are only read out. */
export function plain(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}

/** For all to read. */
export function say(text: string, ...tones: [string, Tone][]): Sentence {
  return { text, tones: Object.fromEntries(tones) };
}

/** Everybody waits for the reader. */
export function call(text: string, ...tones: [string, Tone][]): Sentence {
  return { ...say(text, ...tones), isCall: true };
}

export type Part = { text: string; isName: boolean };

export function parts(text: string): Part[] {
  return text
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: plain(piece), isName: piece.startsWith(OPEN) }));
}
