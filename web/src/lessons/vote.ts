// You are an agent and have to vote: first about the wrong one.

import { answers, asks, type Lesson } from './lesson';

export const vote: Lesson = {
  id: 'vote',
  card: 'beach',
  place: 'beach',
  spy: 'vera',
  steps: [
    {
      lines: [
        asks('ana', 'boris', 'food', 2),
        answers('boris', 'ana', 'food', 2, 1),
        asks('boris', 'vera', 'noise', 2),
        answers('vera', 'boris', 'noise', 0, 1),
      ],
      shows: 'suspects',
    },
    {
      shows: 'suspects',
      options: [
        { worth: 'poor', vote: true },
        { worth: 'best', vote: false },
      ],
    },
    {
      lines: [asks('boris', 'vera', 'heat', 2), answers('vera', 'boris', 'heat', 1)],
      shows: 'suspects',
    },
    {
      shows: 'suspects',
      options: [
        { worth: 'best', vote: true },
        { worth: 'poor', vote: false },
      ],
    },
    {},
  ],
};
