// What a phone says of the files by which every verifier is judged, as far as phones can see what is in them.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardHash, handHash } from './card';
import type { Fault, Sign } from './faults';
import { sha256 } from './hash';
import { SALT } from './honest-judge';
import { nothingOf, type Mine } from './mine';
import { judge, type Judged } from './verdict';

interface Vector {
  file: string;
  verdict: 'proved' | 'proved without this phone' | 'not proved' | 'wrong' | 'unreadable';
  seat?: number;
  code?: string | null;
  failed?: string[];
  line?: number;
}

const FOLDER = '../docs/verifier/vectors';
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const vectors = JSON.parse(read('index.json')) as Vector[];

const SIGNS: Record<Vector['verdict'], Sign> = {
  proved: 'verified',
  'proved without this phone': 'without',
  'not proved': 'pending',
  wrong: 'wrong',
  unreadable: 'wrong',
};
/** Where a phone is in another place than whoever looks at a file later. */
const OTHERWISE: Record<string, Sign> = {
  // It waits for what is not there yet, but not for a proof that will never be.
  'unproved.txt': 'unproved',
  // Nobody has told anything here, which it says first; that it cannot draw all of it, it notes beside.
  'without-a-list.txt': 'without',
  'bad-nothing-dealt.txt': 'pending',
  // Only what the phone itself adds is cut off.
  'bad-cut-off.txt': 'verified',
};

/** By what a phone notices what fails. */
const FAULTS: Record<string, (fault: Fault) => boolean> = {
  card: ({ id }) => id === 'your_card_differs' || id === 'your_hand_differs',
  spy: (fault) => fault.id === 'deal_differs' && fault.line === 'spy',
  place: (fault) => fault.id === 'deal_differs' && fault.line === 'place',
  roles: (fault) => fault.id === 'deal_differs' && fault.line === 'role',
  starter: (fault) => fault.id === 'deal_differs' && fault.line === 'starter',
  agents: (fault) => fault.id === 'deal_differs' && fault.line === 'agent',
  list: ({ id }) => id === 'pool_differs',
  'phone-seal': ({ id }) => id === 'number_not_sealed',
  'server-seal': ({ id }) => id === 'server_number_not_sealed' || id === 'unopened',
  'number-again': ({ id }) => id === 'number_again',
  told: ({ id }) => id === 'not_your_number',
};

/** Whether the phone has nothing to compare that with. */
function isBeyond(about: string, { failed = [] }: Vector): boolean {
  // It compares its card with what the proof says, and that with what is drawn.
  return about === 'card' && failed.length > 1;
}

/** The phone that saved this, before it did. */
function phoneOf(file: string): Judged {
  const [text = '', annex = ''] = file.split('annex\n');
  const lines = [...text.split('\n'), ...annex.split('\n')].map((line) => line.split('|'));
  const all = (name: string) => lines.filter(([of]) => of === name).map(([, ...rest]) => rest);
  const [code = ''] = all('table').flat();
  const [round = ''] = all('round').flat();
  const [[seat, ...card] = []] = all('mine');
  const told = all('told').map(([, number = '']) => number);
  const isNotebook = text.includes('game|notebook\n');
  const owner = seat ?? all('told')[0]?.[0] ?? null;
  const mine: Mine = { ...nothingOf(Number(round)), seat: owner === null ? null : Number(owner) };
  if (told.length > 0) mine.numbers = numbersOf({ code, round, owner }, told);
  if (card.length > 0 && !isNotebook) mine.cards = [cardHash(SALT, mine.round, seen(card, text))];
  const places = all('list').map(([id = '', ...roles]) => ({ id, roles }));
  return {
    ...{ text, code, mine, round: mine.round, salt: SALT, announced: null },
    hand: { seat: mine.seat, hashes: isNotebook ? card.map((one) => handHash(SALT, one)) : [] },
    places: places.length > 0 ? places : null,
    isOver: text.includes('\nopen|cards|'),
    isGameOver: text.includes('\nopen|deck|'),
  };
}

/** A phone has sealed one for each attempt, also where it was never asked. Those of the vectors are always the same. */
function numbersOf({ code, round, owner }: Record<string, string | null>, told: string[]) {
  return [1, 2, 3].map((attempt, i) => {
    const number = told[i] ?? sha256(`${code}|${round}|${attempt}|${owner}`).slice(0, 32);
    return { attempt, number, old: false };
  });
}

/** As phones remember it. */
function seen(card: string[], text: string): string {
  if (card[0] === 'spy') return 'spy';
  return text.includes('game|spy\n') ? `at|${card[0]}|${card[1] ?? ''}` : `at|${card[0]}`;
}

describe('a phone says of', () => {
  it.each(vectors)('$file: $verdict', (vector) => {
    const { sign, code, faults } = judge(phoneOf(read(vector.file)));
    expect(sign, JSON.stringify(faults)).toBe(OTHERWISE[vector.file] ?? SIGNS[vector.verdict]);
    if (vector.code !== undefined) expect(code).toBe(vector.code);
    const failed = (vector.failed ?? []).filter((about) => !isBeyond(about, vector));
    const noticed = failed.filter((about) => faults.some((fault) => FAULTS[about]?.(fault)));
    expect(noticed).toEqual(failed);
  });
});
