// Fetches what will be needed while people wait: one thing after the other, when the page has nothing
// better to do.

const RETRY_MS = 4000;

/** Older Safari does not tell when it is idle. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
  });
}

export interface Pace {
  idle: () => Promise<void>;
  /** Before what could not be had is asked for again. */
  rest: () => Promise<void>;
}

const browser: Pace = {
  idle,
  rest: () => new Promise((done) => setTimeout(done, RETRY_MS)),
};

/** What the browser notes, for whoever measures or tests: the first load is over, and all is here. */
export const BEGINS = 'fetching-ahead';
export const ALL_HERE = 'fetched-ahead';

/** In this order. Returns what ends it. */
export function fetchAhead(
  wanted: readonly (() => Promise<unknown>)[],
  pace: Pace = browser,
): () => void {
  let over = false;
  performance.mark(BEGINS);
  void (async () => {
    for (const fetch of wanted) {
      for (;;) {
        await pace.idle();
        if (over) return;
        const came = await fetch().then(
          () => true,
          () => false,
        );
        if (came) break;
        await pace.rest();
      }
    }
    performance.mark(ALL_HERE);
  })();
  return () => {
    over = true;
  };
}
