import type { FairMessages } from '../en/fair';
import faults from './fair-faults';

const fair: FairMessages = {
  ...faults,
  open: 'Pošteno dijeljenje',
  page: 'Kako znam da je pošteno?',
  signs: {
    pending: {
      title: 'Još nije provjereno',
      text: 'Tvoj će mobitel provjeriti ovo dijeljenje čim runda završi.',
    },
    verified: {
      title: 'Dijeljenje provjereno',
      text: 'U ovom je dijeljenju i broj tvog mobitela. Mobitel je iz svih brojeva podijelio ponovno i izašlo je isto.',
    },
    without: {
      title: 'Podijeljeno bez tvog mobitela',
      text: 'Sve se slaže, ali tvog broja nema u ovom dijeljenju: ovdje vjeruješ onima čiji brojevi jesu.',
    },
    unproved: {
      title: 'Nije dokazano',
      text: 'U ovom dijeljenju nema broja nijednog igrača: poslužitelj je dijelio sam. To se može dogoditi, ali nitko to ne može provjeriti.',
    },
    wrong: {
      title: 'Nešto nije u redu',
      text: 'Ovo dijeljenje nije kakvo mora biti.',
    },
  },
  partly: {
    title: 'Djelomično provjereno',
    text: 'Ono što tvoj mobitel može provjeriti slaže se. Za ostalo spremi dokaz i provjeri ga drugdje.',
  },
  tick: {
    pending: 'Čeka se broj poslužitelja',
    verified: 'Dijeljenje provjereno',
    without: 'Podijeljeno bez tvog mobitela',
    unproved: 'Dijeljenje nije dokazano',
    wrong: 'Nešto nije u redu s ovim dijeljenjem',
  },
  whatHappened: 'Što se dogodilo',
  dealing: 'Svi mobiteli zajedno miješaju karte…',
  dealingAgain: ({ names }) => `Broj nije stigao: ${names}. Miješa se ponovno…`,
  code: {
    label: 'Šifra runde',
    of: ({ code }) => `Šifra runde ${code}`,
    compare: 'Pročitajte je jedni drugima: svima mora biti ista.',
    none: 'Ovo dijeljenje nema šifru jer u njemu nema broja nijednog igrača.',
    other: 'Netko ima drukčiju? Onda je tom mobitelu pokazano drugo dijeljenje.',
  },

  round: ({ round }) => `${round}. runda`,
  nothing:
    'Još ništa nije podijeljeno. Nakon svakog dijeljenja ovdje će pisati je li bilo pošteno.',
  watching: {
    title: 'Ti gledaš',
    text: 'Svako dijeljenje svojim brojevima provjeravaju mobiteli onih koji igraju.',
  },
  wrongTitle: 'Što nije u redu',
  notesTitle: 'Dobro je znati',
  whose: 'Čiji su brojevi u njemu',
  server: 'poslužitelj',
  nobody: 'ničiji',
  earlier: 'Zadnje runde',
  now: {
    title: 'Što sada',
    stop: 'Zastani na trenutak i reci ostalima. Ovo se tiče poslužitelja, a ne nekoga za stolom.',
    compare: 'Pročitajte jedni drugima šifru runde.',
    save: 'Neka svatko spremi dokaz: može se provjeriti na svakom računalu.',
  },
  numbers: {
    show: 'Pokaži brojeve',
    hide: 'Sakrij brojeve',
    label: ({ round }) => `Dokaz za ${round}. rundu`,
    about: 'Ovo je cijeli dokaz. Svatko ga može provjeriti i bez ovog poslužitelja.',
    growing: 'Ovo je dokaz do sada: raste dok runda ne završi. Spremi ga tek onda.',
    copy: 'Kopiraj dokaz',
    copied: 'Dokaz je kopiran',
    notCopied: 'Ovdje se ne može kopirati. Označi tekst ili ga spremi.',
    download: 'Spremi dokaz',
  },
};

export default fair;
