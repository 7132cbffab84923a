// A part of the client that is not in the first load. It is fetched ahead while people wait, or at the
// latest when it is needed, and then stays.

import { answered } from './answered';
import { reloadOnce } from './reload';

/** What a part needs of the browser. */
export interface Around {
  /** Resolves as soon as the server answers. */
  answered: () => Promise<void>;
  /** Says whether the page is loaded anew. */
  reload: () => boolean;
}

const browser: Around = {
  answered,
  // This very build, which the address of its files tells: the next one may bring what this one lacks.
  reload: () => reloadOnce(import.meta.url),
};

export class Later<T> {
  /** There once it has arrived. */
  part = $state.raw<T>();
  /** The server answers and does not have it, even after the page was loaded anew. */
  isMissing = $state(false);
  private coming: Promise<T> | null = null;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly around: Around = browser,
  ) {}

  /** Rejects where it cannot be had now; the next one to ask tries again. */
  ahead(): Promise<T> {
    this.coming ??= this.load().then(
      (part) => (this.part = part),
      (why: unknown) => {
        this.coming = null;
        throw why;
      },
    );
    return this.coming;
  }

  /**
   * Waits for as long as the server does not answer. If it does and the part is still not to be had, then
   * this page is older than the server, or the browser remembers that there was no answer.
   */
  async need(): Promise<void> {
    try {
      await this.ahead();
    } catch {
      await this.around.answered();
      await this.ahead().catch(() => {
        this.isMissing = !this.around.reload();
      });
    }
  }
}
