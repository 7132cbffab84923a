import type { ChoiceMessages } from '../en/choice';
import { listing } from '../listing';
import { counting } from '../plural';

const n = counting('ru');
const and = listing('и');
const places = n({
  one: '# локация',
  few: '# локации',
  many: '# локаций',
  other: '# локации',
});

const choice: ChoiceMessages = {
  places,
  askPacks: 'Какие локации?',
  gone: n({
    one: 'Набор, которого больше нет',
    few: '# набора, которых больше нет',
    many: '# наборов, которых больше нет',
    other: '# набора, которых больше нет',
  }),
  goneAbout: 'Сними галочку — и играйте дальше.',
  goneAlone: 'Выбери что-нибудь другое.',
  choose: 'Выбрать локации',
  of: ({ left, of }) => `${left} из ${of}`,
  search: 'Найти локацию',
  nothing: 'Такой локации нет.',
  all: 'Все',
  none: 'Ни одной',
  missing: n({
    one: 'Выбери ещё # локацию',
    few: 'Выбери ещё # локации',
    many: 'Выбери ещё # локаций',
    other: 'Выбери ещё # локации',
  }),
  done: ({ places }) => `Готово: ${places}`,
  askMost: 'Сколько их на столе?',
  allOnTable: (count) => `Все (${count})`,
  mostAbout: 'Для каждой игры их выбирает жребий. Чем их меньше, тем легче шпиону.',
  askFresh: 'А те, что уже сыграны?',
  fresh: {
    name: 'Без недавних локаций',
    about:
      'Локации, которые недавно выпадали за этим столом, остаются в коробке, пока хватает других.',
  },

  packs: ({ names, places: count, of }) => {
    const quoted = and(names.map((name) => `«${name}»`));
    const [packs, within] = names.length === 1 ? ['Набор', 'в нём'] : ['Наборы', 'в них'];
    return count < of
      ? `${packs} ${quoted}. На столе ${places(count)} из ${of}.`
      : `${packs} ${quoted}, ${within} ${places(of)}.`;
  },
  freshShort: 'Недавние остаются в коробке.',
};

export default choice;
