// The way to the sheet that tells how a deal turned out, from wherever a screen offers it; and what a screen reader
// is told of that.

class FairDoor {
  /** Null while it is closed. Without a round: the newest. */
  shown = $state.raw<{ round?: number } | null>(null);
  /** Said once at the end of a round. */
  told = $state('');

  open(round?: number): void {
    this.shown = round === undefined ? {} : { round };
  }

  close(): void {
    this.shown = null;
  }
}

export const fairDoor = new FairDoor();
