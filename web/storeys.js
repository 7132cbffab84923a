// Which folder of `src` may import which: what lies on a lower storey. Folders on one storey know
// nothing of each other, and so no two folders can ever need each other.

import { dirname, join, relative, resolve, sep } from 'node:path';

const SRC = join(import.meta.dirname, 'src');

export const STOREYS = {
  fonts: 0,
  'lib/wire': 0,
  lib: 1,
  'lib/awake': 2,
  'lib/sound': 2,
  'lib/fair': 2,
  'lib/evidence': 2,
  i18n: 2,
  ui: 3,
  rulebook: 4,
  'lib/packs': 4,
  'lib/table': 5,
  home: 6,
  house: 6,
  room: 6,
  fair: 7,
  packs: 7,
  tv: 7,
  lessons: 7,
  spy: 8,
  captains: 8,
  notebook: 8,
  table: 9,
  '.': 10,
  gallery: 11,
};

/** Whatever the folder, these see everything, and nothing else sees them. */
const FOR_SHOW = /(\.(test|scenes)|\/(played|fake-socket|honest(-\w+)?))(\.ts)?$/;
const SHOWN = 12;

/** The folder of a file or of what an import names; nothing outside of `src`. */
function folderOf(path) {
  const inside = relative(SRC, path).split(sep).join('/');
  if (inside.startsWith('..')) return undefined;
  if (Object.hasOwn(STOREYS, inside)) return inside;
  let folder = dirname(inside);
  while (folder.includes('/') && !Object.hasOwn(STOREYS, folder)) folder = dirname(folder);
  return folder;
}

function storeyOf(path, folder) {
  return FOR_SHOW.test(path) ? SHOWN : STOREYS[folder];
}

export const storeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      above: '`{{from}}` may not import `{{to}}`, which is not below it: see storeys.js',
      homeless: '`{{folder}}` has no storey yet: give it one in storeys.js',
    },
  },
  create(context) {
    const file = context.filename;
    const from = folderOf(file);
    if (from === undefined) return {};
    const storey = storeyOf(file, from);
    if (storey === undefined)
      return {
        Program: (node) => context.report({ node, messageId: 'homeless', data: { folder: from } }),
      };

    function check(node) {
      if (!node.source?.value?.startsWith?.('.')) return;
      const target = resolve(dirname(file), node.source.value);
      const to = folderOf(target);
      if (to === undefined || storey === SHOWN) return;
      const under = storeyOf(target, to);
      if (under < storey || (to === from && under === storey)) return;
      context.report({ node, messageId: 'above', data: { from, to } });
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
