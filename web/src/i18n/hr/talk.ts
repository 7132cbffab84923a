import type { TalkMessages } from '../en/talk';
import { counting } from '../plural';

const n = counting('hr');

const talk: TalkMessages = {
  title: 'Razgovor',
  all: 'Pročitaj sve',
  empty: 'Ovdje će stajati pitanja i odgovori',
  asks: 'pita',
  answers: 'odgovara',
  says: 'kaže',
  yourQuestion: ({ name }) => `Tvoje pitanje. Odgovara ${name}`,
  yourAnswer: ({ name }) => `Tvoj odgovor. Pita ${name}`,
  toAll: 'Svima',
  writeQuestion: 'Napiši pitanje',
  writeAnswer: 'Napiši odgovor',
  writeToAll: 'Napiši nešto svima',
  somebodyElse: 'Pitaj nekoga drugoga',
  send: 'Pošalji',
  locked: 'Sada bez rasprave',
  left: n({ one: 'još # znak', few: 'još # znaka', other: 'još # znakova' }),
  tooLong: n({ one: '# znak previše', few: '# znaka previše', other: '# znakova previše' }),
  passesIn: ({ time }) => `Red ide dalje za ${time}`,
  coming: 'Riječi stižu …',
  ideas: 'Ideje',
  picked: 'Spremno za slanje:',
  otherIdea: 'Odaberi nešto drugo',
  orWriteQuestion: 'Ili pitaj svojim riječima',
  orWriteAnswer: 'Ili svojim riječima',
  level: ({ least, most }) => `Koliko? Od „${least}” do „${most}”`,
  levelIs: ({ level, least, most }) =>
    least ? `${level} od 5, od „${least}” do „${most}”` : `${level} od 5`,
  warning: {
    title: ({ place }) => `„${place}” je na popisu lokacija.`,
    text: 'I špijun ovo čita. Poslati ovako?',
    change: 'Promijeni',
    send: 'Svejedno pošalji',
  },
};

export default talk;
