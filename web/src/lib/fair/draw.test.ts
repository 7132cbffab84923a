import { describe, expect, it } from 'vitest';
import { redraw } from './draw';
import { Honest, setup, type Setup } from './honest';
import { parsed, type Proof } from './proof';
import { playDeck } from './deck';
import { seedFor } from './draw';

function proofOf(text: string): Proof {
  const read = parsed(text);
  if ('junk' in read) throw new Error(`line ${read.junk}: ${text.split('\n')[read.junk - 1]}`);
  return read.proof;
}

/** The lines that were drawn, and those that the server wrote. */
function both(honest: Honest, opener = 0, gone: number[] = []) {
  const text = honest.opened(opener, gone);
  const { lines, places } = redraw(proofOf(text), honest.about.places);
  const drawn = [...lines].flatMap(([name, each]) => each.map((line) => `${name}|${line}`));
  const written = text.slice(honest.dealt.length).split('\n');
  const isDrawn = (line: string) => line !== '' && !/^(open|opener|gone)\|/.test(line);
  return { drawn: drawn.sort(), written: written.filter(isDrawn).sort(), places };
}

const every = (times: number, make: (i: number) => Partial<Setup>) =>
  Array.from({ length: times }, (_, i) => new Honest(setup({ salt: `${i}`, ...make(i) })));

describe('whatever an honest server deals is drawn again', () => {
  it('in a game of spies', () => {
    for (const honest of every(60, (i) => ({
      isFirst: i % 3 > 0,
      most: i % 4 === 0 ? null : 8 + (i % 4),
      fresh: i % 5 > 0,
      middle: i % 2,
      begin: i % 7 === 0 ? '5' : 'draw',
    }))) {
      const { drawn, written, places } = both(honest);
      expect(places).toEqual(honest.places);
      expect(drawn).toEqual(written.filter((line) => line !== 'spy|middle'));
    }
  });

  it('in a game of captains', () => {
    for (const honest of every(60, (i) => ({
      game: 'captains',
      seats: { 1: null, 2: null, 3: 'none', 4: null, 9: null, ...(i % 2 ? { 8: null } : {}) },
      isFirst: i % 3 > 0,
      begin: i % 5 === 0 ? '9|2' : 'draw',
      ranks: i % 4 === 0 ? {} : { 1: 2, 2: 1, 4: 1, 9: 3 },
    }))) {
      const { drawn, written } = both(honest);
      expect(drawn).toEqual(written);
    }
  });

  it('in a game of notebooks, whoever opens the case and has gone', () => {
    for (const honest of every(40, (i) => ({ game: 'notebook', isFirst: i % 2 === 0 }))) {
      expect(both(honest).drawn).toEqual(both(honest).written);
      const opened = both(honest, 5, [2]);
      expect(opened.drawn).toEqual(opened.written);
    }
  });

  it('a single place serves both captains', () => {
    const honest = new Honest(setup({ game: 'captains', isFirst: false }));
    const one = [{ id: 'only', roles: [] }];
    const { lines } = redraw(proofOf(honest.opened()), one);
    expect(lines.get('captain')?.map((line) => line.split('|')[1])).toEqual(['only', 'only']);
  });
});

describe('what was not opened is not drawn', () => {
  const honest = new Honest(setup());

  it('before the round is over only the places of the game', () => {
    const { lines, places } = redraw(proofOf(honest.dealt), honest.about.places);
    expect([lines.size, places]).toEqual([0, honest.places]);
  });

  it('and without the places who is the spy', () => {
    const { lines } = redraw(proofOf(honest.opened()), null);
    expect([...lines.keys()]).toEqual(['starter', 'spy']);
  });
});

describe('a deck', () => {
  const draws = [1, 2, 5, 6, 1, 2, 5, 6].map((seat): [number, number] => [seat, 6]);

  it('is dealt out again card by card, also when it runs out', () => {
    for (const honest of every(20, () => ({ game: 'notebook' }))) {
      const { text, hands } = honest.deck(draws);
      expect(text).toContain('reshuffled|');
      const proof = proofOf(honest.opened() + text);
      const tried = proof.attempts[0];
      const seed = tried && seedFor(tried, 'deck');
      if (!tried || !seed) throw new Error('it was opened');
      const deck = playDeck(proof, tried.terms, seed);
      expect(deck.fault).toBeNull();
      expect(Object.fromEntries(deck.hands)).toEqual(hands);
    }
  });
});
