import { counting } from '../plural';

const n = counting('en');

/** What every game says while it is played. */
const play = {
  you: 'You',
  round: (p: { number: number; of: number }) => `Round ${p.number} of ${p.of}`,
  deciding: 'Deciding round',
  decidingFor: (p: { names: string }) => `Deciding round: ${p.names}`,

  /** The first line: what is happening, is it my turn, what can I do. */
  line: {
    lookAtCard: 'Look at your card: hold it below',
    asks: (p: { asker: string; asked: string }) => `${p.asker} asks ${p.asked}`,
    asksYou: (p: { asker: string }) => `${p.asker} asks you: answer, then tap Answered`,
    youAsk: (p: { asked: string }) => `You ask ${p.asked}: listen closely`,
    yourTurn: 'Your turn: tap whom you ask',
    choosing: (p: { asker: string }) => `${p.asker} is choosing whom to ask`,
    choosingForYou: (p: { asker: string }) => `${p.asker} is thinking of a question for you`,
    asksWritten: (p: { asker: string; asked: string }) =>
      `${p.asker} asks ${p.asked}, who is writing an answer`,
    asksYouWritten: (p: { asker: string }) => `${p.asker} asks you: write your answer`,
    youAskWritten: (p: { asked: string }) => `You ask ${p.asked}, who is writing an answer`,
    writing: (p: { asker: string }) => `${p.asker} is writing a question`,
    writeNow: (p: { asked: string }) => `Your turn: write your question to ${p.asked}`,
    /** On a line that tells of a bot's thoughts. */
    hurry: 'Hurry it up',
    paused: 'The host has stopped the clock. Take a breath',
    waitingFor: (p: { name: string }) => `Waiting for ${p.name}`,
    waitingForYou: 'Everybody is waiting for you',
  },

  clock: {
    label: 'Time left',
    stopped: 'Stopped',
    stoppedByHost: 'Stopped by the host',
    waitingFor: (p: { name: string; time: string }) => `Waiting for ${p.name} · ${p.time}`,
  },

  deal: {
    looked: (p: { count: number; of: number }) => `${p.count} of ${p.of} have looked`,
  },

  ring: {
    label: 'Players as they sit',
    asking: 'asking',
    asked: 'asked',
    ask: (p: { name: string }) => `Ask ${p.name}`,
    host: 'host',
    bot: 'bot',
    away: 'away',
    off: 'phone is off',
    looked: 'has looked',
    ready: 'ready',
    watching: 'watching',
  },

  card: {
    hint: 'Shield it with your hand',
    youAre: 'You are',
    spy: 'the spy',
    youAreSpy: 'You are',
    letGo: 'Let go to hide your card',
    late: 'You join at the next deal',
    lateHint: 'Until then, watch and listen',
    watching: 'You are watching',
    watchingHint: 'You see what everybody sees, no secrets',
  },

  places: {
    title: 'Where are we?',
    left: (p: { left: number; of: number }) => `${p.left} of ${p.of} left`,
    hint: 'Tap to cross out, hold to mark as likely',
    keys: 'Enter crosses out, L marks as likely',
    crossed: 'crossed out',
    likely: 'likely',
    played: 'played',
    wrong: 'wrong',
  },

  act: {
    label: 'What you can do',
    ask: 'Ask',
    askTitle: 'Whom do you ask?',
    answered: 'Answered',
    back: 'Back',
  },
  goOn: 'Go on',

  result: {
    void: 'This round does not count',
    spy: 'spy',
    who: 'Who was who',
    name: 'Name',
    gained: 'This round',
    points: n({ one: '# point', other: '# points' }),
    total: 'Points',
    left: 'has left',
    next: 'Next round',
    ready: 'Ready',
    readyCount: (p: { count: number; of: number }) => `${p.count} of ${p.of} are ready`,
    hostDeals: 'The host deals the next round',
    final: 'Final standings',
  },

  /** Why a round does not count. */
  void: {
    aborted: 'The host called the round off. Nobody scores',
    tooFew: 'Too few players were left. Nobody scores',
    spyKicked: (p: { spy: string }) => `${p.spy} was removed and was the spy. Nobody scores`,
    captainLeft: 'A captain left before anybody was picked. Nobody scores',
    activeLeft: 'The active player left the table. Nobody scores',
    conspiratorLeft: (p: { conspirator: string }) =>
      `${p.conspirator} left the table and was the conspirator. Nobody scores`,
    noWord: 'Nobody found a word in time. Nobody scores',
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

export type PlayMessages = typeof play;
export default play;
