import type { LobbyMessages } from '../en/lobby';
import { counting } from '../plural';

const n = counting('hr');

const lobby: LobbyMessages = {
  headline: {
    missing: n({
      one: 'Još # igrač i možete početi',
      few: 'Još # igrača i možete početi',
      other: 'Još # igrača i možete početi',
    }),
    tooMany: 'Više vas je nego što može igrati po ovim pravilima',
    yours: 'Svi su tu? Podijeli karte',
    theirs: ({ host }) => `${host} počinje igru kad se svi skupe`,
    noHost: 'Čeka se domaćin',
  },
  lastTime: {
    one: (p) => `Prošli put pobjeđuje ${p.names}: ${p.points}`,
    shared: (p) => `Prošli put pobjedu dijele ${p.names}: po ${p.points}`,
  },
  lastPoints: n({ one: '# bod', few: '# boda', other: '# bodova' }),
  start: 'Počni igru',
  startMissing: n({ one: 'Još # igrač', few: 'Još # igrača', other: 'Još # igrača' }),
  startTooMany: n({
    one: '# igrač previše',
    few: '# igrača previše',
    other: '# igrača previše',
  }),

  fits: {
    title: n({
      one: 'Za # igrača je prikladno',
      few: 'Za # igrača je prikladno',
      other: 'Za # igrača je prikladno',
    }),
    choose: 'Dodirni što ćete igrati.',
    wait: ({ host }) => `${host} bira što ćete igrati.`,
  },

  invite: {
    title: 'Pozovi društvo',
    scan: 'Skeniraj i pridruži se',
    qr: ({ code }) => `QR kôd koji vodi do stola ${code}`,
    code: 'Šifra',
    wifi: 'Svi trebaju biti na istom Wi-Fiju kao poslužitelj, ne na mobilnim podacima.',
    address: 'Nema kamere? Otvori ovu adresu:',
    others: 'Ne otvara se? Probaj ove:',
    copy: 'Kopiraj poveznicu',
    copied: 'Poveznica je kopirana',
    share: 'Podijeli',
    shareText: ({ code }) => `Dođi za moj stol ${code}`,
  },

  seats: {
    title: 'Za stolom',
    order: 'Redom kako sjedite, u smjeru kazaljke. Povuci za drukčiji poredak.',
    orderFixed: 'Redom kako sjedite, u smjeru kazaljke.',
    free: 'Slobodno mjesto',
    addBot: 'Dodaj bota',
    drag: ({ name }) => `Premjesti: ${name}`,
    earlier: ({ name }) => `Pomakni gore: ${name}`,
    later: ({ name }) => `Pomakni dolje: ${name}`,
    moved: ({ name, place }) => `${name} sada sjedi na ${place}. mjestu`,
    more: ({ name }) => `Više: ${name}`,
  },

  rules: {
    title: 'Pravila ovog stola',
    read: 'Pročitaj pravila',
    change: 'Promijeni pravila',
    games: {
      spy: 'Nađi špijuna',
      captains: 'Kapetani',
      notebook: 'Prazna bilježnica',
    },
    names: {
      spijun: 'Klasični špijun',
      'time-travel': 'Putovanje kroz vrijeme',
      'film-night': 'Filmska večer',
      indictment: 'Optužnica',
      duel: 'Dvoboj',
      trio: 'Trio',
    },
  },

  lock: 'Zaključaj stol',
  unlock: 'Otključaj stol',
  locked: 'Zaključano: nitko se više ne može pridružiti.',

  hint: {
    title: 'Prvi put ovdje?',
    text: {
      spy: 'Svi dobivaju kartu s istom lokacijom, osim špijuna. Postavljajte pitanja. Pronađite špijuna prije nego što špijun otkrije lokaciju.',
    },
    ok: 'Jasno',
  },
};

export default lobby;
