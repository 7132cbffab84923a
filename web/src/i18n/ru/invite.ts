import type { InviteMessages } from '../en/invite';

const invite: InviteMessages = {
  anywhere: 'Открывается откуда угодно: через Wi-Fi или мобильный интернет.',
  hereOnly: 'Этот адрес открывается только на этом компьютере. Больше никто не войдёт.',
  easy: 'Проще набрать, на большинстве телефонов:',
  face: 'Сменить облик',
  knocked: {
    full: ({ name }) => `${name} хочет за стол, но все места заняты.`,
    locked: ({ name }) => `${name} хочет за стол, но вход закрыт.`,
  },

  wifi: {
    open: 'Добавить код для Wi-Fi',
    change: 'Изменить код для Wi-Fi',
    first: 'Сначала Wi-Fi',
    then: 'Потом стол',
    qr: ({ name }) => `QR-код для сети Wi-Fi ${name}`,
  },
};

export default invite;
