import type { CommonMessages } from '../en/common';
import { counting } from '../plural';

const n = counting('hr');

const common: CommonMessages = {
  close: 'Zatvori',
  cancel: 'Natrag',
  save: 'Spremi',
  home: 'Na početnu stranicu',
  language: 'Jezik',
  you: 'Ti',
  host: 'Domaćin',
  bot: 'Bot',
  table: 'Stol',
  away: 'Nije tu',
  off: 'Nije na vezi',
  players: n({ one: '# igrač', few: '# igrača', other: '# igrača' }),
  watching: n({ one: '# gledatelj', few: '# gledatelja', other: '# gledatelja' }),
  reconnecting: 'Ponovno povezivanje…',
  sending: 'Šalje se…',
  tapKept: 'Tvoj dodir nije izgubljen.',
  connecting: 'Tražimo stol…',
  stillConnecting: {
    near: 'Poslužitelj se još ne javlja. Je li mobitel na istom Wi-Fiju kao domaćin?',
    far: 'Poslužitelj se još ne javlja. Radi li ti internet?',
  },
  later: {
    wait: 'Samo trenutak…',
    missing: 'Poslužitelj nema dio ove stranice. Tvoje te mjesto čeka.',
  },

  menu: {
    open: 'Izbornik stola',
    title: ({ code }) => `Stol ${code}`,
    takeSeat: 'Sjedni za stol',
  },

  takenOver: {
    title: 'Igraš na drugom zaslonu',
    text: 'Tvoje je mjesto otvoreno na drugom zaslonu. Jedno mjesto, jedan zaslon.',
    here: 'Igraj ovdje',
  },
  seatGone: {
    title: 'Ovo mjesto više nije tvoje',
    text: 'Mjesto je napušteno, domaćin ga je oslobodio ili ga sada drži drugi mobitel.',
    again: 'Pridruži se ponovno',
  },
  tableGone: {
    title: 'Ovaj stol više ne postoji',
    text: 'Hvala na igri. Otvaramo novi?',
  },
  tableUnreadable: {
    title: 'Ovaj stol ostaje zatvoren',
    text: ({ code }) =>
      `Ono što je spremljeno o stolu ${code} ne može se pročitati. Razlog piše u zapisniku poslužitelja.`,
  },
  noSuchTable: {
    title: 'Nema takvog stola',
    text: ({ code }) =>
      `Za stolom ${code} nema nikoga. Provjeri šifru s domaćinom ili otvori svoj stol.`,
  },
  nowhere: {
    title: 'Ove stranice nema',
    text: 'Provjeri adresu ili kreni od početne stranice.',
  },
  otherProtocol: {
    older: 'Ova je stranica starija od poslužitelja',
    newer: 'Ova je stranica novija od poslužitelja',
    text: 'Osvježi je i nastavi. Za tvojim se stolom ništa ne gubi.',
    reload: 'Osvježi stranicu',
  },
};

export default common;
