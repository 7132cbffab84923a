import { describe, expect, it } from 'vitest';
import type { Announced } from './announced';
import { cardHash, handHash } from './card';
import { after, Honest, setup, sha, type Setup } from './honest';
import { judged, mine, SALT } from './honest-judge';
import { ME } from './honest-phone';

const spy = new Honest(setup());

describe('a lie is named: in what was drawn', () => {
  it('every line that does not follow from the numbers', () => {
    const lies = (text: string, game: Partial<Setup> = {}) => {
      const honest = new Honest(setup(game));
      const faults = judged(text, {}, honest).faults;
      return faults.map((fault) => (fault.id === 'deal_differs' ? fault.line : fault.id));
    };
    const opening = (honest: Honest) => honest.opened(6).slice(honest.told.length);
    const said = (honest: Honest, name: string) => after(opening(honest), name);
    const swapped = (honest: Honest, name: string, to: string) =>
      honest.told + opening(honest).replace(new RegExp(`${name}\\|.*\n`), `${name}|${to}\n`);
    const other = (honest: Honest, name: string) => (said(honest, name) === '1' ? '6' : '1');
    const captains = new Honest(setup({ game: 'captains' }));
    const notebook = new Honest(setup({ game: 'notebook' }));
    const open = spy.opened();
    expect(lies(swapped(spy, 'place', 'place-99'))).toEqual(['place']);
    expect(lies(swapped(spy, 'spy', other(spy, 'spy')))).toEqual(['spy']);
    expect(lies(swapped(spy, 'starter', other(spy, 'starter')))).toEqual(['starter']);
    expect(lies(open.replace(/role\|1\|.*\n|role\|2\|.*\n/, ''))).toEqual(['role']);
    expect(lies(open.replace(/spy\|.\n/, 'spy|middle\n'))).toEqual(['spy']);
    const all = captains.opened();
    const moved = all.replace(/captain\|(\d)\|.*\n/, 'captain|$1|place-99\n');
    expect(lies(moved, { game: 'captains' })).toEqual(['captain']);
    const agent = all.replace(/agent\|(\d)\|spy\n/, 'agent|$1|1\n');
    expect(lies(agent, { game: 'captains' })).toEqual(['agent']);
    const first = swapped(captains, 'first', other(captains, 'first'));
    expect(lies(first, { game: 'captains' })).toEqual(['first']);
    expect(lies(all.replace(/first.*\n/, ''), { game: 'captains' })).toEqual([]);
    for (const name of ['active', 'conspirator']) {
      const text = swapped(notebook, name, other(notebook, name));
      expect(lies(text, { game: 'notebook' })).toEqual([name]);
    }
  });

  it('other places than this phone knows', () => {
    const places = spy.about.places.slice(1);
    expect(judged(spy.opened(), { places }).faults).toContainEqual({ id: 'pool_differs' });
  });

  it('a spy in the middle, and roles that are not played, are no lies', () => {
    for (let i = 0; i < 30; i++) {
      const honest = new Honest(setup({ middle: 3, roles: i % 2 > 0, salt: `${i}` }));
      expect(judged(honest.opened(), {}, honest).faults).toEqual([]);
    }
  });
});

describe('a lie is named: in what was shown', () => {
  const text = spy.opened();
  const place = after(text, 'place');
  const whose = after(text, 'spy');
  const seen = (...cards: string[]) => ({
    mine: mine([spy], { cards: cards.map((card) => cardHash(SALT, 7, card)) }),
  });
  const role = new RegExp(`role\\|${ME}\\|(.*)\n`).exec(text)?.[1];
  const right = whose === `${ME}` ? 'spy' : `at|${place}|${role}`;

  it('another card than this phone saw', () => {
    const fault = { id: 'your_card_differs' };
    expect(judged(text, seen(right)).faults).toEqual([]);
    expect(judged(text, seen('at|place-99|-')).faults).toEqual([fault]);
    expect(judged(text, seen(right === 'spy' ? `at|${place}|-` : 'spy')).faults).toEqual([fault]);
    expect(judged(spy.dealt, seen('anything')).faults).toEqual([]);
  });

  it('a card that changed while the round was on', () => {
    expect(judged(spy.dealt, seen('one', 'other')).faults).toEqual([{ id: 'your_card_differs' }]);
  });

  it('the card of a captain and of an agent, and a blank notebook', () => {
    for (let i = 0; i < 20; i++) {
      const captains = new Honest(setup({ game: 'captains', salt: `${i}` }));
      const open = captains.opened();
      const side = new RegExp(`agent\\|${ME}\\|(.*)\n`).exec(open)?.[1];
      const at = (seat: string) => new RegExp(`captain\\|${seat}\\|(.*)\n`).exec(open)?.[1];
      const card = side === 'spy' ? 'spy' : `at|${at(side ?? `${ME}`)}`;
      const cards = [cardHash(SALT, 7, card)];
      expect(judged(open, { mine: mine([captains], { cards }) }, captains).faults).toEqual([]);
      const notebook = new Honest(setup({ game: 'notebook', salt: `${i}` }));
      const isBlank = after(notebook.opened(6), 'conspirator') === `${ME}`;
      const page = [cardHash(SALT, 7, `page|${isBlank ? 'blank' : 'word'}`)];
      const blank = mine([notebook], { cards: page });
      expect(judged(notebook.opened(6), { mine: blank }, notebook).faults).toEqual([]);
    }
  });

  it('something else announced than was opened', () => {
    const announced = (lines: [string, string[]][], places = ids): Announced => ({
      round: 7,
      lines: new Map(lines),
      places,
      isLast: false,
    });
    const ids = spy.places.map(({ id }) => id);
    const faults = (what: Announced) => judged(text, { announced: what }).faults;
    expect(faults(announced([['place', [place]]]))).toEqual([]);
    expect(faults(announced([['place', ['place-99']]]))).toEqual([
      { id: 'announced_differs', line: 'place' },
    ]);
    expect(faults(announced([['spy', []]]))).toEqual([{ id: 'announced_differs', line: 'spy' }]);
    expect(faults(announced([], ids.slice(1)))).toEqual([
      { id: 'announced_differs', line: 'pool' },
    ]);
  });
});

describe('a lie is named: in a deck', () => {
  const honest = new Honest(setup({ game: 'notebook' }));
  const draws = [1, 2, 5, 6, 1, 2, 5, 6].map((seat): [number, number] => [seat, 6]);
  const { text, hands } = honest.deck(draws);
  const faults = (deck: string, seen: string[] = hands[ME] ?? []) =>
    judged(
      honest.opened(6) + deck,
      { hand: { seat: ME, hashes: seen.map((card) => handHash(SALT, card)) } },
      honest,
    ).faults;

  it('nothing, where it was dealt as it was shuffled', () => {
    expect(faults(text)).toEqual([]);
    expect(faults(text, [])).toEqual([]);
  });

  it('a card that was never drawn for this seat', () => {
    const other = (hands[1] ?? []).find((card) => !hands[ME]?.includes(card)) ?? '';
    expect(faults(text, [other])).toEqual([{ id: 'your_hand_differs' }]);
  });

  it.each<[string, string, string]>([
    ['another card', text.replace('card|card-07', 'card|joker'), 'cards'],
    ['a card less', text.replace('card|card-07\n', ''), 'cards'],
    ['more drawn than there is', text.replace('drew|1|6', 'drew|1|60'), 'drew'],
    ['a card that nobody had', text.replace(/reshuffled\|/, 'reshuffled|joker|'), 'reshuffled'],
    ['a card twice', text.replace(/(reshuffled.*)\|(.*)\n/, '$1|$2|$2\n'), 'reshuffled'],
  ])('%s', (_, deck, what) => {
    expect(faults(deck)).toEqual([{ id: 'deck_differs', what }]);
  });

  it('a deck that stays closed when the game is over', () => {
    const closed = judged(honest.opened(6), { isOver: true }, honest);
    expect(closed.faults).toEqual([]);
    const over = judged(honest.opened(6), { isOver: true, isGameOver: true }, honest);
    expect(over.faults).toEqual([{ id: 'unopened', use: 'deck', attempt: 1 }]);
  });

  it('another seed than was sealed', () => {
    const lie = text.replace(honest.own('deck'), sha('chosen'));
    expect(faults(lie).map(({ id }) => id)).toContain('server_number_not_sealed');
  });
});
