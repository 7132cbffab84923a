// What a phone and the server say to each other, for facts that no screen shows: how often, how soon.

import type { Page } from '@playwright/test';
import type { ClientIn, ClientOut, Intent } from '../../web/src/lib/wire/wire';

export class Traffic {
  /** Sockets opened. */
  sockets = 0;
  /** Times that the server took this phone in. */
  welcomes = 0;
  readonly intents: Intent[] = [];
  /** Addresses asked for over HTTP, in order. */
  readonly requests: string[] = [];
  /** What went wrong in the page itself. */
  readonly faults: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      this.sockets += 1;
      socket.on('framereceived', ({ payload }) => {
        if (read<ClientOut>(payload)?.type === 'welcome') this.welcomes += 1;
      });
      socket.on('framesent', ({ payload }) => {
        const frame = read<ClientIn>(payload);
        if (frame?.type === 'intent') this.intents.push(frame.intent);
      });
    });
    page.on('request', (request) => this.requests.push(new URL(request.url()).pathname));
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (isFault(message.text())) this.faults.push(message.text());
    });
  }

  sent(kind: Intent['do']): number {
    return this.intents.filter((intent) => intent.do === kind).length;
  }
}

/** The page breaks its own rules, or Svelte finds it at fault. All else is the browser's to say. */
export function isFault(said: string): boolean {
  return /content security policy|svelte\.dev\/e\//i.test(said);
}

function read<Frame>(payload: string | Buffer): Frame | null {
  return typeof payload === 'string' ? (JSON.parse(payload) as Frame) : null;
}
