// A table as this phone sees it: the newest views, who is here, what time it is, and the one way
// to do something. Holds no rule of any game.

import type { FairState } from '../fair/witness';
import { PackTexts } from '../packs/pack-texts.svelte';
import { PROTOCOL } from '../wire/limits';
import type {
  Chronicle,
  ClientIn,
  ClientOut,
  Farewell,
  Happened,
  Intent,
  Offer,
  Reach,
  Refusal,
  SeatId,
  SeatPublicView,
  SeatView,
  Seen,
  Settings,
  TableView,
} from '../wire/wire';
import { isOfHouse } from './bots';
import { TableClock } from './clock';
import { Ears } from './ears';
import { Fairness } from './fairness.svelte';
import { LastSeen } from './last-seen';
import { Link, type OpenSocket } from './link';
import { Outbox } from './outbox';
import { OwnLook } from './own-look.svelte';
import { Parts, type Drawn } from './parts';
import { ensureToken, forgetToken, missTable, rememberTable } from './seat-key';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'taken_over' | 'gone' | 'refused';
type OfferOf<D extends Offer['do']> = Extract<Offer, { do: D }>;
type Greeting = Extract<ClientIn, { type: 'enter' | 'watch' }>;
type Hello = Extract<ClientOut, { type: 'hello' }>;
type Welcome = Extract<ClientOut, { type: 'welcome' }>;
type Presence = Omit<Extract<ClientOut, { type: 'presence' }>, 'type'>;
export type Knock = Extract<ClientOut, { type: 'knocked' }>;

/** To knock again helps, sooner or later. */
const PASSING: readonly Refusal[] = [
  'server_busy',
  'disk_full',
  'updating',
  'too_fast',
  'address_full',
];
/** To knock again would not help. */
const CLOSED: readonly Refusal[] = ['no_such_table', 'table_unreadable', 'other_protocol'];

/** What the table needs from its surroundings; tests and the gallery bring their own. */
export interface Surroundings {
  open: OpenSocket;
  socketUrl: (code: string) => string;
  /** What is told of the rounds that are over; fetched anew each time. */
  chronicle: (code: string) => Promise<Chronicle>;
  /** Loads the page that belongs to this build, and says whether it does: never twice for one. */
  reload: (build: string) => boolean;
  local_ms: () => number;
}

export class Table {
  status = $state<Status>('connecting');
  view = $state.raw<TableView | null>(null);
  /** `null` while only watching. */
  seat = $state.raw<SeatView | null>(null);
  presence = $state.raw<Presence>({ on: [], watching: 0, screens: 0 });
  /** Addresses under which guests reach this table, the best one first. */
  links = $state.raw<readonly string[]>([]);
  /** From where they are reached. */
  reach = $state<Reach>('network');
  /** An address that is easy to type, where the network knows it. */
  easy = $state<string | null>(null);
  flowing = $state(false);
  /** The server is late with an answer, though the socket seems open. */
  isQuiet = $state(false);
  /** How much of what was done here waits for its answer. */
  pending = $state(0);
  /** Why the door stays shut, while `status` is `refused`. */
  refusal = $state<Refusal | null>(null);
  /** Which of the two is ahead, while `refusal` is `other_protocol`. */
  pageIsNewer = $state(false);
  farewell = $state<Farewell | null>(null);
  /** The server has lost the newest of this table, and nobody here has been told yet. */
  isSetBack = $state(false);
  readonly pack: PackTexts;
  readonly look: OwnLook;
  /** Whether the cards are dealt fairly, as far as this phone can tell. */
  readonly fairness: Fairness;

  private readonly clock: TableClock;
  private readonly outbox = new Outbox();
  private readonly link: Link;
  private readonly happeningEars = new Ears<Happened>();
  private readonly refusalEars = new Ears<Refusal>();
  private readonly knockEars = new Ears<Knock>();
  private greeting = $state.raw<Greeting>({ type: 'watch' });
  private build: string | null = null;
  private readonly lastSeen: LastSeen;
  private epoch: number | null = null;
  /** Which loss was told last. */
  private setBackAt: string | null = null;
  private parts = new Parts();
  private heard_n: number | null = null;
  private configured: Promise<unknown> = Promise.resolve();

  constructor(
    readonly code: string,
    private readonly around: Surroundings,
  ) {
    this.pack = new PackTexts(code);
    this.look = new OwnLook(code);
    this.fairness = new Fairness(this, (frame) => this.link.send(frame));
    this.lastSeen = new LastSeen(code);
    this.clock = new TableClock(around.local_ms);
    this.link = new Link(
      around.socketUrl(code),
      {
        greeting: () => ({ ...this.greeting, protocol: PROTOCOL, ...this.seen }),
        frame: (frame) => this.receive(frame),
        quiet: (isQuiet) => (this.isQuiet = isQuiet),
        lost: () => {
          if (this.status === 'open') this.status = 'reconnecting';
        },
      },
      around.open,
    );
  }

  /** Takes a seat, or returns to it. Without a name only a seat that is ours already will do. */
  enter(how: { name?: string; key?: string; avatar?: number } = {}): void {
    this.greet({ type: 'enter', token: ensureToken(this.code), fair: true, ...how });
  }

  /** A big screen says that it is one: phones then leave the sounds for everybody to it. */
  watch({ screen = false } = {}): void {
    this.greet({ type: 'watch', fair: true, ...(screen && { screen }) });
  }

  /** Sees who is there before sitting down, and is not counted among those who watch. */
  lookIn(): void {
    this.greet({ type: 'watch', at_door: true });
  }

  /** Whoever looked in is content to watch. */
  stay(): void {
    this.greeting = { type: 'watch', fair: true };
    if (this.status === 'open') this.link.send({ ...this.greeting, protocol: PROTOCOL });
  }

  /** Gives the seat up for good: nothing on this phone leads back to it. */
  async leave(): Promise<Refusal | null> {
    const refused = await this.do({ do: 'leave' });
    if (!refused) this.forget();
    return refused;
  }

  /** After another tab took the seat: take it back. */
  resume(): void {
    this.enter();
  }

  close(): void {
    this.link.stop();
    this.fairness.drop();
  }

  /** The page came back from sleep, or the network did, or it says that it is gone. */
  wake(): void {
    this.link.check();
  }

  /** Whether somebody can see the page. */
  watched(isWatched: boolean): void {
    this.fairness.seen(isWatched);
    this.link.watched(isWatched);
  }

  /** Somebody has read that something was lost. */
  acceptSetBack(): void {
    this.isSetBack = false;
  }

  /** No door leads in: nobody may sit down here or watch. */
  get closed(): boolean {
    return this.refusal !== null && CLOSED.includes(this.refusal);
  }

  get watching(): boolean {
    return this.greeting.type === 'watch';
  }

  get me(): SeatPublicView | undefined {
    return this.seat ? this.player(this.seat.you) : undefined;
  }

  get isHost(): boolean {
    return this.seat !== null && this.view?.host === this.seat.you;
  }

  player(id: SeatId): SeatPublicView | undefined {
    return this.view?.seats.find((seat) => seat.id === id);
  }

  /** Those who left keep their name as long as the scoreboard knows them. */
  name(id: SeatId): string {
    const gone = this.view?.standings.find(({ seat }) => seat === id);
    return this.player(id)?.name ?? gone?.name ?? '…';
  }

  avatar(id: SeatId): number {
    const gone = this.view?.standings.find(({ seat }) => seat === id);
    return this.player(id)?.avatar ?? gone?.avatar ?? 0;
  }

  /** Rejects where the server does not answer. */
  chronicle(): Promise<Chronicle> {
    return this.around.chronicle(this.code);
  }

  /** What is known of fair deals; null as long as nothing has been heard. */
  get fair(): FairState | null {
    return this.fairness.state;
  }

  /** The proof of a round, to be saved. */
  fairFile(round: number): string | null {
    return this.fairness.file(round);
  }

  /** Bots of the house have no phone that could be off. */
  isOn(id: SeatId): boolean {
    return this.presence.on.includes(id) || isOfHouse(this.player(id));
  }

  can<D extends Offer['do']>(kind: D): OfferOf<D> | undefined {
    return find(this.seat?.can.open, kind);
  }

  /** Offers that follow from the card: to be drawn only while the card is held. */
  cardCan<D extends Offer['do']>(kind: D): OfferOf<D> | undefined {
    return find(this.seat?.can.card, kind);
  }

  /** Table time in milliseconds. Not reactive: see `Ticker`. */
  now(): number {
    return this.clock.now();
  }

  /**
   * Resolves to `null` once it has happened, or to why it did not. The refusal is told on the screen
   * unless `quiet`: then the caller tells it.
   */
  async do(intent: Intent, { quiet = false } = {}): Promise<Refusal | null> {
    if (this.watching) return 'spectators_only_watch';
    const { answer, fresh } = this.outbox.put(intent);
    if (fresh && this.status === 'open') this.send(fresh.n, fresh.intent);
    this.pending++;
    const why = await answer;
    this.pending--;
    if (why && fresh && !quiet) this.complain(why);
    return why;
  }

  /** Whoever waits for a bot of the house would like to wait no longer. Nothing comes of it where none is waited for. */
  hurry(): void {
    this.link.send({ type: 'hurry' });
  }

  /** Tells on the screen why something did not happen. */
  complain(why: Refusal): void {
    if (this.status === 'open') this.refusalEars.tell(why);
  }

  /**
   * Changes what is agreed. Settings are sent whole, so each change waits until the one before it is
   * answered and builds on what the table has then.
   */
  configure(next: (settings: Settings) => Settings, how?: { quiet?: boolean }) {
    const answer = this.configured.then(() => {
      const now = this.view?.settings;
      return now ? this.do({ do: 'configure', settings: next(now) }, how) : null;
    });
    this.configured = answer;
    return answer;
  }

  /** Hears each happening once, also those that this phone slept through. */
  listen(ear: (happened: Happened) => void): () => void {
    return this.happeningEars.add(ear);
  }

  /** Hears of those who found no seat; only the host is told. */
  onKnock(ear: (knock: Knock) => void): () => void {
    return this.knockEars.add(ear);
  }

  onRefusal(ear: (why: Refusal) => void): () => void {
    return this.refusalEars.add(ear);
  }

  private greet(greeting: Greeting): void {
    this.greeting = greeting;
    this.refusal = null;
    this.farewell = null;
    this.status = 'connecting';
    this.link.start();
  }

  private receive(frame: ClientOut): void {
    this.fairness.heard();
    switch (frame.type) {
      case 'hello':
        return this.hello(frame);
      case 'set_back':
        return this.setBack(frame.rev);
      case 'welcome':
        return this.welcome(frame);
      case 'time':
        this.clock.set(frame.now_ms, frame.flowing);
        this.flowing = frame.flowing;
        return;
      case 'board':
      case 'happenings':
      case 'lines':
      case 'seat':
      case 'pulse':
        return this.show(this.parts.take(frame));
      case 'presence':
        this.presence = frame;
        return;
      case 'fair':
      case 'proof':
        return this.fairness.hear(frame);
      case 'knocked':
        return this.knockEars.tell(frame);
      case 'done':
        return this.outbox.settle(frame.n, null);
      case 'refused':
        return this.refused(frame.n, frame.why);
      case 'bye':
        return this.bye(frame.why);
    }
  }

  private hello({ build, protocol, epoch, links, reach, easy }: Hello): void {
    this.links = links;
    this.reach = reach;
    this.easy = easy ?? null;
    this.parts = new Parts();
    if (this.epoch !== null && this.epoch !== epoch) this.beginAnew();
    // Servers of earlier builds name none.
    this.epoch = Number.isSafeInteger(epoch) ? epoch : null;
    this.fairness.hello(this.epoch ?? 0);
    const isOther = this.build !== null && this.build !== build;
    if (this.build !== null) this.pack.askAgain();
    this.build = build;
    this.pageIsNewer = protocol < PROTOCOL;
    if (protocol !== PROTOCOL) this.misunderstood();
    else if (isOther) this.around.reload(build);
  }

  /** What whoever has a seat says of the table on coming back. */
  private get seen(): { seen?: Seen } {
    const seen = this.lastSeen.get();
    return seen && this.greeting.type === 'enter' ? { seen } : {};
  }

  private setBack(rev: number): void {
    const at = `${this.epoch} ${rev}`;
    if (at === this.setBackAt) return;
    this.setBackAt = at;
    this.isSetBack = true;
    if (this.status !== 'open') this.beginAnew();
  }

  /**
   * The table went back in time, and what is numbered is counted again. What was not answered may have happened
   * then or not, and might mean something else now, so nobody sends it again.
   */
  private beginAnew(): void {
    this.outbox.abandon('stale');
    this.heard_n = null;
    this.look.anew();
  }

  /** The page that this server gives out understands it, and finds our token where we keep it. */
  private misunderstood(): void {
    this.link.stop();
    if (!this.around.reload(this.build ?? '')) this.shut('other_protocol');
  }

  private welcome({ you, last_n }: Welcome): void {
    this.fairness.you = you;
    rememberTable(this.code);
    // From now on the token is enough: a name or a key sent twice could only be refused.
    this.greeting = { type: 'enter', token: ensureToken(this.code), fair: true };
    this.settle();
    for (const { n, intent } of this.outbox.resume(last_n)) this.send(n, intent);
  }

  private settle(): void {
    this.status = 'open';
    this.link.settled();
  }

  /** Seat and table become visible together. */
  private show(drawn: Drawn | null): void {
    if (!drawn) return;
    const { rev, view, seat } = drawn;
    if (this.watching) this.settle();
    this.seat = this.watching ? null : (seat ?? this.seat);
    this.view = view;
    this.fairness.look();
    if (this.epoch !== null) this.lastSeen.note({ epoch: this.epoch, rev });
    this.look.follow(view, this.seat);
    void this.pack.load(view.settings.packs, this.build ?? '').then(() => this.fairness.look());
    this.tell(view);
  }

  private tell(view: TableView): void {
    const newest_n = view.happenings.at(-1)?.n ?? this.heard_n ?? 0;
    const heard_n = this.heard_n ?? newest_n;
    this.heard_n = newest_n;
    for (const { n, happened } of view.happenings)
      if (n > heard_n) this.happeningEars.tell(happened);
  }

  private refused(n: number | undefined, why: Refusal): void {
    if (n !== undefined) return this.outbox.settle(n, why);
    if (this.status === 'open') return this.fairness.refused();
    // People can do something about this one while the phone keeps knocking.
    if (why === 'address_full') this.refusalEars.tell(why);
    if (PASSING.includes(why)) return this.link.retryLater();
    if (why === 'other_protocol') return this.misunderstood();
    if (why === 'no_seat') this.forget();
    if (why === 'no_such_table') missTable(this.code);
    this.shut(why);
  }

  private shut(why: Refusal): void {
    this.link.stop();
    this.outbox.abandon(why);
    this.refusal = why;
    this.status = 'refused';
  }

  private bye(why: Farewell): void {
    if (why === 'come_back') {
      this.status = 'reconnecting';
      return;
    }
    this.link.stop();
    this.farewell = why;
    this.status = why === 'taken_over' ? 'taken_over' : 'gone';
    this.outbox.abandon('stale');
    this.fairness.drop();
    if (why === 'taken_over') return;
    this.forget();
    this.seat = null;
  }

  private forget(): void {
    this.fairness.drop();
    forgetToken(this.code);
  }

  private send(n: number, intent: Intent): void {
    this.link.send({ type: 'intent', n, intent });
  }
}

function find<D extends Offer['do']>(offers: Offer[] | undefined, kind: D): OfferOf<D> | undefined {
  return offers?.find((offer): offer is OfferOf<D> => offer.do === kind);
}
