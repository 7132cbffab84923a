import type { FairFaultMessages } from '../en/fair-faults';

const kept = 'Zato je tvoj mobitel svoj broj zadržao za sebe.';

const faults: FairFaultMessages = {
  faults: {
    malformed: ({ line }) =>
      `Dokaz ovog dijeljenja ne može se pročitati: ${line}. redak nije kakav mora biti.`,
    wrong_table: 'Ono što je poslužitelj pokazao pripada nekom drugom stolu.',
    wrong_round: ({ round }) =>
      `Ono što je poslužitelj pokazao vrijedi za ${round}. rundu, a ona nije bila na redu.`,
    wrong_attempt: ({ attempt }) =>
      `Pokušaji ovog dijeljenja nisu redom: ${attempt}. pokušaj nije bio na redu.`,
    settings_differ: {
      game: `Poslužitelj je htio dijeliti za drugu igru, a ne za onu koju igra tvoj stol. ${kept}`,
      ruleset: `Poslužitelj je htio dijeliti po drugim pravilima, a ne po onima tvog stola. ${kept}`,
      changes: `Poslužitelj je htio dijeliti po drugim kućnim pravilima, a ne po onima tvog stola. ${kept}`,
      most: `Poslužitelj je htio izvući više ili manje lokacija nego što se stol dogovorio. ${kept}`,
      fresh: `Smiju li se ponoviti nedavno odigrane lokacije, poslužitelj je htio odlučiti drukčije od tvog stola. ${kept}`,
      deals: `Poslužitelj je htio izvući lokacije za više ili manje rundi nego što igra tvoj stol. ${kept}`,
      roles: `S ulogama ili bez njih: poslužitelj je htio dijeliti drukčije nego što igra tvoj stol. ${kept}`,
      middle: `Poslužitelj je htio staviti u sredinu više ili manje karata nego što kažu vaša pravila. ${kept}`,
      begin: `Poslužitelj je htio da počne netko drugi, a ne onaj na koga po pravilima dolazi red. ${kept}`,
    },
    seats_differ: `Poslužitelj je htio dijeliti drugima, a ne onima za tvojim stolom, ili drugim redom. ${kept}`,
    pack_differs: ({ pack }) =>
      `Lokacije iz paketa „${pack}” nisu one koje je tvoj mobitel učitao. ${kept}`,
    pool_differs:
      'Lokacije iz kojih se izvlačilo nisu one koje zna tvoj mobitel: neke nedostaju ili su neke dodane.',
    server_without_seal: ({ of }) =>
      `Poslužitelj nije imao zapečaćen broj za ${of}, pa je mogao birati.`,
    not_your_seal: 'Uz tvoje ime stoji pečat koji tvoj mobitel nikad nije stavio.',
    asked_again:
      'Od tvog se mobitela isti broj tražio i drugi put, za drukčije dijeljenje. Nije ga opet rekao.',
    terms_differ:
      'Nekome je pokazano drukčije dijeljenje: u dokazu ne piše ono što je tvoj mobitel vidio prije nego što je rekao svoj broj. Usporedite šifru.',
    not_your_number: 'Uz tvoje ime stoji broj koji tvoj mobitel nikad nije rekao.',
    number_not_sealed: ({ name }) =>
      `${name}: broj i pečat ne idu zajedno. Jedno od toga promijenjeno je na poslužitelju.`,
    server_number_not_sealed: ({ of }) =>
      `Broj poslužitelja za ${of} ne odgovara pečatu koji je prije pokazao. Mogao je biti odabran naknadno.`,
    number_again: ({ of }) =>
      `Poslužitelj je isti broj upotrijebio dvaput, drugi put za ${of}. Tada više nije bio tajna.`,
    numbers_differ:
      'Brojevi u ovom dijeljenju nisu točno oni koji su zapečaćeni: jedan nedostaje ili je jedan viška.',
    not_proved:
      'Poslužitelj kaže da je ovo dijeljenje dokazano, a u njemu nema broja nijednog igrača. Dijelio je sam.',
    no_reason:
      'Poslužitelj je dijelio iznova i za to naveo razlog kojeg nije bilo: ništa se nije promijenilo. Tako je mogao birati između dva dijeljenja.',
    given_up:
      'Poslužitelj je dijelio sam, iako je tvoj mobitel rekao svoj broj i rekao bi ga ponovno.',
    deal_differs: ({ of }) =>
      `Tvoj je mobitel iz istih brojeva podijelio ponovno i dobio nešto drugo: ${of}.`,
    your_card_differs: 'Tvoja karta nije ona koja ti je podijeljena, ili se otad promijenila.',
    announced_differs: ({ of }) =>
      `Na kraju je stol pokazao nešto drugo nego što piše u dokazu: ${of}.`,
    called_silent: ({ time }) =>
      `Tvoj je mobitel svoj broj rekao na vrijeme, u ${time}, a poslužitelj kaže da nije.`,
    left_out: {
      asleep:
        'Tvoj je mobitel bio budan i imao zapečaćen broj, a poslužitelj kaže da je spavao i dijelio je bez njega.',
      missed:
        'Tvoj je mobitel bio tu i imao zapečaćen broj, a poslužitelj kaže da je šutio i dijelio je bez njega.',
      none: 'Tvoj je mobitel na vrijeme zapečatio broj, a poslužitelj kaže da ga nije imao i dijelio je bez njega.',
      bot: 'Tvoj je mobitel bio tu i imao zapečaćen broj, a poslužitelj kaže da na tvom mjestu igra bot.',
    },
    vanished:
      'Nešto što je tvoj mobitel vidio o ovoj rundi nestalo je kao da ga nije ni bilo. Možda se dijelilo više puta.',
    unopened: ({ of }) =>
      `Poslužitelj nije rekao svoj broj za ${of}, a bilo je vrijeme. Bez njega nitko ne može ništa provjeriti.`,
    deck_differs: {
      cards: 'Špil nije složen od karata s kojima je igra počela.',
      drew: 'Izvučeno je više karata nego što ih je bilo u špilu.',
      reshuffled: 'Špil je iznova promiješan od drugih karata, a ne od onih koje su preostale.',
    },
    your_hand_differs: 'U ruci ti je bila karta koja ti nikad nije podijeljena.',
  },
  inTry: ({ attempt }) => `(${attempt}. pokušaj ovog dijeljenja.)`,
  uses: { cards: 'karte', pool: 'izbor lokacija', deck: 'špil' },
  drawn: {
    starter: 'tko počinje',
    place: 'lokacija',
    spy: 'tko je špijun',
    role: 'uloge',
    captain: 'kapetani ili njihove lokacije',
    agent: 'karte agenata',
    first: 'koji je kapetan prvi na redu',
    active: 'tko je aktivni igrač',
    opener: 'tko otvara slučaj',
    conspirator: 'tko je urotnik',
    pool: 'lokacije u igri',
    other: 'ono što je podijeljeno',
  },
  notes: {
    restarted: {
      missing: ({ names }) =>
        `Nisu svi brojevi stigli na vrijeme, pa je dijeljenje krenulo ispočetka. Bez broja: ${names}.`,
      changed:
        'Dijeljenje je krenulo ispočetka jer je netko došao ili otišao, ili se nešto promijenilo.',
      restored: 'Dijeljenje je krenulo ispočetka jer su podaci poslužitelja vraćeni.',
    },
    restored:
      'Malo prije toga podaci poslužitelja vraćeni su iz sigurnosne kopije. Prijašnji se brojevi više ne koriste.',
    without: {
      asleep: ({ names }) => `Bez broja, jer mobitel nije bio dostupan: ${names}.`,
      missed: ({ names }) => `Bez broja, jer nije stigao na vrijeme: ${names}.`,
      none: ({ names }) => `Bez broja, jer za ovu rundu nije zapečaćen nijedan: ${names}.`,
      bot: ({ names }) => `Bez broja, jer ga botovi nemaju: ${names}.`,
    },
    late: 'Broj tvog mobitela stigao je prekasno ili se veza baš tada prekinula. To se događa.',
    places_unknown:
      'Tvoj mobitel ne zna sve lokacije iz kojih se izvlačilo, pa može provjeriti samo dio.',
  },
};

export default faults;
