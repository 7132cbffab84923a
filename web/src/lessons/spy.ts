// You are the spy, and the others are at the hospital.

import { answers, asks, type Lesson } from './lesson';

export const spy: Lesson = {
  id: 'spy',
  card: null,
  place: 'hospital',
  spy: 'you',
  steps: [
    { shows: 'places' },
    {
      lines: [asks('ana', 'boris', 'waiting', 1), answers('boris', 'ana', 'waiting', 3)],
      shows: 'places',
    },
    {
      lines: [asks('boris', 'you', 'uniforms', 1)],
      options: [
        { worth: 'poor', say: answers('you', 'boris', 'uniforms', 0) },
        { worth: 'best', say: answers('you', 'boris', 'uniforms', 3) },
        { worth: 'fair', say: answers('you', 'boris', 'uniforms', 4) },
      ],
    },
    {
      options: [
        { worth: 'poor', say: asks('you', 'vera', 'animals', 1) },
        { worth: 'best', say: asks('you', 'vera', 'food', 1) },
        { worth: 'fair', say: asks('you', 'vera', 'movement', 1) },
      ],
    },
    { lines: [answers('vera', 'you', 'food', 1)], shows: 'places' },
    {
      shows: 'places',
      options: [
        { worth: 'poor', place: 'train' },
        { worth: 'best', place: 'hospital' },
        { worth: 'poor', place: 'restaurant' },
      ],
    },
    {},
  ],
};
