import { lasting } from '../duration';
import { counting } from '../plural';
import parameters from './parameters';

const n = counting('en');
const minutes = n({ one: '# minute', other: '# minutes' });

const house = {
  title: 'House rules',
  named: (p: { name: string }) => `House rules: ${p.name}`,
  none: (p: { ruleset: string }) => `No house rules yet: you play “${p.ruleset}” as it is written.`,
  about: 'Change any rule of this table. Everybody sees it at once.',
  open: 'Change the house rules',
  changes: n({ one: '# rule is different', other: '# rules are different' }),
  more: n({ one: 'and # more', other: 'and # more' }),

  name: {
    label: 'Name of your house rules',
    placeholder: 'Grandma’s rules',
    missing: 'Give them a name first.',
    tooLong: 'That name is too long. Forty characters fit.',
    notAllowed: 'This name has characters that we cannot show.',
    taken: (p: { name: string }) => `“${p.name}” is on this phone already.`,
  },
  forms: {
    label: 'The rules for',
    many: 'four and more of you',
    few: 'two or three of you',
  },
  group: {
    changed: n({ one: '# changed', other: '# changed' }),
    idle: n({ one: '# more that changes nothing now', other: '# more that change nothing now' }),
    means: 'At this table',
    mark: 'changed',
  },
  row: {
    book: (p: { value: string }) => `By the book: ${p.value}`,
    putBack: 'Put back',
    putBackThis: (p: { ask: string }) => `Put back: ${p.ask}`,
    less: (p: { ask: string }) => `Less: ${p.ask}`,
    more: (p: { ask: string }) => `More: ${p.ask}`,
  },
  units: {
    players: n({ one: '# player', other: '# players' }),
    points: n({ one: '# point', other: '# points' }),
    rounds: n({ one: '# round', other: '# rounds' }),
    minutes,
    wait: lasting(minutes, n({ one: '# second', other: '# seconds' })),
  },
  steps: {
    alike: 'the same for any number of players',
    byPlayers: 'by the number of players',
    upTo: (p: { players: string; minutes: string }) => `${p.minutes} with up to ${p.players}`,
    beyond: (p: { minutes: string }) => `${p.minutes} with more`,
    last: 'With more of you',
    bound: 'With up to',
    split: 'Add a step',
    join: 'Remove this step',
  },
  putAllBack: {
    label: 'Put everything back',
    sure: 'Put all changes back?',
    text: (p: { ruleset: string }) =>
      `Then you play “${p.ruleset}” as it is written. What you have kept on this phone stays.`,
  },

  keep: {
    label: 'Keep on this phone',
    done: (p: { name: string }) => `“${p.name}” is on this phone now`,
    already: (p: { name: string }) => `“${p.name}” is on this phone already`,
    fleeting: 'Kept until you close this page: this browser lets us store nothing',
    full: 'Fifty are on this phone already. Delete one first.',
    sure: (p: { name: string }) => `Replace “${p.name}”?`,
    text: 'House rules of this name are on this phone already. They would be gone.',
    yes: 'Replace',
  },
  saved: {
    title: 'On this phone',
    open: n({ one: 'On this phone: #', other: 'On this phone: #' }),
    none: 'Nothing is kept here yet. Change some rules and keep them, or open what a friend sends you.',
    forgotten:
      'Safari, and any browser on an iPhone, forgets them after a week without a visit. Tap “Pass on” and save a file of those you want to keep.',
    load: 'Play by these',
    loadSure: (p: { name: string }) => `Play by “${p.name}”?`,
    loadText: 'What this table has changed is not kept on this phone and would be gone.',
    loaded: (p: { name: string }) => `You play by “${p.name}” now`,
    rename: 'Change the name',
    delete: 'Delete',
    deleteSure: (p: { name: string }) => `Delete “${p.name}”?`,
    deleteText: 'They are gone from this phone. A table that plays by them goes on.',
    file: 'Open a file',
  },
  share: {
    label: 'Pass on',
    title: (p: { name: string }) => `Pass on “${p.name}”`,
    text: (p: { name: string }) => `House rules for Molehunt: ${p.name}`,
    scan: 'Scan with the other phone, or send the link.',
    send: 'Send the link.',
    qr: (p: { name: string }) => `QR code of the house rules “${p.name}”`,
    link: 'The link',
    file: 'Save as a file',
    unnamed: 'House rules',
  },
  offer: {
    title: 'House rules from a friend',
    base: (p: { ruleset: string }) => `Play “${p.ruleset}”, but like this:`,
    how: 'Keep them on this phone. Then, when you are the host, choose them under “Rules of this table”.',
    kept: 'They are on this phone. When you are the host, choose them under “Rules of this table”.',
    back: (p: { code: string }) => `Back to table ${p.code}`,
    cannot: 'These house rules cannot be opened',
  },
  faults: {
    empty: 'There are no house rules in this link. Perhaps a part of it was lost on the way.',
    tooLong: 'This is too long for house rules.',
    broken: 'This is damaged, or only a part of it. Ask for it once more.',
    foreign: 'These are no house rules of Molehunt.',
    newer: 'These were made by a newer Molehunt than this one.',
    ruleset: 'They change a ruleset that is not known here.',
    name: 'Their name is too long, or has characters that we cannot show.',
    nothing: 'They change nothing.',
    unknown: (p: { names: string }) => `Not known here: ${p.names}.`,
    values: (p: { names: string }) => `This cannot be so: ${p.names}.`,
  },

  parameters,
};

export type HouseMessages = typeof house;
export default house;
