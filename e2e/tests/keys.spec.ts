// Keys of a computer: each stands for a button, does what a touch of it does and asks what that asks.

import { Keyboard } from '../stage/keyboard';
import { expect, test } from '../stage/test';

test('keys look, ask, accuse and vote as fingers do', async ({ stage }) => {
  const company = await stage.company({ spy: 'Cy', phoneFirst: true });
  const { phone } = company;
  const { keyboard } = phone.page;
  const [asked, voter] = [company.player('Ana'), company.player('Bo')];

  await expect(phone.card).toBeVisible();
  await keyboard.down('p');
  // The names of places come by themselves, and may come later than the card.
  const card = async () => phone.read((await phone.openCard.textContent()) ?? '');
  await expect.poll(card).toEqual(company.card(phone));
  await keyboard.up('p');
  await expect(phone.openCard).toHaveCount(0);

  await keyboard.press('q');
  await new Keyboard(phone).press(phone.dialog.getByRole('button', { name: asked.name }));
  await phone.expectHeadline(phone.m.play.line.youAsk({ asked: asked.name }));

  await keyboard.press('x');
  await expect(phone.dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(phone.dialog).toBeHidden();
  expect(phone.traffic.sent('accuse')).toBe(0);

  await voter.accuses(asked);
  await expect(phone.vote(false)).toBeVisible();
  await keyboard.press('n');
  await expect(phone.vote(false)).toBeFocused();
  expect(phone.traffic.sent('vote')).toBe(0);
  await keyboard.press('Enter');
  // Whoever listens to the screen hears what became of it.
  await expect(phone.page.getByText(phone.m.spy.vote.yourNo).locator('..')).toBeFocused();

  await keyboard.press('?');
  await expect(phone.dialog).toContainText(phone.m.keys.peek);
});

test('what is typed into a field is no shortcut', async ({ stage }) => {
  const company = await stage.company({ spy: 'Cy', phoneFirst: true, asking: 'written' });
  const { phone } = company;
  await phone.tap(phone.face('Ana'));
  const field = phone.page.getByRole('textbox');
  // A keyboard on the glass would lie over the ideas, so it does not come by itself.
  await field.tap();
  await expect(field).toBeFocused();
  await phone.page.keyboard.type('x?qpg');
  await expect(field).toHaveValue('x?qpg');
  await expect(phone.dialog).toBeHidden();
  await expect(phone.card).toHaveAttribute('aria-pressed', 'false');
});

test('the ring and the places are one stop each on the way of the Tab key', async ({ stage }) => {
  const { phone } = await stage.company({ spy: 'Cy', phoneFirst: true });
  const keys = new Keyboard(phone);
  const { keyboard } = phone.page;
  await keys.tabTo(phone.face('Ana'));
  await keyboard.press('ArrowRight');
  await expect(phone.face('Bo')).toBeFocused();
  await keys.tabTo(phone.card);
  expect(await keys.tabTo(phone.button(phone.m.spy.act.accuse))).toBeLessThan(5);

  await keyboard.press('w');
  const places = phone.page.getByRole('region', { name: phone.m.play.places.title });
  const tiles = places.getByRole('button');
  await expect(tiles.first()).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await keyboard.press('End');
  await expect(tiles.last()).toBeFocused();
  await keyboard.press('Enter');
  await expect(tiles.last()).toContainText(phone.m.play.places.crossed);
});
