// Changing the house rules of a table.

import type { Table } from '../lib/table/table.svelte';
import type { Parameter, Refusal, Settings, VariantId } from '../lib/wire/wire';
import { changed, loaded, putAllBack, putBack, renamed, type HouseSet } from './changes';
import type { ParameterName } from '../i18n/parameter';

type Answer = Promise<Refusal | null>;

export class HouseEditor {
  constructor(private readonly table: Pick<Table, 'configure'>) {}

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
    return this.table.configure(next, { quiet: true });
  }
}
