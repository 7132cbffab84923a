import type { Theme } from '../../lib/wire/wire';
import type { RulebookMessages } from '../en/rulebook';
import { counting } from '../plural';
import { gets, minutes, points, range, wait } from './amounts';
import captains from './captains-rules';
import notebook from './notebook-rules';

// Rečenice ne otkrivaju rod igrača: zato prezent, „tko” i imenice.
const n = counting('hr');

interface Forms {
  /** tko ili što */
  nom: string;
  /** koga ili što */
  acc: string;
  /** o kome ili čemu */
  loc: string;
  /** koga ili čega, u množini */
  genPlural: string;
  same: string;
  once: string;
  which: string;
}

const PLACE: Record<Theme, Forms> = {
  locations: {
    nom: 'lokacija',
    acc: 'lokaciju',
    loc: 'lokaciji',
    genPlural: 'lokacija',
    same: 'ista lokacija',
    once: 'nijedna se lokacija ne ponavlja',
    which: 'koja je to lokacija',
  },
  eras: {
    nom: 'mjesto i vrijeme',
    acc: 'mjesto i vrijeme',
    loc: 'mjestu i vremenu',
    genPlural: 'mjesta i vremena',
    same: 'isto mjesto i vrijeme',
    once: 'isto se mjesto i vrijeme ne ponavlja',
    which: 'koje je to mjesto i vrijeme',
  },
  films: {
    nom: 'film',
    acc: 'film',
    loc: 'filmu',
    genPlural: 'filmova',
    same: 'isti film',
    once: 'nijedan se film ne ponavlja',
    which: 'koji je to film',
  },
};
const minutesShort = n({ one: '# minuta', few: '# minute', other: '# minuta' });
const OFTEN = ['', 'Jednom', 'Dvaput', 'Triput'];

const rulebook: RulebookMessages = {
  intro: 'Sve igre i sve njihove inačice, ukratko i jasno. Koja te zanima?',
  all: 'Sva pravila',
  changed: 'promjena ovog stola',
  house: ({ base }) =>
    `Ovaj stol igra „${base}” po svojim kućnim pravilima. Što je promijenjeno, označeno je.`,

  captains,
  notebook,

  summary: {
    label: 'Ukratko',
    players: (p) => `${range(p)} igrača`,
    minutes: (p) => (p.from === p.to ? minutesShort(p.from) : `${p.from}–${minutesShort(p.to)}`),
    rounds: n({ one: '# runda', few: '# runde', other: '# rundi' }),
  },

  titles: {
    goal: 'O čemu se radi',
    deal: 'Dijeljenje',
    questions: 'Pitanja',
    clock: 'Sat',
    accuse: 'Optužba',
    vote: 'Glasanje',
    guess: 'Špijun pogađa',
    timeUp: 'Kad vrijeme istekne',
    points: 'Bodovi',
    end: 'Kraj igre',
    patience: 'Koliko se čeka',
  },

  goal: {
    cards: (theme) => `Na svim je kartama ${PLACE[theme].same}, osim na jednoj: špijunovoj.`,
    agents: (theme) => `Ti si agent? Pronađi špijuna, ali pazi da ne odaš ${PLACE[theme].acc}.`,
    spy: (theme) => `Ti si špijun? Slušaj, uklopi se i doznaj ${PLACE[theme].which}.`,
    hide: 'Ti si špijun? Slušaj, uklopi se i ne daj se uhvatiti.',
  },

  deal: {
    players: (p) =>
      p.from === p.to ? `Samo za ${p.from} igrača.` : `Za ${p.from} do ${p.to} igrača.`,
    few: 'Kad vas je više, vrijede druga pravila.',
    many: 'Kad vas je dvoje ili troje, vrijede posebna pravila, s kartom u sredini.',
    middle:
      'Karata je za jednu više nego igrača. Ta dodatna karta leži licem prema dolje u sredini i može biti špijunova: tada nitko od vas nije špijun.',
    noRoles: (theme) => `Na karti je samo ${PLACE[theme].nom}: uloga nema.`,
    roles: {
      false: 'Agenti dobivaju i ulogu. Ona pomaže da se uživiš, ali ne moraš je glumiti.',
      true: 'Agenti dobivaju i ulogu te je glume dok pitaju i odgovaraju.',
    },
    reuse: {
      false: (theme) => `U istoj igri ${PLACE[theme].once}.`,
      true: (theme) => `U istoj igri može se ponovno pojaviti ${PLACE[theme].same}.`,
    },
  },

  questions: {
    starterFirst: {
      tablePicks: 'Tko postavlja prvo pitanje u igri, može reći domaćin; inače odlučuje ždrijeb.',
      host: 'Prvo pitanje u igri postavlja domaćin.',
    },
    starterNext: {
      previousSpy: 'Svaku sljedeću rundu počinje špijun iz prethodne.',
      host: 'I svaku sljedeću rundu počinje domaćin.',
    },
    afterMiddle: 'Ako je špijunova karta bila u sredini, počinje sljedeći igrač u smjeru kazaljke.',
    chain: 'Pitaj koga želiš. Tko odgovori, taj pita dalje.',
    askBack: {
      false: 'Pitanje ne smiješ odmah uzvratiti: odaberi nekoga drugoga.',
      true: 'Pitanje smiješ odmah uzvratiti.',
    },
    followUps: {
      false: 'Jedno pitanje, jedan odgovor, bez potpitanja.',
      true: 'Nakon odgovora istom se igraču smije postaviti još jedno potpitanje.',
    },
    about: {
      usual: (theme) => `Pitanja su obično o ${PLACE[theme].loc}, ali ne moraju biti.`,
      expected: (theme) => `Svako pitanje mora biti o ${PLACE[theme].loc}.`,
    },
    answer: {
      false: 'Odgovori kako želiš: riječju, pričom ili slijeganjem ramena.',
      true: 'Na pitanje se mora odgovoriti.',
    },
  },

  clock: {
    start: 'Sat kreće kad svi pogledaju svoje karte. Tko prvi pita, može ga pokrenuti i prije.',
    length: n({
      one: 'Runda traje # minutu.',
      few: 'Runda traje # minute.',
      other: 'Runda traje # minuta.',
    }),
    lengths: (lengths) => {
      const parts = lengths.map((p, i) =>
        i === 0
          ? `Runda za ${range(p)} igrača traje ${minutes(p.minutes)}`
          : `za ${range(p)} igrača ${minutes(p.minutes)}`,
      );
      return `${parts.join(', ')}.`;
    },
    vote: {
      stopped: 'Dok glasate, sat stoji, a zatim nastavlja gdje je stao.',
      running: 'Dok glasate, sat ide dalje. Glasanje koje traje kad vrijeme istekne još se dovrši.',
    },
  },

  accuse: {
    none: 'Dok sat ide, nitko ne može nikoga optužiti. Odlučujete kad vrijeme istekne.',
    may: (times) => `${OFTEN[times]} po rundi smiješ optužiti nekoga da je špijun.`,
    who: {
      any: 'To smije i špijun.',
      nonSpies: 'Špijun ne smije optužiti, a ako pokuša, nitko drugi to ne primijeti.',
    },
    resolution: {
      vote: 'Zatim glasate.',
      reveal:
        'Osumnjičeni odmah okreće kartu. To se računa kao osuda, bila optužba točna ili ne, i runda je gotova.',
    },
    again: {
      false: 'Istog se igrača u jednoj rundi ne smije optužiti dvaput.',
      true: 'Istog se igrača smije optužiti ponovno.',
    },
    point:
      'Svatko smije pokazati na sredinu. Ako se svi ostali slože, ta se karta okreće i runda je gotova.',
    pointAgain:
      'Ako se netko ne složi, igra ide dalje, a ponovno smiješ pokazati kad se odgovori na još jedno pitanje.',
  },

  vote: {
    eligible: {
      allButSuspect: 'Glasaju svi osim osumnjičenog. Glasa i špijun.',
      all: 'Glasaju svi, pa i osumnjičeni.',
    },
    threshold: {
      unanimous: 'Mora biti jednoglasno: jedno „ne” i glasanje ne prolazi.',
      majority: 'Treba više glasova za nego protiv.',
    },
    middle: 'Karta u sredini okreće se samo ako su svi za.',
    caller: {
      automaticYes: 'Tko pokrene glasanje, time već glasa za.',
      cast: 'Tko pokrene glasanje, glasa kao i svi ostali.',
    },
    order: {
      simultaneous: 'Svi glasate istodobno.',
      clockwise:
        'O optužbi glasate jedno po jedno u smjeru kazaljke na satu, počevši lijevo od onoga tko optužuje.',
    },
    ballots: {
      open: 'Na kraju svi vide tko je za, a tko protiv.',
      secret: 'Tko je za, a tko protiv, ostaje tajna: zna se samo broj glasova.',
    },
    toTheEnd: 'Glasaju svi do kraja, i kad je ishod već siguran.',
    cutShort: {
      unanimous: 'Prvo „ne” prekida glasanje.',
      majority: 'Glasanje završava čim je ishod siguran.',
    },
    discussion: {
      false: 'Dok glasate, nema rasprave.',
      true: 'Dok glasate, smijete raspravljati.',
    },
    failed: 'Ako glasanje ne prođe, runda se nastavlja točno gdje je stala.',
  },

  guess: {
    never: (theme) =>
      `Po ovim pravilima špijun ne pogađa ${PLACE[theme].acc}: važno je samo ne dati se uhvatiti.`,
    whileRunning: {
      false: (theme) => `Dok sat ide, špijun ne smije pogađati ${PLACE[theme].acc}.`,
      true: (theme) =>
        `Dok sat ide, špijun smije u svakom trenutku okrenuti kartu i pogađati ${PLACE[theme].acc}.`,
    },
    duringVote: {
      false: 'Dok traje glasanje, špijun čeka. Ako ne prođe, opet smije pogađati.',
      true: 'Špijun to smije i usred glasanja: ono se tada prekida.',
    },
    afterTimeup: {
      false: 'Kad vrijeme istekne, za pogađanje je prekasno.',
      true: 'Špijun to smije i kad vrijeme istekne, sve dok runda nije odlučena.',
    },
    attempts: n({
      one: 'Špijun ima jedan pokušaj i njime runda završava.',
      few: 'Špijun ima # pokušaja. Posljednjim runda završava.',
      other: 'Špijun ima # pokušaja. Posljednjim runda završava.',
    }),
    noWayBack: 'Okrenuta karta ostaje okrenuta: povratka nema.',
    list: {
      false: (theme) => `Popis ${PLACE[theme].genPlural} vidi se tek kad se pogađa.`,
      true: (theme) => `Popis svih ${PLACE[theme].genPlural} stalno je otvoren svima.`,
    },
  },

  timeUp: {
    discussion: {
      false: 'Kad vrijeme istekne, rasprave više nema.',
      true: 'Kad vrijeme istekne, raspravljajte koliko želite.',
    },
    procedure: {
      proposals:
        'Redom, od igrača koji u rundi pita prvi, svatko smije predložiti tko je špijun, a ostali glasaju. Potrošena optužba pritom ne smeta.',
      suspects:
        'Redom, od igrača koji u rundi pita prvi, o svakome se glasa dizanjem ruku. Čim takvo glasanje prođe, taj igrač okreće kartu.',
      secretBallot:
        'Svi, pa i špijun, tajno imenuju osumnjičenog. Predomisliti se možeš dok svi ne glasaju.',
      lastChance:
        'Redom, od igrača koji u rundi pita prvi, svatko ima posljednju priliku: optužiti ili preskočiti.',
      none: 'Runda je odmah gotova, a špijun izmiče.',
    },
    lastChanceMiddle:
      'Redom, od igrača koji u rundi pita prvi, svatko ima posljednju priliku: optužiti, pokazati na sredinu ili preskočiti.',
    deciders: {
      allButSuspect: 'Koga imenuju svi ostali, toga čeka osuda.',
      civilians: 'Agenti pobjeđuju samo ako svi imenuju špijuna.',
    },
    nobody: 'Ako nitko ne bude osuđen, špijun izmiče.',
  },

  points: {
    civ: (p) => `Kad špijun bude osuđen, svaki agent ${gets(p)}.`,
    bonusMid: {
      accuser: (p) => `Za uspješnu optužbu onaj tko optužuje dobiva još ${points(p)}.`,
      firstAccuser: (p) =>
        `Kad uspije optužba, još ${points(p)} dobiva onaj tko u rundi prvi optuži špijuna, čak i ako to prvo glasanje ne prođe.`,
    },
    noBonusMid: 'Optužba ne donosi ništa više od toga.',
    bonusTimeup: {
      proposals: (p) => `Nakon isteka vremena onaj tko predloži špijuna dobiva još ${points(p)}.`,
      lastChance: (p) => `Za uspješnu optužbu u posljednjoj prilici dobiva se još ${points(p)}.`,
      firstAccuser: (p) =>
        `Nakon isteka vremena još ${points(p)} dobiva onaj tko u rundi prvi optuži špijuna.`,
    },
    noBonusTimeup: 'Nakon isteka vremena dodatnih bodova nema.',
    spyGuess: (p, theme) => `Ako pogodi ${PLACE[theme].acc}, špijun ${gets(p)}.`,
    guessWrong: (p) => `Ako promaši, svaki agent ${gets(p)}.`,
    wrong: (p) => `Ako bude osuđen netko drugi, špijun ${gets(p)}.`,
    midWrong: (p) => `Ako netko drugi bude osuđen prije isteka vremena, špijun ${gets(p)}.`,
    timeupWrong: (p) => `Ako netko drugi bude osuđen nakon isteka vremena, špijun ${gets(p)}.`,
    nobody: (p) => `Ako nitko ne bude osuđen, špijun ${gets(p)}.`,
    inMiddle: 'Kad je špijunova karta u sredini, špijunove bodove ne dobiva nitko.',
    middleIsSpy: (p) =>
      `Ako se karta u sredini okrene i bude špijunova, ${p === 0 ? 'nitko' : 'svatko'} ${gets(p)}.`,
    middleIsLocation: (p) => `Ako ne bude, špijun ${gets(p)}.`,
  },

  end: {
    rounds: n({
      one: 'Igra ima # rundu.',
      few: 'Igra ima # runde.',
      other: 'Igra ima # rundi.',
    }),
    most: 'Pobjeđuje tko na kraju ima najviše bodova.',
    tie: {
      shared: 'Ako najviše bodova ima više igrača, pobjeda je podijeljena.',
      decidingRound:
        'Ako najviše bodova ima više igrača, odlučuje još jedna runda, a pobijediti mogu samo oni.',
    },
  },

  patience: {
    look: (ms) => `Sat kreće sam ${wait(ms)} nakon prvog pogleda na kartu.`,
    turnWritten: (ms) =>
      `Gdje se tipka, za pitanje ili odgovor imaš ${wait(ms)}; onda red prelazi dalje.`,
    turnOff: (ms) =>
      `Ako si na redu, a mobitel ti nije na vezi, stol te čeka ${wait(ms)}, jednom po rundi.`,
    turnPass: (ms) => `Ako te nema kad dođeš na red, red za ${wait(ms)} prelazi dalje.`,
    vote: (ms) => `Glasanje traje najviše ${wait(ms)}. Glas koji nedostaje znači „ne”.`,
    voter: (ms) =>
      `Kad glasate jedno po jedno, svatko ima ${wait(ms)}. Glas koji nedostaje znači „ne”.`,
    voterOff: (ms) => `Na mobitel koji nije na vezi glasanje čeka ${wait(ms)}.`,
    guess: (ms) => `Kad okrene kartu, špijun ima ${wait(ms)} za izbor. Bez izbora je to promašaj.`,
    suspects: (first, next) =>
      `Prvo dizanje ruku traje najviše ${wait(first)}, svako sljedeće najviše ${wait(next)}.`,
    firstHand: (ms) => `Nakon prvog glasa ostali imaju još ${wait(ms)}.`,
    chance: {
      proposals: (ms) => `Za prijedlog imaš ${wait(ms)}; onda red prelazi dalje.`,
      lastChance: (ms) => `Za posljednju priliku imaš ${wait(ms)}; onda red prelazi dalje.`,
    },
    ballot: (ms) => `Tajno glasanje traje najviše ${wait(ms)}.`,
  },
};

export default rulebook;
