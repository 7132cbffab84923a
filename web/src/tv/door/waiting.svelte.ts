// A screen that waits to be told its table. It shows one key after the other, and hears what is sent
// under each as long as that is good: a code may be scanned just before another takes its place.

import { sendLink } from '../../lib/table/links';
import { CODE_CHARS_MIN } from '../../lib/wire/limits';

type Added = { key: string; links: string[]; valid_ms: number; code_chars?: number };

const RETRY_MS = 3000;

export class Waiting {
  /** To be shown as a QR code. */
  link = $state<string | null>(null);
  /** How many letters a code may have, as far as anybody said: of several servers one may know of fewer. */
  codeChars = $state(CODE_CHARS_MIN);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly over = new AbortController();

  constructor(
    private readonly ontable: (code: string) => void,
    private readonly fetcher: typeof fetch = fetch,
  ) {
    void this.begin();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.over.abort();
  }

  private async begin(): Promise<void> {
    const added = await this.ask<Added>('/api/screens', { method: 'POST' });
    if (this.isOver) return;
    const { key, links, valid_ms, code_chars } = added.body ?? {};
    this.codeChars = Math.max(this.codeChars, code_chars ?? 0);
    if (key === undefined || valid_ms === undefined) {
      this.link = null;
      this.timer = setTimeout(() => void this.begin(), RETRY_MS);
      return;
    }
    this.link = sendLink(links?.[0] ?? location.origin, key);
    this.timer = setTimeout(() => void this.begin(), valid_ms / 2);
    await this.hear(key);
  }

  private async hear(key: string): Promise<void> {
    const headers = { authorization: `Bearer ${key}` };
    while (!this.isOver) {
      const { status, body } = await this.ask<{ code: string }>('/api/screens/table', { headers });
      if (this.isOver) return;
      if (body) {
        this.stop();
        return this.ontable(body.code);
      }
      if (status === 404) return;
      if (status !== 204) await new Promise((again) => setTimeout(again, RETRY_MS));
    }
  }

  private get isOver(): boolean {
    return this.over.signal.aborted;
  }

  /** A status of 0: nobody answered. */
  private async ask<T>(path: string, init: RequestInit): Promise<{ status: number; body?: T }> {
    try {
      const response = await this.fetcher(path, { ...init, signal: this.over.signal });
      const { status, ok } = response;
      return ok && status !== 204 ? { status, body: (await response.json()) as T } : { status };
    } catch {
      return { status: 0 };
    }
  }
}
