import { listing } from '../listing';
import { counting } from '../plural';

const n = counting('en');
const and = listing('and');
const places = n({ one: '# place', other: '# places' });

const choice = {
  places,
  askPacks: 'Which places?',
  gone: n({ one: 'A pack that is gone', other: '# packs that are gone' }),
  goneAbout: 'Untick this to play on.',
  goneAlone: 'Choose something else instead.',
  choose: 'Choose places',
  of: (p: { left: number; of: number }) => `${p.left} of ${p.of}`,
  search: 'Find a place',
  nothing: 'No place is called that.',
  all: 'All',
  none: 'None',
  missing: n({ one: 'Choose # more place', other: 'Choose # more places' }),
  done: (p: { places: string }) => `Done: ${p.places}`,
  askMost: 'How many are on the table?',
  allOnTable: (count: number) => `All (${count})`,
  mostAbout:
    'They are drawn by lot for each game. The fewer there are, the easier it is for the spy.',
  askFresh: 'And the places you have just played?',
  fresh: {
    name: 'Leave out recent places',
    about:
      'What this table has played lately stays in the box, as long as enough other places are left.',
  },

  /** What is on the table, for the guests. */
  packs: (p: { names: readonly string[]; places: number; of: number }) => {
    const quoted = and(p.names.map((name) => `“${name}”`));
    const [packs, their] =
      p.names.length === 1
        ? [`The pack is ${quoted}`, 'its']
        : [`The packs are ${quoted}`, 'their'];
    return p.places < p.of
      ? `${packs}. Of ${their} ${places(p.of)}, ${p.places} are on the table.`
      : `${packs}, with ${places(p.of)}.`;
  },
  freshShort: 'Recent ones stay in the box.',
};

export type ChoiceMessages = typeof choice;
export default choice;
