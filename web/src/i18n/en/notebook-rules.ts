import type { Span } from '../span';
import { counting } from '../plural';
import { either, gets, range, times, wait } from './amounts';

const n = counting('en');

/** How many of one's own there may be, and how many each player needs if there are no others. */
interface Pictures {
  max: number;
  perPlayer: number;
}

const cards = n({ one: '# card', other: '# cards' });
const chips = n({ one: '# chip', other: '# chips' });

const notebook = {
  about:
    'Pictures instead of questions. The active player thinks of a word, and it stands in every notebook but one. Whoever has the blank one plays along and hopes that nobody notices.',

  summary: {
    explain: (ms: number) => `${wait(ms)} to explain`,
    untimed: 'no clock',
    rounds: (p: Span) => `${range(p)} rounds`,
  },

  /** Chapters that the spy game does not have. */
  titles: {
    active: 'Who is active',
    word: 'The word',
    evidence: 'The evidence',
    explain: 'The explanations',
    leave: 'Waiting and leaving',
  },

  goal: {
    notebooks:
      'One of you is the active player and thinks of a word. Each of the others gets a notebook with the word in it. Only one of these notebooks is blank.',
    detective:
      'Is the word in your notebook? Then you are a detective: play pictures that go with it, and find out who is only guessing.',
    conspirator:
      'Is your notebook blank? Then you are the conspirator: watch the pictures, play as if you knew the word, and do not get caught.',
    active:
      'Are you the active player? Then you have points to win only if the conspirator escapes: choose a word and pictures that give a clever guesser a chance.',
  },

  deal: {
    hand: (count: number) => `Everybody holds ${cards(count)} with pictures: the evidence.`,
    pictures: {
      evidence: (p: Pictures) =>
        `You may add pictures of your own, ${p.max} at most. Play with them alone if there are at least ${p.perPlayer} for each player, or shuffle them in.`,
      own: (p: Pictures) =>
        `The pictures are your own: at least ${p.perPlayer} for each player, and ${p.max} at most.`,
      both: (p: Pictures) => `Pictures of your own are shuffled in, ${p.max} at most.`,
    },
    refill: 'For every card that you play you get a new one at once.',
    deck: 'When the deck runs out, the cards of earlier rounds are shuffled in. If even those do not suffice, you play on with fewer.',
  },

  active: {
    first: 'The host may name the first active player; otherwise chance decides.',
    next: 'In the next round it is the next player clockwise.',
    voided: 'After a round that does not count, the same player is active again.',
  },

  word: {
    choose:
      'The active player thinks of a word and writes it down: a single word or a short phrase.',
    card: 'The active player also plays the first card for it, face up.',
    dealt:
      'Then the notebooks are shuffled and dealt. Who has the blank one only the conspirator knows; the active player does not.',
    again:
      'Words of earlier rounds are struck out. One may come up again, but the active player is warned.',
    limit: (ms: number) =>
      `If the active player finds no word in ${wait(ms)}, the next player clockwise is active instead.`,
  },

  evidence: {
    turns:
      'Clockwise from the active player, each of you plays a card that goes with the word, face up.',
    plays: (count: number) =>
      `It goes round the table until everybody has played ${cards(count)}, the active player included.`,
    silent: 'Nobody says yet what the pictures have to do with the word.',
    limit: (ms: number) => `A card has ${wait(ms)}; after that, chance plays one from your hand.`,
  },

  explain: {
    shown: 'Now everybody sees the word, even the conspirator.',
    turns:
      'The active player explains first why these pictures, then all the others do, clockwise. The conspirator has to make something up.',
    timed: (ms: number) => `An explanation has ${wait(ms)}.`,
    mayUntimed: (ms: number) =>
      `The host may leave that clock out. Then an explanation ends by itself only after ${wait(ms)}.`,
    untimed: (ms: number) =>
      `Explanations have no clock; one ends by itself only after ${wait(ms)}.`,
    mayDiscuss: (ms: number) =>
      `The host may also let you talk it over before the vote, for ${wait(ms)}.`,
    discuss: (ms: number) =>
      `Then you talk it over for ${wait(ms)}, unless the active player ends the talk earlier.`,
  },

  vote: {
    turns:
      'One after the other, clockwise from the active player’s left, you place a chip on whomever you take for the conspirator. Everybody sees it.',
    active: 'The active player places no chip and gets none.',
    conspirator: 'The conspirator places a chip too, so as not to stand out.',
    self: 'You may not place your chip on yourself.',
    limit: (ms: number) => `A chip has ${wait(ms)}; after that, you place none in this round.`,
  },

  points: {
    found: (p: number) =>
      `A detective whose chip is on the conspirator ${gets(p)}, even if the conspirator escapes.`,
    escaped: (safe: number, conspirator: number, active: number) =>
      `With no more than ${chips(safe)}, the conspirator escapes and ${gets(conspirator)}, and the active player ${gets(active)}.`,
    caught: (caught: number) =>
      `With ${chips(caught)} or more, the conspirator is caught, even if somebody else has still more. Then neither the conspirator nor the active player gets anything.`,
    hidden:
      'You see what each round was worth to whom, but who has how much in all stays hidden until the end.',
  },

  end: {
    rounds: (count: number, players: readonly number[], rounds: readonly number[]) =>
      `With ${either(players)} players, everybody is active ${times(count)}: that makes ${either(rounds)} rounds.`,
    mayDiffer: 'The host may set another number of rounds.',
    agreed: n({ one: 'This table plays # round.', other: 'This table plays # rounds.' }),
    fixed: 'The number of rounds is settled when the game begins, whoever comes or goes later.',
  },

  leave: {
    off: 'If it is your turn and your phone has lost its connection, the table waits a while for you, once a round.',
    activeEarly:
      'If the active player leaves before the notebooks are dealt, the next player clockwise is active.',
    activeLate: 'If that happens later, the round does not count.',
    conspirator: 'If the conspirator leaves, the round does not count either.',
    detective:
      'If a detective leaves, you play on. It still takes as many chips to catch the conspirator.',
    few: 'If too few of you are left, the round does not count.',
  },
};

export type NotebookRulesMessages = typeof notebook;
export default notebook;
