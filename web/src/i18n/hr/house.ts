import type { HouseMessages } from '../en/house';
import { counting } from '../plural';
import { minutes, wait } from './amounts';
import parameters from './parameters';

const n = counting('hr');

const house: HouseMessages = {
  title: 'Kućna pravila',
  named: ({ name }) => `Kućna pravila: ${name}`,
  none: ({ ruleset }) => `Zasad bez kućnih pravila: igrate „${ruleset}” kako piše.`,
  about: 'Promijeni bilo koje pravilo ovog stola. Svi to odmah vide.',
  open: 'Promijeni kućna pravila',
  changes: n({
    one: '# pravilo je drukčije',
    few: '# pravila su drukčija',
    other: '# pravila je drukčije',
  }),
  more: n({ one: 'i još #', few: 'i još #', other: 'i još #' }),

  name: {
    label: 'Ime tvojih kućnih pravila',
    placeholder: 'Bakina pravila',
    missing: 'Prvo im daj ime.',
    tooLong: 'To je ime predugo. Stane četrdeset znakova.',
    notAllowed: 'U imenu su znakovi koje ne možemo prikazati.',
    taken: ({ name }) => `„${name}” je već na ovom mobitelu.`,
  },
  forms: {
    label: 'Pravila kad vas je',
    many: 'četvero i više',
    few: 'dvoje ili troje',
  },
  group: {
    changed: n({ one: '# promjena', few: '# promjene', other: '# promjena' }),
    idle: n({
      one: 'Još # koje sada ništa ne mijenja',
      few: 'Još # koja sada ništa ne mijenjaju',
      other: 'Još # koja sada ništa ne mijenjaju',
    }),
    means: 'Za ovim stolom',
    mark: 'promijenjeno',
  },
  row: {
    book: ({ value }) => `Inače: ${value}`,
    putBack: 'Vrati',
    putBackThis: ({ ask }) => `Vrati: ${ask}`,
    less: ({ ask }) => `Manje: ${ask}`,
    more: ({ ask }) => `Više: ${ask}`,
  },
  units: {
    players: n({ one: '# igrač', few: '# igrača', other: '# igrača' }),
    points: n({ one: '# bod', few: '# boda', other: '# bodova' }),
    rounds: n({ one: '# rundu', few: '# runde', other: '# rundi' }),
    minutes,
    wait,
  },
  steps: {
    alike: 'jednako, koliko god vas je',
    byPlayers: 'prema broju igrača',
    upTo: ({ players, minutes }) => `${minutes} (najviše ${players})`,
    beyond: ({ minutes }) => `${minutes} (kad vas je više)`,
    last: 'Kad vas je više',
    bound: 'Najviše',
    split: 'Dodaj stupanj',
    join: 'Ukloni ovaj stupanj',
  },
  putAllBack: {
    label: 'Vrati sve',
    sure: 'Vratiti sve promjene?',
    text: ({ ruleset }) =>
      `Onda igrate „${ruleset}” kako piše. Što je spremljeno na ovom mobitelu, ostaje.`,
  },

  keep: {
    label: 'Spremi na ovaj mobitel',
    done: ({ name }) => `„${name}” je sada na ovom mobitelu`,
    already: ({ name }) => `„${name}” je već na ovom mobitelu`,
    fleeting: 'Spremljeno dok ne zatvoriš stranicu: ovaj preglednik ne da ništa pohraniti',
    full: 'Na ovom je mobitelu već pedeset pravila. Prvo neka obriši.',
    sure: ({ name }) => `Zamijeniti „${name}”?`,
    text: 'Kućna pravila s tim imenom već su na ovom mobitelu. Ovako bi nestala.',
    yes: 'Zamijeni',
  },
  saved: {
    title: 'Na ovom mobitelu',
    open: n({
      one: 'Na ovom mobitelu: #',
      few: 'Na ovom mobitelu: #',
      other: 'Na ovom mobitelu: #',
    }),
    none: 'Ovdje još nema ničega. Promijeni neka pravila i spremi ih ili otvori ono što ti pošalju.',
    forgotten:
      'Safari i svi preglednici na iPhoneu zaborave ih nakon tjedan dana bez posjeta. Što želiš zadržati, spremi kao datoteku: „Pošalji dalje”.',
    load: 'Igraj po ovima',
    loadSure: ({ name }) => `Igrati po pravilima „${name}”?`,
    loadText: 'Promjene za ovim stolom nisu spremljene na ovom mobitelu i nestale bi.',
    loaded: ({ name }) => `Sada igrate po pravilima „${name}”`,
    rename: 'Promijeni ime',
    delete: 'Obriši',
    deleteSure: ({ name }) => `Obrisati „${name}”?`,
    deleteText: 'Nestaju s ovog mobitela. Stol koji po njima igra, igra dalje.',
    file: 'Otvori datoteku',
  },
  share: {
    label: 'Pošalji dalje',
    title: ({ name }) => `Pošalji dalje „${name}”`,
    text: ({ name }) => `Kućna pravila za Molehunt: ${name}`,
    scan: 'Skeniraj drugim mobitelom ili pošalji poveznicu.',
    send: 'Pošalji poveznicu.',
    qr: ({ name }) => `QR kôd kućnih pravila „${name}”`,
    link: 'Poveznica',
    file: 'Spremi kao datoteku',
    unnamed: 'Kućna pravila',
  },
  offer: {
    title: 'Kućna pravila za tebe',
    base: ({ ruleset }) => `Igra se „${ruleset}”, ali ovako:`,
    how: 'Spremi ih na ovaj mobitel. Kad budeš domaćin, odaberi ih pod „Pravila ovog stola”.',
    kept: 'Na ovom su mobitelu. Kad budeš domaćin, odaberi ih pod „Pravila ovog stola”.',
    back: ({ code }) => `Natrag za stol ${code}`,
    cannot: 'Ova se kućna pravila ne mogu otvoriti',
  },
  faults: {
    empty: 'U ovoj poveznici nema kućnih pravila. Možda se dio putem izgubio.',
    tooLong: 'Ovo je predugo za kućna pravila.',
    broken: 'Ovo je oštećeno ili nepotpuno. Zatraži još jednom.',
    foreign: 'Ovo nisu kućna pravila za Molehunt.',
    newer: 'Ova su pravila iz novijeg Molehunta nego što je ovaj.',
    ruleset: 'Mijenjaju pravila koja ovdje nisu poznata.',
    name: 'Ime im je predugo ili ima znakove koje ne možemo prikazati.',
    nothing: 'Ne mijenjaju ništa.',
    unknown: ({ names }) => `Ovdje nije poznato: ${names}.`,
    values: ({ names }) => `Ovako ne može biti: ${names}.`,
  },

  parameters,
};

export default house;
