import type { TalkMessages } from '../en/talk';
import { counting } from '../plural';

const n = counting('ru');

const talk: TalkMessages = {
  title: 'Разговор',
  all: 'Читать всё',
  empty: 'Здесь появятся вопросы и ответы',
  asks: 'спрашивает',
  answers: 'отвечает',
  says: 'говорит',
  yourQuestion: ({ name }) => `Твой вопрос. Отвечает ${name}`,
  yourAnswer: ({ name }) => `Твой ответ. Спрашивает ${name}`,
  toAll: 'Всем',
  writeQuestion: 'Напиши вопрос',
  writeAnswer: 'Напиши ответ',
  writeToAll: 'Напиши всем',
  somebodyElse: 'Спросить кого-нибудь другого',
  send: 'Отправить',
  locked: 'Сейчас без обсуждений',
  left: n({
    one: 'ещё # знак',
    few: 'ещё # знака',
    many: 'ещё # знаков',
    other: 'ещё # знака',
  }),
  tooLong: n({
    one: '# знак лишний',
    few: '# знака лишних',
    many: '# знаков лишних',
    other: '# знака лишних',
  }),
  passesIn: ({ time }) => `Ход перейдёт через ${time}`,
  coming: 'Слова уже в пути…',
  ideas: 'Подсказки',
  picked: 'Готово к отправке:',
  otherIdea: 'Выбрать другое',
  orWriteQuestion: 'Или спроси своими словами',
  orWriteAnswer: 'Или своими словами',
  level: ({ least, most }) => `Сколько? От «${least}» до «${most}»`,
  levelIs: ({ level, least, most }) =>
    least ? `${level} из 5, от «${least}» до «${most}»` : `${level} из 5`,
  warning: {
    title: ({ place }) => `«${place}» есть в списке локаций.`,
    text: 'Шпион тоже это читает. Отправить так?',
    change: 'Изменить',
    send: 'Всё равно отправить',
  },
};

export default talk;
