import { afterEach, describe, expect, it } from 'vitest';
import '../i18n/taught';
import { i18n, LOCALES } from '../i18n';
import { CAPTAINS, captainsChapters, type CaptainsChapterId } from './captains';
import { doubled, paths } from './numbers';

afterEach(() => i18n.choose('en'));

function chapter(id: CaptainsChapterId, rules = CAPTAINS): string[] {
  return captainsChapters(rules).find((chapter) => chapter.id === id)?.sentences ?? [];
}

const sentences = (...of: Parameters<typeof captainsChapters>) =>
  captainsChapters(...of).flatMap((chapter) => chapter.sentences);

const NUMBERS = paths(CAPTAINS);

describe('every number of the engine', () => {
  it('is there', () => {
    const perGame = 2 * (CAPTAINS.players.max - CAPTAINS.players.min + 1);
    expect(NUMBERS).toHaveLength(13 + perGame);
  });

  it.each(NUMBERS.map((path) => [path.join('.'), path] as const))(
    'has a sentence that changes with %s',
    (_, path) => {
      for (const locale of LOCALES) {
        i18n.choose(locale);
        const known = sentences(CAPTAINS);
        const changed = sentences(doubled(CAPTAINS, path)).filter((it) => !known.includes(it));
        expect(changed.length, locale).toBeGreaterThan(0);
      }
    },
  );
});

describe('sentences', () => {
  it.each(LOCALES)('are whole in %s, whatever is agreed', (locale) => {
    i18n.choose(locale);
    const agreed = [undefined, { twice: true }, { twice: false, rounds: 1 }];
    for (const all of agreed.map((agreed) => captainsChapters(CAPTAINS, agreed)))
      for (const { title, sentences } of all) {
        expect(title).not.toBe('');
        expect(sentences.length).toBeGreaterThan(0);
        expect(new Set(sentences).size, title).toBe(sentences.length);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(sentence).not.toMatch(/undefined|NaN|#| {2}|\.\./);
        }
      }
  });

  it('tell the points as the engine counts them', () => {
    expect(chapter('points')).toMatchInlineSnapshot(`
      [
        "For every agent in the team who has the captain’s place, the captain gets 1 point.",
        "For every other agent in the team, the captain loses 1 point.",
        "That may add up to less than zero.",
        "A captain who picked the spy gets nothing, whatever else the team is worth.",
        "An agent picked by the captain with the same place gets 1 point, even if that captain picks the spy later.",
        "The spy gets 1 point for being picked.",
        "For every place named right, the spy gets 1 point.",
      ]
    `);
  });

  it('say in every language that points can be lost, and that there may be none', () => {
    const told = () => chapter('points').slice(1, 4);
    i18n.choose('hr');
    expect(told()).toMatchInlineSnapshot(`
      [
        "Za svakog drugog agenta u timu kapetan gubi 1 bod.",
        "Zbroj može biti i manji od nule.",
        "Kapetan koji odabere špijuna ne dobiva ništa, kakav god bio ostatak tima.",
      ]
    `);
    i18n.choose('ru');
    expect(told()).toMatchInlineSnapshot(`
      [
        "За каждого другого агента в команде капитан теряет 1 очко.",
        "В сумме может выйти и меньше нуля.",
        "Капитан, который выбирает шпиона, не получает ничего, какой бы ни была остальная команда.",
      ]
    `);
  });

  it('speak of less than zero only where points can be lost', () => {
    const { belowZero } = i18n.m.rulebook.captains.points;
    const score = { ...CAPTAINS.score, agentDiffers: 0 };
    expect(chapter('points')).toContain(belowZero);
    expect(chapter('points', { ...CAPTAINS, score })).not.toContain(belowZero);
  });
});

describe('the number of rounds', () => {
  it('is told by the number of players, in every language', () => {
    const told = () => chapter('end').slice(0, 2);
    expect(told()).toMatchInlineSnapshot(`
      [
        "With 8, 10 or 12 players, everybody is captain once: that makes 4, 5 or 6 rounds.",
        "With 7, 9 or 11 players, everybody is captain twice: that makes 7, 9 or 11 rounds.",
      ]
    `);
    i18n.choose('hr');
    expect(told()).toMatchInlineSnapshot(`
      [
        "Kad vas je 8, 10 ili 12, svatko je kapetan jednom i igrate 4, 5 ili 6 rundi.",
        "Kad vas je 7, 9 ili 11, svatko je kapetan dvaput i igrate 7, 9 ili 11 rundi.",
      ]
    `);
    i18n.choose('ru');
    expect(told()).toMatchInlineSnapshot(`
      [
        "Если вас 8, 10 или 12, каждый становится капитаном один раз: выходит 4, 5 или 6 раундов.",
        "Если вас 7, 9 или 11, каждый становится капитаном два раза: выходит 7, 9 или 11 раундов.",
      ]
    `);
  });

  it('is what the table has agreed on', () => {
    const end = i18n.m.rulebook.captains.end;
    const five = sentences(CAPTAINS, { twice: true, rounds: 5 });
    expect(five).toContain('This table plays 5 rounds.');
    expect(five).not.toContain(end.maybeTwice);
    const twice = sentences(CAPTAINS, { twice: true });
    expect(twice).toContain(end.twice);
    expect(twice).not.toContain(end.maybeTwice);
  });
});
