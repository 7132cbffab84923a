import type { LobbyMessages } from '../en/lobby';
import { counting } from '../plural';
import notebook from './notebook-terms';

const n = counting('hr');

const lobby: LobbyMessages = {
  headline: {
    missing: n({
      one: 'Još # igrač i možete početi',
      few: 'Još # igrača i možete početi',
      other: 'Još # igrača i možete početi',
    }),
    tooMany: 'Više vas je nego što može igrati po ovim pravilima',
    yours: 'Svi su tu? Podijeli karte',
    theirs: ({ host }) => `${host} počinje igru kad se svi skupe`,
    noHost: 'Čeka se domaćin',
  },
  start: 'Počni igru',
  startMissing: n({ one: 'Još # igrač', few: 'Još # igrača', other: 'Još # igrača' }),
  startTooMany: n({
    one: '# igrač previše',
    few: '# igrača previše',
    other: '# igrača previše',
  }),

  fits: {
    title: n({
      one: 'Za # igrača je prikladno',
      few: 'Za # igrača je prikladno',
      other: 'Za # igrača je prikladno',
    }),
    choose: 'Dodirni što ćete igrati.',
    wait: ({ host }) => `${host} bira što ćete igrati.`,
  },

  invite: {
    title: 'Pozovi društvo',
    scan: 'Skeniraj i pridruži se',
    qr: ({ code }) => `QR kôd koji vodi do stola ${code}`,
    code: 'Šifra',
    wifi: 'Svi trebaju biti na istom Wi-Fiju kao poslužitelj, ne na mobilnim podacima.',
    address: 'Nema kamere? Otvori ovu adresu:',
    others: 'Ne otvara se? Probaj ove:',
    copy: 'Kopiraj poveznicu',
    copied: 'Poveznica je kopirana',
    share: 'Podijeli',
    shareText: ({ code }) => `Dođi za moj stol ${code}`,
  },

  seats: {
    title: 'Za stolom',
    order: 'Redom kako sjedite, u smjeru kazaljke. Povuci za drukčiji poredak.',
    orderFixed: 'Redom kako sjedite, u smjeru kazaljke.',
    free: 'Slobodno mjesto',
    drag: ({ name }) => `Premjesti: ${name}`,
    earlier: ({ name }) => `Pomakni gore: ${name}`,
    later: ({ name }) => `Pomakni dolje: ${name}`,
    moved: ({ name, place }) => `${name} sada sjedi na ${place}. mjestu`,
    more: ({ name }) => `Više: ${name}`,
  },

  rules: {
    title: 'Pravila ovog stola',
    change: 'Promijeni pravila',
    games: {
      spy: {
        name: 'Nađi špijuna',
        about:
          'Jedno od vas je špijun i ne zna lokaciju. Pitajte jedni druge i otkrijte tko je to.',
      },
      captains: {
        name: 'Kapetani',
        about:
          'Dva tima na dvije lokacije. Svaki kapetan traži agente svoje lokacije, a među njima se krije špijun.',
      },
      notebook: {
        name: 'Prazna bilježnica',
        about:
          'Jedno od vas smišlja riječ, a ostali je znaju, svi osim jednoga. Igrajte slike koje idu uz nju i otkrijte čija je bilježnica prazna.',
      },
    },
    names: {
      spijun: 'Klasični špijun',
      'time-travel': 'Putovanje kroz vrijeme',
      'film-night': 'Filmska večer',
      indictment: 'Optužnica',
      duel: 'Dvoboj',
      trio: 'Trio',
    },
    about: {
      spijun:
        'Kad vrijeme istekne, svatko redom može predložiti tko je špijun, a ostali glasaju. Tko predloži pravog špijuna, dobiva bod više.',
      'time-travel':
        'Kad vrijeme istekne, redom se o svakom igraču glasa dizanjem ruku. Kad vas je dvoje ili troje, jedna karta leži u sredini i može biti špijunova.',
      'film-night':
        'Bez uloga. Kad vrijeme istekne, svi tajno imenuju špijuna, a agenti pobjeđuju samo ako nitko od njih ne pogriješi.',
      indictment:
        'Glasate redom, prvo „ne” prekida glasanje, a špijun i tada smije pogađati lokaciju. Kad vrijeme istekne, špijun jednostavno izmiče.',
      duel: 'Za dvoje. Treća karta leži u sredini i može biti špijunova. Nakon optužbe protivnikova se karta odmah okreće.',
      trio: 'Za troje. Četvrta karta leži u sredini i može biti špijunova. Nakon optužbe karta se odmah okreće, bez glasanja.',
    },
    players: ({ min, max }) => `Broj igrača: od ${min} do ${max}.`,
    hostFirst: 'Prvi pita domaćin.',
    rounds: n({ one: 'Igrate # rundu.', few: 'Igrate # runde.', other: 'Igrate # rundi.' }),
    auto: n({
      one: 'Runda traje # minutu, prema broju igrača.',
      few: 'Runda traje # minute, prema broju igrača.',
      other: 'Runda traje # minuta, prema broju igrača.',
    }),
    minutes: n({
      one: 'Runda traje # minutu.',
      few: 'Runda traje # minute.',
      other: 'Runda traje # minuta.',
    }),
    lot: 'Ždrijeb odlučuje tko prvi pita.',
    starter: ({ name }) => `Prvo pitanje postavlja ${name}.`,
    hostOnly: 'Domaćin ovo može mijenjati dok igra ne počne.',
    ask: {
      game: 'Koja igra?',
      ruleset: 'Po kojim pravilima?',
      rounds: 'Koliko rundi?',
      minutes: 'Koliko traje runda?',
      starter: 'Tko prvi pita?',
      asking: 'Kako se postavljaju pitanja?',
    },
    asking: {
      spoken: {
        name: 'Naglas',
        about: 'Pitate i odgovarate naglas. Mobiteli samo mjere vrijeme.',
        short: 'Pitate naglas, a mobiteli samo mjere vrijeme.',
      },
      tracked: {
        name: 'Naglas, a mobiteli prate',
        about: 'Pitate i odgovarate naglas i dodirnete koga pitate. Svi vide tko je na redu.',
        short: 'Pitate naglas i dodirnete koga pitate.',
      },
      written: {
        name: 'Pismeno',
        about: 'Pitanja i odgovore tipkate, a svi ih čitaju. Dobro za videopoziv ili tihu sobu.',
        short: 'Pitanja i odgovore tipkate.',
      },
    },
    suits: n({
      one: 'Prema broju igrača (# minuta)',
      few: 'Prema broju igrača (# minute)',
      other: 'Prema broju igrača (# minuta)',
    }),
    suitsTable: 'Prema broju igrača',
    minutesShort: n({ one: '# minuta', few: '# minute', other: '# minuta' }),
    byLot: 'Odlučuje ždrijeb',
    fewer: 'Manje rundi',
    more: 'Više rundi',
  },

  notebook,

  lock: 'Zaključaj stol',
  unlock: 'Otključaj stol',
  locked: 'Zaključano: nitko se više ne može pridružiti.',

  player: {
    makeHost: 'Neka bude domaćin',
    makeHostSure: ({ name }) => `Novi domaćin: ${name}?`,
    makeHostText: 'Ulogu domaćina možeš zatražiti natrag, ali ne i uzeti.',
    handOver: 'Prebaci na drugi mobitel',
    handOverText: ({ name }) =>
      `${name} neka ovo skenira novim mobitelom. Vrijedi jednom i svi vide da se dogodilo.`,
    handOverQr: ({ name }) => `Jednokratni QR kôd za mjesto: ${name}`,
    kick: 'Udalji od stola',
    kickSure: ({ name }) => `Udaljiti od stola: ${name}?`,
    kickText: 'Mjesto postaje slobodno. Usred runde to može prekinuti rundu.',
    kickYes: 'Udalji',
  },

  hint: {
    title: 'Prvi put ovdje?',
    text: {
      spy: 'Svi dobivaju kartu s istom lokacijom, osim špijuna. Postavljajte pitanja. Pronađite špijuna prije nego što špijun otkrije lokaciju.',
      captains:
        'Dva kapetana imaju dvije različite lokacije, a na karti svakog agenta je jedna od njih, osim na špijunovoj. Kapetani pitaju pa jednog po jednog biraju agente. Tko odabere špijuna, završava rundu.',
      notebook:
        'Aktivni igrač smišlja riječ. Ona piše u svim bilježnicama osim u jednoj, urotnikovoj. Svi igraju slike koje idu uz nju. Zatim se riječ pokaže i svatko objašnjava svoje. Otkrijte tko izmišlja.',
    },
    ok: 'Jasno',
  },
};

export default lobby;
