import type { HomeMessages } from '../en/home';

const home: HomeMessages = {
  tagline: 'Среди вас шпион. А карты — в телефонах.',
  name: 'Твоё имя',
  namePlaceholder: 'Как тебя зовут друзья',
  newTable: 'Новый стол',
  practise: 'Тренировка',
  practiseText: 'Без друзей, с четырьмя ботами. Карты сдаются сразу.',
  nobody: 'Игрок',
  setting: 'Накрываем стол…',
  bots: 'Как думают боты',
  join: 'Войти',
  joinTitle: 'Или садись к друзьям',
  code: 'Код стола',
  codeShort: 'В коде от 5 до 8 букв, например KRZNB.',
  returnTo: ({ code }) => `Вернуться за стол ${code}`,
  noAnswer: {
    near: 'Сервер не отвечает. Телефон в нужной сети Wi-Fi?',
    far: 'Сервер не отвечает. Интернет работает?',
  },

  invited: ({ code }) => `Стол ${code}`,
  sitDown: 'Сесть за стол',
  whoIsHere: ({ names }) => `За столом: ${names}`,
  nobodyYet: 'Пока никого: ты открываешь стол.',
  watch: 'Только посмотреть',
  bigScreen: 'Это большой экран',
  rulebook: 'Правила',
  learn: 'Учись играя',
  packs: 'Свои наборы',
};

export default home;
