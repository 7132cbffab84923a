// What a round came to, team by team. Needs a result, so it never speaks before the end.

import type { Messages } from '../i18n/messages';
import type { CaptainsResultView, CaptainsRoundView, NamedView, SeatId } from '../lib/wire/wire';
import type { Strand } from '../room/ring/circle';
import { voidLine } from '../room/score/void';
import { isolated, say, type Sentence, type Tone } from '../ui/sentence';

export type Member = { seat: SeatId; is: 'same' | 'other' | 'spy' };

export type TeamResult = {
  captain: SeatId;
  strand: Strand;
  place: string;
  members: Member[];
  right: number;
  wrong: number;
  /** Then the others do not count. */
  tookSpy: boolean;
  points: number;
  /** What the spy said about this place, if it came to that. */
  said?: { place?: string; isRight: boolean };
};

export function teamResults(
  { captains }: CaptainsRoundView,
  result: CaptainsResultView,
): TeamResult[] {
  return captains.map(({ seat, team }, i) => {
    const place = result.captains.find((one) => one.seat === seat)?.place ?? '';
    const members = team.map((agent) => ({ seat: agent, is: matches(result, agent, seat) }));
    const count = (is: Member['is']) => members.filter((member) => member.is === is).length;
    const named = result.named.find(({ captain }) => captain === seat);
    return {
      captain: seat,
      strand: i === 0 ? 'one' : 'two',
      place,
      members,
      right: count('same'),
      wrong: count('other'),
      tookSpy: count('spy') > 0,
      points: pointsOf(result, seat),
      ...(named && { said: said(named, place) }),
    };
  });
}

function matches(result: CaptainsResultView, agent: SeatId, captain: SeatId): Member['is'] {
  const of = result.agents.find(({ seat }) => seat === agent)?.of;
  if (of === undefined) return 'spy';
  return of === captain ? 'same' : 'other';
}

function said({ place }: NamedView, truth: string): NonNullable<TeamResult['said']> {
  return place === undefined ? { isRight: false } : { place, isRight: place === truth };
}

export function pointsOf({ points }: CaptainsResultView, seat: SeatId): number {
  return points.find((line) => line.seat === seat)?.points ?? 0;
}

export function spyOf({ agents }: CaptainsResultView): SeatId | undefined {
  return agents.find(({ of }) => of === undefined)?.seat;
}

/** Whoever picked the spy. */
export function spyPickedBy({ captains }: CaptainsRoundView, spy: SeatId): SeatId | undefined {
  return captains.find(({ team }) => team.includes(spy))?.seat;
}

/** Agents whom nobody picked, by the captain whose place is on their card. The spy is not among them. */
export function leftOver(
  { captains }: CaptainsRoundView,
  { agents }: CaptainsResultView,
): { seat: SeatId; of: SeatId }[] {
  const picked = new Set(captains.flatMap(({ team }) => team));
  return agents.flatMap(({ seat, of }) =>
    of === undefined || picked.has(seat) ? [] : [{ seat, of }],
  );
}

/** The place on this player's card; nothing for the spy and for those who held none. */
export function placeOn(result: CaptainsResultView, seat: SeatId): string | undefined {
  const captain = result.agents.find((agent) => agent.seat === seat)?.of ?? seat;
  return result.captains.find((one) => one.seat === captain)?.place;
}

export type Words = Pick<Messages, 'play' | 'captains'>;

export function title({ ending }: CaptainsResultView, { play, captains }: Words): string {
  switch (ending.how) {
    case 'spy_picked':
      return captains.result.spyPicked;
    case 'teams_complete':
      return captains.result.teamsComplete;
    case 'no_agent_left':
      return captains.result.noAgentLeft;
    case 'void':
      return play.result.void;
  }
}

/** One line that tells how the round ended. */
export function story(
  result: CaptainsResultView,
  name: (seat: SeatId) => string,
  words: Words,
): Sentence {
  const seat = spyOf(result);
  const bare = seat === undefined ? '' : name(seat);
  const tones: [string, Tone][] = [[bare, 'thread']];
  return say(tell(result, { spy: isolated(bare), name }, words), ...tones);
}

function tell(
  { ending }: CaptainsResultView,
  { spy, name }: { spy: string; name: (seat: SeatId) => string },
  { play, captains: { story: m } }: Words,
): string {
  switch (ending.how) {
    case 'spy_picked':
      return m.spyPicked({ captain: isolated(name(ending.by)), spy });
    case 'teams_complete':
      return m.teamsComplete({ spy });
    case 'no_agent_left':
      return m.noAgentLeft({ spy });
    case 'void':
      return voidLine(ending.reason, spy, play.void);
  }
}
