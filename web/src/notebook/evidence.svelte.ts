// The list of all cards with their blurs and descriptions, fetched when this game first needs it.
// The pictures themselves are fetched one by one, as they come into sight.

import { deckFrom, type Deck } from './deck';

class Evidence {
  deck = $state.raw<Deck>(new Map());
  private loading: Promise<boolean> | null = null;

  /** Says whether it is here. */
  load(): Promise<boolean> {
    this.loading ??= import('../../../decks/evidence.json')
      .then(({ default: file }) => {
        this.deck = deckFrom(file);
        return true;
      })
      .catch(() => {
        // The next screen tries again; until then cards have their shape and no picture.
        this.loading = null;
        return false;
      });
    return this.loading;
  }
}

export const evidence = new Evidence();
