import type { TvMessages } from '../en/tv';
import { counting } from '../plural';

const n = counting('ru');

const tv: TvMessages = {
  join: 'Присоединяйся к игре',
  scan: 'Наведи камеру телефона',
  or: 'или открой',
  enterCode: 'и введи код',
  code: 'Код',
  seated: n({
    one: '# игрок за столом',
    few: '# игрока за столом',
    many: '# игроков за столом',
    other: '# игрока за столом',
  }),
  nobody: 'За столом пусто. Кто сядет первым?',
  waitingHost: 'Ведущий начнёт, когда все сядут',
  locked: 'Стол закрыт: войти сейчас нельзя',
  places: 'Где мы?',
  playedAlready: 'уже была',
  looking: 'Все смотрят свою карту',
  lookingHint: 'Удерживай карту на телефоне и прикрой её рукой',
  qr: 'QR-код для входа за стол',
  nextRound: 'Скоро следующий раунд',
  scores: 'Таблица очков',
};

export default tv;
