import { afterEach, describe, expect, it } from 'vitest';
import '../i18n/taught';
import { i18n, LOCALES } from '../i18n';
import type { Parameter, Ruleset, Theme, VariantId } from '../lib/wire/wire';
import { chapters, type ChapterId } from './chapters';
import { marked } from './marked';
import { parameter, PRESETS, resolve } from './ruleset';

const VARIANTS = Object.keys(PRESETS) as VariantId[];

afterEach(() => i18n.choose('en'));

function chapter(rules: Ruleset, id: ChapterId): string[] {
  return chapters(rules).find((chapter) => chapter.id === id)?.sentences ?? [];
}

function text(rules: Ruleset): string {
  return chapters(rules)
    .flatMap(({ title, sentences }) => [title, ...sentences])
    .join(' ');
}

/** Every parameter by its dotted name. */
function names(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? names(value, `${path}${key}.`)
      : [path + key],
  );
}

/** For each parameter: a preset in which it matters, and another value. */
const CHANGES: Record<string, [VariantId, Parameter]> = {
  'players.min': ['spijun', 4],
  'players.max': ['spijun', 7],
  variantByCount: ['time-travel', false],
  middleCards: ['spijun', 1],
  theme: ['spijun', 'films'],
  roles: ['spijun', false],
  rolePlay: ['spijun', true],
  locationReuse: ['spijun', true],
  rounds: ['spijun', 7],
  durationMin: ['spijun', [{ playersUpTo: 12, minutes: 10 }]],
  starterFirst: ['spijun', 'host'],
  starterNext: ['spijun', 'host'],
  'question.askBack': ['spijun', true],
  'question.followUps': ['spijun', true],
  'question.aboutLocation': ['spijun', 'expected'],
  'question.answerObligatory': ['spijun', true],
  'accuse.who': ['spijun', 'nonSpies'],
  'accuse.perRound': ['spijun', 2],
  'accuse.resolution': ['trio', 'vote'],
  'accuse.sameSuspectAgain': ['spijun', false],
  point: ['duel', false],
  'vote.eligible': ['spijun', 'all'],
  'vote.accuserVote': ['spijun', 'cast'],
  'vote.threshold': ['spijun', 'majority'],
  'vote.order': ['spijun', 'clockwise'],
  'vote.ballots': ['spijun', 'secret'],
  'vote.shortCircuit': ['spijun', true],
  'vote.clock': ['spijun', 'running'],
  'vote.discussion': ['spijun', true],
  'guess.whileRunning': ['indictment', false],
  'guess.duringVote': ['spijun', true],
  'guess.afterTimeup': ['spijun', true],
  'guess.consultList': ['spijun', false],
  'guess.attempts': ['spijun', 2],
  'timeup.procedure': ['spijun', 'suspects'],
  'timeup.discussion': ['spijun', false],
  'timeup.deciders': ['film-night', 'allButSuspect'],
  'score.civ': ['spijun', 2],
  'score.bonusMid': ['spijun', 2],
  'score.bonusMidTo': ['spijun', 'firstAccuser'],
  'score.bonusTimeup': ['spijun', 2],
  'score.bonusTimeupTo': ['spijun', 'firstAccuser'],
  'score.spyGuess': ['spijun', 5],
  'score.spyMidWrong': ['spijun', 5],
  'score.spyTimeupWrong': ['spijun', 5],
  'score.spyTimeupNone': ['spijun', 5],
  'score.guessWrong': ['spijun', 5],
  'score.middleIsSpy': ['duel', 5],
  'score.middleIsLocation': ['duel', 5],
  tieBreak: ['spijun', 'decidingRound'],
  'limits.lookMs': ['spijun', 90_000],
  'limits.voteMs': ['spijun', 90_000],
  'limits.voterMs': ['indictment', 90_000],
  'limits.voterOffMs': ['spijun', 90_000],
  'limits.turnOffMs': ['spijun', 90_000],
  'limits.turnPassMs': ['spijun', 90_000],
  'limits.turnWrittenMs': ['spijun', 90_000],
  'limits.guessMs': ['spijun', 90_000],
  'limits.firstSuspectMs': ['time-travel', 90_000],
  'limits.nextSuspectMs': ['time-travel', 90_000],
  'limits.firstHandMs': ['time-travel', 90_000],
  'limits.chanceMs': ['spijun', 90_000],
  'limits.ballotMs': ['film-night', 90_000],
};

describe('every parameter of the engine', () => {
  it('is in the list of changes', () => {
    expect(Object.keys(CHANGES).sort()).toEqual(names(PRESETS.spijun).sort());
  });

  it.each(Object.entries(CHANGES))('has a sentence that changes with %s', (name, [id, value]) => {
    const [before, after] = [PRESETS[id], resolve(id, { [name]: value })];
    expect(parameter(after, name)).not.toEqual(parameter(before, name));
    for (const locale of LOCALES) {
      i18n.choose(locale);
      const changed = marked(after, before).flatMap(({ sentences }) =>
        sentences.filter(({ changed }) => changed),
      );
      expect(changed.length, locale).toBeGreaterThan(0);
    }
  });
});

describe('sentences', () => {
  const changed = Object.entries(CHANGES).map(([name, [id, value]]) =>
    resolve(id, { [name]: value }),
  );
  const rulesets = [...VARIANTS.map((id) => PRESETS[id]), ...changed];

  it.each(LOCALES)('are whole in %s, whatever the rules', (locale) => {
    i18n.choose(locale);
    for (const rules of rulesets)
      for (const { title, sentences } of chapters(rules)) {
        expect(title).not.toBe('');
        expect(new Set(sentences).size, title).toBe(sentences.length);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(sentence).not.toMatch(/undefined|NaN|#| {2}|\.\./);
        }
      }
  });

  it.each(LOCALES)('speak of what a theme is about in %s', (locale) => {
    i18n.choose(locale);
    const words = { en: 'film', hr: 'film', ru: 'фильм' };
    const others = { en: /\bplaces?\b/, hr: /lokacij/, ru: /локаци/ };
    expect(text(PRESETS['film-night'])).toContain(words[locale]);
    expect(text(PRESETS['film-night'])).not.toMatch(others[locale]);
    const themes: Theme[] = ['locations', 'eras', 'films'];
    const told = themes.map((theme) => text({ ...PRESETS.spijun, theme }));
    expect(new Set(told).size).toBe(themes.length);
  });

  it('count in every language', () => {
    const points = (p: number) => chapter(resolve('spijun', { 'score.spyGuess': p }), 'points')[3];
    expect([0, 1, 4].map(points)).toEqual([
      'The spy gets nothing for naming the place.',
      'The spy gets 1 point for naming the place.',
      'The spy gets 4 points for naming the place.',
    ]);
    i18n.choose('hr');
    expect([0, 1, 4, 5].map(points)).toEqual([
      'Ako pogodi lokaciju, špijun ne dobiva ništa.',
      'Ako pogodi lokaciju, špijun dobiva 1 bod.',
      'Ako pogodi lokaciju, špijun dobiva 4 boda.',
      'Ako pogodi lokaciju, špijun dobiva 5 bodova.',
    ]);
    i18n.choose('ru');
    expect([0, 1, 4, 5].map(points)).toEqual([
      'За верно названную локацию шпион не получает ничего.',
      'За верно названную локацию шпион получает 1 очко.',
      'За верно названную локацию шпион получает 4 очка.',
      'За верно названную локацию шпион получает 5 очков.',
    ]);
  });
});

describe('what cannot matter', () => {
  it('is not spoken of', () => {
    const silent = (id: VariantId, name: string, value: Parameter) =>
      expect(text(resolve(id, { [name]: value })), name).toBe(text(PRESETS[id]));
    silent('film-night', 'score.spyTimeupWrong', 9);
    silent('indictment', 'score.spyTimeupWrong', 9);
    silent('indictment', 'timeup.discussion', true);
    silent('spijun', 'score.middleIsSpy', 9);
    silent('spijun', 'limits.ballotMs', 90_000);
    silent('duel', 'vote.threshold', 'majority');
  });

  it('leaves no empty chapter', () => {
    const reveal = resolve('trio', { point: false });
    expect(chapters(reveal).map(({ id }) => id)).not.toContain('vote');
  });
});

describe('a round', () => {
  it('has the length that the engine would give it', () => {
    const [, length] = chapter(PRESETS['time-travel'], 'clock');
    expect(length).toBe(
      'A round with 4 players lasts 6 minutes, with 5 or 6 players 7 minutes, with 7 or 8 players 8 minutes.',
    );
    const [, few] = chapter(resolve('time-travel', { 'players.min': 7 }), 'clock');
    expect(few).toBe('A round lasts 8 minutes.');
  });
});

describe('points', () => {
  it('are told as the engine counts them', () => {
    expect(chapter(PRESETS.spijun, 'points')).toMatchInlineSnapshot(`
      [
        "When the spy is convicted, every agent gets 1 point.",
        "If an accusation did it, the accuser gets 1 point more.",
        "If it happens after time is up, whoever proposed the spy gets 1 point more.",
        "The spy gets 4 points for naming the place.",
        "If the guess is wrong, every agent gets 1 point.",
        "If somebody else is convicted, the spy gets 4 points.",
        "If nobody is convicted, the spy gets 2 points.",
      ]
    `);
    expect(chapter(PRESETS['time-travel'], 'points')).toMatchInlineSnapshot(`
      [
        "When the spy is convicted, every agent gets 1 point.",
        "If an accusation did it, whoever was the first in the round to accuse the spy gets 1 point more, even if that first vote failed.",
        "If it happens after time is up, nobody gets more.",
        "The spy gets 4 points for naming the time and place.",
        "If the guess is wrong, every agent gets 1 point.",
        "If somebody else is convicted, the spy gets 4 points.",
        "If nobody is convicted, the spy gets 2 points.",
      ]
    `);
    expect(chapter(PRESETS['film-night'], 'points')).toMatchInlineSnapshot(`
      [
        "When the spy is convicted, every agent gets 1 point.",
        "If an accusation did it, the accuser gets 1 point more.",
        "If it happens after time is up, nobody gets more.",
        "The spy gets 4 points for naming the film.",
        "If the guess is wrong, every agent gets 1 point.",
        "If somebody else is convicted while there is time, the spy gets 3 points.",
        "If nobody is convicted, the spy gets 2 points.",
      ]
    `);
    expect(chapter(PRESETS.indictment, 'points')).toMatchInlineSnapshot(`
      [
        "When the spy is convicted, every agent gets 1 point.",
        "If an accusation did it, the accuser gets 1 point more.",
        "The spy gets 4 points for naming the place.",
        "If the guess is wrong, every agent gets 1 point.",
        "If somebody else is convicted, the spy gets 4 points.",
        "If nobody is convicted, the spy gets 2 points.",
      ]
    `);
    expect(chapter(PRESETS.duel, 'points')).toMatchInlineSnapshot(`
      [
        "When the spy is convicted, every agent gets 1 point.",
        "If an accusation did it, the accuser gets 1 point more.",
        "The spy gets 4 points for naming the time and place.",
        "If the guess is wrong, every agent gets 1 point.",
        "If somebody else is convicted, the spy gets 2 points.",
        "If nobody is convicted, the spy gets 2 points.",
        "When the spy’s card lies in the middle, nobody gets the spy’s points.",
        "If the card in the middle is turned over and is the spy’s, everybody gets 1 point.",
        "If it is not, the spy gets 2 points.",
      ]
    `);
  });
});
