// What everybody did and said during a test, in order. It is kept where the test failed, since
// nobody can be asked afterwards whether a tap was lost, refused, or never told to the others.

import type { Page, TestInfo } from '@playwright/test';
import { writeFile } from 'node:fs/promises';

/** Enough of a view to see its revision and its phase. */
const LINE_CHARS = 400;
const SHOWN_LINES = 30;

export class Diary {
  private readonly began_ms = performance.now();
  private readonly lines: string[] = [];

  note(who: string, what: string): void {
    const at = ((performance.now() - this.began_ms) / 1000).toFixed(3).padStart(8);
    this.lines.push(`${at} ${who} ${what.slice(0, LINE_CHARS)}`);
  }

  /** From the first page that is opened there. */
  async follow(page: Page, who: string): Promise<void> {
    page.on('websocket', (socket) => {
      this.note(who, 'opens a socket');
      socket.on('framesent', ({ payload }) => this.note(who, `-> ${payload.toString()}`));
      socket.on('framereceived', ({ payload }) => this.note(who, `<- ${payload.toString()}`));
      socket.on('close', () => this.note(who, 'has lost a socket'));
    });
    page.on('console', (message) => this.note(who, message.text()));
    page.on('pageerror', (error) => this.note(who, error.stack ?? error.message));
    await page.addInitScript(reportTaps);
  }

  async keepIfFailed(test: TestInfo, server: { said: string }): Promise<void> {
    if (test.status === test.expectedStatus) return;
    const path = test.outputPath('diary.txt');
    await writeFile(path, [...this.lines, '', 'The server said:', server.said].join('\n'));
    await test.attach('diary', { path });
    // Where only the log of a run is kept, the end is what matters most.
    console.log(this.lines.slice(-SHOWN_LINES).join('\n'));
  }
}

/** Runs in the page, before the client: it sees taps that the client takes for slips, too. */
function reportTaps(): void {
  const report = ({ target, clientX, clientY }: MouseEvent) => {
    const tapped = target instanceof Element ? target.closest('button, a, dialog') : null;
    const words = tapped?.getAttribute('aria-label') ?? tapped?.textContent.trim().slice(0, 40);
    console.debug(`taps ${words} (${clientX.toFixed()}, ${clientY.toFixed()})`);
  };
  addEventListener('click', report, { capture: true });
}
