import type { ChoiceMessages } from '../en/choice';
import { listing } from '../listing';
import { counting } from '../plural';

const n = counting('hr');
const and = listing('i');
const places = n({ one: '# lokacija', few: '# lokacije', other: '# lokacija' });
const onTable = n({
  one: 'Na stolu je # lokacija',
  few: 'Na stolu su # lokacije',
  other: 'Na stolu je # lokacija',
});

const choice: ChoiceMessages = {
  places,
  askPacks: 'Koje lokacije?',
  gone: n({
    one: 'Paket kojeg više nema',
    few: '# paketa kojih više nema',
    other: '# paketa kojih više nema',
  }),
  goneAbout: 'Makni kvačicu pa igrajte dalje.',
  goneAlone: 'Odaberi nešto drugo.',
  choose: 'Odaberi lokacije',
  of: ({ left, of }) => `${left} od ${of}`,
  search: 'Pronađi lokaciju',
  nothing: 'Nijedna se lokacija tako ne zove.',
  all: 'Sve',
  none: 'Nijednu',
  missing: n({
    one: 'Odaberi još # lokaciju',
    few: 'Odaberi još # lokacije',
    other: 'Odaberi još # lokacija',
  }),
  done: ({ places }) => `Gotovo: ${places}`,
  askMost: 'Koliko ih je na stolu?',
  allOnTable: (count) => `Sve (${count})`,
  mostAbout: 'Za svaku se igru izvlače ždrijebom. Što ih je manje, to je špijunu lakše.',
  askFresh: 'A one koje su već bile na redu?',
  fresh: {
    name: 'Bez nedavnih lokacija',
    about: 'Lokacije koje su nedavno bile na redu ostaju u kutiji dok god ima dovoljno drugih.',
  },

  packs: ({ names, places: count, of }) => {
    const quoted = and(names.map((name) => `„${name}”`));
    const packs = names.length === 1 ? `Paket je ${quoted}` : `Paketi su ${quoted}`;
    if (count < of) return `${packs}. ${onTable(count)} od ${of}.`;
    return names.length === 1 ? `${packs}, ${places(of)}.` : `${packs}, ukupno ${places(of)}.`;
  },
  freshShort: 'Nedavne ostaju u kutiji.',
};

export default choice;
