import type { NotebookRulesMessages } from '../en/notebook-rules';
import { counting } from '../plural';
import { either, eitherRounds, gets, range, times, wait } from './amounts';

// Rečenice ne otkrivaju rod igrača: zato prezent, „tko” i imenice.
const n = counting('hr');

const cards = n({ one: '# kartu', few: '# karte', other: '# karata' });
const chips = n({ one: '# žeton', few: '# žetona', other: '# žetona' });

const notebook: NotebookRulesMessages = {
  about:
    'Slike umjesto pitanja. Aktivni igrač smišlja riječ i ona piše u svim bilježnicama osim u jednoj. Tko dobije praznu, igra kao da riječ zna i nada se da se to neće primijetiti.',

  summary: {
    explain: (ms) => `${wait(ms)} za objašnjenje`,
    untimed: 'bez sata',
    rounds: (p) => `${range(p)} rundi`,
  },

  titles: {
    active: 'Tko je aktivni igrač',
    word: 'Riječ',
    evidence: 'Dokazi',
    explain: 'Objašnjenja',
    leave: 'Čekanje i odlazak',
  },

  goal: {
    notebooks:
      'Jedno od vas je aktivni igrač i smišlja riječ. Svi ostali dobivaju bilježnicu u kojoj ta riječ piše, ali jedna je bilježnica prazna.',
    detective:
      'U tvojoj bilježnici piše riječ? Ti si detektiv: igraj slike koje idu uz nju i otkrij tko samo nagađa.',
    conspirator:
      'Tvoja je bilježnica prazna? Ti si urotnik: prati slike, igraj kao da riječ znaš i ne daj se uhvatiti.',
    active:
      'Ti si aktivni igrač? Do bodova dolaziš samo ako urotnik izmakne: biraj riječ i slike koje vještom urotniku daju priliku.',
  },

  deal: {
    hand: (count) => `Svatko u ruci ima ${cards(count)} sa slikama: to su dokazi.`,
    pictures: {
      evidence: (p) =>
        `Možete dodati i vlastite slike, najviše ${p.max}. Igrate samo njima, ako ih je barem ${p.perPlayer} po igraču, ili ih umiješate među ostale.`,
      own: (p) => `Slike su vaše vlastite: barem ${p.perPlayer} po igraču, a najviše ${p.max}.`,
      both: (p) => `Među slike su umiješane i vaše vlastite, najviše ${p.max}.`,
    },
    refill: 'Za svaku odigranu kartu odmah dobivaš novu.',
    deck: 'Kad se špil potroši, u njega se umiješaju karte iz prijašnjih rundi. Ako ni to nije dosta, igrate dalje s manje karata.',
  },

  active: {
    first: 'Prvog aktivnog igrača može odrediti domaćin; inače odlučuje ždrijeb.',
    next: 'U svakoj sljedećoj rundi to je sljedeći igrač u smjeru kazaljke.',
    voided: 'Nakon runde koja se ne računa aktivan je opet isti igrač.',
  },

  word: {
    choose: 'Aktivni igrač smišlja riječ i zapisuje je. Može to biti i kratak izraz.',
    card: 'Prvu kartu uz tu riječ igra aktivni igrač, licem prema gore.',
    dealt:
      'Zatim se bilježnice promiješaju i podijele. Čija je prazna, zna samo urotnik: ne zna ni aktivni igrač.',
    again:
      'Riječi iz prijašnjih rundi prekrižene su. Riječ se smije ponoviti, ali aktivni igrač dobiva upozorenje.',
    limit: (ms) =>
      `Na riječ se čeka ${wait(ms)}; onda je aktivan sljedeći igrač u smjeru kazaljke.`,
  },

  evidence: {
    turns:
      'Redom u smjeru kazaljke na satu, počevši lijevo od aktivnog igrača, svatko igra kartu koja ide uz riječ, licem prema gore.',
    plays: (count) => `Ide se ukrug dok svatko, pa i aktivni igrač, ne odigra ${cards(count)}.`,
    silent: 'Kakve veze slike imaju s riječi, zasad nitko ne govori.',
    limit: (ms) => `Na tvoju se kartu čeka ${wait(ms)}; onda umjesto tebe bira ždrijeb.`,
  },

  explain: {
    shown: 'Sada riječ vide svi, pa i urotnik.',
    turns:
      'Prvo aktivni igrač objašnjava zašto baš te slike, a zatim i svi ostali, u smjeru kazaljke. Urotnik mora nešto izmisliti.',
    timed: (ms) => `Objašnjenje smije trajati ${wait(ms)}.`,
    mayUntimed: (ms) =>
      `Domaćin taj sat može isključiti. Tada objašnjenje traje najviše ${wait(ms)}.`,
    untimed: (ms) =>
      `Za objašnjenja nema sata; tek ako netko objašnjava ${wait(ms)}, red sam prelazi dalje.`,
    mayDiscuss: (ms) =>
      `Ako domaćin tako postavi, prije glasanja još ${wait(ms)} slobodno raspravljate.`,
    discuss: (ms) =>
      `Zatim ${wait(ms)} slobodno raspravljate, osim ako aktivni igrač raspravu završi prije.`,
  },

  vote: {
    turns:
      'Redom u smjeru kazaljke, počevši lijevo od aktivnog igrača, svatko stavlja žeton pred igrača koji bi mogao biti urotnik. Svi to vide.',
    active: 'Aktivni igrač ne stavlja žeton i ne može ga dobiti.',
    conspirator: 'I urotnik stavlja žeton, da se ne oda.',
    self: 'Pred sebe žeton ne smiješ staviti.',
    limit: (ms) => `Na tvoj se žeton čeka ${wait(ms)}; onda u toj rundi ostaješ bez glasa.`,
  },

  points: {
    found: (p) => `Detektiv čiji je žeton pred urotnikom ${gets(p)}, čak i ako urotnik izmakne.`,
    escaped: (safe, conspirator, active) =>
      `Ako je pred urotnikom najviše ${chips(safe)}, urotnik izmiče i ${gets(conspirator)}, a aktivni igrač ${gets(active)}.`,
    caught: (caught) =>
      `Ako je žetona ${caught} ili više, urotnik je uhvaćen, čak i ako ih netko drugi ima još više. Tada ni urotnik ni aktivni igrač ne dobivaju ništa.`,
    hidden: 'Nakon svake runde vidi se tko koliko dobiva, ali zbroj ostaje skriven do kraja igre.',
  },

  end: {
    rounds: (count, players, rounds) =>
      `Kad vas je ${either(players)}, svatko je aktivan ${times(count)} i igrate ${eitherRounds(rounds)}.`,
    mayDiffer: 'Domaćin može postaviti i drugi broj rundi.',
    agreed: n({
      one: 'Ovaj stol igra # rundu.',
      few: 'Ovaj stol igra # runde.',
      other: 'Ovaj stol igra # rundi.',
    }),
    fixed: 'Broj rundi utvrđuje se na početku igre, tko god poslije došao ili otišao.',
  },

  leave: {
    off: 'Ako si na redu, a mobitel ti nije na vezi, stol te neko vrijeme čeka, jednom po rundi.',
    activeEarly:
      'Ako aktivni igrač ode prije nego što su bilježnice podijeljene, aktivan je sljedeći igrač u smjeru kazaljke.',
    activeLate: 'Ako ode poslije, runda se ne računa.',
    conspirator: 'Ako ode urotnik, runda se isto tako ne računa.',
    detective:
      'Ako ode detektiv, igrate dalje. Da urotnik bude uhvaćen, i dalje treba isto toliko žetona.',
    few: 'Ako vas ostane premalo, runda se ne računa.',
  },
};

export default notebook;
