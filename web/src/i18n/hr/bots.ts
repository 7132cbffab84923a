import type { BotsMessages } from '../en/bots';
import { counting } from '../plural';

const n = counting('hr');

const bots: BotsMessages = {
  title: n({
    one: 'Za stolom je # bot',
    few: 'Za stolom su # bota',
    other: 'Za stolom je # botova',
  }),
  none: 'Botovi',
  notSet: 'Stol je otvoren, ali nije sve prošlo. Odavde možeš nastaviti.',
  change: 'Promijeni kako botovi igraju',
  skillIs: {
    easy: 'Igraju opušteno i mnogo toga zaborave.',
    normal: 'Igraju dobro.',
    hard: 'Igraju najbolje što znaju.',
  },
  mutedShort: 'Pitaju i odgovaraju, a inače šute.',
  takeOverShort: 'Ako tko ode usred runde, na istom mjestu dalje igra bot.',
  teacherShort: 'Tijekom runde svatko smije upitati učitelja.',
  written: 'Dok su botovi za stolom, pitate pismeno: oni ne čuju i ne govore.',
  balance: {
    wins: n({
      one: 'Među botovima za stolom ove veličine špijun dobije otprilike # rundu od 100.',
      few: 'Među botovima za stolom ove veličine špijun dobije otprilike # runde od 100.',
      other: 'Među botovima za stolom ove veličine špijun dobije otprilike # rundi od 100.',
    }),
    oneMore: {
      spy: 'Igrač više pomaže špijunu.',
      others: 'Igrač više pomaže ostalima.',
      nobody: 'Igrač više malo što mijenja.',
    },
    minutes: 'Kraće ili dulje runde malo što mijenjaju.',
  },
  unknown: ({ places }) => `O ovim lokacijama botovi ne znaju ništa pa ih nema u igri: ${places}.`,
  andMore: n({ one: 'i još #', few: 'i još #', other: 'i još #' }),

  ask: {
    skill: 'Koliko dobro botovi igraju?',
    more: 'Što još vrijedi za botove?',
  },
  skill: {
    easy: { name: 'Lako', about: 'Zaboravljaju što je rečeno i vjeruju slutnjama.' },
    normal: { name: 'Srednje', about: 'Pamte mnogo, a koja slutnja i promaši.' },
    hard: { name: 'Teško', about: 'Ništa ne zaboravljaju i važu svaku riječ.' },
  },
  talk: { name: 'Komentiraju', about: 'Tu i tamo kratka primjedba, svaki na svoj način.' },
  takeOver: {
    name: 'Uskaču',
    about: 'Tko ode usred runde, toga na istom mjestu zamijeni bot.',
  },
  teacher: {
    name: 'Učitelja se smije pitati',
    about: 'Tijekom runde mobitel kaže koliko bi pitanje ili odgovor bili dobri.',
  },

  page: {
    lead: 'Botovi nisu čarolija ni netko prerušen. Računaju s onim što za stolom vide svi.',
    sections: [
      {
        title: 'Bez mreže i bez virenja',
        texts: [
          'Bot živi u poslužitelju na kojem igrate. Ne pita nikoga na internetu i u njemu nema jezičnog modela.',
          'Zna točno ono što bi znao mobitel na njegovu mjestu: svoju kartu i ono što vide svi. Tvoja karta do njega nikad ne dolazi. A za dijeljenje ne kaže nijedan broj pa karte ovise samo o ljudima.',
        ],
      },
      {
        title: 'Što botovi znaju',
        texts: [
          'O svakoj lokaciji znaju trideset i dvije stvari u pet stupnjeva: koliko je ondje glasno, koliko toplo, ima li životinja, koliko se ostaje. I to je sve.',
          'Lokacije iz vlastitih paketa o kojima to nitko nije rekao nisu u igri dok su botovi za stolom.',
        ],
      },
      {
        title: 'Kako pitaju i odgovaraju',
        texts: [
          'Pitanje je o jednoj od tih stvari. Agent traži ono koje bi uhvatilo špijuna, a malo odaje. Špijun traži ono koje kaže gdje ste.',
          'Svaki je odgovor trag: špijun skuplja lokacije kojima odgovara, a agenti paze tko odgovara mimo lokacije. I izmicanje je trag.',
          'U onome što napišeš svojim riječima traže se riječi o tim stvarima, na tri jezika. Što nijedan bot ne razumije, vrijedi kao izmicanje. Gotova rečenica, ili pet stupnjeva uz tvoje riječi, uvijek se razumije.',
        ],
      },
      {
        title: 'Što pamte',
        texts: [
          'Što se u ovoj rundi pitalo i odgovaralo, tko je koga optužio i kako se glasalo, koliko im dopušta težina. O tebi ne čuvaju ništa za drugi stol.',
        ],
      },
      {
        title: 'Što mijenja težina',
        texts: [
          'Lagan bot pamti posljednjih nekoliko odgovora, vjeruje slutnjama i uzima gotovo svako pitanje. Težak ništa ne zaboravlja, vjeruje onome što je dokazano i traži najbolje pitanje. Nijedan ne vidi više od drugoga.',
          'Svaki ima vlastite slutnje pa ne glasaju svi jednako. Je li osumnjičeni bot, svejedno im je.',
        ],
      },
      {
        title: 'Zašto im treba vremena',
        texts: [
          'Za redak im treba nekoliko sekundi, da stigneš čitati. Koliko razmišljaju, ovisi o onome što vide svi i o kockici, nikad o njihovoj karti. Dodirni redak koji kaže da bot piše i on će požuriti.',
          'Među njima su knjigovođa, sanjar i usijana glava. Njihove su primjedbe samo za zabavu i ne otkrivaju nikakvu tajnu. Domaćin ih može utišati.',
        ],
      },
    ],
  },
};

export default bots;
