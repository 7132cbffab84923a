// Who may ask the teacher, and whether this phone wants to.

import { botsOf } from '../../lib/table/bots';
import { kept } from '../../lib/kept';
import type { TableView } from '../../lib/wire/wire';

const KEY = 'teacher';

/** Where only bots could feel cheated, or where the host allows it. */
export function teaches(view: TableView): boolean {
  return isAlone(view) || view.settings.bots?.teacher === true;
}

function isAlone(view: TableView): boolean {
  const bots = botsOf(view).length;
  return bots > 0 && view.seats.length - bots === 1;
}

/** Whoever practises and has not said otherwise has a teacher. */
class Wish {
  private chosen = $state(kept.get(KEY));

  isOn(view: TableView): boolean {
    return this.chosen === null ? isAlone(view) : this.chosen === 'on';
  }

  choose(on: boolean): void {
    this.chosen = on ? 'on' : 'off';
    kept.set(KEY, this.chosen);
  }
}

export const wish = new Wish();
