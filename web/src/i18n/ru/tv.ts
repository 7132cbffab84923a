import type { TvMessages } from '../en/tv';
import { counting } from '../plural';

const n = counting('ru');

const tv: TvMessages = {
  join: 'Присоединяйся к игре',
  scan: 'Наведи камеру телефона',
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
  lead: 'Впереди',
  away: n({
    one: 'Не у телефона',
    few: 'Не у телефона',
    many: 'Не у телефона',
    other: 'Не у телефона',
  }),
  others: ({ count }) => `и ещё ${count}`,
  qr: 'QR-код для входа за стол',
};

export default tv;
