import type { EveningMessages } from '../en/evening';
import { counting } from '../plural';

// Imena stoje u nominativu, a rečenice ne otkrivaju rod igrača: zato prezent i imenice.
const n = counting('hr');

const evening: EveningMessages = {
  open: 'Večer do sada',
  loading: 'Prisjećamo se…',
  failed: 'Priča se nije učitala.',
  again: 'Pokušaj ponovno',
  none: 'Još nema priče. Svaka se runda pojavi ovdje čim završi.',
  kept: 'Ovdje je zadnjih 30 rundi. Brišu se zajedno sa stolom.',
  game: (p) => `${p.number}. igra`,
  points: 'Za što bodovi',
  noPoints: 'Nitko ne dobiva bodove',
  asked: 'Tko pita koga',
  votesTitle: 'Glasanja',
  for: 'Za',
  against: 'Protiv',
  nobody: 'nitko',

  votes: {
    accuses: (p) => `${p.by} optužuje: ${p.suspect}`,
    proposes: (p) => `${p.by} predlaže: ${p.suspect}`,
    hands: (p) => `Dizanje ruku: ${p.suspect}`,
    points: (p) => `${p.by} pokazuje na sredinu`,
  },
  missed: (p) => `${p.name} uzalud pogađa: „${p.place}”`,
  team: (p) => `Tim: ${p.captain} (${p.place}): ${p.names}`,
  named: (p) => `Špijun o lokaciji, ${p.captain}: ${p.place}`,
  word: (p) => `„${p.word}”`,
  noWord: 'Bez riječi',

  reasons: {
    spy_convicted: 'špijun je otkriven',
    right_accusation: 'za pravu optužbu',
    guessed_wrong: 'špijun promašuje lokaciju',
    middle_was_spy: 'špijunova je karta u sredini',
    spy_left: 'špijun napušta stol',
    innocent_convicted: 'osuda pogrešne osobe',
    guessed_right: 'za pogođenu lokaciju',
    middle_was_place: 'karta u sredini nije špijunova',
    nobody_convicted: 'nitko nije osuđen',
    agents_matched: 'agenti iste lokacije u timu',
    agents_differed: 'agenti druge lokacije u timu',
    spy_in_team: 'špijun u timu',
    own_captain: 'u timu iste lokacije',
    spy_picked: 'za mjesto u timu',
    place_named: 'za pogođene lokacije',
    conspirator_found: 'žeton na urotniku',
    escaped: 'prazna bilježnica ostaje tajna',
    word_kept: 'urotnik se izvlači',
  },

  awards: {
    title: 'Nagrade',
    liar: {
      title: 'Majstor laži',
      why: n({ one: 'prolazi # put', few: 'prolazi # puta', other: 'prolazi # puta' }),
    },
    trail: {
      title: 'Prvi trag',
      why: n({
        one: 'prva točna optužba u # rundi',
        few: 'prva točna optužba u # runde',
        other: 'prva točna optužba u # rundi',
      }),
    },
    nose: {
      title: 'Najbolji njuh',
      why: n({
        one: 'prava sumnja u # rundi',
        few: 'prava sumnja u # runde',
        other: 'prava sumnja u # rundi',
      }),
    },
    recruiter: {
      title: 'Lovac na talente',
      why: n({
        one: '# svoj agent u timu',
        few: '# svoja agenta u timu',
        other: '# svojih agenata u timu',
      }),
    },
    asked: {
      title: 'Na meti pitanja',
      why: n({
        one: '# pitanje za odgovor',
        few: '# pitanja za odgovor',
        other: '# pitanja za odgovor',
      }),
    },
    curious: {
      title: 'Najznatiželjnija glava',
      why: n({
        one: '# postavljeno pitanje',
        few: '# postavljena pitanja',
        other: '# postavljenih pitanja',
      }),
    },
    scapegoat: {
      title: 'Dežurni krivac',
      why: n({
        one: 'optužba bez krivnje # put',
        few: 'optužba bez krivnje # puta',
        other: 'optužba bez krivnje # puta',
      }),
    },
  },

  picture: {
    make: 'Slika večeri',
    share: 'Podijeli sliku',
    save: 'Spremi sliku',
    alt: 'Imena, životinje, bodovi i nagrade ove igre',
    title: 'Večer uz Molehunt',
    file: 'molehunt-vecer',
    failed: 'Ovaj mobitel ne može nacrtati sliku.',
  },
};

export default evening;
