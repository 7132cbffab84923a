import type { HappeningMessages } from '../en/happenings';

const happenings: HappeningMessages = {
  joined: ({ name }) => `${name} садится за стол`,
  left: ({ name }) => `${name} уходит из-за стола`,
  chairTaken: ({ name, bot }) => `${name} садится за стол, ${bot} уступает место`,
  botTookOver: ({ name }) => `${name} уходит из-за стола. На этом месте дальше играет бот`,
  kicked: ({ name }) => `${name} больше не за столом`,
  hostMoved: ({ name }) => `Теперь ведёт ${name}`,
  hostIsYou: 'Теперь ведёшь ты',
  seatOffered: ({ name }) => `${name} может перейти на другой телефон`,
  seatHandedOver: ({ name }) => `${name} играет с другого телефона`,
  placesReshuffled: 'Все локации сыграны. Перемешиваем их заново',
  turnPassed: ({ name }) => `${name} не у телефона, ход переходит дальше`,
  turnTooLong: ({ name }) => `${name} не успевает, ход переходит дальше`,
  pausedByHost: 'Ведущий останавливает таймер',
  waitingFor: ({ name }) => `Ждём: ${name}`,
  resumed: 'Продолжаем',
  voteVoid: ({ missing }) =>
    `${missing} не у телефона, голосование не в счёт. Право обвинить возвращается`,
  voteVoidOnly: ({ missing }) => `${missing} не у телефона, голосование не в счёт`,
  voteDroppedOnly: 'Голосовать почти некому. Голосование не в счёт',
  guessMissed: ({ name, place }) => `«${place}» — мимо. ${name} пробует ещё раз`,
  tied: ({ names }) => `Ничья: ${names}. Всё решит ещё один раунд`,
  passed: ({ name }) => `${name} пропускает ход`,
  voteDropped: 'Голосовать почти некому. Право обвинить возвращается',
  actsFirst: ({ name }) => `Начинает ${name}`,
  youActFirst: 'Начинаешь ты',
  captainRefused: ({ name }) => `${name} больше никого не выбирает`,
  named: ({ place, captain }) => `Где капитан ${captain}? Шпион говорит: «${place}»`,
  namedNothing: ({ captain }) => `Где капитан ${captain}? Шпион пропускает ход`,
  deckReshuffled: 'Колода кончилась. Карты прошлых раундов снова в игре',
  activeMoved: ({ name }) => `Теперь слово загадывает ${name}`,
  activeIsYou: 'Теперь слово загадываешь ты',
};

export default happenings;
