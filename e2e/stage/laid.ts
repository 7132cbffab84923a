// Tables that are laid before anybody comes. What was played at them is decided by the rules and kept
// by the journal, so that a test begins where there is something to see, and knows the deal.

import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Asking, Intent, SeatView, Settings, SpySettings } from '../../web/src/lib/wire/wire';
import { BINARY } from './binary';

/** It is built beside the server, and only for tests. */
const LAY = join(dirname(BINARY), 'examples/lay_tables');

export type Plan = {
  code: string;
  /** As they sit, the host first. */
  seats: readonly { name: string; token: string }[];
  steps: readonly Step[];
};

export type Step =
  | {
      by: string;
      intent: LaidIntent;
      /** Other dice are taken until these seats see this. */
      until?: Record<string, Part<SeatView>>;
    }
  | { wait_ms: number };

/** Settings name only what is changed, and a slot of one's hand stands for the card there. */
type LaidIntent =
  | Exclude<Intent, { do: 'configure' | 'open_case' }>
  | { do: 'configure'; settings: Part<Settings> }
  | (Omit<Extract<Intent, { do: 'open_case' }>, 'card'> & { slot: number });

/** What everybody sees at each of the tables, by code and name. */
export type Seen = Record<string, Record<string, SeatView>>;

type Part<T> = T extends object ? { [K in keyof T]?: Part<T[K]> } : T;

/** The secret that holds a seat at a table that was laid. */
export function seatToken(code: string, name: string): string {
  return createHash('sha256').update(`${code} ${name}`).digest('hex').slice(0, 32);
}

export async function lay(directory: string, plans: readonly Plan[]): Promise<Seen> {
  if (!existsSync(LAY))
    throw new Error(`There is no ${LAY}. Build it with \`cargo build -p molehunt --examples\`.`);
  const child = spawn(LAY, [directory]);
  child.stdin.end(JSON.stringify(plans));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [[code], seen, said] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`The tables could not be laid.\n${said}`);
  return JSON.parse(seen) as Seen;
}

export function laidTable(code: string, names: readonly string[], steps: readonly Step[]): Plan {
  return { code, seats: names.map((name) => ({ name, token: seatToken(code, name) })), steps };
}

export type SpyRound = {
  code?: string;
  /** As they sit, the host first, who also asks first. */
  names: readonly string[];
  /** Whose card is the spy's; nobody's where it lies in the middle. */
  spy: string | null;
  settings?: Part<SpySettings>;
  asking?: Asking;
  /** A round lasts a minute then, and this is left of it. */
  left_ms?: number;
  /** Nobody has looked at a card yet, and the clock stands. */
  isFresh?: boolean;
  /** What happens afterwards. */
  then?: readonly Step[];
};

const LAST_MINUTE_MS = 60_000;

/** A first round; if nothing else is said, everybody has looked and the clock runs. */
export function spyRound(round: SpyRound): Plan {
  const {
    code = 'LMNPQ',
    names,
    spy,
    settings = {},
    asking = 'tracked',
    left_ms,
    isFresh = false,
    then = [],
  } = round;
  const [host = ''] = names;
  const card = (name: string): Part<SeatView> => ({ round: { card: { spy: name === spy } } });
  const looked = { do: 'looked', round: 1 } as const;
  const minutes = left_ms === undefined ? {} : { minutes: 1 };
  return laidTable(code, names, [
    {
      by: host,
      intent: {
        do: 'configure',
        settings: { starter: 1, asking, spy: { ruleset: 'time-travel', ...settings, ...minutes } },
      },
    },
    {
      by: host,
      intent: { do: 'start_round' },
      until: Object.fromEntries(names.map((name) => [name, card(name)])),
    },
    ...names.filter(() => !isFresh).map((by) => ({ by, intent: looked })),
    ...then,
    { wait_ms: left_ms === undefined ? 0 : LAST_MINUTE_MS - left_ms },
  ]);
}
