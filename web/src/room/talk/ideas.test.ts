import { describe, expect, test } from 'vitest';
import type { LineView, Phrase } from '../../lib/wire/wire';
import {
  ANSWERS,
  answerIdeas,
  IDEAS,
  ideasFor,
  LEVELS,
  questionIdeas,
  QUESTIONS,
  type Moment,
} from './ideas';

const attributes = (phrases: readonly Phrase[]) => phrases.map(({ attribute }) => attribute);

function moment(lines: LineView[] = [], change: Partial<Moment> = {}): Moment {
  return { code: 'KRZNB', round: 2, turn: 5, lines, ...change };
}

/** Questions about these, each answered. */
function asked(phrases: readonly Phrase[]): LineView[] {
  return phrases.flatMap((phrase, i): LineView[] => [
    { n: 2 * i + 1, by: 1, to: 2, kind: 'question', text: '', phrase },
    {
      n: 2 * i + 2,
      by: 2,
      to: 1,
      kind: 'answer',
      text: '',
      phrase: { ...phrase, level: 3, variant: i % ANSWERS },
    },
  ]);
}

describe('what one could ask', () => {
  test('are six different things, with words for each', () => {
    const ideas = questionIdeas(moment());
    expect(new Set(attributes(ideas)).size).toBe(IDEAS);
    expect(ideas.every(({ variant, level }) => variant < QUESTIONS && level === undefined)).toBe(
      true,
    );
  });

  test('is the same on every phone, and stays while somebody remarks something', () => {
    const lines = asked([{ attribute: 'noise', variant: 0 }]);
    const remark: LineView = {
      n: 3,
      by: 4,
      kind: 'remark',
      text: '',
      remark: { occasion: 'half_time', variant: 0 },
    };
    expect(questionIdeas(moment([...lines, remark]))).toEqual(questionIdeas(moment(lines)));
  });

  test('changes from turn to turn, from round to round and from table to table', () => {
    const here = questionIdeas(moment());
    for (const other of [{ turn: 6 }, { round: 3 }, { code: 'BCDFG' }])
      expect(questionIdeas(moment([], other))).not.toEqual(here);
  });

  test('was not asked yet, as long as there is anything left', () => {
    let lines: LineView[] = [];
    const all = new Set<string>();
    for (let turn = 0; turn < 5; turn++) {
      const ideas = questionIdeas(moment(lines, { turn }));
      for (const attribute of attributes(ideas)) expect(all).not.toContain(attribute);
      attributes(ideas).forEach((attribute) => all.add(attribute));
      lines = asked([
        ...lines.flatMap(({ kind, phrase }) => (kind === 'question' && phrase ? [phrase] : [])),
        ...ideas,
      ]);
    }
    expect(all.size).toBe(30);
    // Then two are new, and the others are asked in other words.
    const last = questionIdeas(moment(lines));
    expect(new Set(attributes(last)).size).toBe(IDEAS);
    expect(attributes(last).filter((attribute) => !all.has(attribute))).toHaveLength(2);
    for (const { attribute, variant } of last.slice(2))
      expect(lines).not.toContainEqual(
        expect.objectContaining({ kind: 'question', phrase: { attribute, variant } }),
      );
  });
});

describe('what one could answer', () => {
  test('is each level, from least to most, and one of them in other words too', () => {
    for (let turn = 0; turn < 20; turn++) {
      const ideas = answerIdeas(moment([], { turn }), 'noise');
      const levels = ideas.map(({ level }) => level);
      expect(ideas).toHaveLength(IDEAS);
      expect(new Set(levels).size).toBe(LEVELS);
      expect(levels).toEqual([...levels].sort());
      expect(new Set(ideas.map((idea) => JSON.stringify(idea))).size).toBe(IDEAS);
    }
  });

  test('was not said yet in these words', () => {
    const lines = asked([
      { attribute: 'noise', variant: 0 },
      { attribute: 'noise', variant: 1 },
    ]);
    const again = answerIdeas(moment(lines), 'noise').find(({ level }) => level === 3);
    expect(again?.variant).toBe(2);
  });

  test('is up to oneself where the question was typed', () => {
    const question: LineView = { n: 1, by: 1, to: 2, kind: 'question', text: 'Is it loud?' };
    const pen = { kind: 'answer', turn: 5, to: 1, question } as const;
    expect(ideasFor(pen, moment())).toEqual([]);
    const phrase: Phrase = { attribute: 'heat', variant: 0 };
    const other = { ...pen, question: { ...question, text: '', phrase } };
    expect(attributes(ideasFor(other, moment()))).toEqual(Array(IDEAS).fill('heat'));
    expect(ideasFor({ kind: 'remark' }, moment())).toEqual([]);
  });
});
