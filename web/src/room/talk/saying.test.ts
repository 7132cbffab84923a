import { describe, expect, test } from 'vitest';
import en from '../../../../phrases/en.json';
import hr from '../../../../phrases/hr.json';
import ru from '../../../../phrases/ru.json';
import remarksEn from '../../../../phrases/remarks.en.json';
import remarksHr from '../../../../phrases/remarks.hr.json';
import remarksRu from '../../../../phrases/remarks.ru.json';
import { LOCALES } from '../../i18n';
import { ATTRIBUTES } from '../../lib/attributes';
import type { LineView } from '../../lib/wire/wire';
import { ANSWERS, LEVELS, QUESTIONS } from './ideas';
import type { PhraseBook } from './phrase-book';
import { sayingOf, subjectOf, wordsOf } from './saying';

const BOOKS: Record<(typeof LOCALES)[number], PhraseBook> = {
  en: { phrases: en, remarks: remarksEn },
  hr: { phrases: hr, remarks: remarksHr },
  ru: { phrases: ru, remarks: remarksRu },
};
const who = {
  name: (seat: number) => ['', 'Ana', 'Boris'][seat] ?? '…',
  character: (seat: number) => (seat === 2 ? ('dreamer' as const) : undefined),
};

function line(change: Partial<LineView>): LineView {
  return { n: 1, by: 1, to: 2, kind: 'question', text: '', ...change };
}

describe.each(LOCALES)('the book of phrases in %s', (locale) => {
  test('has words for whatever can be asked and answered', () => {
    for (const attribute of ATTRIBUTES) {
      const { ends, questions, answers } = BOOKS[locale].phrases[attribute];
      expect([
        attribute,
        ends.length,
        questions.length,
        answers.map((ways) => ways.length),
      ]).toEqual([attribute, 2, QUESTIONS, Array(LEVELS).fill(ANSWERS)]);
    }
    expect(Object.keys(BOOKS[locale].phrases).sort()).toEqual([...ATTRIBUTES].sort());
  });
});

describe('a line', () => {
  test('that was typed says what was typed, also before there are words', () => {
    expect(sayingOf(line({ text: 'Is it loud?' }), undefined, who)).toBe('Is it loud?');
  });

  test('is said in the language of the phone, once its words are here', () => {
    const phrase = { attribute: 'noise', variant: 1 } as const;
    for (const locale of LOCALES)
      expect(sayingOf(line({ phrase }), BOOKS[locale], who)).toBe(
        BOOKS[locale].phrases.noise.questions[1],
      );
    expect(sayingOf(line({ phrase }), undefined, who)).toBeNull();
    const answer = { ...phrase, level: 4 };
    expect(wordsOf(answer, BOOKS.ru)).toBe(ru.noise.answers[4]?.[1]);
  });

  test('of a newer server has no words rather than wrong ones', () => {
    expect(wordsOf({ attribute: 'noise', variant: 9 }, BOOKS.en)).toBeNull();
    expect(wordsOf({ attribute: 'smell' as 'noise', variant: 0 }, BOOKS.en)).toBeNull();
  });

  test('that a bot remarks is in its own manner, and names whom it means', () => {
    const remark = { occasion: 'suspects', variant: 0, whom: 1 } as const;
    const said = sayingOf(line({ by: 2, kind: 'remark', remark }), BOOKS.hr, who);
    expect(said).toBe(remarksHr.dreamer.suspects[0]?.replace('{name}', 'Ana'));
    expect(said).toContain('Ana');
    // A bot that has gone since: nobody knows any more how it talked.
    expect(sayingOf(line({ by: 3, kind: 'remark', remark }), BOOKS.hr, who)).toBeNull();
  });
});

test('a typed answer is about what the last question to its writer was about', () => {
  const lines = [
    line({ n: 1, phrase: { attribute: 'heat', variant: 0 } }),
    line({ n: 2, kind: 'answer', by: 2, to: 1, text: 'Warm' }),
    line({ n: 3, phrase: { attribute: 'noise', variant: 0 } }),
    line({ n: 4, kind: 'remark', by: 2, text: 'Hm' }),
  ];
  const answer = line({ n: 5, kind: 'answer', by: 2, to: 1, text: 'Hardly any', level: 1 });
  const subjects = [...lines, answer].map((one) => subjectOf([...lines, answer], one));
  expect(subjects).toEqual(['heat', 'heat', 'noise', undefined, 'noise']);
});
