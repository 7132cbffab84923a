import type { Span } from '../span';
import { counting } from '../plural';
import { either, gets, range, times, wait } from './amounts';

const n = counting('en');

const captains = {
  name: 'Two captains',
  about:
    'For a big table. Two captains with a place each, and a spy among the agents. The captains ask and pick their teams; nobody is accused, and nobody votes.',

  summary: {
    question: (ms: number) => `${wait(ms)} a question`,
    rounds: (p: Span) => `${range(p)} rounds`,
  },

  /** Chapters that other games do not have. */
  titles: {
    captains: 'Who is captain',
    first: 'Who begins',
    pick: 'Picking',
    complete: 'When the teams are complete',
    naming: 'The spy names the places',
    leave: 'Waiting and leaving',
  },

  goal: {
    cards:
      'There are two captains, each with a different place. The others are agents. Their cards show one of the two places, except one: the spy’s.',
    captain:
      'Are you a captain? Then gather the agents who have your place, and beware of the spy.',
    agent:
      'Are you an agent? Then let the captain with your place recognise you, but do not give the place away.',
    spy: 'Are you the spy? Then listen, find out both places and get yourself picked.',
  },

  deal: {
    agents:
      'One of the agents’ cards is the spy’s. The others show one place or the other, half and half; if they cannot be halved, chance decides which gets one more.',
    unknown:
      'You know only your own card. A captain does not know the other place, and an agent does not know which captain has the same one.',
    noRoles: 'There are no roles.',
    fresh:
      'Every round takes two new places. When too few are left, all come back but the last two.',
  },

  captains: {
    first: 'The host may name the captains of the first round; otherwise chance decides.',
    next: 'After that, it is those who have been captain least often. Nobody is captain twice in a row.',
    voided: 'A round that does not count does not use up anybody’s turn as captain.',
  },

  first: {
    agree: 'The captains agree which of them begins, and one of them says so on the phone.',
    limit: (ms: number) => `If they have not agreed after ${wait(ms)}, chance decides.`,
  },

  questions: {
    only: 'Only the captains ask, and the agents only answer.',
    turns:
      'The captain who begins may ask each agent who is still free one question. Then the other captain may do the same.',
    stop: 'A captain need not ask everybody, and may stop at any time.',
    limit: (ms: number) => `A question has ${wait(ms)}, and so has its answer.`,
    silence:
      'If a captain stays silent, that captain’s questions are over. If an agent does, the captain goes on.',
    spoken: (ms: number) =>
      `Where the phones do not follow the questions, all of them share one time: ${wait(ms)} for each free agent.`,
  },

  pick: {
    turns: 'When both have asked, each captain in turn picks an agent or refuses.',
    picked:
      'Whoever is picked joins the team, is not asked any more and cannot be picked again. The card stays hidden.',
    again: 'Then you ask and pick again, with the agents who are still free.',
    refused:
      'A captain who refuses neither asks nor picks any more in this round. The other one goes on alone.',
    limit: (ms: number) => `A captain has ${wait(ms)} to decide. No choice counts as refusing.`,
  },

  complete: {
    teams: 'The teams are complete when both captains have refused, or when no agent is free.',
    spy: 'As soon as somebody picks the spy, both are complete: the other captain picks nobody any more.',
    shown: 'Now the spy turns the card over. All other cards stay hidden for the moment.',
  },

  naming: {
    both: 'The spy tries to name both places.',
    order:
      'The place of the captain who picked the spy comes first. If neither did, it is the place of the captain who began.',
    pass: 'The spy may also pass.',
    limit: (ms: number) => `The spy has ${wait(ms)} for each; then it counts as passed.`,
    shown: 'Only then do you see all cards, and what was right. The round is over.',
  },

  points: {
    matches: (p: number) =>
      `For every agent in the team who has the captain’s place, the captain ${gets(p)}.`,
    differs: (p: number) => `For every other agent in the team, the captain ${gets(p)}.`,
    belowZero: 'That may add up to less than zero.',
    captainOfSpy: (p: number) =>
      `A captain who picked the spy ${gets(p)}, whatever else the team is worth.`,
    agent: (p: number) =>
      `An agent picked by the captain with the same place ${gets(p)}, even if that captain picks the spy later.`,
    spyPicked: (p: number) => `The spy ${gets(p)} for being picked.`,
    placeNamed: (p: number) => `For every place named right, the spy ${gets(p)}.`,
  },

  end: {
    rounds: (count: number, players: readonly number[], rounds: readonly number[]) =>
      `With ${either(players)} players, everybody is captain ${times(count)}: that makes ${either(rounds)} rounds.`,
    maybeTwice: 'If you want everybody to be captain twice, the host can set that.',
    twice: 'Everybody is captain twice: you play as many rounds as there are players.',
    agreed: n({ one: 'This table plays # round.', other: 'This table plays # rounds.' }),
    fixed: 'The number of rounds is settled when the game begins, whoever comes or goes later.',
  },

  leave: {
    captainEarly: 'If a captain leaves before anybody is picked, the round does not count.',
    captainLate: 'Later, it counts as refusing, and the points for the team stand.',
    agent:
      'An agent who leaves is neither asked nor picked any more and gets nothing, but in a team still counts for its captain.',
    spy: 'If the spy leaves, that is not given away: the round goes on, only nobody names the places. The spy gets nothing.',
    removed: 'If the host removes the spy from the table, the round does not count.',
  },
};

export type CaptainsRulesMessages = typeof captains;
export default captains;
