// Changing the house rules of a table. Settings are sent whole, so each change waits until the one
// before it is answered and builds on what the table has then.

import type { Table } from '../lib/table/table.svelte';
import type { Parameter, Refusal, Settings, VariantId } from '../lib/wire/wire';
import { changed, loaded, putAllBack, putBack, renamed, type HouseSet } from './changes';
import type { ParameterName } from './parameter';

type Answer = Promise<Refusal | null>;

export class HouseEditor {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: Pick<Table, 'do' | 'view'>) {}

  set(form: VariantId, name: ParameterName, value: Parameter): Answer {
    return this.configure((settings) => changed(settings, form, { name, value }));
  }

  putBack(name: ParameterName): Answer {
    return this.configure((settings) => putBack(settings, name));
  }

  putAllBack(): Answer {
    return this.configure(putAllBack);
  }

  rename(name: string): Answer {
    return this.configure((settings) => renamed(settings, name));
  }

  load(set: HouseSet): Answer {
    return this.configure((settings) => loaded(settings, set));
  }

  /** Refusals are told beside the control, so the table is asked to keep quiet. */
  private configure(next: (settings: Settings) => Settings): Answer {
    const answer = this.last.then(() => {
      const now = this.table.view?.settings;
      if (!now) return null;
      return this.table.do({ do: 'configure', settings: next(now) }, { quiet: true });
    });
    this.last = answer;
    return answer;
  }
}
