import type { HomeMessages } from '../en/home';

const home: HomeMessages = {
  tagline: 'Među vama je špijun. Karte su na vašim mobitelima.',
  name: 'Tvoje ime',
  namePlaceholder: 'Kako te društvo zove',
  newTable: 'Novi stol',
  practise: 'Vježbaj',
  practiseText: 'Bez društva, s četiri bota. Karte se odmah dijele.',
  nobody: 'Igrač',
  setting: 'Stol se postavlja…',
  bots: 'Kako botovi razmišljaju',
  join: 'Pridruži se',
  joinTitle: 'Ili sjedni s prijateljima',
  code: 'Šifra stola',
  codeShort: 'Šifra ima od 5 do 8 slova, recimo KRZNB.',
  returnTo: ({ code }) => `Natrag za stol ${code}`,
  noAnswer: {
    near: 'Poslužitelj se ne javlja. Je li mobitel na pravom Wi-Fiju?',
    far: 'Poslužitelj se ne javlja. Radi li ti internet?',
  },

  invited: ({ code }) => `Stol ${code}`,
  sitDown: 'Sjedni za stol',
  whoIsHere: ({ names }) => `Za stolom: ${names}`,
  nobodyYet: 'Još nema nikoga, otvaraš stol.',
  watch: 'Samo gledam',
  bigScreen: 'Ovo je veliki ekran',
  rulebook: 'Pravila',
  learn: 'Uči igrajući',
  packs: 'Vlastiti paketi',
};

export default home;
