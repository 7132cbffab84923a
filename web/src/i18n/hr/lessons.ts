import type { LessonsMessages } from '../en/lessons';

const lessons: LessonsMessages = {
  lead: 'Tri kratke runde, bez stola i bez drugih ljudi. Dodirni ono što biraš.',
  minutes: 'Svaka traje dvije minute',
  step: (p) => `${p.at}. korak od ${p.of}`,
  begin: 'Odigraj',
  back: 'Natrag',
  next: 'Dalje',
  done: 'Gotovo',
  choose: 'Odaberi nešto, pa dalje.',
  best: 'Dobar izbor',
  fair: 'Može i tako',
  poor: 'Bolje ne',
  said: 'Što je rečeno',
  asks: (p) => `${p.by} → ${p.to}`,
  suspects: 'Koliko je tko sumnjiv',
  wheres: 'Gdje bi mogli biti',
  teacher: 'Učitelj kaže',
  yes: 'Da, to je špijun!',
  no: 'Ne',
  people: { you: 'Ti', ana: 'Ana', boris: 'Boris', vera: 'Vera' },
  whom: { you: 'ti', ana: 'Ana', boris: 'Boris', vera: 'Vera' },
  places: {
    beach: { name: 'Plaža', at: 'na plaži' },
    library: { name: 'Knjižnica', at: 'u knjižnici' },
    circus: { name: 'Cirkus', at: 'u cirkusu' },
    hospital: { name: 'Bolnica', at: 'u bolnici' },
    train: { name: 'Noćni vlak', at: 'u noćnom vlaku' },
    restaurant: { name: 'Restoran', at: 'u restoranu' },
  },
  tells: {
    about: 'Govori ti o lokaciji',
    dots: ['jedva išta', 'malo', 'ponešto', 'mnogo', 'gotovo sve'],
  },
  passes: {
    about: 'Koliko zvučiš kao agent',
    dots: ['nimalo', 'možda', 'prilično', 'dobro', 'odlično'],
  },
  agent: {
    title: 'Kao agent',
    about: 'Pronađi špijuna, a ne odaj lokaciju.',
    steps: [
      {
        text: 'Ti si agent. Na karti ti piše gdje si. Dvoje ostalih ima istu lokaciju, a jedno je špijun i ne zna ništa. Otkrij tko, a pitanjima ne odaj lokaciju.',
      },
      {
        text: 'Ti počinješ i pitaš Borisa. O čemu?',
        why: [
          'To bi ulovilo špijuna. Ali iskren odgovor vikao bi „cirkus!”, a i špijun sluša.',
          'Dobra sredina: tko ne zna lokaciju, lako pogriješi, a glasno je na više mjesta.',
          'Sigurno, ali slabo. Suho je gotovo svugdje, pa bi i špijun pogodio.',
        ],
      },
      {
        text: 'Pitanje je bilo koliko je glasno. Zaglušujuće, kaže Boris. To je cirkus, a tko samo nagađa, teško bi to rekao. Sumnja na Borisa pada. Ali sad i špijun zna da je glasno.',
      },
      {
        text: 'Anu zanima kreće li se to. Stalno, kaže Vera. U vlaku da, ali cirkus neko vrijeme stoji. Ništa nije dokazano, no pogledaj koliko je sumnja porasla.',
      },
      {
        text: 'Sad Boris pita tebe. Što odgovaraš?',
        why: [
          'Istina, a špijun bi se to teško usudio reći. Time sumnja pada s tebe.',
          'Neodređeno. Špijunu govori manje, ali i špijun bi tako igrao na sigurno. Ne pomaže ti.',
          'Za cirkus to nije točno. Ostali bi pomislili da samo nagađaš.',
        ],
      },
      {
        text: 'Rečeno je dovoljno. Koga optužuješ?',
        why: [
          'Ana još ništa nije odgovorila. To nije dokaz, ni za ni protiv.',
          'Taj odgovor je cirkusu pristajao najbolje od svih. Bilo bi šteta.',
          'Da. Odgovor pristaje vlaku, a ne cirkusu. Jedna omaška može biti i peh, ali nitko nije sumnjiviji.',
        ],
      },
      {
        text: 'Vera je špijun, pobjeda je tvoja! Pitaj ono na što može odgovoriti samo tko zna. Slušaj što ne pristaje. A sebi dopusti reći tek dovoljno.',
      },
    ],
  },
  spy: {
    title: 'Kao špijun',
    about: 'Odgovaraj kao da znaš i pronađi lokaciju.',
    steps: [
      {
        text: 'Ti si špijun. Svi ostali znaju lokaciju, a ti imaš samo popis. Slušaj, odgovaraj kao da znaš i otkrij gdje su.',
      },
      {
        text: 'Boris kaže da se tamo dosta čeka. Nekim lokacijama to pristaje bolje nego drugima: pogledaj što je ostalo.',
      },
      {
        text: 'Sad Boris pita tebe. Odgovori ono što bi pristajalo većini preostalih lokacija.',
        why: [
          'To ne vrijedi ni za jednu od vjerojatnih lokacija. Svi bi pogledali tebe.',
          'Pristaje restoranu, a ni bolnica ni vlak nisu daleko. Nitko neće ni trepnuti.',
          'Time sve stavljaš na bolnicu. Ako je točno, odlično. Ako nije, djeluje čudno.',
        ],
      },
      {
        text: 'Na tebi je red da pitaš Veru. Dobro špijunovo pitanje zvuči bezazleno, a odgovor mnogo kaže.',
        why: [
          'Životinja ni na jednoj od tih lokacija gotovo nema: što god Vera kaže, malo doznaješ.',
          'Dobro: u restoranu mnogo, u vlaku ponešto, u bolnici malo. Svaki ti odgovor pomaže.',
          'Saznalo bi se je li to vlak. Ali ne i koja je od ostalih.',
        ],
      },
      {
        text: 'Zalogaj u prolazu, kaže Vera. Dakle nije restoran, a jedna je lokacija sada daleko ispred.',
      },
      {
        text: 'Vrijeme još teče i nitko ne sumnja na tebe. Smiješ pokazati kartu i jednom pogađati lokaciju. Koja je?',
        why: [
          'Moguće, ali druga je mnogo vjerojatnija.',
          'Da. To je zajedničko svim odgovorima. Može se pričekati još jedan, ali svako pitanje može uloviti i tebe.',
          'Gdje se jede samo u prolazu? Teško.',
        ],
      },
      {
        text: 'To je bolnica, pobjeda je samo tvoja! Skupljaj ono što je odgovorima zajedničko, drži se blizu toga i pogodi lokaciju prije nego što te netko predugo gleda.',
      },
    ],
  },
  vote: {
    title: 'Glasanje',
    about: 'Za ili protiv? Odlučuje jedan glas.',
    steps: [
      {
        text: 'Ti si agent na plaži. Dvoje je već odgovorilo. Borisov odgovor pristaje. Vera je rekla da je mrtva tišina: čudno, za plažu. A Anu još nitko nije pitao.',
      },
      {
        text: 'Ana zaustavlja sat i optužuje Borisa! Za osudu trebaju biti složni svi, a ako je osumnjičeni agent, pobjeđuje špijun. Slažeš li se?',
        why: [
          'Boris je od svih najmanje sumnjiv. Ako se osudi agent, runda je odmah izgubljena. Ne glasaj za nečiju krivnju samo zato što netko drugi zvuči sigurno.',
          'Tako je. Jedno „ne” je dovoljno i ništa nije izgubljeno: sat ide dalje odakle je stao.',
        ],
      },
      {
        text: 'Glasanje nije uspjelo i runda ide dalje. Boris pita Veru koliko je toplo. Prilično svježe, kaže Vera. Na plaži?',
      },
      {
        text: 'Boris zaustavlja sat i optužuje Veru. Ana se već složila. A ti?',
        why: [
          'Da. Dva odgovora koja ne pristaju više nisu slučajnost. Nikad se ne zna posve sigurno, ali ovo se isplati.',
          'Može se čekati još. Ali i špijun čuje svaki odgovor i već nakon sljedećeg može pogoditi lokaciju.',
        ],
      },
      {
        text: 'Svi su se složili, a Vera je špijun. Pobjeda! Uspoređuj s kartom ono što je rečeno, a ne kako je rečeno. A kad dvojiš, jedno „ne” održava rundu na životu.',
      },
    ],
  },
};

export default lessons;
