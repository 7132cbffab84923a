import { counting } from '../plural';

const n = counting('en');

const captains = {
  /** What the lobby tells whoever has never played it. */
  firstTime:
    'Two captains have two different places, and each agent’s card names one of them, except the spy’s. The captains ask, then pick their agents one by one. A spy who is picked ends the round.',

  /** The first line: what is happening, is it my turn, what can I do. */
  line: {
    lookCaptain: (p: { other: string }) =>
      `You are captain: look at your card, then settle with ${p.other} who begins`,
    settle: (p: { other: string }) => `You are captain: settle with ${p.other} who begins`,
    settling: (p: { one: string; two: string }) =>
      `You have looked. ${p.one} and ${p.two} settle who begins`,
    dealt: (p: { one: string; two: string }) =>
      `${p.one} and ${p.two} are captains and settle who begins`,
    askAloud: 'Your turn: ask the agents aloud, each of them once at most',
    asksAloud: (p: { captain: string }) => `${p.captain} asks the agents aloud`,
    asksAloudYou: (p: { captain: string }) => `${p.captain} asks aloud: answer when asked`,
    yourPick: 'Your turn: pick an agent, or refuse',
    picks: (p: { captain: string }) => `${p.captain} picks an agent, or refuses`,
    picksYou: (p: { captain: string }) => `${p.captain} picks an agent, perhaps you`,
    youName: (p: { captain: string }) =>
      `You are the spy: which place does ${p.captain} have? Tap it, or pass`,
    names: (p: { spy: string; captain: string }) =>
      `${p.spy} is the spy: which place does ${p.captain} have?`,
  },

  /** On the back of the card, for all to see. */
  card: {
    captain: 'You are captain',
    picked: (p: { captain: string }) => `Your captain is ${p.captain}`,
    free: 'You are in no team yet',
    forCaptain: 'Find the agents who are here too',
    forAgent: 'Let the captain who is here find you',
    forSpy: 'Get picked, and find out both places',
  },

  teams: {
    label: 'The two teams',
    of: (p: { captain: string }) => `Team of ${p.captain}`,
    asks: 'asks now',
    picks: 'picks now',
    complete: 'complete',
    nobody: 'nobody yet',
    named: (p: { place: string }) => `“${p.place}”`,
    passed: 'passed',
  },

  ring: {
    captain: 'captain',
    inTeam: (p: { captain: string }) => `in the team of ${p.captain}`,
    heard: 'asked in this turn',
    picking: 'picking',
    pick: (p: { name: string }) => `Pick ${p.name}`,
  },

  act: {
    begin: 'I begin',
    othersBegin: (p: { name: string }) => `${p.name} begins`,
    byLot: (p: { time: string }) => `By lot in ${p.time}`,
    done: 'Done asking',
    doneSure: 'Ask nobody else now?',
    doneText: n({
      one: '# agent has not been asked. You can ask again after the picks.',
      other: '# agents have not been asked. You can ask again after the picks.',
    }),
    doneAloud: 'You can ask again after the picks.',
    pick: 'Pick',
    pickTitle: 'Whom do you pick?',
    pickHint: 'Look for the agents who are where you are.',
    pickSure: (p: { name: string }) => `Pick ${p.name}?`,
    pickText: 'This cannot be taken back. If it is the spy, you get no points, and the round ends.',
    pickYes: (p: { name: string }) => `Pick ${p.name}`,
    refuse: 'Refuse',
    refuseSure: 'Refuse for the rest of the round?',
    refuseText: n({
      one: 'Your team stays as it is, with # agent. You ask and pick no more.',
      other: 'Your team stays as it is, with # agents. You ask and pick no more.',
    }),
    refuseYes: 'Refuse',
    nameSure: (p: { place: string; captain: string }) => `${p.captain} has “${p.place}”?`,
    nameText: 'You have one try. Whether it is right is told at the end.',
    nameYes: 'Say it',
    nameNo: 'Not yet',
    pass: 'Pass',
    passSure: (p: { captain: string }) => `Name no place for ${p.captain}?`,
    passText: 'You get no point for it.',
  },

  moment: {
    picks: (p: { captain: string; agent: string }) => `${p.captain} picks ${p.agent}`,
    youPick: (p: { agent: string }) => `You pick ${p.agent}`,
    picksYou: (p: { captain: string }) => `${p.captain} picks you`,
    size: n({ one: '# agent in the team', other: '# agents in the team' }),
    pickedSpy: (p: { captain: string; spy: string }) => `${p.captain} picks ${p.spy}…`,
    youPickedSpy: (p: { spy: string }) => `You pick ${p.spy}…`,
    pickedYou: (p: { captain: string }) => `${p.captain} picks you…`,
    shows: 'The teams are complete, and a card is turned over…',
    spy: 'The spy!',
    cards: 'All cards are turned over…',
  },

  result: {
    spyPicked: 'The spy was picked',
    teamsComplete: 'The teams are complete',
    noAgentLeft: 'Every agent has a team',
    spyWas: 'The spy was',
    pickedBy: (p: { captain: string }) => `picked by ${p.captain}`,
    notPicked: 'in no team',
    same: 'same place',
    other: 'other place',
    sum: (p: { right: number; wrong: number }) => `${p.right} right, ${p.wrong} wrong`,
    tookSpy: 'picked the spy',
    nobody: 'Nobody was picked',
    free: 'In no team',
    right: (p: { place: string }) => `“${p.place}” is right`,
    wrong: (p: { place: string }) => `“${p.place}” is wrong`,
    passed: 'no place named',
  },

  story: {
    spyPicked: (p: { captain: string; spy: string }) =>
      `${p.captain} picked ${p.spy}, the spy, and that was the end of the round`,
    teamsComplete: (p: { spy: string }) =>
      `Both captains refused, and ${p.spy}, the spy, was left over`,
    noAgentLeft: (p: { spy: string }) =>
      `All agents found a team, and ${p.spy}, the spy, had left the table`,
  },

  /** In the lobby. */
  terms: {
    lot: 'Chance decides who is captain first.',
    first: (p: { one: string; two: string }) => `${p.one} and ${p.two} are captain first.`,
    once: n({
      one: 'Everybody is captain once: # round.',
      other: 'Everybody is captain once: # rounds.',
    }),
    twice: n({
      one: 'Everybody is captain twice: # round.',
      other: 'Everybody is captain twice: # rounds.',
    }),
    rounds: n({ one: 'You play # round.', other: 'You play # rounds.' }),
    askFirst: 'Who is captain first?',
    byLot: 'Drawn by lot',
    chosen: 'The table chooses',
    tapTwo: 'Tap two faces.',
    askLength: 'How long is the game?',
    onceName: 'Until everybody was captain once',
    twiceName: 'Until everybody was captain twice',
    odd: 'With an odd number of players, everybody is captain twice.',
  },
};

export type CaptainsMessages = typeof captains;
export default captains;
