// What a phone saves is read and found right by a verifier that knows nothing of phones: the page that works alone.

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeenCard } from './card';
import { after, type Setup } from './honest';
import { ME, Phone, type Table } from './honest-phone';
import { forget } from './memory';

interface Found {
  verdict: string;
  seat: number | null;
  code: string | null;
  checks: { is: string; about: string }[];
}

const page = readFileSync('../docs/verifier/verify.html', 'utf8');
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
const verify = runInNewContext(`${script}; verify`, { TextEncoder, TextDecoder }) as (
  bytes: Uint8Array,
) => Found;

let phone: Phone;
beforeEach(() => {
  phone = new Phone();
});
afterEach(() => {
  phone.witness.stop();
  forget('KRZNB');
});

const ROUND = 7;
const PLAIN = { ruleset: null, roles: false } as const;
const GAMES: [Setup['game'], object][] = [
  ['spy', {}],
  ['captains', { game: 'captains', ...PLAIN }],
  ['notebook', { game: 'notebook', ...PLAIN, packs: [] }],
];

/** A round up to its end, of which the phone sees its card. */
function play(game: Setup['game'], known: object, isLie: boolean): Table {
  Object.assign(phone.known ?? {}, known);
  const table = phone.at({ game });
  phone.wish();
  table.ask();
  table.prove(table.dealt);
  const deck = game === 'notebook' ? table.deck([1, ME, 1].map((seat) => [seat, 5])) : null;
  const open = table.opened(6) + (deck?.text ?? '');
  const hand = deck?.hands[isLie ? 1 : ME] ?? [];
  phone.witness.sawCard(cardOf(game, open, hand, isLie));
  table.prove(open);
  return table;
}

function cardOf(
  game: Setup['game'],
  open: string,
  hand: readonly string[],
  isLie: boolean,
): SeenCard {
  const round = ROUND;
  if (game === 'notebook') return { game, round, hand };
  const captain = after(open, `captain|${ME}`);
  const side = after(open, `agent|${ME}`);
  const isSpy = (after(open, 'spy') === `${ME}` || side === 'spy') !== isLie;
  const role = after(open, `role|${ME}`) || '-';
  const place = captain || after(open, `captain|${side}`) || after(open, 'place') || 'place-1';
  return game === 'spy'
    ? { game, round, spy: isSpy, place, role }
    : { game, round, spy: isSpy, place };
}

function saved(): Found {
  return verify(new TextEncoder().encode(phone.witness.file(ROUND) ?? ''));
}

const failed = ({ checks }: Found) =>
  checks.filter(({ is }) => is === 'fails').map(({ about }) => about);

describe.each(GAMES)('a round of %s that a phone has saved', (game, known) => {
  it('is proved for its seat, with the code that it shows and its own card', () => {
    play(game, known, false);
    const found = saved();
    expect(found).toMatchObject({ verdict: 'proved', seat: ME, code: phone.current?.code });
    expect([phone.current?.sign, failed(found)]).toEqual(['verified', []]);
    expect(found.checks).toContainEqual(expect.objectContaining({ is: 'holds', about: 'card' }));
  });

  it('is wrong where it saw another card, as the phone says', () => {
    play(game, known, true);
    const found = saved();
    expect([phone.current?.sign, found.verdict]).toEqual(['wrong', 'wrong']);
    expect(failed(found)).toEqual(['card']);
  });
});

it('before the round is over, the file has no card and nothing is wrong', () => {
  phone.wish();
  const table = phone.at();
  table.ask();
  table.prove(table.dealt);
  phone.witness.sawCard({ game: 'spy', round: ROUND, spy: true, place: '', role: '' });
  expect(saved()).toMatchObject({ verdict: 'not proved', code: phone.current?.code });
  expect(phone.witness.file(ROUND)).not.toContain('mine|');
});
