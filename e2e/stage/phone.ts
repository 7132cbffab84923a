// A guest's phone: what its owner can see and do, in the owner's language. It knows no rule and no
// table but the one on its screen.

import {
  errors,
  expect,
  type Browser,
  type BrowserContext,
  type FileChooser,
  type Locator,
  type Page,
} from '@playwright/test';
import { setTimeout as rest } from 'node:timers/promises';
import type { Messages } from '../../web/src/i18n/messages';
import type { GameId, RulesetId } from '../../web/src/lib/wire/wire';
import { ALL_HERE, BEGINS } from '../../web/src/lib/ahead';
import { SEEN_MS } from '../../web/src/ui/peek';
import { plain } from '../../web/src/ui/sentence';
import { seatToken } from './laid';
import { look } from './screens';
import { Thumb } from './thumb';
import { Traffic } from './traffic';
import { BROWSER_LOCALE, messages, placeName, placeOn, type Locale } from './words';

/** What a card says to the one who holds it. */
export type Secret = { spy: boolean; place: string | null };

/** All that a finger needs to know of somebody at the table. */
type Named = { readonly name: string };

/** Longer than any moment is shown. */
const MOMENT_MS = 5000;

export class Phone {
  readonly m: Messages;
  readonly traffic: Traffic;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly thumb: Thumb,
    readonly owner: { name: string; locale: Locale },
  ) {
    this.m = messages[owner.locale];
    this.traffic = new Traffic(page);
  }

  static async unlock(browser: Browser, baseURL: string, owner: Phone['owner']): Promise<Phone> {
    const locale = BROWSER_LOCALE[owner.locale];
    const context = await browser.newContext({ baseURL, locale });
    return Phone.tab(context, owner);
  }

  /** Another tab of the same browser, with the same memory. */
  async anotherTab(): Promise<Phone> {
    return Phone.tab(this.context, this.owner);
  }

  private static async tab(context: BrowserContext, owner: Phone['owner']): Promise<Phone> {
    const page = await context.newPage();
    return new Phone(context, page, await Thumb.on(page), owner);
  }

  get name(): string {
    return this.owner.name;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    // Guests are on plain HTTP: whatever needs a secure context must be done without.
    expect(await this.page.evaluate(() => isSecureContext)).toBe(false);
  }

  /** Once a sheet that was closed has left the history too: its step back would call the reload off. */
  async reload(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('dialog[open]') !== null || !('sheet' in (history.state ?? {})),
    );
    await this.page.reload();
  }

  /** Everything that is needed from now on has been fetched. */
  async fetchedAhead(): Promise<void> {
    await this.page.waitForFunction(
      ([begins, all]) => {
        const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? NaN;
        return last(all) >= last(begins);
      },
      [BEGINS, ALL_HERE] as const,
    );
  }

  async look(name: string, how: { whole?: boolean } = {}): Promise<void> {
    await look(this.page, { locale: this.owner.locale, name, ...how });
  }

  // What is on the screen

  get headline(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The clock of the round, in the head of the screen. */
  get clock(): Locator {
    return this.page.getByRole('timer').first();
  }

  async secondsLeft(): Promise<number> {
    const [minutes, seconds] = (await this.clock.innerText()).split(':').map(Number);
    return Number(minutes) * 60 + Number(seconds);
  }

  get card(): Locator {
    return this.button(beginning(this.m.peek.label));
  }

  /** The card while it is held. */
  get openCard(): Locator {
    // A face that was chosen is pressed, too.
    return this.page.getByRole('button', { pressed: true }).and(this.page.locator('.card'));
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  get refusal(): Locator {
    return this.page.getByRole('alert').getByRole('paragraph');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  face(name: string): Locator {
    // Where there is only one to ask, a second button says the same.
    return this.button(beginning(this.m.play.ring.ask({ name }))).first();
  }

  vote(yes: boolean): Locator {
    return this.button(beginning(yes ? this.m.spy.vote.yes : this.m.spy.vote.no));
  }

  place(id: string): Locator {
    return this.button(beginning(placeName(id, this.owner.locale)));
  }

  async expectHeadline(text: string): Promise<void> {
    await expect(this.headline).toHaveText(plain(text));
  }

  // What its owner does

  async tap(what: string | RegExp | Locator, options: { timeout?: number } = {}): Promise<void> {
    const isNamed = typeof what === 'string' || what instanceof RegExp;
    await this.thumb.tap(isNamed ? this.button(what) : what, options);
  }

  /** Touches the words beside a ring or a box; whether that counts is seen by others. */
  async touchWordsOf(choice: Locator): Promise<void> {
    await this.thumb.tapWords(choice.locator('xpath=ancestor::label'));
  }

  async pick(choice: Locator): Promise<void> {
    await this.touchWordsOf(choice);
    await expect(choice).toBeChecked();
  }

  /** One of several answers on the sheet that is open. */
  async pickOnSheet(name: string): Promise<void> {
    await this.pick(this.dialog.getByRole('radio', { name }));
  }

  /** Hands over files where a touch asks for some. */
  async give(onto: Locator, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const asked = this.page.waitForEvent('filechooser');
    await this.thumb.tapWords(onto);
    await (await asked).setFiles(files);
  }

  /** On the sheet that is open; the same words may be on the page behind it. */
  async tapOnSheet(name: string): Promise<void> {
    await this.tap(this.dialog.getByRole('button', { name, exact: true }));
  }

  /** From the start page to the lobby of a new table; gives the way there. */
  async openTable(): Promise<string> {
    await this.page.getByLabel(this.m.home.name, { exact: true }).fill(this.name);
    const { welcomes } = this.traffic;
    await this.tap(this.m.home.newTable);
    await this.page.waitForURL('**/t/*');
    // The address is there before the seat is: whoever sits down in between would be the host.
    await expect.poll(() => this.traffic.welcomes).toBeGreaterThan(welcomes);
    await expect(this.headline).toBeVisible();
    return new URL(this.page.url()).pathname;
  }

  async sitDown(name = this.name): Promise<void> {
    await this.page.getByLabel(this.m.home.name, { exact: true }).fill(name);
    await this.tap(this.m.home.sitDown);
  }

  async join(path: string): Promise<void> {
    await this.open(path);
    await this.sitDown();
    await expect(this.button(this.m.common.menu.open)).toBeVisible();
  }

  /** Takes the seat that was laid for its owner. */
  async enter(code: string): Promise<void> {
    const key = `molehunt.seat.${code}`;
    const kept = [key, seatToken(code, this.name)] as const;
    await this.page.addInitScript(([key, token]) => localStorage.setItem(key, token), kept);
    await this.open(`/t/${code}`);
    await expect(this.button(this.m.common.menu.open)).toBeVisible();
  }

  /** The host has it written into the rules who asks first. */
  async letBegin(starter: Phone): Promise<void> {
    const { terms } = this.m;
    await this.openRules({ more: true });
    await this.page.getByLabel(terms.ask.starter).selectOption({ label: starter.name });
    await this.tap(this.m.common.close);
    await expect(this.page.getByText(terms.starter({ name: starter.name }))).toBeVisible();
  }

  /** What the host can choose to play, by its name. */
  tile(name: string): Locator {
    return this.page.getByRole('radio', { name: beginning(name) });
  }

  /** The host chooses the rules of the table by their name. */
  async playBy(ruleset: RulesetId): Promise<void> {
    await this.pick(this.tile(this.m.lobby.rules.names[ruleset]));
  }

  async playGame(game: Exclude<GameId, 'spy'>): Promise<void> {
    await this.pick(this.tile(this.m.lobby.rules.games[game]));
  }

  /** The host's sheet of rules, with what is folded away on it if need be. */
  async openRules({ more = false } = {}): Promise<void> {
    await this.tap(this.m.lobby.rules.change);
    if (more) await this.tap(this.dialog.getByText(this.m.tiles.more, { exact: true }));
  }

  /** Holds the card down for as long as `during` takes, and long enough to have seen it. */
  async hold<T>(during: (card: Locator) => Promise<T>): Promise<T> {
    await this.thumb.down(this.card);
    await expect(this.openCard).toBeVisible();
    const [seen] = await Promise.all([during(this.openCard), takeItIn()]);
    await this.thumb.up();
    await expect(this.card).toBeVisible();
    return seen;
  }

  async peek(): Promise<Secret> {
    const words = await this.hold(async (card) => (await card.textContent()) ?? '');
    return this.read(words);
  }

  read(card: string): Secret {
    const spy = card.includes(this.m.spy.card.task);
    return { spy, place: spy ? null : placeOn(card, this.owner.locale) };
  }

  async ask(whom: Named): Promise<void> {
    await this.tap(this.face(whom.name));
    await this.expectHeadline(this.m.play.line.youAsk({ asked: whom.name }));
  }

  async answer(): Promise<void> {
    await this.tap(this.m.play.act.answered);
    await this.expectHeadline(this.m.play.line.yourTurn);
  }

  async accuse(suspect: Phone): Promise<void> {
    await this.sayAccuse(suspect);
    await this.expectHeadline(this.m.spy.line.youAccuse({ suspect: suspect.name }));
  }

  /** Whatever comes of it. */
  async sayAccuse(suspect: Named): Promise<void> {
    await this.tap(this.m.spy.act.accuse);
    await this.choose(suspect);
    await this.tapOnSheet(this.m.spy.act.accuseYes({ name: suspect.name }));
  }

  async propose(suspect: Named): Promise<void> {
    await this.tap(this.m.spy.chance.propose);
    await this.choose(suspect);
    await this.tapOnSheet(this.m.spy.chance.proposeYes({ name: suspect.name }));
    await this.expectHeadline(this.m.spy.line.youPropose({ suspect: suspect.name }));
  }

  async pass(): Promise<void> {
    const { pass } = this.m.spy.chance;
    await this.tap(pass);
    await this.tapOnSheet(pass);
    await expect(this.button(pass)).toBeHidden();
  }

  async pointToMiddle(): Promise<void> {
    await this.tap(this.m.spy.act.point);
    await this.tapOnSheet(this.m.spy.act.pointYes);
    await this.expectHeadline(this.m.spy.line.youPoint);
  }

  /** The host ends the round for everybody, without points. */
  async callOff(): Promise<void> {
    const { menu } = this.m.common;
    await this.tap(menu.open);
    await this.tapOnSheet(menu.abort);
    await this.tap(this.page.getByRole('alertdialog').getByRole('button', { name: menu.abort }));
    await this.expectHeadline(this.m.play.result.void);
  }

  /** A face on the sheet that is open. */
  private async choose(whom: Named): Promise<void> {
    await this.tap(this.dialog.getByRole('button', { name: whom.name }));
  }

  async castVote(yes: boolean): Promise<void> {
    await this.tap(this.vote(yes));
    await expect(this.vote(yes)).toBeHidden();
  }

  /** Slides from the card to the strip above it, lifts, and says yes. */
  async revealItself(): Promise<void> {
    await this.slideToReveal();
    await this.tapOnSheet(this.m.spy.reveal.yes);
  }

  async slideToReveal(): Promise<void> {
    const strip = this.button(this.m.spy.card.show);
    await this.thumb.down(this.card);
    await expect(strip).toBeInViewport({ ratio: 1 });
    await this.thumb.slide(strip);
    await this.thumb.up();
    await expect(this.dialog).toBeVisible();
  }

  async guess(place: string): Promise<void> {
    // Until the card lies open a tap on a place crosses it out.
    const [where = ''] = this.m.spy.line.youGuess.split('?');
    await expect(this.headline).toHaveText(beginning(where));
    await this.tap(this.place(place));
    await this.tapOnSheet(this.m.spy.places.guessYes);
  }

  /**
   * On from a vote's outcome or another breath that the table takes. It also ends by itself, and beside a
   * big screen a drum-roll only does so.
   */
  async goOn(): Promise<void> {
    const breath = this.page.locator('.moment');
    const goOn = this.button(this.m.play.goOn);
    await breath.waitFor({ timeout: MOMENT_MS }).catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
    await expect(async () => {
      if (await goOn.isVisible()) await this.tap(goOn, { timeout: MOMENT_MS });
      await expect(breath).toBeHidden({ timeout: 100 });
    }).toPass({ timeout: 2 * MOMENT_MS });
  }
}

/** A label that may go on after these words, but not within one: "Bank", "Bank, crossed out". */
export function beginning(words: string): RegExp {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal}(?![\\p{L}\\p{N}])`, 'u');
}

/** A card that is let go at once has not been seen. */
export function takeItIn(): Promise<void> {
  return rest(2 * SEEN_MS);
}
