// Faults by where they are, for a list of fields that each ask for their own.

import type { Fault, Path } from './check';

export class FaultIndex {
  private readonly byPath = new Map<string, Fault>();
  private readonly byPlace = new Map<number, number>();

  constructor(faults: readonly Fault[]) {
    for (const fault of faults) {
      this.byPath.set(fault.path.join('.'), fault);
      const [first, place] = fault.path;
      if (first === 'places' && typeof place === 'number')
        this.byPlace.set(place, this.countIn(place) + 1);
    }
  }

  at(path: Path): Fault | undefined {
    return this.byPath.get(path.join('.'));
  }

  /** How much is wrong with one place. */
  countIn(place: number): number {
    return this.byPlace.get(place) ?? 0;
  }
}
