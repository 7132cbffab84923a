// What an end comes to: on the screen, in words, and in points.

import type { Ending } from '../../web/src/lib/wire/wire';
import { plain } from '../../web/src/ui/sentence';
import { story, title } from '../../web/src/spy/story';
import type { Company, Player } from './company';
import { expect } from './test';
import { placeName } from './words';

/** By name; who is not here gets nothing. */
export type Points = Map<string, number>;

export function worth(...shares: { each: Player[]; points: number }[]): Points {
  const points: Points = new Map();
  for (const { each, points: more } of shares)
    for (const { name } of each) points.set(name, (points.get(name) ?? 0) + more);
  return points;
}

export async function expectEnd(
  company: Company,
  { how, points, name }: { how: Ending['how']; points: Points; name: string },
): Promise<void> {
  const result = await company.result();
  expect(result.ending.how).toBe(how);
  const { seats } = await company.table();
  const nameOf = (seat: number) => seats.find(({ id }) => id === seat)?.name ?? '';
  for (const { seat, points: paid } of result.points)
    expect(paid, `points of ${nameOf(seat)}`).toBe(points.get(nameOf(seat)) ?? 0);

  const { phone } = company;
  const { m, owner } = phone;
  await phone.expectHeadline(title(result, m));
  const told = story(result, {
    name: nameOf,
    place: (id) => placeName(id, owner.locale),
    reveals: (await company.round()).reveals,
    byMajority: false,
    m: m.spy.story,
    voids: m.play.void,
  });
  await expect(phone.page.getByText(plain(told.text))).toBeVisible();
  await phone.look(name, { whole: true });
}
