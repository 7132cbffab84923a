import type { BigScreenMessages } from '../en/big-screen';

const bigScreen: BigScreenMessages = {
  title: 'Koji stol prikazuje ovaj ekran?',
  type: 'Upiši pet slova šifre',
  typeAny: 'Upiši slova šifre i pritisni Gotovo',
  whole: 'Gotovo',
  typed: 'Upisana slova',
  none: 'nijedno',
  erase: 'Obriši slovo',
  looking: 'Tražimo stol…',
  scan: 'Ili uzmi mobitel koji je za stolom',
  scanHow: 'Skeniraj ovo kamerom. Mobitel prvo pita, a onda se stol pojavi ovdje.',
  qr: 'QR kôd za mobitel koji je za tvojim stolom',
  watch: 'Pogledajte veliki ekran',
  send: {
    ask: ({ code }) => `Prikazati stol ${code} na velikom ekranu?`,
    what: 'Na ekranu čiji je kôd upravo skeniran vidjet će se ono što smiju vidjeti svi. Karte nikada.',
    yes: 'Prikaži ga',
    no: 'Ne sada',
    done: ({ code }) => `Stol ${code} je na velikom ekranu`,
    look: 'Pogledaj gore: stol je tamo.',
    back: 'Natrag za stol',
    noSeat: 'Ovaj mobitel još nije ni za jednim stolom',
    noSeatHow: 'Prvo sjedni s društvom. Onda ponovno skeniraj veliki ekran.',
    elsewhere: 'Tvoje je mjesto možda na drugoj adresi. Pokušaj tamo:',
    noKey: 'Skeniraj veliki ekran',
    noKeyHow: 'Usmjeri kameru mobitela prema kodu na ekranu.',
    again: 'Ponovno skeniraj veliki ekran',
  },
};

export default bigScreen;
