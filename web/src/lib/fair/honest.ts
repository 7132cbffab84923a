// For tests: a server that deals fairly. It shares nothing with what checks it, not even the hashes.

import { mac, mixed, sha, stream } from './honest-dice';

export { sha };

/** Numbers of phones and of the server, always the same. */
export const short = (name: string) => sha(name).slice(0, 32);
export const long = (name: string) => sha(name);

type Place = { id: string; roles: string[] };
type Use = 'cards' | 'pool' | 'deck';

export interface Setup {
  game: 'spy' | 'captains' | 'notebook';
  table: string;
  round: number;
  attempt: number;
  /** What is said of each seat, where it is not its seal. */
  seats: Record<number, 'asleep' | 'missed' | 'none' | 'bot' | null>;
  places: Place[];
  isFirst: boolean;
  recent: string[];
  fresh: boolean;
  most: number | null;
  deals: number;
  roles: boolean;
  middle: number;
  rules: string[];
  packs: string[];
  begin: string;
  ranks: Record<number, number>;
  deck: string[];
  /** Makes all numbers others. */
  salt: string;
}

export const PLACES: Place[] = Array.from({ length: 14 }, (_, i) => ({
  id: `place-${i}`,
  roles: Array.from({ length: i % 5 }, (_, r) => `role-${r}`),
}));

export const DECK = Array.from({ length: 40 }, (_, i) => `card-${String(i).padStart(2, '0')}`);

export function setup(change: Partial<Setup> = {}): Setup {
  return {
    game: 'spy',
    table: 'KRZNB',
    round: 7,
    attempt: 1,
    seats: { 1: null, 2: 'asleep', 5: null, 6: null },
    places: PLACES,
    isFirst: true,
    recent: ['place-3', 'gone', 'place-5'],
    fresh: true,
    most: 10,
    deals: 5,
    roles: true,
    middle: 0,
    rules: ['ruleset|time-travel'],
    packs: [`pack|places|${sha('places')}`],
    begin: 'draw',
    ranks: {},
    deck: DECK,
    salt: '',
    ...change,
  };
}

export class Honest {
  constructor(readonly about: Setup) {}

  get seats(): number[] {
    return Object.keys(this.about.seats).map(Number);
  }

  number(seat: number): string {
    return short(`${this.about.salt} phone ${seat} ${this.about.round} ${this.about.attempt}`);
  }

  own(use: Use): string {
    return long(`${this.about.salt} server ${use} ${this.about.round} ${this.about.attempt}`);
  }

  seal(seat: number): string {
    const { table, round, attempt } = this.about;
    return sha(`molehunt1|seal|${table}|${round}|${attempt}|${seat}|${this.number(seat)}`);
  }

  get uses(): Use[] {
    const { game, isFirst, most } = this.about;
    if (!isFirst) return ['cards'];
    if (game === 'notebook') return ['cards', 'deck'];
    return most === null ? ['cards'] : ['cards', 'pool'];
  }

  get list(): string {
    return this.about.places.map(({ id, roles }) => `${[id, ...roles].join('|')}\n`).join('');
  }

  get terms(): string {
    const { about } = this;
    const { game, table, round, attempt } = about;
    const isSpy = game === 'spy';
    const seal = (use: Use) =>
      sha(`molehunt1|server|${table}|${round}|${attempt}|${use}|${this.own(use)}`);
    return lines(
      'molehunt1|deal',
      `table|${table}`,
      `round|${round}`,
      `attempt|${attempt}`,
      `game|${game}`,
      ...(isSpy ? about.rules : []),
      ...(game === 'notebook' ? [] : about.packs),
      ...this.seats.map((seat) => `seat|${seat}|${about.seats[seat] ?? this.seal(seat)}`),
      ...this.uses.map((use) => `server|${use}|${seal(use)}`),
      ...this.source(),
      ...(isSpy ? [`roles|${Number(about.roles)}`, `middle|${about.middle}`] : []),
      ...this.beginning(),
    );
  }

  private source(): string[] {
    const { game, places, isFirst, recent, fresh, most, deals, deck } = this.about;
    if (game === 'notebook') {
      const cards = deck.map((card) => `${card}\n`).join('');
      return isFirst ? [`deck|${deck.length}|${sha(cards)}`] : [];
    }
    const counted = `${places.length}|${sha(this.list)}`;
    if (!isFirst) return [`from|${counted}`];
    const how = [`fresh|${Number(fresh)}`, `most|${most ?? 'all'}`, `deals|${deals}`];
    return [`pool|${counted}`, ['recent', ...recent].join('|'), ...how];
  }

  private beginning(): string[] {
    const { game, begin, ranks } = this.about;
    const name = { spy: 'starter', captains: 'captains', notebook: 'active' }[game];
    const isRanked = game === 'captains' && begin === 'draw';
    const rank = (seat: number) => `rank|${seat}|${ranks[seat] ?? 0}`;
    return [`${name}|${begin}`, ...(isRanked ? this.seats.map(rank) : [])];
  }

  get asked(): number[] {
    return this.seats.filter((seat) => this.about.seats[seat] === null);
  }

  /** Terms and numbers. */
  get told(): string {
    return this.terms + lines(...this.asked.map((seat) => `number|${seat}|${this.number(seat)}`));
  }

  /** An attempt that failed. */
  abandoned(why: string, silent: number[] = []): string {
    const told = this.asked.filter((seat) => !silent.includes(seat));
    return (
      this.terms +
      lines(...told.map((seat) => `number|${seat}|${this.number(seat)}`)) +
      lines(['abandoned', why, ...silent].join('|')) +
      lines(...this.uses.map((use) => this.open(use)))
    );
  }

  open(use: Use): string {
    return `open|${use}|${this.own(use)}`;
  }

  /** As it is dealt. */
  get dealt(): string {
    const pool = this.uses.includes('pool') ? [this.open('pool')] : [];
    return this.told + lines('dealt|proved', ...pool);
  }

  /** As the round is over; `opener` and who had gone are for notebooks. */
  opened(opener = 0, gone: number[] = []): string {
    const drawn = {
      spy: () => this.spy(),
      captains: () => this.captains(),
      notebook: () => this.notebook(opener, gone),
    };
    return this.dealt + lines(...drawn[this.about.game](), this.open('cards'));
  }

  dice(use: Use, label: string): (sides: number) => number {
    return stream(mac(Buffer.from(this.own(use), 'hex'), this.told), label);
  }

  /** The places in play. */
  get places(): Place[] {
    const { places, isFirst, recent, fresh, most, deals } = this.about;
    if (!isFirst) return places;
    const held = fresh ? recent.filter((id) => places.some((place) => place.id === id)) : [];
    while (held.length > 0 && places.length - held.length < Math.max(deals, most ?? 0, 8))
      held.shift();
    const left = places.filter(({ id }) => !held.includes(id));
    if (most === null) return left;
    const indices = mixed(this.dice('pool', 'pool'), [...left.keys()]).slice(0, most);
    return left.filter((_, i) => indices.includes(i));
  }

  private spy(): string[] {
    const { roles, middle, begin } = this.about;
    const { places, seats } = this;
    const place = places[this.dice('cards', 'place')(places.length)] as Place;
    const spy = seats[this.dice('cards', 'spy')(seats.length + middle)];
    const lot = this.dice('cards', 'starter')(seats.length);
    const starter = begin === 'draw' ? seats[lot] : begin;
    const parts = mixed(this.dice('cards', 'roles'), place.roles);
    const agents = seats.filter((seat) => seat !== spy);
    const role = (seat: number, i: number) => `role|${seat}|${parts[i] ?? '-'}`;
    return [
      `starter|${starter}`,
      `place|${place.id}`,
      `spy|${spy ?? 'middle'}`,
      ...(roles ? agents.map(role) : []),
    ];
  }

  private captains(): string[] {
    const { begin, ranks } = this.about;
    const rank = (seat: number) => ranks[seat] ?? 0;
    const lots = mixed(this.dice('cards', 'captains'), this.seats);
    const sorted = lots.sort((one, other) => rank(one) - rank(other)).slice(0, 2);
    const both = begin === 'draw' ? sorted : begin.split('|').map(Number);
    const [first = 0, second = 0] = both;
    const below = this.dice('cards', 'places');
    const left = this.places.map(({ id }) => id);
    const at = both.map(() => {
      const i = below(left.length);
      const place = left[i];
      const last = left.pop() as string;
      if (i < left.length) left[i] = last;
      return place;
    });
    const agents = this.seats.filter((seat) => !both.includes(seat));
    const order = this.dice('cards', 'half')(2) === 1 ? [second, first] : [first, second];
    const cards = ['spy', ...agents.slice(1).map((_, i) => `${order[i % 2]}`)];
    const dealt = mixed(this.dice('cards', 'cards'), cards);
    return [
      `captain|${first}|${at[0]}`,
      `captain|${second}|${at[1]}`,
      ...agents.map((seat, i) => `agent|${seat}|${dealt[i]}`),
      `first|${both[this.dice('cards', 'first')(2)]}`,
    ];
  }

  private notebook(opener: number, gone: number[]): string[] {
    const { begin } = this.about;
    const lot = this.seats[this.dice('cards', 'active')(this.seats.length)];
    const active = `active|${begin === 'draw' ? lot : begin}`;
    if (opener === 0) return [active];
    const lots = mixed(this.dice('cards', 'conspirator'), this.seats);
    const conspirator = lots.find((seat) => seat !== opener && !gone.includes(seat));
    const left = gone.map((seat) => `gone|${seat}`);
    return [active, `opener|${opener}`, ...left, `conspirator|${conspirator}`];
  }

  /** A whole game of six cards each, and more until they run out; and the hands. */
  deck(draws: [seat: number, count: number][]): { text: string; hands: Record<number, string[]> } {
    const hands: Record<number, string[]> = {};
    let deck = mixed(this.dice('deck', 'deck'), this.about.deck);
    let again = 0;
    const said = draws.flatMap(([seat, count]) => {
      const out: string[] = [];
      if (deck.length < count) {
        const spent = Object.values(hands).flat().slice(0, 12);
        const from = [...deck, ...spent.filter((card) => !deck.includes(card))];
        again += 1;
        deck = mixed(this.dice('deck', `reshuffle${again}`), from);
        out.push(['reshuffled', ...from].join('|'));
      }
      hands[seat] = [...(hands[seat] ?? []), ...deck.splice(0, count)];
      return [...out, `drew|${seat}|${count}`];
    });
    const cards = this.about.deck.map((card) => `card|${card}`);
    return { text: lines(...cards, ...said, this.open('deck')), hands };
  }
}

export function lines(...all: string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

/** What is written after a name, as in `place`. */
export function after(text: string, name: string): string {
  const line = text.split('\n').find((one) => one.startsWith(`${name}|`));
  return line?.slice(name.length + 1) ?? '';
}
