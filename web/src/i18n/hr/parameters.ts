import type { ParameterTexts } from '../parameter';

const mayName = { yes: 'smije pogađati lokaciju', no: 'ne smije pogađati lokaciju' };

const parameters: ParameterTexts = {
  'players.min': { ask: 'Najmanje' },
  'players.max': { ask: 'Najviše' },
  variantByCount: {
    ask: 'Kad vas je dvoje ili troje,',
    yes: 'jedna karta leži u sredini i vrijede posebna pravila',
    no: 'vrijede ista pravila kao kad vas je više',
  },
  middleCards: {
    ask: 'U sredini',
    says: { 0: 'nema karte', 1: 'leži jedna karta licem prema dolje, možda baš špijunova' },
  },
  theme: {
    ask: 'Na kartama su',
    says: { locations: 'lokacije', eras: 'lokacije iz drugih vremena', films: 'filmovi' },
  },
  roles: { ask: 'Svaki agent dobiva', yes: 'ulogu na lokaciji', no: 'lokaciju, ali ne i ulogu' },
  rolePlay: { ask: 'Uloga je tu', yes: 'da se glumi', no: 'da lakše zamisliš lokaciju' },
  locationReuse: {
    ask: 'Lokacija koja je već igrana',
    yes: 'može se ponoviti u istoj igri',
    no: 'ne ponavlja se u istoj igri',
  },

  starterFirst: {
    ask: 'U prvoj rundi prvi pita',
    says: { tablePicks: 'igrač kojeg odabere domaćin ili ždrijeb', host: 'domaćin' },
  },
  starterNext: {
    ask: 'U ostalim rundama prvi pita',
    says: { previousSpy: 'špijun iz prošle runde', host: 'domaćin' },
  },
  'question.askBack': { ask: 'Uzvratiti pitanje', yes: 'smije se odmah', no: 'ne smije se odmah' },
  'question.followUps': {
    ask: 'Drugo pitanje istom igraču',
    yes: 'dopušteno je jednom, odmah nakon odgovora',
    no: 'nije dopušteno odmah nakon prvog',
  },
  'question.aboutLocation': {
    ask: 'Pita se o lokaciji',
    says: { usual: 'u pravilu, ali može i o bilo čemu', expected: 'uvijek' },
  },
  'question.answerObligatory': {
    ask: 'Na pitanje se',
    yes: 'mora odgovoriti',
    no: 'odgovara kako tko hoće',
  },

  durationMin: { ask: 'Runda traje' },
  'vote.clock': {
    ask: 'Za vrijeme glasanja sat',
    says: { stopped: 'stoji', running: 'ide dalje' },
  },

  'accuse.perRound': {
    ask: 'U jednoj rundi svatko smije optužiti:',
    says: { 0: 'nijednom', 1: 'jednom', 2: 'dvaput', 3: 'triput' },
  },
  'accuse.who': {
    ask: 'Optužiti smiju',
    says: { any: 'svi, pa i špijun', nonSpies: 'svi osim špijuna' },
  },
  'accuse.resolution': {
    ask: 'Kad je netko optužen,',
    says: { vote: 'svi ostali glasaju', reveal: 'karta se odmah okreće' },
  },
  'accuse.sameSuspectAgain': {
    ask: 'Tko je već jednom pod optužbom,',
    yes: 'može biti i ponovno',
    no: 'do kraja runde više ne može',
  },
  point: {
    ask: 'Pokazati na sredinu',
    yes: 'smije se: ako se svi slože, ta se karta okreće',
    no: 'ne smije se',
  },

  'vote.eligible': {
    ask: 'Glasaju',
    says: { allButSuspect: 'svi osim osumnjičenoga', all: 'svi, pa i osumnjičeni' },
  },
  'vote.threshold': {
    ask: 'Za osudu treba',
    says: { unanimous: 'svaki glas', majority: 'više glasova za nego protiv' },
  },
  'vote.accuserVote': {
    ask: 'Tko pokrene glasanje,',
    says: { automaticYes: 'time već glasa za', cast: 'glasa kao i svi drugi' },
  },
  'vote.order': {
    ask: 'Nakon optužbe glasate',
    says: {
      simultaneous: 'svi odjednom',
      clockwise: 'redom, počevši lijevo od onoga tko optužuje',
    },
  },
  'vote.ballots': {
    ask: 'Nakon glasanja vidi se',
    says: { open: 'tko kako glasa', secret: 'samo koliko je glasova za i protiv' },
  },
  'vote.shortCircuit': {
    ask: 'Glasanje čiji je ishod već jasan',
    yes: 'odmah završava',
    no: 'traje dok svi ne glasaju',
  },
  'vote.discussion': {
    ask: 'Dok se glasa,',
    yes: 'smije se raspravljati',
    no: 'nema rasprave',
  },

  'guess.whileRunning': { ask: 'Dok sat ide, špijun', ...mayName },
  'guess.duringVote': { ask: 'Dok se glasa, špijun', ...mayName },
  'guess.afterTimeup': { ask: 'Kad vrijeme istekne, špijun', ...mayName },
  'guess.attempts': {
    ask: 'Špijun ima',
    says: { 1: 'jedan pokušaj', 2: 'dva pokušaja', 3: 'tri pokušaja' },
  },
  'guess.consultList': {
    ask: 'Popis lokacija',
    yes: 'otvoren je cijelo vrijeme',
    no: 'špijun vidi samo dok pogađa',
  },

  'timeup.procedure': {
    ask: 'Kad vrijeme istekne,',
    says: {
      proposals: 'svatko redom može predložiti tko je špijun, a ostali glasaju',
      suspects: 'redom se o svakom igraču glasa dizanjem ruku',
      secretBallot: 'svi tajno imenuju špijuna',
      lastChance: 'svatko redom ima posljednju priliku za optužbu',
      none: 'špijun izmiče',
    },
  },
  'timeup.discussion': {
    ask: 'Nakon isteka vremena',
    yes: 'smije se raspravljati',
    no: 'više nema rasprave',
  },
  'timeup.deciders': {
    ask: 'U tajnom glasanju',
    says: {
      allButSuspect: 'osuda pada na onoga koga imenuju svi ostali',
      civilians: 'špijun je osuđen ako ga imenuju svi agenti',
    },
  },

  'score.civ': { ask: 'Svaki agent kad je špijun osuđen' },
  'score.bonusMid': { ask: 'Dodatno za optužbu koja otkrije špijuna' },
  'score.bonusMidTo': {
    ask: 'Dodatak za optužbu dobiva',
    says: {
      accuser: 'onaj čija optužba uspije',
      firstAccuser: 'onaj tko prvi optuži špijuna, makar i bez uspjeha',
    },
  },
  'score.bonusTimeup': { ask: 'Dodatno kad je špijun otkriven nakon isteka vremena' },
  'score.bonusTimeupTo': {
    ask: 'Dodatak nakon isteka vremena dobiva',
    says: {
      accuser: 'onaj tko predloži ili optuži špijuna',
      firstAccuser: 'onaj tko prvi optuži špijuna, makar i bez uspjeha',
    },
  },
  'score.spyGuess': { ask: 'Špijun kad pogodi lokaciju' },
  'score.guessWrong': { ask: 'Svaki agent kad špijun promaši lokaciju' },
  'score.spyMidWrong': { ask: 'Špijun kad prije isteka vremena osude nekoga drugog' },
  'score.spyTimeupWrong': { ask: 'Špijun kad nakon isteka vremena osude nekoga drugog' },
  'score.spyTimeupNone': { ask: 'Špijun kad nitko nije osuđen' },
  'score.middleIsSpy': { ask: 'Svi kad je karta u sredini špijunova' },
  'score.middleIsLocation': { ask: 'Špijun kad karta u sredini nije špijunova' },

  rounds: { ask: 'Igra ima' },
  tieBreak: {
    ask: 'Kad više igrača ima najviše bodova,',
    says: { shared: 'pobjeda je podijeljena', decidingRound: 'odlučuje još jedna runda' },
  },

  'limits.lookMs': { ask: 'Nakon prvog pogleda u kartu sat kreće najkasnije za' },
  'limits.turnOffMs': { ask: 'Na mobitel koji nije na vezi pitanje čeka' },
  'limits.turnPassMs': { ask: 'Na odsutnoga se čeka' },
  'limits.turnWrittenMs': { ask: 'Za upisivanje pitanja ili odgovora imaš' },
  'limits.voteMs': { ask: 'Zajedničko glasanje traje najviše' },
  'limits.voterMs': { ask: 'Kad se glasa redom, svatko ima' },
  'limits.voterOffMs': { ask: 'Na mobitel koji nije na vezi glasanje čeka' },
  'limits.guessMs': { ask: 'Za izbor lokacije špijun ima' },
  'limits.chanceMs': { ask: 'Za prijedlog ili posljednju priliku svatko ima' },
  'limits.firstSuspectMs': { ask: 'Prvo dizanje ruku traje najviše' },
  'limits.nextSuspectMs': { ask: 'Svako sljedeće dizanje ruku traje najviše' },
  'limits.firstHandMs': { ask: 'Nakon prve dignute ruke ostali imaju' },
  'limits.ballotMs': { ask: 'Tajno glasanje traje najviše' },
};

export default parameters;
