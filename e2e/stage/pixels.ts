// Screens that are compared pixel by pixel, without what may differ between two tables.

import type { Page } from '@playwright/test';

/**
 * What two tables may differ in: their code and the time, which keep their place, unseen, and how far
 * what comes back into the page has come.
 */
const UNSEEN = `
  *, ::before, ::after { animation: none !important; }
  header b, [role='timer'], .pause, .by-itself { visibility: hidden !important; }
  header .bar > .left { visibility: hidden !important; }
`;

export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(paintAnew, UNSEEN);
  return page.screenshot({ animations: 'disabled' });
}

/** Runs in the page, whose rules forbid any style but its own and what a script sets. */
async function paintAnew(css: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  // A finger that was lifted a moment ago may have left the focus on a button.
  (document.activeElement as HTMLElement | null)?.blur();
  // Edges that were painted in several goes differ by a shade from those painted in one.
  const frame = () => new Promise(requestAnimationFrame);
  document.body.style.display = 'none';
  await frame();
  await frame();
  document.body.style.display = '';
  await Promise.all([...document.images].map((image) => image.decode()));
  await frame();
  await frame();
}
