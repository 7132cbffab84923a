// A table with one real phone; everybody else sits there without a screen.

import { expect } from '@playwright/test';
import type {
  Intent,
  Offer,
  SeatId,
  SeatView,
  SpyResultView,
  SpyRoundView,
  TableView,
} from '../../web/src/lib/wire/wire';
import { spyRound, spySeat } from '../../web/src/spy/round';
import type { Guests } from './guests';
import type { Phone, Secret } from './phone';

/** What somebody at the table can do, with a screen or without. */
export interface Player {
  readonly name: string;
  asks(whom: Player): Promise<void>;
  answers(): Promise<void>;
  accuses(whom: Player): Promise<void>;
  votes(agree: boolean): Promise<void>;
  names(place: string): Promise<void>;
  proposes(whom: Player): Promise<void>;
  ballots(whom: Player): Promise<void>;
  points(): Promise<void>;
  passes(): Promise<void>;
}

export class Company {
  private readonly screen: Screen;

  private constructor(
    private readonly guests: Guests,
    private readonly voices: Voice[],
    readonly phone: Phone,
    private readonly cards: Map<string, Secret>,
  ) {
    this.screen = new Screen(phone);
  }

  /** At a table that was laid: everybody takes the seat of that name, the phone last. */
  static async enter(
    guests: Guests,
    phone: Phone,
    { code, seen }: { code: string; seen: Record<string, SeatView> },
  ): Promise<Company> {
    const friends = Object.keys(seen).filter((name) => name !== phone.name);
    const voices = await Voice.enter(guests, code, friends);
    await phone.enter(code);
    return new Company(guests, voices, phone, secrets(seen));
  }

  private get anybody(): Voice {
    const [voice] = this.voices;
    if (!voice) throw new Error('the phone is alone');
    return voice;
  }

  get players(): Player[] {
    return [...this.voices, this.screen];
  }

  player(name: string): Player {
    const player = this.players.find((one) => one.name === name);
    if (!player) throw new Error(`nobody is called ${name}`);
    return player;
  }

  /** What lies under this player's hand. */
  card({ name }: { name: string }): Secret {
    const card = this.cards.get(name);
    if (!card) throw new Error(`${name} holds no card`);
    return card;
  }

  get deal(): Deal {
    const isSpy = (player: Player) => this.card(player).spy;
    const agents = this.players.filter((player) => !isSpy(player));
    const place = agents.map((agent) => this.card(agent).place).find((place) => place !== null);
    if (!place) throw new Error('nobody knows the place');
    return { spy: this.players.find(isSpy), agents, place };
  }

  async table(): Promise<TableView> {
    return (await this.guests.see(this.anybody.key)).table;
  }

  async round(): Promise<SpyRoundView> {
    return roundOf(await this.table());
  }

  /** A player by seat. */
  async at(seat: SeatId): Promise<Player> {
    const { seats } = await this.table();
    return this.player(seats.find(({ id }) => id === seat)?.name ?? '');
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

/** What the cards say, by name. */
export function secrets(seen: Record<string, SeatView>): Map<string, Secret> {
  const cards = Object.entries(seen).map(([name, seat]): [string, Secret] => {
    const card = spySeat(seat)?.card;
    if (!card) throw new Error(`${name} holds no card`);
    return [name, { spy: card.spy, place: card.spy ? null : card.place }];
  });
  return new Map(cards);
}

/** The owner of a phone, tapping. */
class Screen implements Player {
  constructor(private readonly phone: Phone) {}

  get name(): string {
    return this.phone.name;
  }

  async asks(whom: Player): Promise<void> {
    await this.phone.ask(whom);
  }

  async answers(): Promise<void> {
    await this.phone.answer();
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
export class Voice implements Player {
  private constructor(
    readonly name: string,
    readonly key: string,
    private readonly guests: Guests,
  ) {}

  /** Friends take the seats that were laid for them. */
  static async enter(guests: Guests, code: string, names: readonly string[]): Promise<Voice[]> {
    const voices = names.map((name) => new Voice(name, `${code} ${name}`, guests));
    for (const { name, key } of voices) await guests.enter(code, name, key);
    return voices;
  }

  async does(intent: Intent): Promise<void> {
    expect(await this.guests.do(this.key, intent), `${this.name}: ${intent.do}`).toBeNull();
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
    const { number, turn, vote } = round;
    await this.does(
      made({ round: number, turn: turn?.number ?? 0, vote: vote?.number ?? 0, seat }),
    );
  }

  async asks(whom: Player): Promise<void> {
    await this.takes('ask', ({ seat, round, turn }) => ({
      do: 'ask',
      round,
      turn,
      whom: seat(whom),
    }));
  }

  async answers(): Promise<void> {
    await this.takes('answer', ({ round, turn }) => ({ do: 'answer', round, turn }));
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

type Now = { round: number; turn: number; vote: number; seat: (whom: Player) => SeatId };

function roundOf(table: TableView): SpyRoundView {
  const round = spyRound(table);
  if (!round) throw new Error('no round is on');
  return round;
}
