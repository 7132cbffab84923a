import type { PlayMessages } from '../en/play';
import { counting } from '../plural';

// Imena stoje u nominativu, a rečenice ne otkrivaju rod igrača: zato prezent i imenice.
const n = counting('hr');

const play: PlayMessages = {
  you: 'Ti',
  round: (p) => `Runda ${p.number} od ${p.of}`,
  deciding: 'Odlučujuća runda',
  decidingFor: (p) => `Odlučujuća runda: ${p.names}`,

  line: {
    lookAtCard: 'Pogledaj svoju kartu: drži je dolje',
    asks: (p) => `${p.asker} pita, ${p.asked} odgovara`,
    asksYou: (p) => `${p.asker} pita tebe: odgovori pa dodirni Odgovoreno`,
    youAsk: (p) => `Ti pitaš, ${p.asked} odgovara: slušaj pažljivo`,
    yourTurn: 'Ti si na redu: dodirni koga pitaš',
    choosing: (p) => `${p.asker} bira koga će pitati`,
    choosingForYou: (p) => `${p.asker} smišlja pitanje za tebe`,
    asksWritten: (p) => `${p.asker} pita, ${p.asked} piše odgovor`,
    asksYouWritten: (p) => `${p.asker} pita tebe: napiši odgovor`,
    youAskWritten: (p) => `Ti pitaš, ${p.asked} piše odgovor`,
    writing: (p) => `${p.asker} piše pitanje`,
    writeNow: (p) => `Ti si na redu: napiši pitanje, odgovara ${p.asked}`,
    hurry: 'Požuri',
    paused: 'Sat stoji jer je tako odlučio domaćin. Predahnite',
    waitingFor: (p) => `Još malo strpljenja: vraća se ${p.name}`,
    waitingForYou: 'Svi čekaju tebe',
  },

  clock: {
    label: 'Preostalo vrijeme',
    stopped: 'Sat stoji',
    stoppedByHost: 'Domaćin je zaustavio sat',
    waitingFor: (p) => `Čeka se da se vrati ${p.name} · ${p.time}`,
  },

  deal: {
    looked: (p) => `Karte pogledane: ${p.count} od ${p.of}`,
  },

  ring: {
    label: 'Igrači kako sjede',
    asking: 'pita',
    asked: 'odgovara',
    ask: (p) => `Pitanje za: ${p.name}`,
    host: 'domaćin',
    bot: 'bot',
    away: 'trenutačno nije tu',
    off: 'mobitel nije na vezi',
    looked: 'karta pogledana',
    ready: 'može dalje',
    watching: 'gleda',
  },

  card: {
    hint: 'Zakloni zaslon rukom',
    youAre: 'Nalaziš se',
    spy: 'špijun',
    youAreSpy: 'Ti si',
    letGo: 'Pusti i karta je skrivena',
    late: 'Ulaziš pri sljedećem dijeljenju',
    lateHint: 'Dotad gledaj i slušaj',
    watching: 'Gledaš igru',
    watchingHint: 'Vidiš što i svi, bez tajni',
  },

  places: {
    title: 'Gdje smo?',
    left: (p) => `Preostalo ${p.left} od ${p.of}`,
    hint: 'Dodirni da prekrižiš, drži da označiš kao vjerojatno',
    keys: 'Enter križa, L označava kao vjerojatno',
    crossed: 'prekriženo',
    likely: 'vjerojatno',
    played: 'već igrano',
    wrong: 'nije točno',
  },

  act: {
    label: 'Što možeš učiniti',
    ask: 'Pitaj',
    askTitle: 'Koga pitaš?',
    answered: 'Odgovoreno',
    back: 'Natrag',
  },
  goOn: 'Dalje',

  result: {
    void: 'Ova se runda ne računa',
    spy: 'špijun',
    who: 'Tko je bio tko',
    name: 'Ime',
    gained: 'U ovoj rundi',
    points: n({ one: '# bod', few: '# boda', other: '# bodova' }),
    total: 'Bodovi',
    left: 'više nije za stolom',
    next: 'Sljedeća runda',
    ready: 'Može dalje',
    readyCount: (p) => `Može dalje: ${p.count} od ${p.of}`,
    hostDeals: 'Sljedeću rundu dijeli domaćin',
    final: 'Konačna ljestvica',
  },

  void: {
    aborted: 'Domaćin prekida rundu. Nitko ne dobiva bodove',
    tooFew: 'Ostalo je premalo igrača. Nitko ne dobiva bodove',
    spyKicked: (p) => `${p.spy} više nije za stolom, a bio je to špijun. Nitko ne dobiva bodove`,
    captainLeft: 'Kapetan napušta stol prije prvog odabira. Nitko ne dobiva bodove',
    activeLeft: 'Aktivni igrač napušta stol. Nitko ne dobiva bodove',
    conspiratorLeft: (p) =>
      `${p.conspirator} više nije za stolom, a bio je to urotnik. Nitko ne dobiva bodove`,
    noWord: 'Nitko nije na vrijeme smislio riječ. Nitko ne dobiva bodove',
  },

  final: {
    title: 'Igra je gotova',
    winner: (p) => `Pobjeđuje ${p.name}`,
    youWin: 'Pobjeđuješ ti',
    shared: (p) => `Podijeljena pobjeda: ${p.names}`,
    nobody: 'Ovaj put nema pobjednika',
    rounds: n({ one: 'nakon # runde', few: 'nakon # runde', other: 'nakon # rundi' }),
    standings: 'Ljestvica',
    rank: (p) => `${p.rank}. mjesto`,
    newGame: 'Nova igra',
    toLobby: 'Natrag u predvorje',
    hostDecides: 'Domaćin odlučuje što slijedi',
  },
};

export default play;
