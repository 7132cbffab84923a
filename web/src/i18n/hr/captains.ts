import type { CaptainsMessages } from '../en/captains';
import { counting } from '../plural';

// Imena stoje u nominativu, a rečenice ne otkrivaju rod igrača: zato prezent i imenice.
const n = counting('hr');

const captains: CaptainsMessages = {
  firstTime:
    'Dva kapetana imaju dvije različite lokacije, a na karti svakog agenta je jedna od njih, osim na špijunovoj. Kapetani pitaju pa jednog po jednog biraju agente. Tko odabere špijuna, završava rundu.',

  line: {
    lookCaptain: (p) => `Ti i ${p.other} ste kapetani: pogledaj kartu pa se dogovorite tko počinje`,
    settle: (p) => `Ti i ${p.other} ste kapetani: dogovorite se tko počinje`,
    settling: (p) => `Svoju kartu znaš. ${p.one} i ${p.two} dogovaraju se tko počinje`,
    dealt: (p) => `Kapetani su ${p.one} i ${p.two}: dogovaraju se tko počinje`,
    askAloud: 'Ti si na redu: pitaj agente naglas, svakoga najviše jednom',
    asksAloud: (p) => `${p.captain} naglas pita agente`,
    asksAloudYou: (p) => `${p.captain} pita naglas: odgovori kad pitanje dođe tebi`,
    yourPick: 'Ti si na redu: odaberi agenta ili odustani',
    picks: (p) => `${p.captain} bira agenta ili odustaje`,
    picksYou: (p) => `${p.captain} bira agenta, možda baš tebe`,
    youName: (p) => `Ti si špijun: koju lokaciju ima ${p.captain}? Dodirni je ili preskoči`,
    names: (p) => `${p.spy} je špijun i bira: koju lokaciju ima ${p.captain}?`,
  },

  card: {
    captain: 'Ti si kapetan',
    picked: (p) => `Tvoj kapetan: ${p.captain}`,
    free: 'Još nemaš tim',
    forCaptain: 'Nađi agente koji su također ovdje',
    forAgent: 'Neka te nađe kapetan koji je ovdje',
    forSpy: 'Uđi u tim i otkrij obje lokacije',
  },

  teams: {
    label: 'Dva tima',
    of: (p) => `Tim, kapetan: ${p.captain}`,
    asks: 'sada pita',
    picks: 'sada bira',
    complete: 'gotov tim',
    nobody: 'još nikoga',
    named: (p) => `„${p.place}”`,
    passed: 'preskočeno',
  },

  ring: {
    captain: 'kapetan',
    inTeam: (p) => `u timu, kapetan ${p.captain}`,
    heard: 'pitanje već postavljeno',
    picking: 'bira',
    pick: (p) => `Odaberi: ${p.name}`,
  },

  act: {
    begin: 'Počinjem ja',
    othersBegin: (p) => `Počinje ${p.name}`,
    byLot: (p) => `Ždrijeb za ${p.time}`,
    done: 'Dosta pitanja',
    doneSure: 'Zasad više nikoga ne pitaš?',
    doneText: n({
      one: 'Bez tvog pitanja ostaje # agent. Ponovno pitaš nakon odabira.',
      few: 'Bez tvog pitanja ostaju # agenta. Ponovno pitaš nakon odabira.',
      other: 'Bez tvog pitanja ostaje # agenata. Ponovno pitaš nakon odabira.',
    }),
    doneAloud: 'Ponovno pitaš nakon odabira.',
    pick: 'Odaberi',
    pickTitle: 'Koga odabireš?',
    pickHint: 'Traži agente koji su na istoj lokaciji kao ti.',
    pickSure: (p) => `Odabireš: ${p.name}?`,
    pickText: 'To se ne može povući. Ako je to špijun, ne dobivaš bodove i runda je gotova.',
    pickYes: (p) => `Odaberi: ${p.name}`,
    refuse: 'Odustajem',
    refuseSure: 'Odustaješ do kraja runde?',
    refuseText: n({
      one: 'Tim ostaje kakav jest: # agent. Više ne pitaš i ne biraš.',
      few: 'Tim ostaje kakav jest: # agenta. Više ne pitaš i ne biraš.',
      other: 'Tim ostaje kakav jest: # agenata. Više ne pitaš i ne biraš.',
    }),
    refuseYes: 'Odustajem',
    nameSure: (p) => `${p.captain} ima lokaciju „${p.place}”?`,
    nameText: 'Imaš jedan pokušaj. Je li točno, saznaje se na kraju.',
    nameYes: 'Reci to',
    nameNo: 'Još ne',
    pass: 'Preskoči',
    passSure: (p) => `Preskačeš lokaciju koju ima ${p.captain}?`,
    passText: 'Za nju onda nema boda.',
  },

  moment: {
    picks: (p) => `${p.captain} bira: ${p.agent}`,
    youPick: (p) => `Tvoj odabir: ${p.agent}`,
    picksYou: (p) => `${p.captain} bira tebe`,
    size: n({ one: '# agent u timu', few: '# agenta u timu', other: '# agenata u timu' }),
    pickedSpy: (p) => `${p.captain} bira: ${p.spy}…`,
    youPickedSpy: (p) => `Tvoj odabir: ${p.spy}…`,
    pickedYou: (p) => `${p.captain} bira tebe…`,
    shows: 'Timovi su gotovi i jedna se karta okreće…',
    spy: 'Špijun!',
    cards: 'Okreću se sve karte…',
  },

  result: {
    spyPicked: 'Špijun je odabran',
    teamsComplete: 'Timovi su gotovi',
    noAgentLeft: 'Svi agenti imaju tim',
    spyWas: 'Špijun je',
    pickedBy: (p) => `u timu, kapetan ${p.captain}`,
    notPicked: 'ni u jednom timu',
    same: 'ista lokacija',
    other: 'druga lokacija',
    sum: (p) => `točno: ${p.right}, pogrešno: ${p.wrong}`,
    tookSpy: 'u timu je špijun',
    nobody: 'Nitko nije odabran',
    free: 'Ni u jednom timu',
    right: (p) => `„${p.place}” je točno`,
    wrong: (p) => `„${p.place}” nije točno`,
    passed: 'bez lokacije',
  },

  story: {
    spyPicked: (p) => `${p.captain} bira špijuna: ${p.spy}. Time runda završava`,
    teamsComplete: (p) => `Oba kapetana odustaju, a špijun ostaje bez tima: ${p.spy}`,
    noAgentLeft: (p) => `Svi agenti imaju tim, a špijuna više nema za stolom: ${p.spy}`,
  },

  terms: {
    lot: 'Ždrijeb odlučuje tko su prvi kapetani.',
    first: (p) => `Prvi kapetani: ${p.one} i ${p.two}.`,
    once: n({
      one: 'Svatko je jednom kapetan: # runda.',
      few: 'Svatko je jednom kapetan: # runde.',
      other: 'Svatko je jednom kapetan: # rundi.',
    }),
    twice: n({
      one: 'Svatko je dvaput kapetan: # runda.',
      few: 'Svatko je dvaput kapetan: # runde.',
      other: 'Svatko je dvaput kapetan: # rundi.',
    }),
    rounds: n({ one: 'Igrate # rundu.', few: 'Igrate # runde.', other: 'Igrate # rundi.' }),
    askFirst: 'Tko su prvi kapetani?',
    byLot: 'Odlučuje ždrijeb',
    chosen: 'Birate sami',
    tapTwo: 'Dodirni dva lica.',
    askLength: 'Koliko traje igra?',
    onceName: 'Dok svatko jednom ne bude kapetan',
    twiceName: 'Dok svatko dvaput ne bude kapetan',
    odd: 'Uz neparan broj igrača svatko je kapetan dvaput.',
  },
};

export default captains;
