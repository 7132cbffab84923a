// What the picture of the evening shows: the game that has just ended.

import type { Locale } from '../i18n';
import type { Messages } from '../i18n/messages';
import type { TableView } from '../lib/wire/wire';
import type { Award } from '../room/evening/awards';
import type { Drawn } from '../room/evening/picture';
import { scoreLines, signed } from '../room/score/scores';

export function pictured(
  view: TableView,
  awards: readonly Award[],
  { locale, m }: { locale: Locale; m: Messages },
  today = new Date(),
): Drawn {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const lines = scoreLines(view);
  const nameOf = (seat: number) => lines.find((line) => line.seat === seat)?.name ?? '…';
  const winners = lines.filter(({ seat }) => view.winners.includes(seat));
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
    awards: awards.map(({ kind, seats }) => ({
      title: m.evening.awards[kind].title,
      names: list.format(seats.map(nameOf)),
    })),
  };
}
