import type { FitKey } from '../tiles';

// What can be played, each in a sentence.
const about: Record<FitKey, string> = {
  spijun: 'Everybody knows the place but the spy. Ask around, accuse, vote.',
  'time-travel':
    'The hunt goes through all eras and ends with a show of hands. Also for two or three.',
  'film-night': 'The place is a film, nobody has a role, and the last vote is secret.',
  indictment: 'You vote one by one, and a single no lets the suspect go.',
  captains: 'Two captains pick their agents, and a spy hides among them.',
  notebook: 'A secret word, strange pictures, and one of you makes it all up.',
};

const tiles = {
  title: 'What do you play?',
  about,
  players: (p: { min: number; max: number }) => `${p.min}–${p.max} players`,
  /** For screen readers, since the tile is only dimmed. */
  unfit: 'not for so many',
  more: 'More choices',
};

export type TilesMessages = typeof tiles;
export default tiles;
