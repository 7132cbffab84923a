import { counting } from '../plural';

const n = counting('en');
const triesLeft = n({ one: '# try left', other: '# tries left' });
const votesIn = n({ one: '# vote is in', other: '# votes are in' });

const spy = {
  /** The first line: what is happening, is it my turn, what can I do. */
  line: {
    youStart: 'You begin: start the clock when everybody has looked',
    othersStart: (p: { starter: string }) => `You have looked. ${p.starter} starts the clock`,
    dealt: (p: { starter: string }) => `The cards are dealt. ${p.starter} starts the clock`,
    spoken: 'Ask each other: the clock is running',
    followUp: (p: { asker: string }) => `${p.asker} asks next, or ask ${p.asker} once more`,
    guessing: (p: { spy: string }) => `${p.spy} is the spy and is choosing a place…`,
    guessingMore: (p: { spy: string; left: number }) =>
      `${p.spy} is the spy and is choosing a place: ${triesLeft(p.left)}`,
    youGuess: 'Where is everybody? Tap the place. You have one try',
    youGuessMore: n({
      one: 'Where is everybody? Tap the place. This is your last try',
      other: 'Where is everybody? Tap the place. You have # tries',
    }),
    accuses: (p: { by: string; suspect: string }) =>
      `${p.by} stopped the clock: is ${p.suspect} the spy?`,
    youAccuse: (p: { suspect: string }) => `You stopped the clock: is ${p.suspect} the spy?`,
    accusesYou: (p: { by: string }) => `${p.by} accuses you. Everybody else votes`,
    accusesRunning: (p: { by: string; suspect: string }) =>
      `${p.by} accuses: is ${p.suspect} the spy? The clock runs on`,
    youAccuseRunning: (p: { suspect: string }) =>
      `You accuse: is ${p.suspect} the spy? The clock runs on`,
    accusesYouToo: (p: { by: string }) => `${p.by} accuses you. Everybody votes, you too`,
    timeUp: (p: { suspect: string }) =>
      `Time is up. Talk it over, then raise hands: is ${p.suspect} the spy?`,
    timeUpYou: 'Time is up. Talk it over: the others decide whether you are the spy',
    timeUpQuiet: (p: { suspect: string }) =>
      `Time is up. No talking now, raise hands: is ${p.suspect} the spy?`,
    timeUpYouQuiet: 'Time is up. No talking now: the others decide whether you are the spy',
    hands: (p: { suspect: string }) => `Raise hands: is ${p.suspect} the spy?`,
    handsYou: 'Now it is about you: the others raise hands',
    handsYouToo: 'Now it is about you: everybody raises hands, you too',
    timeUpSoon: 'Time is up',
    yourVote: (p: { suspect: string }) => `Your turn to vote: is ${p.suspect} the spy?`,
    nextVotes: (p: { suspect: string; next: string }) =>
      `Is ${p.suspect} the spy? ${p.next} votes now`,
    nextVotesYou: (p: { next: string }) => `It is about you: ${p.next} votes now`,
    mayPropose: (p: { name: string }) => `Time is up: ${p.name} may propose a suspect`,
    yourProposal: 'Your turn: propose a suspect, or pass',
    proposes: (p: { by: string; suspect: string }) =>
      `${p.by} proposes a suspect: is ${p.suspect} the spy?`,
    youPropose: (p: { suspect: string }) => `You propose a suspect: is ${p.suspect} the spy?`,
    proposesYou: (p: { by: string }) => `${p.by} proposes you. Everybody else votes`,
    proposesYouToo: (p: { by: string }) => `${p.by} proposes you. Everybody votes, you too`,
    lastChance: (p: { name: string }) => `Time is up: the last chance for ${p.name}`,
    yourLastChance: 'Your last chance: accuse, point to the middle or pass',
    yourLastAccusation: 'Your last chance: accuse or pass',
    points: (p: { by: string }) => `${p.by} points to the middle: turn the card over?`,
    youPoint: 'You point to the middle: will the card be turned over?',
    ballot: 'Time is up. Talk it over, then name the spy in secret',
    ballotQuiet: 'Time is up. No talking now: name the spy in secret',
    ballotIn: 'Your choice is in. You can still change it',
    ballotOthers: 'Time is up: the players name the spy in secret',
  },

  clock: {
    stoppedBy: (p: { name: string }) => `Stopped by ${p.name}`,
    stoppedByYou: 'Stopped by you',
    over: 'Time is up',
    lastMinute: 'Last minute to accuse',
    onlySpyOrClock: 'Only the spy or the clock can end this round',
    onlyClock: 'Only the clock can end this round',
  },

  deal: {
    start: 'Start the clock',
    byItself: (p: { time: string }) => `Starts by itself in ${p.time}`,
  },

  ring: {
    accusationUsed: 'has accused in this round',
    notBack: (p: { name: string }) => `You may not ask ${p.name} back right away.`,
    notNow: (p: { asker: string }) => `${p.asker} is asking now.`,
    notYourTurn: 'It is not your turn to ask.',
  },

  card: {
    task: 'Find out where everybody is',
    role: (p: { role: string }) => `Role: ${p.role}`,
    playRole: (p: { role: string }) => `Play your role: ${p.role}`,
    show: 'Slide here to show your card',
  },

  reveal: {
    menu: 'I am the spy: show my card',
    title: 'Show your card?',
    text: 'This cannot be taken back. Then you have one try to name the place.',
    textMore: n({
      one: 'This cannot be taken back. Then you have # try to name the place.',
      other: 'This cannot be taken back. Then you have # tries to name the place.',
    }),
    yes: 'Show my card',
    no: 'Keep it hidden',
    onlySpy: 'Only the spy can do this, and only when the rules allow it.',
    shows: (p: { name: string }) => `${p.name} stops the clock and turns the card over…`,
    youShow: 'You stop the clock and turn your card over…',
    turns: (p: { name: string }) => `${p.name} turns the card over…`,
    youTurn: 'You turn your card over…',
    names: (p: { name: string }) => `${p.name} names the place. Right or wrong?`,
    youName: 'You name the place. Right or wrong?',
    spy: 'The spy!',
  },

  places: {
    closed: 'You play without the list of places. It opens for the spy’s guess.',
    guess: (p: { place: string }) => `${p.place}: is this the place?`,
    guessText: 'You have one try, and it ends the round.',
    guessTextMore: n({
      one: 'If it is wrong, you have # more try.',
      other: 'If it is wrong, you have # more tries.',
    }),
    guessYes: 'This is the place',
    guessNo: 'Not yet',
  },

  act: {
    accuse: 'Accuse',
    accuseTitle: 'Who is the spy?',
    clockStops: 'The clock stops.',
    clockRunsOn: 'The clock runs on.',
    othersVote: 'Everybody else votes.',
    allButSuspectVote: 'Everybody but the suspect votes, you too.',
    allVote: 'Everybody votes, the suspect too.',
    accuseSure: (p: { name: string }) => `Accuse ${p.name}?`,
    times: n({ one: 'You can do this once a round.', other: 'You can do this # times a round.' }),
    accuseYes: (p: { name: string }) => `Accuse ${p.name}`,
    revealHint: 'Whoever you accuse turns the card over at once, and the round ends.',
    revealSure: (p: { name: string }) =>
      `${p.name} turns the card over at once, and the round ends.`,
    point: 'Point to the middle',
    pointSure: 'Turn the card in the middle over?',
    pointText:
      'If the others agree, it is turned over and the round ends. If it is the spy’s, everybody wins. If not, the spy wins.',
    pointYes: 'Point to it',
    pointAgain: 'That was just refused. First, another question has to be answered.',
  },

  middle: {
    label: 'A card lies face down in the middle',
    name: 'The card in the middle',
  },

  chance: {
    propose: 'Propose a suspect',
    proposeTitle: 'Whom do you propose?',
    proposeHint: 'You have one proposal.',
    proposeSure: (p: { name: string }) => `Propose ${p.name}?`,
    proposeYes: (p: { name: string }) => `Propose ${p.name}`,
    pass: 'Pass',
    passSure: 'Let your turn go?',
    passText: 'You do not get another one in this round.',
    left: n({ one: '# more after this', other: '# more after this' }),
    isLast: 'the last turn',
    pointLast: 'If the others say no, your turn is over.',
  },

  ballot: {
    title: 'Secret ballot',
    secret: 'Nobody sees whom you named.',
    rule: 'The agents win only if all of them name the spy.',
    ruleOthers: 'Whoever is named by all the others is convicted.',
    choose: 'Who is the spy?',
    yours: (p: { name: string }) => `You name ${p.name}`,
    change: 'Tap another face to change it.',
    watching: 'The players choose in secret',
    counted: 'The votes are counted',
    nobody: 'Nobody is convicted. The spy turns the card over…',
  },

  vote: {
    title: 'Vote',
    by: (p: { name: string }) => `Accused by ${p.name}`,
    byYou: 'Accused by you',
    all: 'It takes every vote.',
    most: 'It takes more than half.',
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
    nextHint: 'Your turn is coming',
    nextIs: 'votes now',
    pointBy: (p: { name: string }) => `${p.name} points to it`,
    pointByYou: 'You point to it',
    pointYes: 'turn it over',
    pointNo: 'leave it',
    proposedBy: (p: { name: string }) => `Proposed by ${p.name}`,
    proposedByYou: 'Proposed by you',
    count: (p: { in: number; of: number }) => `${p.in} of ${votesIn(p.of)}`,
    in: 'has voted',
    notIn: 'has not voted yet',
    suspectOf: (p: { number: number; of: number }) => `Suspect ${p.number} of ${p.of}`,
    failed: 'Not everybody agrees',
    failedOn: 'The round goes on where it was',
    failedMost: 'There is no majority',
    tally: (p: { yes: number; no: number }) => `${p.yes} for, ${p.no} against`,
    failedNext: 'On to the next suspect',
    failedTurn: (p: { name: string }) => `${p.name} is next`,
    failedLast: 'That was the last vote',
    carried: 'Everybody agrees',
    carriedMost: 'The majority agrees',
    carriedOn: (p: { suspect: string }) => `${p.suspect} turns the card over…`,
    carriedYou: 'You turn your card over…',
    carriedMiddle: 'The card in the middle is turned over…',
    accuses: (p: { by: string }) => `${p.by} accuses`,
    youAccuse: 'You accuse',
  },

  timeUp: {
    title: 'Time is up',
    text: 'Now every player in turn is put to a show of hands',
    propose: 'Now everybody in turn may propose a suspect',
    lastChance: 'Everybody has one last chance: accuse, point or pass',
    lastAccusation: 'Everybody has one last chance: accuse or pass',
    ballot: 'Now everybody names the spy in secret',
    none: 'Nobody was convicted',
  },

  result: {
    spyWins: 'The spy wins',
    agentsWin: 'The agents win',
    everybodyWins: 'Everybody wins',
    nobodyWins: 'Nobody wins',
    place: 'Everybody was',
    spyWas: 'The spy was',
    spyCardLay: 'The spy’s card lay',
    inTheMiddle: 'in the middle',
    role: 'Role',
  },

  story: {
    convictedFirst: (p: { by: string; spy: string }) => `${p.by} accused ${p.spy}, and was right`,
    convictedAfter: (p: { by: string; spy: string; bonus: string }) =>
      `${p.by} got ${p.spy} convicted, but ${p.bonus} had the right nose first`,
    convicted: (p: { by: string; spy: string }) => `${p.by} accused ${p.spy}, and all agreed`,
    convictedHands: (p: { spy: string }) => `Time was up, and every agent named ${p.spy}`,
    convictedMost: (p: { by: string; spy: string }) => `${p.by} accused ${p.spy}, and most agreed`,
    convictedHandsMost: (p: { spy: string }) => `Time was up, and most hands pointed at ${p.spy}`,
    innocent: (p: { by: string; suspect: string; spy: string }) =>
      `${p.by} accused ${p.suspect}, all agreed, and all were wrong: it was ${p.spy}`,
    innocentBySpy: (p: { suspect: string; spy: string }) =>
      `${p.spy}, the spy, talked everybody into accusing ${p.suspect}`,
    innocentMost: (p: { by: string; suspect: string; spy: string }) =>
      `${p.by} accused ${p.suspect}, most agreed, and were wrong: it was ${p.spy}`,
    innocentHands: (p: { suspect: string; spy: string }) =>
      `Every hand pointed at ${p.suspect}, and ${p.spy} could hardly keep from smiling`,
    innocentHandsMost: (p: { suspect: string; spy: string }) =>
      `Most hands pointed at ${p.suspect}, and ${p.spy} could hardly keep from smiling`,
    guessedRight: (p: { spy: string; place: string }) =>
      `${p.spy} turned the card over and named the place: ${p.place}`,
    guessedWrong: (p: { spy: string; guess: string; place: string }) =>
      `${p.spy} said “${p.guess}”, but it was “${p.place}”`,
    guessedNothing: (p: { spy: string }) =>
      `${p.spy} turned the card over, but found no place in time`,
    innocentAlone: (p: { by: string; suspect: string; spy: string }) =>
      `${p.by} accused ${p.suspect} and was wrong: it was ${p.spy}`,
    innocentMiddle: (p: { by: string; suspect: string }) =>
      `${p.by} accused ${p.suspect}, but the spy’s card lay in the middle`,
    middleWasSpy: (p: { by: string }) =>
      `${p.by} pointed to the middle, and there it lay: the spy’s card`,
    middleWasPlace: (p: { by: string; spy: string }) =>
      `${p.by} pointed to the middle, but the spy was ${p.spy}`,
    nobody: (p: { spy: string }) => `Time ran out, nobody was convicted, and ${p.spy} got away`,
    nobodyMiddle: 'Time ran out, and the spy’s card lay in the middle all along. Nobody scores',
    spyLeft: (p: { spy: string }) => `${p.spy} was the spy and left the table`,
  },
};

export type SpyMessages = typeof spy;
export default spy;
