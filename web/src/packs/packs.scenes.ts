// Packs of one's own: the list, the editor, links that came through or did not, and the host's choice.

import lobbies from '../gallery/lobbies.json';
import type { Scene } from '../gallery/scene';
import { Hooks } from '../gallery/shown';
import type { Pack } from '../lib/wire/wire';
import { finished, inLanguages, newPack, placesIn } from './unfinished';
import { fromText } from './file';

const LINES = 'Kuhinja\nTavan\nPodrum\nŠtala\nCrkva\nBirtija kod Žnidaršića\nBunar\nGroblje';
const ROLES: Record<number, string[]> = { 0: ['Baka', 'Unuk'], 4: ['Ministrant'] };
const places = placesIn(LINES, 'hr').map((place, at) => ({
  ...place,
  ...(at === 0 && { at: { hr: 'u bakinoj kuhinji' } }),
  roles: (ROLES[at] ?? []).map((hr) => ({ id: hr.toLowerCase(), name: { hr } })),
}));
const village: Pack = { ...newPack('hr'), name: { hr: 'Bakino selo' }, places };
const half: Pack = inLanguages(
  {
    ...newPack('ru'),
    name: { ru: 'Наша школа' },
    places: placesIn('Столовая\nСтоловая\nСпортзал', 'ru'),
  },
  ['en', 'ru'],
);
const rooms = Array.from({ length: 200 }, (_, n) => `Room number ${n + 1}`).join('\n');
const hotel: Pack = { ...newPack('en'), name: { en: 'Hotel' }, places: placesIn(rooms, 'en') };
const long: Pack = {
  ...newPack('en'),
  name: { en: 'The longest name that a pack can have: sixty characters, so' },
  places: placesIn(
    `${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'}\n${LINES}`,
    'en',
  ),
};

const on = new Hooks(lobbies);

export default [
  { id: 'packs-none', screen: 'packs', saved: [] },
  { id: 'packs', screen: 'packs', saved: [village, half, hotel, long] },
  { id: 'pack-editor', screen: 'pack-editor', saved: [village] },
  { id: 'pack-editor-new', screen: 'pack-editor', saved: [newPack('en')] },
  { id: 'pack-editor-half', screen: 'pack-editor', saved: [half] },
  { id: 'pack-editor-200', screen: 'pack-editor', saved: [hotel] },
  { id: 'pack-link', screen: 'packs', saved: [], offered: { pack: finished(village).pack } },
  { id: 'pack-link-long', screen: 'packs', saved: [], offered: { pack: finished(hotel).pack } },
  { id: 'pack-link-broken', screen: 'packs', saved: [], offered: { cannot: 'broken' } },
  { id: 'pack-link-faulty', screen: 'packs', saved: [], offered: fromText('{"format":1,"x":2}') },
  on.phone('pack-options', 'Ana', 'packs-own', { screen: 'options', unfolded: true }),
] satisfies Scene[];
