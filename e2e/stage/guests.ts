// Guests without a screen: many sockets in one browser page, for tables that must be full or must
// do something that no screen offers.

import type { Browser, Page } from '@playwright/test';
import { seatToken } from './laid';
import { Parts, type Part } from '../../web/src/lib/table/parts';
import { PROTOCOL } from '../../web/src/lib/wire/limits';
import type { ClientOut, Intent, Refusal, SeatView, TableView } from '../../web/src/lib/wire/wire';

type Seen = { seat: SeatView; table: TableView };

/** Lives in the page. */
type Seat = {
  socket: WebSocket;
  n: number;
  /** What nobody has looked at yet. */
  unseen: Part[];
  answers: Map<number, (why: Refusal | null) => void>;
};
declare global {
  interface Window {
    seats: Map<string, Seat>;
  }
}

export class Guests {
  /** The client's own way to a whole table; it cannot be brought into the page. */
  private readonly eyes = new Map<string, { parts: Parts; seen?: Seen }>();

  private constructor(private readonly page: Page) {}

  static async arrive(browser: Browser, url: string): Promise<Guests> {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    // Any page of the server will do: sockets are open to its own pages only.
    await page.goto('/icon.svg');
    await page.evaluate(() => void (window.seats = new Map()));
    return new Guests(page);
  }

  async openTable(): Promise<string> {
    return this.page.evaluate(async () => {
      const answer = await fetch('/api/tables', { method: 'POST' });
      return ((await answer.json()) as { code: string }).code;
    });
  }

  /** Takes a seat and waits until the table is seen from there. Guests are told apart by `key`. */
  async sit(code: string, name: string, key = name): Promise<void> {
    await this.come({ code, name, key });
  }

  /** Takes the seat that was laid for this name. */
  async enter(code: string, name: string, key = name): Promise<void> {
    await this.come({ code, name, key, token: seatToken(code, name) });
  }

  async see(key: string): Promise<Seen> {
    const unseen = await this.page.evaluate((key) => window.seats.get(key)?.unseen.splice(0), key);
    const eyes = this.eyes.get(key);
    for (const part of unseen ?? []) {
      const drawn = eyes?.parts.take(part);
      if (eyes && drawn?.seat) eyes.seen = { seat: drawn.seat, table: drawn.view };
    }
    if (!eyes?.seen) throw new Error(`${key} sees nothing`);
    return eyes.seen;
  }

  /** Gives why it was refused, or nothing. */
  async do(key: string, intent: Intent): Promise<Refusal | null> {
    return this.page.evaluate(
      ({ key, intent }) =>
        new Promise<Refusal | null>((resolve, reject) => {
          const guest = window.seats.get(key);
          if (!guest) return reject(new Error(`${key} has no seat`));
          const n = (guest.n += 1);
          guest.answers.set(n, resolve);
          guest.socket.send(JSON.stringify({ type: 'intent', n, intent }));
        }),
      { key, intent },
    );
  }

  private async come(guest: Guest): Promise<void> {
    this.eyes.set(guest.key, { parts: new Parts() });
    await this.page.evaluate(sit, { ...guest, protocol: PROTOCOL });
  }
}

type Guest = { code: string; name: string; key: string; token?: string };

/** Runs in the page. */
function sit({
  code,
  name,
  key,
  token = '',
  protocol,
}: Guest & { protocol: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${code}`);
    const guest: Seat = { socket, n: 0, unseen: [], answers: new Map() };
    window.seats.set(key, guest);
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    token ||= Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    socket.onopen = () => socket.send(JSON.stringify({ type: 'enter', protocol, token, name }));
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data as string) as ClientOut;
      switch (frame.type) {
        case 'welcome':
          guest.n = frame.last_n;
          return;
        case 'done':
          return guest.answers.get(frame.n)?.(null);
        case 'refused':
          if (frame.n) return guest.answers.get(frame.n)?.(frame.why);
          return reject(new Error(`${name} was refused: ${frame.why}`));
        case 'board':
        case 'happenings':
        case 'lines':
        case 'seat':
        case 'pulse':
          guest.unseen.push(frame);
          // The first pulse has its board and everything else before it.
          if (frame.type === 'pulse') resolve();
      }
    };
  });
}
