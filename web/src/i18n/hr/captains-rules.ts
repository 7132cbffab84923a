import type { CaptainsRulesMessages } from '../en/captains-rules';
import { counting } from '../plural';
import { either, eitherRounds, gets, range, times, wait } from './amounts';

// Rečenice ne otkrivaju rod igrača: zato prezent, „tko” i imenice.
const n = counting('hr');

const captains: CaptainsRulesMessages = {
  name: 'Dva kapetana',
  about:
    'Za veliko društvo. Dva kapetana, svaki sa svojom lokacijom, i špijun među agentima. Kapetani pitaju i odabiru timove. Nema optužbi ni glasanja.',

  summary: {
    question: (ms) => `${wait(ms)} za pitanje`,
    rounds: (p) => `${range(p)} rundi`,
  },

  titles: {
    captains: 'Tko je kapetan',
    first: 'Tko počinje',
    pick: 'Odabir',
    complete: 'Kad su timovi gotovi',
    naming: 'Špijun pogađa lokacije',
    leave: 'Čekanje i odlazak',
  },

  goal: {
    cards:
      'Dva su kapetana i svaki ima drugu lokaciju. Ostali su agenti. Na njihovim je kartama jedna od te dvije lokacije, osim na jednoj: špijunovoj.',
    captain: 'Ti si kapetan? Okupi agente sa svojom lokacijom i čuvaj se špijuna.',
    agent: 'Ti si agent? Neka te kapetan s istom lokacijom prepozna, ali pazi da je ne odaš.',
    spy: 'Ti si špijun? Slušaj, doznaj obje lokacije i uvuci se u neki tim.',
  },

  deal: {
    agents:
      'Jedna je agentska karta špijunova. Ostale se dijele popola na dvije lokacije, a ako ne ide popola, ždrijeb odlučuje koja dobiva kartu više.',
    unknown:
      'Znaš samo svoju kartu. Kapetan ne zna drugu lokaciju, a agent ne zna koji kapetan ima istu.',
    noRoles: 'Nema uloga.',
    fresh:
      'Svaka runda donosi dvije nove lokacije. Kad ih ponestane, vraćaju se sve osim posljednje dvije.',
  },

  captains: {
    first: 'Kapetane prve runde može odrediti domaćin; inače odlučuje ždrijeb.',
    next: 'Poslije su na redu igrači s najmanje kapetanskih rundi. Nitko nije kapetan dvaput zaredom.',
    voided: 'Runda koja se ne računa ni tu se ne broji.',
  },

  first: {
    agree: 'Kapetani se dogovore tko od njih počinje, a jedan to označi na mobitelu.',
    limit: (ms) => `Ako se ne dogovore za ${wait(ms)}, odlučuje ždrijeb.`,
  },

  questions: {
    only: 'Pitaju samo kapetani, a agenti samo odgovaraju.',
    turns:
      'Kapetan koji počinje smije svakom slobodnom agentu postaviti jedno pitanje. Zatim to smije i drugi kapetan.',
    stop: 'Kapetan ne mora pitati sve i smije stati kad god želi.',
    limit: (ms) => `Na svako se pitanje čeka ${wait(ms)}, na svaki odgovor isto toliko.`,
    silence: 'Ako šuti kapetan, njegova su pitanja gotova. Ako šuti agent, kapetan pita dalje.',
    spoken: (ms) =>
      `Gdje mobiteli ne prate pitanja, vrijeme je za sva zajedničko: po ${wait(ms)} za svakog slobodnog agenta.`,
  },

  pick: {
    turns: 'Kad oba kapetana završe s pitanjima, svaki redom odabire jednog agenta ili odustaje.',
    picked:
      'Odabrani agent ulazi u tim. Više ga se ne pita i ne može ga se ponovno odabrati. Karta ostaje skrivena.',
    again: 'Zatim opet pitanja pa odabir, s agentima koji su još slobodni.',
    refused: 'Kapetan koji odustane u toj rundi više ne pita i ne odabire. Drugi nastavlja sam.',
    limit: (ms) => `Za odluku kapetan ima ${wait(ms)}. Bez odluke se računa kao da odustaje.`,
  },

  complete: {
    teams: 'Timovi su gotovi kad oba kapetana odustanu ili kad nema više slobodnih agenata.',
    spy: 'Čim netko odabere špijuna, gotova su oba: drugi kapetan više ne odabire.',
    shown: 'Tada špijun okreće kartu. Sve ostale karte zasad ostaju skrivene.',
  },

  naming: {
    both: 'Špijun pokušava pogoditi obje lokacije.',
    order:
      'Prva je lokacija kapetana u čijem je timu špijun. Ako nije ni u jednom, prva je lokacija kapetana koji u rundi počinje.',
    pass: 'Špijun smije i preskočiti.',
    limit: (ms) => `Za svaku lokaciju ima ${wait(ms)}; onda se računa kao preskočena.`,
    shown: 'Tek tada vidite sve karte i što je pogođeno. Runda je gotova.',
  },

  points: {
    matches: (p) => `Za svakog agenta u timu s istom lokacijom kapetan ${gets(p)}.`,
    differs: (p) => `Za svakog drugog agenta u timu kapetan ${gets(p)}.`,
    belowZero: 'Zbroj može biti i manji od nule.',
    captainOfSpy: (p) => `Kapetan koji odabere špijuna ${gets(p)}, kakav god bio ostatak tima.`,
    agent: (p) =>
      `Agent kojeg odabere kapetan s istom lokacijom ${gets(p)}, čak i ako taj kapetan poslije odabere špijuna.`,
    spyPicked: (p) => `Ako bude odabran, špijun ${gets(p)}.`,
    placeNamed: (p) => `Za svaku pogođenu lokaciju špijun ${gets(p)}.`,
  },

  end: {
    rounds: (count, players, rounds) =>
      `Kad vas je ${either(players)}, svatko je kapetan ${times(count)} i igrate ${eitherRounds(rounds)}.`,
    maybeTwice: 'Ako želite da svatko bude kapetan dvaput, domaćin to može postaviti.',
    twice: 'Svatko je kapetan dvaput: rundi je koliko i igrača.',
    agreed: n({
      one: 'Ovaj stol igra # rundu.',
      few: 'Ovaj stol igra # runde.',
      other: 'Ovaj stol igra # rundi.',
    }),
    fixed: 'Broj rundi utvrđuje se na početku igre, tko god poslije došao ili otišao.',
  },

  leave: {
    captainEarly: 'Ako kapetan ode prije prvog odabira, runda se ne računa.',
    captainLate: 'Ako ode poslije, računa se kao da odustaje, a bodovi za tim ostaju.',
    agent:
      'Agent koji ode više ne odgovara, ne može biti odabran i ne dobiva ništa, ali se u timu i dalje računa kapetanu.',
    spy: 'Ako ode špijun, to se ne odaje: runda ide dalje, samo lokacije nitko ne pogađa. Špijun ne dobiva ništa.',
    removed: 'Ako domaćin udalji špijuna od stola, runda se ne računa.',
  },
};

export default captains;
