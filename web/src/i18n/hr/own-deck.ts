import type { OwnDeckMessages } from '../en/own-deck';
import { counting } from '../plural';

const n = counting('hr');

const ownDeck: OwnDeckMessages = {
  ask: 'Koje slike?',
  decks: {
    evidence: { name: 'Dokazi', about: 'Slike koje dolaze s igrom.' },
    own: { name: 'Vaše slike', about: 'Samo slike koje dodaš ovom stolu.' },
    both: { name: 'Jedne i druge', about: 'Vaše se slike umiješaju među dokaze.' },
  },
  title: 'Slike ovog stola',
  about:
    'Fotografije, crteži, ljetovanja: vidjet će ih svi za ovim stolom. Režu se na oblik karte i nestaju zajedno sa stolom.',
  add: 'Dodaj slike',
  adding: ({ done, of }) => `Dodano ${done} od ${of}…`,
  added: n({ one: 'Dodana # slika.', few: 'Dodane # slike.', other: 'Dodano # slika.' }),
  unread: ({ names }) => `Ovo se ne može otvoriti kao slika: ${names}`,
  noAnswer: 'Poslužitelj ne odgovara. Dodaj ostale za koji trenutak.',
  count: n({ one: '# slika', few: '# slike', other: '# slika' }),
  missing: n({
    one: 'Za ovoliko igrača treba još # slika.',
    few: 'Za ovoliko igrača trebaju još # slike.',
    other: 'Za ovoliko igrača treba još # slika.',
  }),
  drop: ({ number }) => `Izbaci sliku ${number}`,
  terms: {
    own: (count) => `Sve su slike vaše: ${count}.`,
    both: n({
      one: 'Umiješana je i # vaša slika.',
      few: 'Umiješane su i # vaše slike.',
      other: 'Umiješano je i # vaših slika.',
    }),
  },
};

export default ownDeck;
