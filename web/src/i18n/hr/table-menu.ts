import type { TableMenuMessages } from '../en/table-menu';

const tableMenu: TableMenuMessages = {
  players: 'Igrači i pozivnica',
  pause: 'Zaustavi sat',
  resume: 'Nastavi',
  abort: 'Prekini rundu',
  abortSure: 'Prekinuti ovu rundu?',
  abortText: 'Nitko ne dobiva bodove, a karte se dijele iznova.',
  end: 'Završi igru',
  endSure: 'Završiti igru odmah?',
  endText: 'Bodovi ostaju kakvi jesu i proglašava se pobjednik.',
  lobby: 'Natrag u predvorje',
  rename: 'Promijeni ime',
  leave: 'Napusti stol',
  leaveSure: 'Napuštaš stol zauvijek?',
  leaveText: 'Tvoje mjesto postaje slobodno. Treba ti samo stanka? Odloži mobitel, mjesto te čeka.',
  leaveYes: 'Napusti',
  calls: 'Zvukovi i obavijesti',
  tv: 'Prikaži na televizoru',
  tvText: ({ code }) =>
    `Otvori ovu adresu na televizoru i upiši slova ${code}. Vidi se samo ono što svi smiju vidjeti.`,
};

export default tableMenu;
