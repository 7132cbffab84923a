import { counting } from '../plural';

const n = counting('en');

/** Players that think: what a table agrees on with them, and how they do it. */
const bots = {
  title: n({ one: 'A bot at the table', other: '# bots at the table' }),
  none: 'Bots',
  /** The start page has set a table for practice, or has tried. */
  notSet: 'The table is open, but not everything came through. You can go on from here.',
  change: 'Change how bots play',
  skillIs: {
    easy: 'They take it easy and forget a good deal.',
    normal: 'They play well.',
    hard: 'They play as well as they can.',
  },
  mutedShort: 'They ask and answer, and say nothing besides.',
  takeOverShort: 'If somebody leaves in the middle of a round, a bot plays on in the same seat.',
  teacherShort: 'During a round, whoever likes may ask the teacher.',
  written: 'You ask in writing while bots sit here, because they neither hear nor speak.',
  /** What was found out by letting bots play among themselves. */
  balance: {
    wins: n({
      one: 'Among bots, the spy wins about # of 100 rounds at a table of this size.',
      other: 'Among bots, the spy wins about # of 100 rounds at a table of this size.',
    }),
    oneMore: {
      spy: 'One player more helps the spy.',
      others: 'One player more helps the others.',
      nobody: 'One player more changes little.',
    },
    minutes: 'Shorter or longer rounds change little.',
  },
  unknown: (p: { places: string }) =>
    `Bots know nothing of these places, so they are left out: ${p.places}.`,
  andMore: n({ one: 'one more', other: '# more' }),

  ask: {
    skill: 'How well do bots play?',
    more: 'What else goes for bots?',
  },
  skill: {
    easy: { name: 'Easy', about: 'They forget what was said and follow wild hunches.' },
    normal: { name: 'Normal', about: 'They remember a lot, and now and then a hunch is wrong.' },
    hard: { name: 'Hard', about: 'They forget nothing and weigh every word.' },
  },
  talk: { name: 'They comment', about: 'A short remark now and then, each in its own humour.' },
  takeOver: {
    name: 'They step in',
    about: 'Whoever leaves in the middle of a round is followed by a bot in the same seat.',
  },
  teacher: {
    name: 'The teacher may be asked',
    about: 'During a round a phone says how good a question or an answer would be.',
  },

  /** A page of its own. */
  page: {
    lead: 'Bots are no magic, and nobody in disguise. They reckon with what everybody at the table can see.',
    sections: [
      {
        title: 'No network, no peeking',
        texts: [
          'A bot lives in the server that you play on. It asks nobody on the internet, and there is no language model in it.',
          'It is told exactly what a phone in its seat would be told: its own card, and what everybody sees. Your card never reaches it. And it tells no number for the deal, so the cards depend on people only.',
        ],
      },
      {
        title: 'What bots know',
        texts: [
          'Of every place they know thirty-two things in five steps: how loud it is, how warm, whether there are animals, how long one stays. That is all.',
          'Places of your own packs of which nobody has said such things are left out while bots sit at the table.',
        ],
      },
      {
        title: 'How they ask and answer',
        texts: [
          'A question is about one of these things. An agent looks for one that would catch a spy and gives little away. A spy looks for one that tells where you are.',
          'Every answer is a clue: the spy collects the places that it fits, and the agents watch for whoever answers past the place. Evading is a clue too.',
          'What you write yourself is searched for words about these things, in three languages. What no bot understands counts as evasion. A phrase, or the five steps beside your words, is always understood.',
        ],
      },
      {
        title: 'What they remember',
        texts: [
          'What was asked, answered, accused and voted in this round, as far as their skill goes. They keep nothing of you for another table.',
        ],
      },
      {
        title: 'What the skill changes',
        texts: [
          'An easy bot keeps the last few answers in mind, follows wild hunches and takes nearly any question. A hard one forgets nothing, trusts what was proven and looks for the best question. None of them sees more than another.',
          'Each of them has hunches of its own, so they do not all vote alike. Whether a suspect is a bot makes no difference to them.',
        ],
      },
      {
        title: 'Why they take their time',
        texts: [
          'A line takes them a few seconds, so that you can read along. How long they think follows from what everybody sees and from dice, never from their cards. Tap the line that says that a bot is writing, and it hurries.',
          'A bookkeeper, a dreamer and a hothead sit among them. Their remarks are for fun and follow from nothing secret. The host can mute them.',
        ],
      },
    ],
  },
};

export type BotsMessages = typeof bots;
export default bots;
