// Guests without a screen: many sockets in one browser page, for tables that must be full or must
// do something that no screen offers.

import type { Browser, Page } from '@playwright/test';
import { seatToken } from './laid';
import type { ClientOut, Intent, Refusal, SeatView, TableView } from '../../web/src/lib/wire/wire';

type Seen = { seat: SeatView; table: TableView };

/** Lives in the page. */
type Seat = {
  socket: WebSocket;
  n: number;
  seat?: SeatView;
  table?: TableView;
  answers: Map<number, (why: Refusal | null) => void>;
};
declare global {
  interface Window {
    seats: Map<string, Seat>;
  }
}

export class Guests {
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
    await this.page.evaluate(sit, { code, name, key });
  }

  /** Takes the seat that was laid for this name. */
  async enter(code: string, name: string, key = name): Promise<void> {
    await this.page.evaluate(sit, { code, name, key, token: seatToken(code, name) });
  }

  async see(key: string): Promise<Seen> {
    return this.page.evaluate((key) => {
      const { seat, table } = window.seats.get(key) ?? {};
      if (!seat || !table) throw new Error(`${key} sees nothing`);
      return { seat, table };
    }, key);
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
}

/** Runs in the page. */
function sit({
  code,
  name,
  key,
  token = '',
}: Record<'code' | 'name' | 'key', string> & { token?: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${code}`);
    const guest: Seat = { socket, n: 0, answers: new Map() };
    window.seats.set(key, guest);
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    token ||= Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    // A seat's view belongs to the table's that follows it.
    let held: SeatView | undefined;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'enter', token, name }));
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data as string) as ClientOut;
      if (frame.type === 'welcome') guest.n = frame.last_n;
      else if (frame.type === 'seat') held = frame.view;
      else if (frame.type === 'done') guest.answers.get(frame.n)?.(null);
      else if (frame.type === 'refused' && frame.n) guest.answers.get(frame.n)?.(frame.why);
      else if (frame.type === 'refused') reject(new Error(`${name} was refused: ${frame.why}`));
      else if (frame.type === 'table') {
        guest.table = frame.view;
        if (held) guest.seat = held;
        resolve();
      }
    };
  });
}
