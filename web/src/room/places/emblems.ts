// Which picture a place has. Those of all places on the table are fetched ahead, all alike; else a phone
// asks only once the place is known to all. So no request ever tells the spy from the agents.

let files: Promise<Record<string, string>> | undefined;

function list(): Promise<Record<string, string>> {
  files ??= import('./emblems.json').then(
    (list) => list.default,
    (why: unknown) => {
      // It is asked for again with the next result.
      files = undefined;
      throw why;
    },
  );
  return files;
}

function addressIn(known: Record<string, string>, place: string): string | undefined {
  return Object.hasOwn(known, place) ? `/assets/emblems/${known[place]}` : undefined;
}

/** Of no place that a group has thought up itself. */
export async function emblemOf(place: string): Promise<string | undefined> {
  return addressIn(await list().catch(() => ({})), place);
}

const here = new Set<string>();

/** One after the other, and none twice. */
export async function fetchEmblems(places: readonly string[]): Promise<void> {
  const known = await list();
  for (const place of places) {
    const address = addressIn(known, place);
    if (address === undefined || here.has(address)) continue;
    await (await fetch(address)).blob();
    here.add(address);
  }
}
