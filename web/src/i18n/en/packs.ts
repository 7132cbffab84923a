import {
  OWN_PACK_BYTES,
  PACK_ID_CHARS,
  PACK_LEVEL_MAX,
  PACK_YEAR_MAX,
  PACK_YEAR_MIN,
} from '../../lib/wire/limits';
import type { FaultId } from '../../lib/wire/wire';
import type { Locale } from '../locale';
import { counting } from '../plural';

const n = counting('en');

type Where = { where: string };

const faults: Record<FaultId, string> = {
  too_large: `That is too much for one pack: ${OWN_PACK_BYTES / 1024} kilobytes fit. Make two of it.`,
  not_utf8: 'Some letters of this file cannot be read. Save it again as UTF-8.',
  byte_order_mark: 'Save this file again as UTF-8 without a mark at its beginning.',
  not_json: 'This is not a pack, or only a part of one.',
  unknown_format: 'This pack was made for a newer Molehunt.',
  wrong_type: 'Something else belongs here.',
  unknown_field: 'Nothing by this name belongs here.',
  repeated_field: 'This appears twice.',
  missing_field: 'This is missing.',
  too_few_places: 'At least eight places are needed.',
  too_many_places: 'Two hundred places at most.',
  too_many_roles: 'Twenty-four roles at most.',
  bad_id: `An id has at most ${PACK_ID_CHARS} characters: a–z, 0–9 and -.`,
  duplicate_id: 'This id is taken.',
  duplicate_name: 'This name is already taken.',
  reserved_role: 'The game keeps this id for itself.',
  no_language: 'Write it in at least one language.',
  missing_language: 'It is missing in this language.',
  stray_language: 'The rest of the pack is not in this language.',
  empty_text: 'Nothing is written here yet.',
  outer_space: 'It begins or ends with a space.',
  text_too_long: 'That is too long. Sixty characters fit.',
  hidden_character:
    'There is a character here that nobody can see or that turns the writing around. Type it again.',
  bad_year: `The year must be from ${PACK_YEAR_MIN} to ${PACK_YEAR_MAX}.`,
  bad_level: `Attributes go from 0 to ${PACK_LEVEL_MAX}.`,
};

const languages = { en: 'English', hr: 'Croatian', ru: 'Russian' };

/** Where the browser stores nothing, or nothing more. */
const fleeting = 'Kept only until you close this page: this browser cannot store it.';

const packs = {
  about: 'Your flat, your school, your town: write places of your own and play with them.',
  none: 'There are none on this phone yet. Write one, or open what a friend sends you.',
  forgotten:
    'Safari, and any browser on an iPhone, forgets them after a week without a visit. Tap “Pass on” and save a file of those you want to keep.',
  create: 'Write a pack',
  open: 'Open a file',
  unnamed: 'Pack without a name',
  places: n({ one: '# place', other: '# places' }),
  languages,
  edit: 'Edit',
  remove: 'Delete',
  removeSure: (p: { name: string }) => `Delete “${p.name}”?`,
  removeText: 'It is gone from this phone for good. A table already playing with it carries on.',
  ready: 'Ready to play',
  todo: n({ one: '# thing to do', other: '# things to do' }),
  fleeting,
  full: 'There are thirty packs on this phone already. Delete one first.',

  editor: {
    title: 'Your pack',
    name: 'Name of the pack',
    namePlaceholder: 'Grandma’s village',
    writtenIn: 'Written in',
    places: 'Places',
    unnamed: 'Place without a name',
    roles: n({ one: '# role', other: '# roles' }),
    add: 'Add a place',
    many: 'Add many at once',
    manyHow: 'One place on each line.',
    manyHowIn: (p: { language: string }) => `One place on each line, in ${p.language}.`,
    manyAdd: 'Add them',
    place: 'Name of the place',
    placeIn: (p: { language: string }) => `Name of the place, ${p.language}`,
    at: 'On the card, if not just the name: “in grandma’s kitchen”',
    atIn: (p: { language: string }) => `On the card, ${p.language}`,
    rolesTitle: 'Roles',
    rolesAbout: 'Who you can be here. It works without roles too.',
    role: (p: { number: number }) => `Role ${p.number}`,
    roleIn: (p: { number: number; language: string }) => `Role ${p.number}, ${p.language}`,
    addRole: 'Add a role',
    dropRole: (p: { number: number }) => `Take role ${p.number} out`,
    dropPlace: 'Take this place out',
    dropped: (p: { name: string }) => `“${p.name}” is out`,
    droppedUnnamed: 'It is out',
    droppedLanguage: (p: { language: string }) => `${p.language} is out`,
    undo: 'Undo',
    done: 'Done',
    doneReady: 'Your pack is ready to play',
    toDo: 'Still to do',
    /** What becomes of what is written. */
    keeping: {
      kept: 'Everything you write is saved on this phone right away.',
      fleeting,
      full: 'Not saved: there are thirty packs on this phone already.',
    },
    moreNeeded: n({
      one: '# more place, and it can be played',
      other: '# more places, and it can be played',
    }),
  },

  share: {
    label: 'Pass on',
    title: (p: { name: string }) => `Pass on “${p.name}”`,
    text: (p: { name: string }) => `A pack for Molehunt: ${p.name}`,
    scan: 'Scan with the other phone, or send the link.',
    send: 'Send the link or the file.',
    fileOnly: 'This pack is too long for a link. Send it as a file.',
    qr: (p: { name: string }) => `QR code of the pack “${p.name}”`,
    link: 'The link',
    file: 'Save as a file',
  },

  offer: {
    title: 'A pack from a friend',
    keep: 'Keep on this phone',
    kept: (p: { name: string }) => `“${p.name}” is on this phone now`,
    already: 'This pack is on this phone already.',
    how: 'Keep it on this phone. Then, when you are the host, choose it under “Rules of this table”.',
    cannot: 'This pack cannot be opened',
    empty: 'There is no pack in this link. Perhaps a part of it was lost on the way.',
    broken: 'This link is damaged or incomplete. Ask for it once more.',
    old_browser: 'This browser is too old to open such a link. Ask for the pack as a file.',
    faults: 'What is wrong with it:',
    more: n({ one: 'and # more', other: 'and # more' }),
    all: 'All places',
  },

  table: {
    open: 'Packs of your own',
    use: 'Use at this table',
    using: 'On its way to the table…',
    used: (p: { name: string }) => `You are playing with “${p.name}” now`,
    noAnswer: 'The server does not answer. Try again in a moment.',
    here: 'At this table',
    drop: (p: { name: string }) => `Take “${p.name}” away from this table`,
  },

  where: {
    pack: 'The pack',
    name: 'Name of the pack',
    place: (p: { number: number; name: string }) =>
      p.name === '' ? `Place ${p.number}` : `“${p.name}”`,
    role: (p: Where & { number: number }) => `${p.where}, role ${p.number}`,
    at: (p: Where) => `${p.where}, on the card`,
    field: (p: Where & { field: string }) => `${p.where}, ${p.field}`,
    language: (p: Where & { language: string }) => `${p.where}, ${p.language}`,
  },
  faults,
  foreign: (p: { name: string; locale: Locale }) =>
    `“${p.name}” is not in English. You see it in ${languages[p.locale]}.`,
};

export type PacksMessages = typeof packs;
export default packs;
