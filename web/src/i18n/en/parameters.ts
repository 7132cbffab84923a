import type { ParameterTexts } from '../parameter';

const mayName = { yes: 'may name the place', no: 'may not name the place' };

const parameters: ParameterTexts = {
  'players.min': { ask: 'At least' },
  'players.max': { ask: 'At most' },
  variantByCount: {
    ask: 'Two or three of you',
    yes: 'play with a card in the middle and rules of their own',
    no: 'play by the same rules as more of you',
  },
  middleCards: {
    ask: 'In the middle lies',
    says: { 0: 'no card', 1: 'one card face down, which may be the spy’s' },
  },
  theme: {
    ask: 'The cards show',
    says: { locations: 'places', eras: 'places in other times', films: 'films' },
  },
  roles: { ask: 'Every agent gets', yes: 'a role at the place', no: 'the place and no role' },
  rolePlay: {
    ask: 'Your role is',
    yes: 'to be acted out',
    no: 'there to help you imagine the place',
  },
  locationReuse: {
    ask: 'A place that was played',
    yes: 'may come up again in the same game',
    no: 'does not come up again in this game',
  },

  starterFirst: {
    ask: 'In the first round the first question comes from',
    says: { tablePicks: 'whoever the host picks, or chance', host: 'the host' },
  },
  starterNext: {
    ask: 'In later rounds the first question comes from',
    says: { previousSpy: 'the spy of the round before', host: 'the host' },
  },
  'question.askBack': {
    ask: 'Asking back is',
    yes: 'allowed at once',
    no: 'not allowed right away',
  },
  'question.followUps': {
    ask: 'A second question to the same player is',
    yes: 'allowed once, right after the answer',
    no: 'not allowed right after the first',
  },
  'question.aboutLocation': {
    ask: 'Questions are about',
    says: { usual: 'the place as a rule, but anything goes', expected: 'the place, always' },
  },
  'question.answerObligatory': {
    ask: 'Whoever is asked',
    yes: 'must answer',
    no: 'may answer in any way',
  },

  durationMin: { ask: 'A round lasts' },
  'vote.clock': {
    ask: 'During a vote the clock',
    says: { stopped: 'stands still', running: 'runs on' },
  },

  'accuse.perRound': {
    ask: 'In a round each of you may accuse',
    says: { 0: 'not at all', 1: 'once', 2: 'twice', 3: 'three times' },
  },
  'accuse.who': {
    ask: 'Accusing is for',
    says: { any: 'everybody, the spy too', nonSpies: 'everybody but the spy' },
  },
  'accuse.resolution': {
    ask: 'When somebody is accused,',
    says: { vote: 'everybody else votes', reveal: 'the card is turned over at once' },
  },
  'accuse.sameSuspectAgain': {
    ask: 'Whoever was accused once',
    yes: 'may be accused again',
    no: 'is safe for the rest of the round',
  },
  point: {
    ask: 'Pointing to the middle is',
    yes: 'allowed: if all agree, that card is turned over',
    no: 'not allowed',
  },

  'vote.eligible': {
    ask: 'A vote is for',
    says: { allButSuspect: 'everybody but the suspect', all: 'everybody, the suspect too' },
  },
  'vote.threshold': {
    ask: 'To convict somebody it takes',
    says: { unanimous: 'every vote', majority: 'more yes than no' },
  },
  'vote.accuserVote': {
    ask: 'Whoever calls a vote',
    says: { automaticYes: 'has said yes by calling it', cast: 'votes like everybody else' },
  },
  'vote.order': {
    ask: 'After an accusation you vote',
    says: { simultaneous: 'all at once', clockwise: 'one by one, from the accuser’s left' },
  },
  'vote.ballots': {
    ask: 'After a vote you see',
    says: { open: 'who voted what', secret: 'only how many said yes and no' },
  },
  'vote.shortCircuit': {
    ask: 'A vote whose outcome is certain',
    yes: 'ends at once',
    no: 'goes on until all votes are in',
  },
  'vote.discussion': {
    ask: 'While you vote,',
    yes: 'you may argue',
    no: 'nobody argues',
  },

  'guess.whileRunning': { ask: 'While the clock runs, the spy', ...mayName },
  'guess.duringVote': { ask: 'While you vote, the spy', ...mayName },
  'guess.afterTimeup': { ask: 'Once time is up, the spy', ...mayName },
  'guess.attempts': {
    ask: 'The spy has',
    says: { 1: 'one try', 2: 'two tries', 3: 'three tries' },
  },
  'guess.consultList': {
    ask: 'The list of places',
    yes: 'lies open all the time',
    no: 'is shown to the spy for the guess only',
  },

  'timeup.procedure': {
    ask: 'When time is up,',
    says: {
      proposals: 'everybody in turn may propose a suspect, and the others vote',
      suspects: 'each of you in turn is put to a show of hands',
      secretBallot: 'everybody names the spy in a secret ballot',
      lastChance: 'everybody in turn has one last chance to accuse',
      none: 'the spy gets away',
    },
  },
  'timeup.discussion': {
    ask: 'Once time is up,',
    yes: 'you may argue',
    no: 'nobody argues any more',
  },
  'timeup.deciders': {
    ask: 'In the secret ballot',
    says: {
      allButSuspect: 'whoever is named by all the others is convicted',
      civilians: 'the spy is convicted if all agents name the spy',
    },
  },

  'score.civ': { ask: 'Each agent, when the spy is convicted' },
  'score.bonusMid': { ask: 'On top, for an accusation that gets the spy' },
  'score.bonusMidTo': {
    ask: 'The extra for an accusation goes to',
    says: {
      accuser: 'whoever accused the spy in the end',
      firstAccuser: 'whoever accused the spy first, even in vain',
    },
  },
  'score.bonusTimeup': { ask: 'On top, for getting the spy after time is up' },
  'score.bonusTimeupTo': {
    ask: 'The extra after time is up goes to',
    says: {
      accuser: 'whoever proposed or accused the spy',
      firstAccuser: 'whoever accused the spy first, even in vain',
    },
  },
  'score.spyGuess': { ask: 'The spy, for naming the place' },
  'score.guessWrong': { ask: 'Each agent, when the spy names a wrong place' },
  'score.spyMidWrong': { ask: 'The spy, when somebody else is convicted in time' },
  'score.spyTimeupWrong': { ask: 'The spy, when somebody else is convicted after time is up' },
  'score.spyTimeupNone': { ask: 'The spy, when nobody is convicted' },
  'score.middleIsSpy': { ask: 'Everybody, when the card in the middle is the spy’s' },
  'score.middleIsLocation': { ask: 'The spy, when the card in the middle is not the spy’s' },

  rounds: { ask: 'A game has' },
  tieBreak: {
    ask: 'When the most points are shared,',
    says: { shared: 'the victory is shared', decidingRound: 'one more round decides' },
  },

  'limits.lookMs': { ask: 'After the first look at a card, the clock starts within' },
  'limits.turnOffMs': { ask: 'A question waits for a phone that is off' },
  'limits.turnPassMs': { ask: 'The turn of somebody away passes after' },
  'limits.turnWrittenMs': { ask: 'To type a question or an answer you have' },
  'limits.voteMs': { ask: 'A vote of all at once takes at most' },
  'limits.voterMs': { ask: 'In a vote one by one, each has' },
  'limits.voterOffMs': { ask: 'A vote waits for a phone that is off' },
  'limits.guessMs': { ask: 'To choose a place the spy has' },
  'limits.chanceMs': { ask: 'To propose, or for a last chance, each has' },
  'limits.firstSuspectMs': { ask: 'Hands on the first suspect are raised within' },
  'limits.nextSuspectMs': { ask: 'Hands on each later suspect are raised within' },
  'limits.firstHandMs': { ask: 'After the first raised hand the others have' },
  'limits.ballotMs': { ask: 'The secret ballot takes at most' },
};

export default parameters;
