import { afterEach, describe, expect, it } from 'vitest';
import '../i18n/taught';
import { i18n, LOCALES } from '../i18n';
import { PICTURES_MAX } from '../lib/wire/limits';
import {
  NOTEBOOK,
  notebookChapters,
  type NotebookAgreed,
  type NotebookChapterId,
} from './notebook';
import { doubled, paths } from './numbers';

afterEach(() => i18n.choose('en'));

function chapter(id: NotebookChapterId, rules = NOTEBOOK): string[] {
  return notebookChapters(rules).find((chapter) => chapter.id === id)?.sentences ?? [];
}

const sentences = (...of: Parameters<typeof notebookChapters>) =>
  notebookChapters(...of).flatMap((chapter) => chapter.sentences);

const BOOK: NotebookAgreed = { timed: true, discussion: false, deck: 'evidence' };

const NUMBERS = paths(NOTEBOOK);

describe('every number of the engine', () => {
  it('is there', () => {
    const perGame = 2 * (NOTEBOOK.players.max - NOTEBOOK.players.min + 1);
    expect(NUMBERS).toHaveLength(15 + perGame);
  });

  it.each(NUMBERS.map((path) => [path.join('.'), path] as const))(
    'has a sentence that changes with %s',
    (_, path) => {
      for (const locale of LOCALES) {
        i18n.choose(locale);
        const known = sentences(NOTEBOOK);
        const changed = sentences(doubled(NOTEBOOK, path)).filter((it) => !known.includes(it));
        expect(changed.length, locale).toBeGreaterThan(0);
      }
    },
  );
});

describe('sentences', () => {
  it.each(LOCALES)('are whole in %s, whatever is agreed', (locale) => {
    i18n.choose(locale);
    const agreed = [
      undefined,
      { ...BOOK, timed: false, discussion: true },
      { ...BOOK, deck: 'own' as const, rounds: 1 },
      { ...BOOK, deck: 'both' as const },
    ];
    for (const all of agreed.map((agreed) => notebookChapters(NOTEBOOK, agreed)))
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

  it('tell the points as the engine counts them, in every language', () => {
    expect(chapter('points').slice(0, 3)).toMatchInlineSnapshot(`
      [
        "A detective whose chip is on the conspirator gets 3 points, even if the conspirator escapes.",
        "With no more than 1 chip, the conspirator escapes and gets 5 points, and the active player gets 4 points.",
        "With 2 chips or more, the conspirator is caught, even if somebody else has still more. Then neither the conspirator nor the active player gets anything.",
      ]
    `);
    i18n.choose('hr');
    expect(chapter('points').slice(0, 3)).toMatchInlineSnapshot(`
      [
        "Detektiv čiji je žeton pred urotnikom dobiva 3 boda, čak i ako urotnik izmakne.",
        "Ako je pred urotnikom najviše 1 žeton, urotnik izmiče i dobiva 5 bodova, a aktivni igrač dobiva 4 boda.",
        "Ako je žetona 2 ili više, urotnik je uhvaćen, čak i ako ih netko drugi ima još više. Tada ni urotnik ni aktivni igrač ne dobivaju ništa.",
      ]
    `);
    i18n.choose('ru');
    expect(chapter('points').slice(0, 3)).toMatchInlineSnapshot(`
      [
        "Детектив, чей жетон лежит перед заговорщиком, получает 3 очка, даже если заговорщик ускользает.",
        "Если перед заговорщиком не больше 1 жетона, заговорщик ускользает и получает 5 очков, а активный игрок получает 4 очка.",
        "Если жетонов там 2 или больше, заговорщик пойман, даже если перед кем-то другим их ещё больше. Тогда ни заговорщик, ни активный игрок не получают ничего.",
      ]
    `);
  });
});

describe('the explanations', () => {
  const { explain } = i18n.m.rulebook.notebook;
  const { explainMs, explainUntimedMs, discussionMs } = NOTEBOOK.limits;

  it('have a clock and no discussion by the book, and both can be changed', () => {
    expect(chapter('explain')).toEqual([
      explain.shown,
      explain.turns,
      explain.timed(explainMs),
      explain.mayUntimed(explainUntimedMs),
      explain.mayDiscuss(discussionMs),
    ]);
  });

  it('are told as the table has agreed', () => {
    const told = sentences(NOTEBOOK, { ...BOOK, timed: false, discussion: true });
    expect(told).toContain(explain.untimed(explainUntimedMs));
    expect(told).toContain(explain.discuss(discussionMs));
    expect(told).not.toContain(explain.timed(explainMs));
    expect(told).not.toContain(explain.mayDiscuss(discussionMs));
  });
});

describe('the pictures', () => {
  it.each(LOCALES)('are counted in %s', (locale) => {
    i18n.choose(locale);
    for (const deck of ['evidence', 'own'] as const) {
      const told = sentences(NOTEBOOK, { ...BOOK, deck });
      expect(told.join()).toMatch(new RegExp(`\\b${PICTURES_MAX}\\b`));
    }
  });

  it.each(['evidence', 'own', 'both'] as const)('are told where the deck is %s', (deck) => {
    const { pictures } = i18n.m.rulebook.notebook.deal;
    const told = sentences(NOTEBOOK, { ...BOOK, deck });
    const amounts = { perPlayer: NOTEBOOK.cardsPerPlayer, max: PICTURES_MAX };
    for (const other of ['evidence', 'own', 'both'] as const)
      expect(told.includes(pictures[other](amounts)), other).toBe(other === deck);
  });
});

describe('the number of rounds', () => {
  it('is told by the number of players, in every language', () => {
    expect(chapter('end').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "With 6, 7 or 8 players, everybody is active once: that makes 6, 7 or 8 rounds.",
        "With 4 or 5 players, everybody is active twice: that makes 8 or 10 rounds.",
      ]
    `);
    i18n.choose('hr');
    expect(chapter('end').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "Kad vas je 6, 7 ili 8, svatko je aktivan jednom i igrate 6, 7 ili 8 rundi.",
        "Kad vas je 4 ili 5, svatko je aktivan dvaput i igrate 8 ili 10 rundi.",
      ]
    `);
    i18n.choose('ru');
    expect(chapter('end').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "Если вас 6, 7 или 8, каждый становится активным игроком один раз: выходит 6, 7 или 8 раундов.",
        "Если вас 4 или 5, каждый становится активным игроком два раза: выходит 8 или 10 раундов.",
      ]
    `);
  });

  it('is what the table has agreed on', () => {
    const end = i18n.m.rulebook.notebook.end;
    const five = sentences(NOTEBOOK, { ...BOOK, rounds: 5 });
    expect(five).toContain('This table plays 5 rounds.');
    expect(five).not.toContain(end.mayDiffer);
  });
});
