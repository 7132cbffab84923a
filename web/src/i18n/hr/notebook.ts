import type { NotebookMessages } from '../en/notebook';
import { counting } from '../plural';

// Imena stoje u nominativu, a rečenice ne otkrivaju rod igrača: zato prezent i imenice.
const n = counting('hr');

const notebook: NotebookMessages = {
  firstTime:
    'Aktivni igrač smišlja riječ. Ona piše u svim bilježnicama osim u jednoj, urotnikovoj. Svi igraju slike koje idu uz nju. Zatim se riječ pokaže i svatko objašnjava svoje. Otkrijte tko izmišlja.',

  line: {
    findWord: 'Ti si na redu: smisli riječ i odaberi prvu kartu',
    finds: (p) => `${p.active} smišlja riječ`,
    findsLook: (p) => `${p.active} smišlja riječ. Za to vrijeme prouči svoje karte`,
    lookAndPlay: 'Ti si na redu: zaviri u bilježnicu pa odigraj kartu',
    look: 'Bilježnice su podijeljene: drži svoju i zaviri',
    playFirst: 'Ti si na redu: odigraj prvu kartu',
    playSecond: 'Ti si na redu: odigraj drugu kartu',
    playsFirst: (p) => `${p.name} igra prvu kartu`,
    playsSecond: (p) => `${p.name} igra drugu kartu`,
    explain: 'Ti si na redu: objasni kako tvoje karte pristaju uz riječ',
    explains: (p) => `${p.name} objašnjava`,
    talk: 'Razgovarajte: čija je bilježnica prazna?',
    talkActive: 'Razgovarajte, a kad je dosta, dodirni dolje i prijeđite na žetone',
    placeChip: 'Ti si na redu: čija je bilježnica prazna? Onamo stavi žeton',
    placesChip: (p) => `${p.name} stavlja žeton`,
  },

  page: {
    label: 'Tvoja bilježnica',
    hint: 'Drži i zaviri, rukom je zakloni',
    inside: 'U tvojoj bilježnici piše',
    blank: 'Ništa. Prazna je',
    forActive: 'Nečija je prazna. Ni ti ne znaš čija',
    forDetective: 'Nečija je prazna. Otkrij čija',
    forConspirator: 'Ti si urotnik. Uklopi se',
    letGo: 'Pusti i bilježnica se zatvara',
  },

  opening: {
    word: 'Tvoja riječ',
    placeholder: 'Sve na što slike mogu uputiti',
    deal: 'Riječ ide u sve bilježnice osim jedne. Tko dobiva praznu, ne zna nitko, pa ni ti.',
    left: n({ one: 'Još # znak', few: 'Još # znaka', other: 'Još # znakova' }),
    over: n({ one: '# znak previše', few: '# znaka previše', other: '# znakova previše' }),
    repeated: 'Ta je riječ u ovoj igri već bila. Ipak je možeš uzeti.',
    earlier: 'Riječi ranijih rundi',
    card: 'Tvoja prva karta',
    cardHint: 'Dodirni kartu, pogledaj je i odaberi.',
    send: 'Podijeli bilježnice',
    noWord: 'Najprije smisli riječ',
    longWord: 'Riječ je preduga',
    noCard: 'Najprije odaberi kartu',
  },

  hand: {
    label: 'Tvoje karte',
    tap: 'Dodirni kartu ili je povuci gore',
    drop: 'Pusti i odaberi ovu kartu',
    chosen: 'odabrana',
  },

  table: {
    label: 'Stol',
    active: 'aktivni igrač',
    now: 'na redu',
    explained: 'objašnjeno',
    noCard: 'još bez karte',
    first: 'Prva karta',
    second: 'Druga karta',
  },

  look: {
    yours: (p) => `Tvoja karta ${p.number} od ${p.of}`,
    first: (p) => `${p.name}: prva karta`,
    second: (p) => `${p.name}: druga karta`,
    previous: 'Prethodna karta',
    next: 'Sljedeća karta',
    play: 'Odigraj ovu kartu',
    choose: 'Odaberi ovu kartu',
    forGood: 'Karta na stolu ostaje na stolu.',
    noPicture: 'Nema slike',
    own: 'Slika iz vlastitog špila ovog stola',
  },

  word: 'Riječ',

  act: {
    explained: 'Gotovo',
    discussed: 'Na žetone',
    chip: 'Stavi žeton',
    chipTitle: 'Čija je bilježnica prazna?',
    chipHint: 'Svi vide kamo ide tvoj žeton.',
    chipOn: (p) => `Stavi žeton: ${p.name}`,
    chipSure: (p) => `Tvoj žeton ide ovamo: ${p.name}?`,
    chipText: 'Svi to vide i ne može se povući.',
    chipYes: (p) => `Da, ${p.name}`,
  },

  chips: {
    of: (p) => `Žetoni ovdje: ${p.names}`,
    placed: (p) => `${p.name} stavlja žeton: ${p.whom}`,
  },

  moment: {
    before: 'U bilježnicama je pisalo…',
    text: 'U svima osim jedne',
    blank: 'Čija je bilježnica bila prazna?',
  },

  result: {
    caught: 'Urotnik je uhvaćen',
    escaped: 'Urotnik izmiče',
    conspirator: 'Urotnik',
    chipsOn: n({ one: '# žeton', few: '# žetona', other: '# žetona' }),
    noChips: 'bez žetona',
    faceDown: 'Bodovi ostaju skriveni do kraja igre.',
    active: 'aktivni igrač',
    wasConspirator: 'urotnik',
    detective: 'detektiv',
    found: 'Žeton pred urotnikom',
    missed: (p) => `Žeton: ${p.name}`,
    noChip: 'Bez žetona',
    awards: 'Što donosi ova runda',
  },

  story: {
    caught: (p) => `Prazna bilježnica: ${p.conspirator}. Na pravom tragu: ${p.names}`,
    escaped: (p) =>
      `Prazna bilježnica: ${p.conspirator}. Na pravom je tragu samo ${p.names}, a jedan žeton nije dovoljan`,
    unsuspected: (p) => `Prazna bilježnica: ${p.conspirator}. Ondje nema nijednog žetona`,
  },

  final: {
    counting: 'Bodovi se otkrivaju…',
    faceDown: 'skriveno',
    all: 'Otkrij sve',
  },

  tv: {
    earlier: 'Prekriženo',
    notebooks: 'Bilježnice su podijeljene. Jedna je prazna.',
  },
};

export default notebook;
