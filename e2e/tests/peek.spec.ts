// The secret is in the page only while a finger or a key holds the card down.

import { secrets } from '../stage/company';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

test('the secret is in the page only while the card is held', async ({ stage }) => {
  const names = ['Ana', 'Bo', 'Cy', 'Di'];
  const { code, seen } = await stage.laid({ names, spy: 'Ana', isFresh: true });
  const felt: unknown[] = [];
  // A spy and an agent.
  for (const name of ['Ana', 'Bo']) {
    const phone = await stage.phone({ name });
    await phone.page.addInitScript(countBuzzes);
    await phone.enter(code);
    await expect(phone.card).toBeVisible();
    await expectHidden(phone);
    await test.step('a tap is no look at it', async () => {
      await phone.tap(phone.card);
      await expectHidden(phone);
      await phone.expectHeadline(phone.m.play.line.lookAtCard);
      await expect(phone.card).toContainText(phone.m.waits.lookFirst);
    });
    expect(await phone.peek()).toEqual(secrets(seen).get(name));
    await expectHidden(phone);
    await expect(phone.card).not.toContainText(phone.m.waits.lookFirst);
    await test.step('it goes when the system takes the touch away', async () => {
      await takeUp(phone);
      await phone.thumb.cancel();
      await expectHidden(phone);
    });
    await test.step('it goes when the window loses the focus', async () => {
      await takeUp(phone);
      await phone.page.evaluate(() => dispatchEvent(new Event('blur')));
      await expectHidden(phone);
      await phone.thumb.up();
    });
    await test.step('it goes when the page is put away', async () => {
      await takeUp(phone);
      await phone.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      await expectHidden(phone);
      await phone.thumb.up();
    });
    await test.step('it goes when the finger slides off and lifts', async () => {
      await takeUp(phone);
      await phone.thumb.slide(phone.headline);
      await phone.thumb.up();
      await expectHidden(phone);
      await expect(phone.dialog).toBeHidden();
    });
    await test.step('it is felt in the same way, whatever it is', async () => {
      await phone.page.evaluate(() => (window.buzzed = []));
      await takeUp(phone);
      await phone.thumb.slide(phone.page.locator('.strip'));
      await phone.thumb.slide(phone.headline);
      await phone.thumb.cancel();
      felt.push(await phone.page.evaluate(() => window.buzzed));
    });
  }
  expect(felt[0]).toEqual(felt[1]);
  expect(felt[0]).not.toEqual([]);
});

declare global {
  interface Window {
    buzzed: unknown[];
  }
}

function countBuzzes(): void {
  window.buzzed = [];
  navigator.vibrate = (pattern) => window.buzzed.push(pattern) > 0;
}

async function takeUp(phone: Phone): Promise<void> {
  await phone.thumb.down(phone.card);
  await expect(phone.openCard).toBeVisible();
}

/** Not only out of sight: no element, attribute or hidden word of the page has it. */
async function expectHidden(phone: Phone): Promise<void> {
  await expect(phone.openCard).toHaveCount(0);
  const { spy, play } = phone.m;
  const page = await phone.page.content();
  for (const secret of [
    spy.card.task,
    spy.card.show,
    play.card.letGo,
    spy.card.role({ role: '' }).trim(),
  ])
    expect(page).not.toContain(secret);
}
