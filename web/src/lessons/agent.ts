// You are an agent, and Vera is the spy.

import { answers, asks, type Lesson } from './lesson';

export const agent: Lesson = {
  id: 'agent',
  card: 'circus',
  place: 'circus',
  spy: 'vera',
  steps: [
    {},
    {
      options: [
        { worth: 'poor', say: asks('you', 'boris', 'animals') },
        { worth: 'best', say: asks('you', 'boris', 'noise') },
        { worth: 'poor', say: asks('you', 'boris', 'water', 3) },
      ],
    },
    { lines: [answers('boris', 'you', 'noise', 4, 1)], shows: 'suspects' },
    {
      lines: [asks('ana', 'vera', 'movement', 1), answers('vera', 'ana', 'movement', 4)],
      shows: 'suspects',
    },
    {
      lines: [asks('boris', 'you', 'uniforms', 2)],
      options: [
        { worth: 'best', say: answers('you', 'boris', 'uniforms', 3) },
        { worth: 'poor', say: answers('you', 'boris', 'uniforms', 2) },
        { worth: 'poor', say: answers('you', 'boris', 'uniforms', 0) },
      ],
    },
    {
      shows: 'suspects',
      options: [
        { worth: 'poor', suspect: 'ana' },
        { worth: 'poor', suspect: 'boris' },
        { worth: 'best', suspect: 'vera' },
      ],
    },
    {},
  ],
};
