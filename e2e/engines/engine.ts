// What every engine can do for a test: one page on one screen. Anything cleverer is said once, in
// `visitor.ts`, and so is the same for all of them.

export const ENGINES = ['webkit', 'firefox'] as const;
export type EngineName = (typeof ENGINES)[number];

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export interface Glass {
  go(url: string): Promise<void>;
  /** Runs in the page. What goes in and comes out is JSON, and the function knows nothing around it. */
  run<Args extends unknown[], Out>(
    what: (...args: Args) => Out | Promise<Out>,
    ...args: Args
  ): Promise<Out>;
  press(at: Point): Promise<void>;
  /** Where it was pressed. */
  lift(): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives files to the one field that asks for some. */
  give(paths: readonly string[]): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  /** What went wrong in the page since the last time, in the engine's own words. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** The function with its arguments, as the text of an expression that gives a promise of JSON. */
export function expression(what: (...args: never[]) => unknown, args: unknown[]): string {
  return `Promise.resolve((${what})(...${JSON.stringify(args)})).then((out) => JSON.stringify(out))`;
}

/** What `expression` came to. */
export function outcome<Out>(json: unknown): Out {
  // Nothing is no JSON.
  return (typeof json === 'string' ? JSON.parse(json) : undefined) as Out;
}
