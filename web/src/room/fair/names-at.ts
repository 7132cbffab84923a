// How a table calls what proofs have only ids of.

import type { Locale } from '../../i18n';
import { say } from '../../lib/packs/language';
import type { FairTable } from './fair-table';
import type { Names } from './fault-text';

export function namesAt(table: Pick<FairTable, 'name' | 'pack'>, locale: Locale): Names {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return {
    seat: (seat) => table.name(seat),
    pack: (id) => {
      const pack = table.pack.packs.find((one) => one.id === id);
      return pack ? say(pack.name, locale) : id;
    },
    list: (items) => list.format(items),
    time: (at_ms) => clock.format(at_ms),
  };
}
