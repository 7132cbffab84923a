import { counting } from '../plural';

const n = counting('en');
const votesIn = n({ one: '# vote is in', other: '# votes are in' });

const spy = {
  you: 'You',
  table: 'Table',
  round: (p: { number: number; of: number }) => `Round ${p.number} of ${p.of}`,

  /** The first line: what is happening, is it my turn, what can I do. */
  line: {
    lookAtCard: 'Look at your card: hold it below',
    youStart: 'You begin: start the clock when everybody has looked',
    othersStart: (p: { starter: string }) => `You have looked. ${p.starter} starts the clock`,
    dealt: (p: { starter: string }) => `The cards are dealt. ${p.starter} starts the clock`,
    asks: (p: { asker: string; asked: string }) => `${p.asker} asks ${p.asked}`,
    asksYou: (p: { asker: string }) => `${p.asker} asks you: answer, then tap Answered`,
    youAsk: (p: { asked: string }) => `You ask ${p.asked}: listen closely`,
    yourTurn: 'Your turn: tap whom you ask',
    choosing: (p: { asker: string }) => `${p.asker} is choosing whom to ask`,
    paused: 'The host has stopped the clock. Take a breath',
    waitingFor: (p: { name: string }) => `Waiting for ${p.name}`,
    waitingForYou: 'Everybody is waiting for you',
    guessing: (p: { spy: string }) => `${p.spy} is the spy and is choosing a place…`,
    youGuess: 'Where is everybody? Tap the place. You have one try',
    accuses: (p: { by: string; suspect: string }) =>
      `${p.by} stopped the clock: is ${p.suspect} the spy?`,
    youAccuse: (p: { suspect: string }) => `You stopped the clock: is ${p.suspect} the spy?`,
    accusesYou: (p: { by: string }) => `${p.by} accuses you. Everybody else votes`,
    timeUp: (p: { suspect: string }) =>
      `Time is up. Talk it over, then raise hands: is ${p.suspect} the spy?`,
    timeUpYou: 'Time is up. Talk it over: the others decide whether you are the spy',
    hands: (p: { suspect: string }) => `Raise hands: is ${p.suspect} the spy?`,
    handsYou: 'Now it is about you: the others raise hands',
    timeUpSoon: 'Time is up',
  },

  clock: {
    label: 'Time left',
    stopped: 'Stopped',
    stoppedBy: (p: { name: string }) => `Stopped by ${p.name}`,
    stoppedByYou: 'Stopped by you',
    stoppedByHost: 'Stopped by the host',
    waitingFor: (p: { name: string; time: string }) => `Waiting for ${p.name} · ${p.time}`,
    over: 'Time is up',
  },

  deal: {
    looked: (p: { count: number; of: number }) => `${p.count} of ${p.of} have looked`,
    start: 'Start the clock',
    byItself: (p: { time: string }) => `Starts by itself in ${p.time}`,
  },

  ring: {
    label: 'Players as they sit',
    asking: 'asking',
    asked: 'asked',
    ask: (p: { name: string }) => `Ask ${p.name}`,
    host: 'host',
    away: 'away',
    off: 'phone is off',
    accusationUsed: 'has accused in this round',
    looked: 'has looked',
    ready: 'ready',
    watching: 'watching',
    notBack: (p: { name: string }) => `You may not ask ${p.name} back right away.`,
    notNow: (p: { asker: string }) => `${p.asker} is asking now.`,
    notYourTurn: 'It is not your turn to ask.',
  },

  card: {
    hint: 'Shield it with your hand',
    youAre: 'You are',
    spy: 'the spy',
    youAreSpy: 'You are',
    task: 'Find out where everybody is',
    role: (p: { role: string }) => `Role: ${p.role}`,
    show: 'Slide here to show your card',
    letGo: 'Let go to hide your card',
    late: 'You join at the next deal',
    lateHint: 'Until then, watch and listen',
    watching: 'You are watching',
    watchingHint: 'You see what everybody sees, no secrets',
  },

  reveal: {
    menu: 'I am the spy: show my card',
    title: 'Show your card?',
    text: 'This cannot be taken back. Then you have one try to name the place.',
    yes: 'Show my card',
    no: 'Keep it hidden',
    onlySpy: 'Only the spy can do this, and only while the clock runs.',
    shows: (p: { name: string }) => `${p.name} stops the clock and turns the card over…`,
    youShow: 'You stop the clock and turn your card over…',
    spy: 'The spy!',
  },

  places: {
    title: 'Where are we?',
    left: (p: { left: number; of: number }) => `${p.left} of ${p.of} left`,
    hint: 'Tap to cross out, hold to mark as likely',
    keys: 'Enter crosses out, L marks as likely',
    crossed: 'crossed out',
    likely: 'likely',
    played: 'played',
    guess: (p: { place: string }) => `${p.place}: is this the place?`,
    guessText: 'You have one try, and it ends the round.',
    guessYes: 'This is the place',
    guessNo: 'Not yet',
  },

  act: {
    label: 'What you can do',
    ask: 'Ask',
    askTitle: 'Whom do you ask?',
    answered: 'Answered',
    accuse: 'Accuse',
    accuseTitle: 'Who is the spy?',
    accuseHint: 'The clock stops and everybody else votes.',
    accuseSure: (p: { name: string }) => `Accuse ${p.name}?`,
    once: 'You can do this once a round.',
    accuseYes: (p: { name: string }) => `Accuse ${p.name}`,
    back: 'Back',
  },

  vote: {
    title: 'Vote',
    by: (p: { name: string }) => `Accused by ${p.name}`,
    byYou: 'Accused by you',
    all: 'It takes every vote.',
    quiet: 'No arguments now',
    talk: 'Talk freely',
    yes: 'Yes',
    yesHint: 'the spy',
    no: 'No',
    noHint: 'not the spy',
    yourYes: 'Your vote is in: yes',
    yourNo: 'Your vote is in: no',
    noVote: 'You have no vote in this one',
    noVoteHint: 'Keep calm and look innocent',
    watching: 'The players are voting',
    next: (p: { name: string }) => `${p.name} votes now`,
    count: (p: { in: number; of: number }) => `${p.in} of ${votesIn(p.of)}`,
    in: 'has voted',
    notIn: 'has not voted yet',
    suspectOf: (p: { number: number; of: number }) => `Suspect ${p.number} of ${p.of}`,
    failed: 'Not everybody agrees',
    failedOn: 'The round goes on where it was',
    failedNext: 'On to the next suspect',
    failedLast: 'That was the last suspect',
    carried: 'Everybody agrees',
    carriedOn: (p: { suspect: string }) => `${p.suspect} turns the card over…`,
    carriedYou: 'You turn your card over…',
    goOn: 'Go on',
  },

  timeUp: { title: 'Time is up', text: 'Now every player in turn is put to a show of hands' },

  result: {
    spyWins: 'The spy wins',
    agentsWin: 'The agents win',
    void: 'This round does not count',
    place: 'Everybody was',
    spyWas: 'The spy was',
    spy: 'spy',
    who: 'Who was who',
    role: 'Role',
    name: 'Name',
    gained: 'This round',
    points: n({ one: '# point', other: '# points' }),
    total: 'Points',
    left: 'has left',
    next: 'Next round',
    ready: 'Ready',
    readyDone: 'You are ready',
    readyCount: (p: { count: number; of: number }) => `${p.count} of ${p.of} are ready`,
    hostDeals: 'The host deals the next round',
    final: 'Final standings',
  },

  story: {
    convictedFirst: (p: { by: string; spy: string }) =>
      `${p.by} accused ${p.spy} first, and was right`,
    convictedAfter: (p: { by: string; spy: string; bonus: string }) =>
      `${p.by} got ${p.spy} convicted, but ${p.bonus} had the right nose first`,
    convicted: (p: { by: string; spy: string }) => `${p.by} accused ${p.spy}, and all agreed`,
    convictedHands: (p: { spy: string }) => `Time was up, and every hand pointed at ${p.spy}`,
    innocent: (p: { by: string; suspect: string; spy: string }) =>
      `${p.by} accused ${p.suspect}, all agreed, and all were wrong: it was ${p.spy}`,
    innocentBySpy: (p: { suspect: string; spy: string }) =>
      `${p.spy}, the spy, talked everybody into accusing ${p.suspect}`,
    innocentHands: (p: { suspect: string; spy: string }) =>
      `Every hand pointed at ${p.suspect}, and ${p.spy} could hardly keep from smiling`,
    guessedRight: (p: { spy: string; place: string }) =>
      `${p.spy} turned the card over and named the place: ${p.place}`,
    guessedWrong: (p: { spy: string; guess: string; place: string }) =>
      `${p.spy} said “${p.guess}”, but it was “${p.place}”`,
    guessedNothing: (p: { spy: string }) =>
      `${p.spy} turned the card over, but found no place in time`,
    nobody: (p: { spy: string }) => `No hand count was unanimous, and ${p.spy} got away`,
    spyLeft: (p: { spy: string }) => `${p.spy} was the spy and left the table`,
    aborted: 'The host called the round off. Nobody scores',
    tooFew: 'Too few players were left. Nobody scores',
    spyKicked: (p: { spy: string }) => `${p.spy} was removed and was the spy. Nobody scores`,
  },

  final: {
    title: 'The game is over',
    winner: (p: { name: string }) => `${p.name} wins the game`,
    youWin: 'You win the game',
    shared: (p: { names: string }) => `Shared victory: ${p.names}`,
    nobody: 'Nobody has won this time',
    rounds: n({ one: 'after # round', other: 'after # rounds' }),
    standings: 'Standings',
    rank: (p: { rank: number }) => `Place ${p.rank}`,
    newGame: 'New game',
    toLobby: 'Back to the lobby',
    hostDecides: 'The host decides what comes next',
  },
};

export type SpyMessages = typeof spy;
export default spy;
