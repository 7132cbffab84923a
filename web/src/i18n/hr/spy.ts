import type { SpyMessages } from '../en/spy';
import { counting } from '../plural';

// Imena stoje u nominativu, a rečenice ne otkrivaju rod igrača: zato prezent i imenice.
const n = counting('hr');
const triesLeft = n({ one: 'još # pokušaj', few: 'još # pokušaja', other: 'još # pokušaja' });

const spy: SpyMessages = {
  line: {
    youStart: 'Ti počinješ: pokreni sat kad svi pogledaju karte',
    othersStart: (p) => `Svoju kartu znaš. Sat pokreće ${p.starter}`,
    dealt: (p) => `Karte su podijeljene. Sat pokreće ${p.starter}`,
    spoken: 'Pitajte jedni druge: vrijeme teče',
    followUp: (p) =>
      `Sljedeće pitanje postavlja ${p.asker}, a ti smiješ postaviti još jedno potpitanje`,
    guessing: (p) => `${p.spy} je špijun i bira lokaciju…`,
    guessingMore: (p) => `${p.spy} je špijun i bira lokaciju: ${triesLeft(p.left)}`,
    youGuess: 'Gdje su svi? Dodirni lokaciju. Imaš jedan pokušaj',
    youGuessMore: n({
      one: 'Gdje su svi? Dodirni lokaciju. Ovo ti je posljednji pokušaj',
      few: 'Gdje su svi? Dodirni lokaciju. Imaš # pokušaja',
      other: 'Gdje su svi? Dodirni lokaciju. Imaš # pokušaja',
    }),
    accuses: (p) => `${p.by} zaustavlja sat: je li ${p.suspect} špijun?`,
    youAccuse: (p) => `Ti zaustavljaš sat: je li ${p.suspect} špijun?`,
    accusesYou: (p) => `${p.by} optužuje tebe. Svi ostali glasaju`,
    accusesRunning: (p) => `${p.by} optužuje: je li ${p.suspect} špijun? Sat ide dalje`,
    youAccuseRunning: (p) => `Ti optužuješ: je li ${p.suspect} špijun? Sat ide dalje`,
    accusesYouToo: (p) => `${p.by} optužuje tebe. Glasaju svi, pa i ti`,
    timeUp: (p) => `Vrijeme je isteklo. Porazgovarajte pa dignite ruke: je li ${p.suspect} špijun?`,
    timeUpYou: 'Vrijeme je isteklo. Porazgovarajte: ostali odlučuju jesi li ti špijun',
    timeUpQuiet: (p) =>
      `Vrijeme je isteklo. Sada bez razgovora, dignite ruke: je li ${p.suspect} špijun?`,
    timeUpYouQuiet: 'Vrijeme je isteklo. Sada bez razgovora: ostali odlučuju jesi li ti špijun',
    hands: (p) => `Dignite ruke: je li ${p.suspect} špijun?`,
    handsYou: 'Sada je riječ o tebi: ostali dižu ruke',
    handsYouToo: 'Sada je riječ o tebi: ruke dižu svi, pa i ti',
    timeUpSoon: 'Vrijeme je isteklo',
    yourVote: (p) => `Ti si na redu za glasanje: je li ${p.suspect} špijun?`,
    nextVotes: (p) => `Je li ${p.suspect} špijun? Sada glasa ${p.next}`,
    nextVotesYou: (p) => `Glasa se o tebi: na redu je ${p.next}`,
    mayPropose: (p) => `Vrijeme je isteklo: špijuna sada predlaže ${p.name}`,
    yourProposal: 'Ti si na redu: predloži tko je špijun ili preskoči',
    proposes: (p) => `${p.by} predlaže: je li ${p.suspect} špijun?`,
    youPropose: (p) => `Tvoj prijedlog: je li ${p.suspect} špijun?`,
    proposesYou: (p) => `${p.by} predlaže tebe. Svi ostali glasaju`,
    proposesYouToo: (p) => `${p.by} predlaže tebe. Glasaju svi, pa i ti`,
    lastChance: (p) => `Vrijeme je isteklo. Posljednju priliku ima ${p.name}`,
    yourLastChance: 'Tvoja posljednja prilika: optuži, pokaži na sredinu ili preskoči',
    yourLastAccusation: 'Tvoja posljednja prilika: optuži ili preskoči',
    points: (p) => `${p.by} pokazuje na sredinu: okrenuti kartu?`,
    youPoint: 'Pokazuješ na sredinu: hoće li se karta okrenuti?',
    ballot: 'Vrijeme je isteklo. Porazgovarajte pa tajno imenujte špijuna',
    ballotQuiet: 'Vrijeme je isteklo. Sada bez razgovora: tajno imenuj špijuna',
    ballotIn: 'Tvoj je izbor predan. Još ga možeš promijeniti',
    ballotOthers: 'Vrijeme je isteklo: igrači tajno imenuju špijuna',
  },

  clock: {
    stoppedBy: (p) => `Sat zaustavlja ${p.name}`,
    stoppedByYou: 'Ti zaustavljaš sat',
    over: 'Vrijeme je isteklo',
    lastMinute: 'Posljednja minuta za optužbu',
    onlySpyOrClock: 'Rundu sada mogu završiti samo špijun ili sat',
    onlyClock: 'Rundu sada može završiti samo sat',
  },

  deal: {
    start: 'Pokreni sat',
    byItself: (p) => `Sat kreće sam za ${p.time}`,
  },

  ring: {
    accusationUsed: 'optužba potrošena u ovoj rundi',
    notBack: () => 'Ne smiješ odmah uzvratiti pitanje. Pitaj nekoga drugoga.',
    notNow: (p) => `Sada pita ${p.asker}.`,
    notYourTurn: 'Sada nisi na redu za pitanje.',
  },

  card: {
    task: 'Otkrij gdje su svi',
    role: (p) => `Uloga: ${p.role}`,
    playRole: (p) => `Igraj ulogu: ${p.role}`,
    show: 'Povuci ovamo i otkrij kartu',
  },

  reveal: {
    menu: 'Ja sam špijun: otkrij moju kartu',
    title: 'Otkriti kartu?',
    text: 'Ovo se ne može povući. Zatim imaš jedan pokušaj da pogodiš lokaciju.',
    textMore: n({
      one: 'Ovo se ne može povući. Zatim imaš # pokušaj da pogodiš lokaciju.',
      few: 'Ovo se ne može povući. Zatim imaš # pokušaja da pogodiš lokaciju.',
      other: 'Ovo se ne može povući. Zatim imaš # pokušaja da pogodiš lokaciju.',
    }),
    yes: 'Otkrij kartu',
    no: 'Neka ostane skrivena',
    onlySpy: 'To može samo špijun, i samo kad pravila dopuštaju.',
    shows: (p) => `${p.name} zaustavlja sat i okreće kartu…`,
    youShow: 'Zaustavljaš sat i okrećeš kartu…',
    turns: (p) => `${p.name} okreće kartu…`,
    youTurn: 'Okrećeš svoju kartu…',
    spy: 'Špijun!',
  },

  places: {
    closed: 'Igrate bez popisa lokacija. Otvara se kad špijun pogađa.',
    guess: (p) => `${p.place}: je li to ta lokacija?`,
    guessText: 'Imaš jedan pokušaj i njime runda završava.',
    guessTextMore: n({
      one: 'Ako nije točno, imaš još # pokušaj.',
      few: 'Ako nije točno, imaš još # pokušaja.',
      other: 'Ako nije točno, imaš još # pokušaja.',
    }),
    guessYes: 'To je ta lokacija',
    guessNo: 'Još ne',
  },

  act: {
    accuse: 'Optuži',
    accuseTitle: 'Tko je špijun?',
    clockStops: 'Sat staje.',
    clockRunsOn: 'Sat ide dalje.',
    othersVote: 'Svi ostali glasaju.',
    allButSuspectVote: 'Glasaju svi osim osumnjičenog, pa i ti.',
    allVote: 'Glasaju svi, pa i osumnjičeni.',
    accuseSure: (p) => `Je li ${p.name} špijun?`,
    times: n({
      one: 'Optužiti možeš jednom po rundi.',
      few: 'Optužiti možeš # puta po rundi.',
      other: 'Optužiti možeš # puta po rundi.',
    }),
    accuseYes: (p) => `Optuži: ${p.name}`,
    revealHint: 'Tko je optužen, odmah okreće kartu i runda završava.',
    revealSure: (p) => `${p.name} odmah okreće kartu i runda završava.`,
    point: 'Pokaži na sredinu',
    pointSure: 'Okrenuti kartu u sredini?',
    pointText:
      'Ako se ostali slože, karta se okreće i runda završava. Ako je špijunova, pobjeđuju svi. Ako nije, pobjeđuje špijun.',
    pointYes: 'Pokaži na nju',
    pointAgain: 'To je upravo odbijeno. Prvo treba odgovoriti na još jedno pitanje.',
  },

  middle: {
    label: 'Karta leži licem prema dolje u sredini',
    name: 'Karta u sredini',
  },

  chance: {
    propose: 'Predloži špijuna',
    proposeTitle: 'Tko je po tebi špijun?',
    proposeHint: 'Imaš jedan prijedlog.',
    proposeSure: (p) => `Tvoj prijedlog je ${p.name}?`,
    proposeYes: (p) => `Predloži: ${p.name}`,
    pass: 'Preskoči',
    passSure: 'Preskočiti svoj red?',
    passText: 'U ovoj rundi više ne dolaziš na red.',
    left: n({ one: 'zatim još #', few: 'zatim još #', other: 'zatim još #' }),
    isLast: 'posljednja prilika',
    pointLast: 'Ako ostali odbiju, tvoj je red prošao.',
  },

  ballot: {
    title: 'Tajno glasanje',
    secret: 'Nitko ne vidi koga imenuješ.',
    rule: 'Agenti pobjeđuju samo ako svi imenuju špijuna.',
    ruleOthers: 'Otkriva se onaj koga imenuju svi ostali.',
    choose: 'Tko je špijun?',
    yours: (p) => `Tvoj izbor: ${p.name}`,
    change: 'Predomišljaš se? Dodirni drugo lice.',
    watching: 'Igrači tajno biraju',
  },

  vote: {
    title: 'Glasanje',
    by: (p) => `Optužuje ${p.name}`,
    byYou: 'Optužuješ ti',
    all: 'Mora biti jednoglasno.',
    most: 'Dovoljno je više od polovice glasova.',
    quiet: 'Sada bez rasprave',
    talk: 'Raspravljajte slobodno',
    yes: 'Da',
    yesHint: 'to je špijun',
    no: 'Ne',
    noHint: 'to nije špijun',
    yourYes: 'Tvoj glas je predan: da',
    yourNo: 'Tvoj glas je predan: ne',
    noVote: 'U ovom glasanju nemaš glas',
    noVoteHint: 'Samo mirno, i izgledaj nedužno',
    watching: 'Igrači glasaju',
    next: (p) => `Sada glasa ${p.name}`,
    nextHint: 'Doći ćeš na red',
    nextIs: 'sada glasa',
    pointBy: (p) => `Na nju pokazuje ${p.name}`,
    pointByYou: 'Na nju pokazuješ ti',
    pointYes: 'okreni je',
    pointNo: 'ne diraj je',
    proposedBy: (p) => `Predlaže ${p.name}`,
    proposedByYou: 'Predlažeš ti',
    count: (p) => `Predani glasovi: ${p.in} od ${p.of}`,
    in: 'glas predan',
    notIn: 'glas još nije predan',
    suspectOf: (p) => `Osumnjičeni ${p.number} od ${p.of}`,
    failed: 'Nije jednoglasno',
    failedOn: 'Runda se nastavlja gdje je stala',
    failedMost: 'Nema većine',
    tally: (p) => `${p.yes} za, ${p.no} protiv`,
    failedNext: 'Na redu je sljedeći osumnjičeni',
    failedTurn: (p) => `Na redu je ${p.name}`,
    failedLast: 'To je bilo posljednje glasanje',
    carried: 'Jednoglasno',
    carriedMost: 'Većina se slaže',
    carriedOn: (p) => `${p.suspect} okreće kartu…`,
    carriedYou: 'Okrećeš svoju kartu…',
    carriedMiddle: 'Okreće se karta u sredini…',
    accuses: (p) => `Optužuje ${p.by}`,
    youAccuse: 'Optužuješ ti',
  },

  timeUp: {
    title: 'Vrijeme je isteklo',
    text: 'Sada se redom o svakom igraču glasa dizanjem ruku',
    propose: 'Sada svatko redom može predložiti tko je špijun',
    lastChance: 'Svatko ima još jednu priliku: optuži, pokaži na sredinu ili preskoči',
    lastAccusation: 'Svatko ima još jednu priliku: optuži ili preskoči',
    ballot: 'Sada svi tajno imenuju špijuna',
    none: 'Nitko nije osuđen',
  },

  result: {
    spyWins: 'Špijun pobjeđuje',
    agentsWin: 'Agenti pobjeđuju',
    everybodyWins: 'Pobjeđuju svi',
    nobodyWins: 'Nitko ne pobjeđuje',
    place: 'Svi su bili',
    spyWas: 'Špijun je',
    spyCardLay: 'Špijunova je karta',
    inTheMiddle: 'u sredini',
    role: 'Uloga',
  },

  story: {
    convictedFirst: (p) => `Pun pogodak: optužuje ${p.by}, špijun je ${p.spy}`,
    convictedAfter: (p) =>
      `Optužba uspijeva, špijun je ${p.spy}. Optužuje ${p.by}, ali prvi pravi trag ima ${p.bonus}`,
    convicted: (p) => `${p.by} optužuje, svi se slažu: špijun je ${p.spy}`,
    convictedHands: (p) => `Vrijeme je isteklo, svi su agenti složni: špijun je ${p.spy}`,
    convictedMost: (p) => `${p.by} optužuje, većina se slaže: špijun je ${p.spy}`,
    convictedHandsMost: (p) => `Vrijeme je isteklo, većina ima pravo: špijun je ${p.spy}`,
    innocent: (p) =>
      `${p.by} optužuje, svi se slažu i svi griješe: ${p.suspect} je agent, a špijun je ${p.spy}`,
    innocentBySpy: (p) => `Špijun ${p.spy} sve uvjerava da je kriv netko drugi: ${p.suspect}`,
    innocentMost: (p) =>
      `${p.by} optužuje, većina se slaže i griješi: ${p.suspect} je agent, a špijun je ${p.spy}`,
    innocentHands: (p) =>
      `Sve su ruke u zraku, ali ${p.suspect} je agent. Smije se ${p.spy}, pravi špijun`,
    innocentHandsMost: (p) =>
      `Većina diže ruke, ali ${p.suspect} je agent. Smije se ${p.spy}, pravi špijun`,
    guessedRight: (p) => `${p.spy} okreće kartu i pogađa lokaciju: ${p.place}`,
    guessedWrong: (p) => `${p.spy} kaže „${p.guess}”, a točno je „${p.place}”`,
    guessedNothing: (p) => `${p.spy} okreće kartu, ali ne stiže odabrati lokaciju`,
    innocentAlone: (p) => `${p.by} optužuje i griješi: ${p.suspect} je agent, a špijun je ${p.spy}`,
    innocentMiddle: (p) =>
      `${p.by} optužuje, ali ${p.suspect} je agent. Špijunova karta leži u sredini`,
    middleWasSpy: (p) => `${p.by} pokazuje na sredinu, a ondje zaista leži špijunova karta`,
    middleWasPlace: (p) => `${p.by} pokazuje na sredinu, ali špijun je ${p.spy}`,
    nobody: (p) => `Vrijeme je isteklo, nitko nije osuđen, a špijun ${p.spy} izmiče`,
    nobodyMiddle:
      'Vrijeme je isteklo, a špijunova je karta cijelo vrijeme u sredini. Nitko ne dobiva bodove',
    spyLeft: (p) => `${p.spy} je špijun i napušta stol`,
  },
};

export default spy;
