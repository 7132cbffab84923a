import type { Theme } from '../../lib/wire/wire';
import type { Lengths, Span } from '../span';
import { counting } from '../plural';
import { gets, minutes, points, range, wait } from './amounts';
import captains from './captains-rules';
import notebook from './notebook-rules';

const n = counting('en');

const PLACE: Record<Theme, string> = {
  locations: 'place',
  eras: 'time and place',
  films: 'film',
};
const PLACES: Record<Theme, string> = {
  locations: 'places',
  eras: 'times and places',
  films: 'films',
};
const players = ({ from, to }: Span) =>
  from === to ? `${from} players` : `${from} ${to === from + 1 ? 'or' : 'to'} ${to} players`;

const rulebook = {
  intro: 'Every game and every version of it, in plain sentences. Which one do you want to know?',
  all: 'All rules',
  changed: 'changed by this table',
  house: (p: { base: string }) =>
    `This table plays “${p.base}” with rules of its own. What it has changed is marked.`,

  captains,
  notebook,

  summary: {
    label: 'In short',
    players: (p: Span) => `${range(p)} players`,
    minutes: (p: Span) => (p.from === p.to ? minutes(p.from) : `${range(p)} minutes`),
    rounds: n({ one: '# round', other: '# rounds' }),
  },

  titles: {
    goal: 'What it is about',
    deal: 'The deal',
    questions: 'Questions',
    clock: 'The clock',
    accuse: 'Accusing',
    vote: 'Voting',
    guess: 'The spy’s guess',
    timeUp: 'When time is up',
    points: 'Points',
    end: 'The end of the game',
    patience: 'How long we wait',
  },

  goal: {
    cards: (theme: Theme) => `Every card shows the same ${PLACE[theme]}, except one: the spy’s.`,
    agents: (theme: Theme) =>
      `Are you an agent? Then find the spy, and do not give the ${PLACE[theme]} away.`,
    spy: (theme: Theme) =>
      `Are you the spy? Then listen, blend in and find out which ${PLACE[theme]} it is.`,
    hide: 'Are you the spy? Then listen, blend in and do not get caught.',
  },

  deal: {
    players: (p: Span) => (p.from === p.to ? `For exactly ${players(p)}.` : `For ${players(p)}.`),
    few: 'When there are more of you, other rules apply.',
    many: 'Two or three of you play by rules of their own, with a card in the middle.',
    middle:
      'There is one card more than players. It lies face down in the middle, and it may be the spy’s: then none of you is the spy.',
    noRoles: (theme: Theme) => `Your card shows the ${PLACE[theme]} and nothing else: no roles.`,
    roles: {
      false:
        'Agents also get a role. It helps you picture yourself there; you need not act it out.',
      true: 'Agents also get a role, and you act it out in your questions and answers.',
    },
    reuse: {
      false: (theme: Theme) => `No ${PLACE[theme]} comes up twice in one game.`,
      true: (theme: Theme) => `The same ${PLACE[theme]} may come up again in one game.`,
    },
  },

  questions: {
    starterFirst: {
      tablePicks: 'The host may say who asks the very first question; otherwise chance decides.',
      host: 'The host asks the very first question.',
    },
    starterNext: {
      previousSpy: 'Every later round begins with the spy of the round before.',
      host: 'The host begins every later round too.',
    },
    afterMiddle: 'If the spy’s card lay in the middle, the next player clockwise begins.',
    chain: 'Ask anybody a question. Whoever answers asks next.',
    askBack: {
      false: 'You may not ask straight back: choose somebody else.',
      true: 'You may ask straight back.',
    },
    followUps: {
      false: 'One question, one answer, no following up.',
      true: 'After the answer, the asker may follow up once with the same player.',
    },
    about: {
      usual: (theme: Theme) =>
        `Questions are mostly about the ${PLACE[theme]}, but they need not be.`,
      expected: (theme: Theme) => `Every question is about the ${PLACE[theme]}.`,
    },
    answer: {
      false: 'Answer as you like: with a word, a story, a shrug.',
      true: 'Whoever is asked must answer.',
    },
  },

  clock: {
    start:
      'The clock starts when all of you have looked at your cards. Whoever asks first may start it sooner.',
    length: n({ one: 'A round lasts # minute.', other: 'A round lasts # minutes.' }),
    lengths: (lengths: Lengths) => {
      const parts = lengths.map((p, i) =>
        i === 0
          ? `A round with ${players(p)} lasts ${minutes(p.minutes)}`
          : `with ${players(p)} ${minutes(p.minutes)}`,
      );
      return `${parts.join(', ')}.`;
    },
    vote: {
      stopped: 'During a vote it stands still, and then it goes on where it was.',
      running:
        'During a vote it keeps running. A vote that is open when time runs out is still finished.',
    },
  },

  accuse: {
    none: 'While the clock runs, nobody can be accused. You decide when time is up.',
    may: (times: number) => {
      const often = times === 1 ? 'Once' : times === 2 ? 'Twice' : 'Three times';
      return `${often} a round, you may accuse somebody of being the spy.`;
    },
    who: {
      any: 'The spy may do that too.',
      nonSpies: 'The spy may not accuse, and if the spy tries, nobody else notices.',
    },
    resolution: {
      vote: 'Then you vote.',
      reveal:
        'Whoever is accused turns the card over at once. That is a conviction, right or wrong, and the round is over.',
    },
    again: {
      false: 'Nobody can be accused twice in a round.',
      true: 'Somebody who got away may be accused again.',
    },
    point:
      'Anybody may point to the middle. If all others agree, that card is turned over, and the round is over.',
    pointAgain:
      'If somebody disagrees, you play on, and may point again once another question has been answered.',
  },

  vote: {
    eligible: {
      allButSuspect: 'Everybody votes but the suspect, and the spy votes like anybody else.',
      all: 'Everybody votes, the suspect too.',
    },
    threshold: {
      unanimous: 'It takes every vote: a single no, and it fails.',
      majority: 'It takes more yes than no.',
    },
    middle: 'The card in the middle is turned over only if everybody says yes.',
    caller: {
      automaticYes: 'Whoever calls a vote has thereby said yes.',
      cast: 'Whoever calls a vote still has to vote like the others.',
    },
    order: {
      simultaneous: 'All of you vote at the same time.',
      clockwise: 'After an accusation you vote one by one, clockwise from the accuser’s left.',
    },
    ballots: {
      open: 'When it is over, everybody sees who said yes and who said no.',
      secret: 'Who said yes and who said no stays secret; you only learn how many.',
    },
    toTheEnd: 'Everybody gets to vote, even when the result is certain.',
    cutShort: {
      unanimous: 'The first no ends the vote.',
      majority: 'The vote ends as soon as its result is certain.',
    },
    discussion: {
      false: 'No arguments while you vote.',
      true: 'You may argue while you vote.',
    },
    failed: 'If the vote fails, the round goes on exactly where it was.',
  },

  guess: {
    never: (theme: Theme) =>
      `The spy never names the ${PLACE[theme]} in these rules: not getting caught is all.`,
    whileRunning: {
      false: (theme: Theme) => `While the clock runs, the spy may not name the ${PLACE[theme]}.`,
      true: (theme: Theme) =>
        `While the clock runs, the spy may turn the card over at any moment and name the ${PLACE[theme]}.`,
    },
    duringVote: {
      false: 'During a vote the spy has to wait. If it fails, the right comes back.',
      true: 'The spy may do so even in the middle of a vote: that vote is then off.',
    },
    afterTimeup: {
      false: 'Once time is up, it is too late for that.',
      true: 'The spy may do so even when time is up, until the round is decided.',
    },
    attempts: n({
      one: 'The spy has one try, and it ends the round.',
      other: 'The spy has # tries. The last one ends the round.',
    }),
    noWayBack: 'A card that was turned over stays so: there is no way back.',
    list: {
      false: (theme: Theme) => `The list of ${PLACES[theme]} is shown only for the guess.`,
      true: (theme: Theme) => `The list of all ${PLACES[theme]} lies open for everybody.`,
    },
  },

  timeUp: {
    discussion: {
      false: 'When time is up, there is no more arguing.',
      true: 'When time is up, argue as much as you like.',
    },
    procedure: {
      proposals:
        'Starting with whoever asked first, each of you in turn may propose a suspect, and the others vote. Nobody loses that right by an accusation.',
      suspects:
        'One after the other, starting with whoever asked first, you are put to a show of hands. As soon as such a vote carries, that player turns the card over.',
      secretBallot:
        'All of you, the spy too, name a suspect in a secret ballot. You may change your mind until everybody has voted.',
      lastChance:
        'Starting with whoever asked first, each of you in turn has a last chance: accuse or pass.',
      none: 'The round is over at once, and the spy gets away.',
    },
    lastChanceMiddle:
      'Starting with whoever asked first, each of you in turn has a last chance: accuse, point to the middle or pass.',
    deciders: {
      allButSuspect: 'Whoever is named by all others is convicted.',
      civilians: 'The agents win only if every one of them names the spy.',
    },
    nobody: 'If nobody is convicted, the spy gets away.',
  },

  points: {
    civ: (p: number) => `When the spy is convicted, every agent ${gets(p)}.`,
    bonusMid: {
      accuser: (p: number) => `If an accusation did it, the accuser gets ${points(p)} more.`,
      firstAccuser: (p: number) =>
        `If an accusation did it, whoever was the first in the round to accuse the spy gets ${points(p)} more, even if that first vote failed.`,
    },
    noBonusMid: 'Accusing the spy earns nothing extra.',
    bonusTimeup: {
      proposals: (p: number) =>
        `If it happens after time is up, whoever proposed the spy gets ${points(p)} more.`,
      lastChance: (p: number) =>
        `If it happens in the last chance, the accuser gets ${points(p)} more.`,
      firstAccuser: (p: number) =>
        `If it happens after time is up, whoever was the first in the round to accuse the spy gets ${points(p)} more.`,
    },
    noBonusTimeup: 'If it happens after time is up, nobody gets more.',
    spyGuess: (p: number, theme: Theme) => `The spy ${gets(p)} for naming the ${PLACE[theme]}.`,
    guessWrong: (p: number) => `If the guess is wrong, every agent ${gets(p)}.`,
    wrong: (p: number) => `If somebody else is convicted, the spy ${gets(p)}.`,
    midWrong: (p: number) =>
      `If somebody else is convicted while there is time, the spy ${gets(p)}.`,
    timeupWrong: (p: number) =>
      `If somebody else is convicted after time is up, the spy ${gets(p)}.`,
    nobody: (p: number) => `If nobody is convicted, the spy ${gets(p)}.`,
    inMiddle: 'When the spy’s card lies in the middle, nobody gets the spy’s points.',
    middleIsSpy: (p: number) =>
      `If the card in the middle is turned over and is the spy’s, everybody ${gets(p)}.`,
    middleIsLocation: (p: number) => `If it is not, the spy ${gets(p)}.`,
  },

  end: {
    rounds: n({ one: 'A game has # round.', other: 'A game has # rounds.' }),
    most: 'Whoever has the most points then wins.',
    tie: {
      shared: 'If several have the most, they share the victory.',
      decidingRound: 'If several have the most, one more round decides, and only they can win it.',
    },
  },

  patience: {
    look: (ms: number) => `${wait(ms)} after the first look at a card, the clock starts by itself.`,
    turnWritten: (ms: number) =>
      `Where you type, a question or an answer has ${wait(ms)}; then the turn passes.`,
    turnOff: (ms: number) =>
      `If it is your turn and your phone has lost its connection, the table waits ${wait(ms)} for you, once a round.`,
    turnPass: (ms: number) => `If you are away on your turn, it passes after ${wait(ms)}.`,
    vote: (ms: number) => `A vote closes after ${wait(ms)}. A missing vote is a no.`,
    voter: (ms: number) =>
      `Where you vote one by one, each has ${wait(ms)}. A missing vote is a no.`,
    voterOff: (ms: number) => `A vote waits ${wait(ms)} for a phone that has lost its connection.`,
    guess: (ms: number) =>
      `After turning the card over, the spy has ${wait(ms)} to choose. No choice counts as a wrong one.`,
    suspects: (first: number, next: number) =>
      `The first show of hands closes after ${wait(first)}, every later one after ${wait(next)}.`,
    firstHand: (ms: number) => `Once the first has voted, the others have ${wait(ms)}.`,
    chance: {
      proposals: (ms: number) => `You have ${wait(ms)} to propose; then the turn passes.`,
      lastChance: (ms: number) =>
        `You have ${wait(ms)} for your last chance; then the turn passes.`,
    },
    ballot: (ms: number) => `The secret ballot closes after ${wait(ms)}.`,
  },
};

export type RulebookMessages = typeof rulebook;
export default rulebook;
