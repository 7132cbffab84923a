import type { WaitsMessages } from '../en/waits';
import { counting } from '../plural';

const n = counting('ru');

const waits: WaitsMessages = {
  lookFirst: 'Сначала посмотри свою карту',
  notYet: 'Ещё минутку',
  everybody: 'Все готовы',
  dealsIn: n({
    one: 'Новый раунд через # секунду',
    few: 'Новый раунд через # секунды',
    many: 'Новый раунд через # секунд',
    other: 'Новый раунд через # секунды',
  }),
};

export default waits;
