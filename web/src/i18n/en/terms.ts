// What a table agrees on before it plays.

import { counting } from '../plural';
import notebook from './notebook-terms';

const n = counting('en');

const terms = {
  about: {
    spijun:
      'When time is up, everybody in turn may propose a suspect, and the others vote. Whoever proposes the real spy gets an extra point.',
    'time-travel':
      'When time is up, each of you in turn is put to a show of hands. With two or three players a card lies in the middle, and it may be the spy’s.',
    'film-night':
      'No roles. When time is up, everybody names the spy in a secret ballot, and the agents win only if all of them are right.',
    indictment:
      'You vote one by one, the first no ends the vote, and the spy may name the place even then. When time is up, the spy simply gets away.',
    duel: 'For two. A third card lies in the middle, and it may be the spy’s. Accuse, and the other card is turned over at once.',
    trio: 'For three. A fourth card lies in the middle, and it may be the spy’s. Whoever is accused turns the card over at once, without a vote.',
    captains:
      'Two captains, each with a place of their own, look for the agents who share it. A spy hides among them.',
    notebook:
      'One of you thinks of a word, and everybody but one is let in on it. Play pictures for it, and find out whose notebook is blank.',
  },
  players: (p: { min: number; max: number }) => `For ${p.min} to ${p.max} players.`,
  hostFirst: 'The host asks first.',
  rounds: n({ one: 'You play # round.', other: 'You play # rounds.' }),
  auto: n({
    one: 'A round lasts # minute, as suits this many players.',
    other: 'A round lasts # minutes, as suits this many players.',
  }),
  minutes: n({ one: 'A round lasts # minute.', other: 'A round lasts # minutes.' }),
  lot: 'Chance decides who asks first.',
  starter: (p: { name: string }) => `${p.name} asks first.`,
  ask: {
    rounds: 'How many rounds?',
    minutes: 'How long is a round?',
    starter: 'Who asks first?',
    asking: 'How are questions asked?',
  },
  asking: {
    spoken: {
      name: 'Aloud',
      about: 'You ask and answer aloud. The phones keep the clock and nothing else.',
      short: 'You ask aloud, and the phones only keep the clock.',
    },
    tracked: {
      name: 'Aloud, and the phones follow',
      about: 'You ask and answer aloud, and tap whom you ask. Everybody sees whose turn it is.',
      short: 'You ask aloud and tap whom you ask.',
    },
    written: {
      name: 'In writing',
      about:
        'You type questions and answers, and everybody reads along. Good on a call or in a quiet room.',
      short: 'You type questions and answers.',
    },
  },
  suits: n({ one: 'As suits the table (# minute)', other: 'As suits the table (# minutes)' }),
  suitsTable: 'As suits the table',
  minutesShort: n({ one: '# minute', other: '# minutes' }),
  byLot: 'Drawn by lot',
  fewer: 'Fewer rounds',
  more: 'More rounds',
  notebook,
};

export type TermsMessages = typeof terms;
export default terms;
