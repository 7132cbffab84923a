import { counting } from '../plural';

const n = counting('en');

const ownDeck = {
  ask: 'Which pictures?',
  decks: {
    evidence: { name: 'The evidence', about: 'The pictures that come with the game.' },
    own: { name: 'Your own', about: 'Only pictures that you add to this table.' },
    both: { name: 'Both', about: 'Your pictures are shuffled into the evidence.' },
  },
  title: 'Pictures of this table',
  about:
    'Photos, drawings, holidays: everybody at this table will see them. They are cut to the shape of a card and vanish with the table.',
  add: 'Add pictures',
  adding: (p: { done: number; of: number }) => `${p.done} of ${p.of} added…`,
  added: n({ one: '# picture added.', other: '# pictures added.' }),
  unread: (p: { names: string }) => `These could not be read as pictures: ${p.names}`,
  noAnswer: 'The server does not answer. Add the rest again in a moment.',
  count: n({ one: '# picture', other: '# pictures' }),
  missing: n({
    one: '# more is needed for so many players.',
    other: '# more are needed for so many players.',
  }),
  drop: (p: { number: number }) => `Take out picture ${p.number}`,
  terms: {
    own: (count: number) => `All pictures are your own: ${count}.`,
    both: n({
      one: '# picture of your own is shuffled in.',
      other: '# pictures of your own are shuffled in.',
    }),
  },
};

export type OwnDeckMessages = typeof ownDeck;
export default ownDeck;
