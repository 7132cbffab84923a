import type { WaitsMessages } from '../en/waits';
import { counting } from '../plural';

const n = counting('hr');

const waits: WaitsMessages = {
  lookFirst: 'Prvo pogledaj svoju kartu',
  notYet: 'Još ne',
  everybody: 'Svi mogu dalje',
  dealsIn: n({
    one: 'Nova runda za # sekundu',
    few: 'Nova runda za # sekunde',
    other: 'Nova runda za # sekundi',
  }),
};

export default waits;
