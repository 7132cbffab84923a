// What the picture of the evening shows: how its last game ended.

import type { Locale } from '../i18n';
import type { Messages } from '../i18n/messages';
import { awardsOf } from '../room/evening/awards';
import type { Drawn } from '../room/evening/picture';
import { signed } from '../room/score/scores';
import type { Finished } from './finished';

export function pictured(
  { chapters, lines, winners: won }: Finished,
  { locale, m }: { locale: Locale; m: Messages },
  today = new Date(),
): Drawn {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const nameOf = (seat: number) => lines.find((line) => line.seat === seat)?.name ?? '…';
  const winners = lines.filter(({ seat }) => won.includes(seat));
  const [only, ...more] = winners.map(({ name }) => name);
  return {
    title: m.evening.picture.title,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(today),
    winner:
      only === undefined
        ? m.play.final.nobody
        : more.length > 0
          ? m.play.final.shared({ names: list.format([only, ...more]) })
          : m.play.final.winner({ name: only }),
    faces: winners.map(({ avatar }) => avatar),
    lines: lines.map(({ rank, name, avatar, points }) => ({
      rank,
      name,
      avatar,
      points: points < 0 ? signed(points) : `${points}`,
    })),
    awards: awardsOf(chapters).map(({ kind, seats }) => ({
      title: m.evening.awards[kind].title,
      names: list.format(seats.map(nameOf)),
    })),
  };
}
