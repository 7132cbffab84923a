// A table with one real phone; everybody else sits there without a screen. Many such tables fit into
// one browser, so that many ends can be played, and many clocks can run out in the same minute.

import { expect } from '@playwright/test';
import type {
  Intent,
  Offer,
  RulesetId,
  SeatId,
  SpyResultView,
  SpyRoundView,
  TableView,
} from '../../web/src/lib/wire/wire';
import { spyRound, spySeat } from '../../web/src/spy/round';
import type { Guests } from './guests';
import type { Phone } from './phone';

/** What somebody at the table can do, with a screen or without. */
export interface Player {
  readonly name: string;
  looks(): Promise<void>;
  accuses(whom: Player): Promise<void>;
  votes(agree: boolean): Promise<void>;
  names(place: string): Promise<void>;
  proposes(whom: Player): Promise<void>;
  ballots(whom: Player): Promise<void>;
  points(): Promise<void>;
  passes(): Promise<void>;
}

/** Names of guests, in the order in which they sit down. */
const FRIENDS = ['Ana', 'Bo', 'Cy'];
/** Many tables wait for one test, so none may give up on it. */
const PATIENCE = Object.fromEntries(
  ['vote', 'voter', 'guess', 'firstSuspect', 'nextSuspect', 'firstHand', 'chance', 'ballot'].map(
    (wait) => [`limits.${wait}Ms`, 600_000],
  ),
);
/** A deal that fits comes up long before. */
const DEALS_MAX = 60;

export class Company {
  private readonly voices: Voice[] = [];
  private readonly screen: Screen;

  private constructor(
    private readonly guests: Guests,
    readonly phone: Phone,
    private readonly code: string,
  ) {
    this.screen = new Screen(phone);
  }

  static async gather(
    guests: Guests,
    phone: Phone,
    { seats, ruleset, minutes }: { seats: number; ruleset: RulesetId; minutes?: number },
  ): Promise<Company> {
    const company = new Company(guests, phone, await guests.openTable());
    for (const name of FRIENDS.slice(0, seats - 1)) await company.seat(name);
    await phone.join(`/t/${company.code}`);
    const { settings } = await company.table();
    const short = minutes === undefined ? {} : { minutes };
    const spy = { ruleset, house: { name: '', changes: PATIENCE }, ...short };
    const agreed = { ...settings, rounds: 30, spy };
    await company.host.does({ do: 'configure', settings: agreed });
    return company;
  }

  private async seat(name: string): Promise<void> {
    const key = `${this.code} ${name}`;
    await this.guests.sit(this.code, name, key);
    this.voices.push(new Voice(name, key, this.guests));
  }

  private get host(): Voice {
    const [host] = this.voices;
    if (!host) throw new Error('nobody sits');
    return host;
  }

  get players(): Player[] {
    return [...this.voices, this.screen];
  }

  async table(): Promise<TableView> {
    return (await this.guests.see(this.host.key)).table;
  }

  async round(): Promise<SpyRoundView> {
    return roundOf(await this.table());
  }

  /** A player by seat. */
  async at(seat: SeatId): Promise<Player> {
    const { seats } = await this.table();
    const name = seats.find(({ id }) => id === seat)?.name;
    const player = this.players.find((one) => one.name === name);
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  /** Deals, and deals again, until the cards lie as wanted; then everybody looks. */
  async deal(wanted: (deal: Deal) => boolean = () => true): Promise<Deal> {
    for (let deals = 0; deals < DEALS_MAX; deals += 1) {
      const { phase, round } = await this.table();
      if (round && phase !== 'round_over')
        await this.host.does({ do: 'abort_round', round: round.number });
      await this.host.does(
        round ? { do: 'next_round', round: round.number } : { do: 'start_round' },
      );
      const deal = await this.cards();
      if (!wanted(deal)) continue;
      for (const voice of this.voices) await voice.looks();
      await expect.poll(async () => (await this.table()).phase).toBe('questions');
      return deal;
    }
    throw new Error(`no such deal in ${DEALS_MAX}`);
  }

  /** Who holds what; the phone's owner looks at the phone. */
  private async cards(): Promise<Deal> {
    await this.phone.expectHeadline(this.phone.m.play.line.lookAtCard);
    const own = await this.phone.peek();
    const cards = await Promise.all(this.voices.map((voice) => voice.card()));
    const place = own.place ?? cards.find((card) => !card.spy)?.place;
    if (!place) throw new Error('nobody knows the place');
    const voice = this.voices[cards.findIndex((card) => card.spy)];
    const spy = own.spy ? this.screen : voice;
    const agents = this.players.filter((player) => player !== spy);
    return { spy, agents, place };
  }

  /** The round is over: what it came to. */
  async result(): Promise<SpyResultView> {
    await expect.poll(async () => (await this.round()).result !== undefined).toBe(true);
    const { result } = await this.round();
    if (!result) throw new Error('found and lost');
    return result;
  }

  /** Everybody but these says the same. */
  async othersVote(agree: boolean, ...but: Player[]): Promise<void> {
    const others = this.players.filter((player) => !but.includes(player));
    for (const player of await this.inTurn(others)) await player.votes(agree);
  }

  /** As they are asked, where a vote goes round. */
  private async inTurn(players: Player[]): Promise<Player[]> {
    const { vote } = await this.round();
    const order = await Promise.all((vote?.voters ?? []).map((seat) => this.at(seat)));
    return [...players].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
}

export type Deal = {
  /** Nobody: the card lies in the middle. */
  spy: Player | undefined;
  agents: Player[];
  place: string;
};

/** The owner of a phone, tapping. */
class Screen implements Player {
  constructor(private readonly phone: Phone) {}

  get name(): string {
    return this.phone.name;
  }

  async looks(): Promise<void> {
    await this.phone.peek();
  }

  async accuses(whom: Player): Promise<void> {
    await this.phone.sayAccuse(whom);
  }

  async votes(agree: boolean): Promise<void> {
    await this.phone.castVote(agree);
  }

  async names(place: string): Promise<void> {
    await this.phone.revealItself();
    await this.phone.guess(place);
  }

  async proposes(whom: Player): Promise<void> {
    await this.phone.propose(whom);
  }

  async ballots(whom: Player): Promise<void> {
    await this.phone.tap(whom.name);
  }

  async points(): Promise<void> {
    await this.phone.pointToMiddle();
  }

  async passes(): Promise<void> {
    await this.phone.pass();
  }
}

/** A guest without a screen. */
class Voice implements Player {
  constructor(
    readonly name: string,
    readonly key: string,
    private readonly guests: Guests,
  ) {}

  async does(intent: Intent): Promise<void> {
    expect(await this.guests.do(this.key, intent), `${this.name}: ${intent.do}`).toBeNull();
  }

  async card(): Promise<{ spy: boolean; place: string }> {
    const held = async () => spySeat((await this.guests.see(this.key)).seat)?.card;
    await expect.poll(held).toBeTruthy();
    const card = await held();
    if (!card) throw new Error(`${this.name} holds no card`);
    return card;
  }

  /** Does what is offered, once it is: others may be asked first. */
  private async takes(kind: Offer['do'], made: (now: Now) => Intent): Promise<void> {
    await expect
      .poll(async () => {
        const { can } = (await this.guests.see(this.key)).seat;
        return [...can.open, ...can.card].some((offer) => offer.do === kind);
      })
      .toBe(true);
    const { table } = await this.guests.see(this.key);
    const round = roundOf(table);
    const seat = (whom: Player) => {
      const found = table.seats.find(({ name }) => name === whom.name);
      if (!found) throw new Error(`${whom.name} does not sit here`);
      return found.id;
    };
    await this.does(made({ round: round.number, vote: round.vote?.number ?? 0, seat }));
  }

  async looks(): Promise<void> {
    await this.takes('looked', ({ round }) => ({ do: 'looked', round }));
  }

  async accuses(whom: Player): Promise<void> {
    await this.takes('accuse', ({ round, seat }) => ({ do: 'accuse', round, whom: seat(whom) }));
  }

  async votes(agree: boolean): Promise<void> {
    await this.takes('vote', ({ round, vote }) => ({ do: 'vote', round, vote, agree }));
  }

  async names(place: string): Promise<void> {
    await this.takes('guess', ({ round }) => ({ do: 'guess', round, place }));
  }

  async proposes(whom: Player): Promise<void> {
    await this.takes('propose', ({ round, seat }) => ({ do: 'propose', round, whom: seat(whom) }));
  }

  async ballots(whom: Player): Promise<void> {
    await this.takes('ballot', ({ round, seat }) => ({ do: 'ballot', round, whom: seat(whom) }));
  }

  async points(): Promise<void> {
    await this.takes('point', ({ round }) => ({ do: 'point', round }));
  }

  async passes(): Promise<void> {
    await this.takes('pass', ({ round }) => ({ do: 'pass', round }));
  }
}

type Now = { round: number; vote: number; seat: (whom: Player) => SeatId };

function roundOf(table: TableView): SpyRoundView {
  const round = spyRound(table);
  if (!round) throw new Error('no round is on');
  return round;
}
