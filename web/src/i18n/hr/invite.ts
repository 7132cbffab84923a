import type { InviteMessages } from '../en/invite';

const invite: InviteMessages = {
  anywhere: 'Radi odasvud: preko Wi-Fija ili mobilnih podataka.',
  hereOnly: 'Ovu adresu otvara samo ovo računalo. Nitko se drugi neće moći pridružiti.',
  easy: 'Lakše za upisati, na većini mobitela:',
  face: 'Promijeni lice',
  knocked: {
    full: ({ name }) => `${name} želi za stol, ali sva su mjesta zauzeta.`,
    locked: ({ name }) => `${name} želi za stol, ali stol je zaključan.`,
  },

  wifi: {
    open: 'Dodaj kôd za Wi-Fi',
    change: 'Promijeni kôd za Wi-Fi',
    first: 'Prvo Wi-Fi',
    then: 'Zatim stol',
    qr: ({ name }) => `QR kôd za Wi-Fi ${name}`,
  },
};

export default invite;
