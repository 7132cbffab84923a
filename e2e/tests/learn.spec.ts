// Three rounds to learn by, played in the page alone: by touching words, and with nothing but a keyboard.

import { LESSONS, type LessonId } from '../../web/src/lessons/lesson';
import { ALL } from '../../web/src/lessons/course';
import { AXE, barriersOn } from '../stage/gallery';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';
import { LOCALES } from '../stage/words';

for (const locale of LOCALES)
  test(`the rounds to learn by are played in ${locale}, and nothing is asked of the server`, async ({
    stage,
  }) => {
    const phone = await stage.phone({ name: 'Zoe', locale });
    const { page, m } = phone;
    await page.addInitScript({ path: AXE });
    await phone.open('/');
    await phone.tap(page.getByRole('link', { name: m.home.learn, exact: true }));
    await phone.expectHeadline(m.home.learn);
    await phone.look('l00-lessons', { whole: true });
    expect(await barriersOn(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    const requests = phone.traffic.requests.length;
    for (const id of LESSONS) await test.step(id, () => play(phone, id));
    expect(phone.traffic.requests.slice(requests)).toEqual([]);
  });

async function play(phone: Phone, id: LessonId): Promise<void> {
  const { page, m } = phone;
  const lesson = m.lessons;
  const { steps } = ALL[id];
  await phone.tap(page.getByRole('button', { name: `${lesson.begin}: ${lesson[id].title}` }));
  await phone.expectHeadline(lesson[id].title);
  for (const [at, { options = [] }] of steps.entries()) {
    const words = lesson[id].steps[at];
    await expect(page.getByText(words?.text ?? '', { exact: true })).toBeVisible();
    const isLast = at === steps.length - 1;
    const next = page.getByRole('button', {
      name: isLast ? lesson.done : lesson.next,
      exact: true,
    });
    if (options.length > 0) await expect(next).toBeDisabled();
    // Each is explained, the one that the story goes on with last.
    const order = [...options.keys()].sort(
      (one, other) =>
        Number(options[one]?.worth === 'best') - Number(options[other]?.worth === 'best'),
    );
    for (const i of order) {
      await phone.tap(page.getByRole('list').last().getByRole('button').nth(i));
      await expect(page.getByText(words?.why?.[i] ?? '', { exact: true })).toBeVisible();
    }
    await phone.look(`l1-${id}-${at}`, { whole: true });
    if (at === 1) expect(await barriersOn(page)).toEqual([]);
    await phone.tap(next);
  }
  await phone.expectHeadline(m.home.learn);
}

test('one goes back a step, and on without touching anything', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe', locale: 'en' });
  const { page, m } = phone;
  const { agent, back, next } = m.lessons;
  await phone.open('/learn/agent');
  await expect(page.getByText(agent.steps[0]?.text ?? '')).toBeVisible();
  await page.getByRole('button', { name: next, exact: true }).focus();
  await page.keyboard.press('Enter');
  // The step is read aloud, and its options are what comes next.
  await expect(page.getByText(agent.steps[1]?.text ?? '')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(agent.steps[1]?.why?.[0] ?? '')).toBeVisible();
  await page.getByRole('button', { name: back, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(agent.steps[0]?.text ?? '')).toBeFocused();
});
