// The story of an evening: its rounds, why each point, and who deserves a word.

import { counting } from '../plural';

const n = counting('en');

const evening = {
  open: 'The evening so far',
  loading: 'Looking it up…',
  failed: 'The story could not be loaded.',
  again: 'Try again',
  none: 'Nothing to tell yet. Every round appears here once it is over.',
  kept: 'The last 30 rounds are kept here. They are deleted with the table.',
  game: (p: { number: number }) => `Game ${p.number}`,
  points: 'Why the points',
  noPoints: 'Nobody scores',
  asked: 'Who asked whom',
  votesTitle: 'The votes',
  for: 'For',
  against: 'Against',
  nobody: 'nobody',

  votes: {
    accuses: (p: { by: string; suspect: string }) => `${p.by} accuses ${p.suspect}`,
    proposes: (p: { by: string; suspect: string }) => `${p.by} proposes ${p.suspect}`,
    hands: (p: { by: string; suspect: string }) => `Show of hands on ${p.suspect}`,
    points: (p: { by: string; suspect: string }) => `${p.by} points to the middle`,
  },
  missed: (p: { name: string; place: string }) => `${p.name} guessed “${p.place}” in vain`,
  team: (p: { captain: string; place: string; names: string }) =>
    `Team of ${p.captain} (${p.place}): ${p.names}`,
  named: (p: { captain: string; place: string }) => `The spy about ${p.captain}: ${p.place}`,
  word: (p: { word: string }) => `“${p.word}”`,
  noWord: 'No word',

  /** After a number of points. */
  reasons: {
    spy_convicted: 'the spy was caught',
    right_accusation: 'for the right accusation',
    guessed_wrong: 'the spy named a wrong place',
    middle_was_spy: 'the spy’s card lay in the middle',
    spy_left: 'the spy left the table',
    innocent_convicted: 'somebody innocent was convicted',
    guessed_right: 'for naming the place',
    middle_was_place: 'the card in the middle was harmless',
    nobody_convicted: 'nobody was convicted',
    agents_matched: 'agents of the same place in the team',
    agents_differed: 'agents of the other place in the team',
    spy_in_team: 'the spy in the team',
    own_captain: 'in the team of the same place',
    spy_picked: 'for a place in a team',
    place_named: 'for places named',
    conspirator_found: 'chip on the conspirator',
    escaped: 'the blank notebook stayed a secret',
    word_kept: 'the conspirator got away',
  },

  awards: {
    title: 'Awards',
    liar: {
      title: 'Best liar',
      why: n({ one: 'got away with it', other: 'got away with it # times' }),
    },
    trail: {
      title: 'First on the trail',
      why: n({
        one: 'first to accuse the right one',
        other: 'first to accuse the right one in # rounds',
      }),
    },
    nose: {
      title: 'Sharpest nose',
      why: n({
        one: 'suspected the right one in # round',
        other: 'suspected the right one in # rounds',
      }),
    },
    recruiter: {
      title: 'Best recruiter',
      why: n({ one: 'found # of the own agents', other: 'found # of the own agents' }),
    },
    asked: {
      title: 'Most asked',
      why: n({ one: 'had # question to answer', other: 'had # questions to answer' }),
    },
    curious: {
      title: 'Most curious',
      why: n({ one: 'asked # question', other: 'asked # questions' }),
    },
    scapegoat: {
      title: 'Usual suspect',
      why: n({ one: 'innocent, and accused all the same', other: 'innocent, and accused # times' }),
    },
  },

  picture: {
    make: 'A picture of the evening',
    share: 'Share the picture',
    save: 'Save the picture',
    alt: 'Names, animals, points and awards of this game',
    title: 'An evening at Molehunt',
    file: 'molehunt-evening',
    failed: 'This phone cannot draw the picture.',
  },
};

export type EveningMessages = typeof evening;
export default evening;
