// Which picture a place has. A phone asks for the list and for a picture only once the place is
// known to all, so that no request ever tells the spy from the agents.

let files: Promise<Record<string, string>> | undefined;

/** Of no place that a group has thought up itself. */
export async function emblemOf(place: string): Promise<string | undefined> {
  try {
    files ??= import('./emblems.json').then((list) => list.default);
    const known = await files;
    return Object.hasOwn(known, place) ? `/assets/emblems/${known[place]}` : undefined;
  } catch {
    // A list that could not be had is asked for again with the next result.
    files = undefined;
    return undefined;
  }
}
