import { RuleTester } from 'eslint';
import plugin from 'eslint-plugin-svelte';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { STOREYS, storeys } from './storeys.js';

RuleTester.describe = describe;
RuleTester.it = test;

const at = (path) => join(import.meta.dirname, 'src', path);
const typescript = { parser: ts.parser };
const { parser } = plugin.configs.base.find((config) => config.languageOptions).languageOptions;
const svelte = { parser, parserOptions: { parser: ts.parser } };

const lies = (path, code, languageOptions = typescript) => ({
  name: `${path}: ${code}`,
  filename: at(path),
  code,
  languageOptions,
});
const above = (...args) => ({ ...lies(...args), errors: [{ messageId: 'above' }] });
const script = (code) => `<script lang="ts">${code}</script>`;

new RuleTester().run('storeys', storeys, {
  valid: [
    lies('spy/bar.ts', "import { spyRound } from './round';"),
    lies('spy/bar.ts', "import type { Floor } from '../room/talk/pen';"),
    lies('notebook/own/add.ts', "import { i18n } from '../../i18n';"),
    lies('notebook/own/add.ts', "import { pictureOf } from '../deck';"),
    lies('table/games.ts', "import Spy from '../spy/Spy.svelte';"),
    lies('table/Room.svelte', script("import { GAMES } from './games';"), svelte),
    lies('main.ts', "import App from './App.svelte';"),
    lies('notebook/evidence.svelte.ts', "const deck = import('../../../decks/evidence.json');"),
    lies('room/talk/pen.test.ts', "import { tableView } from '../../gallery/build';"),
    lies('captains/captains.scenes.ts', "import { people } from '../spy/spy.scenes';"),
  ],
  invalid: [
    above('room/rules/Terms.svelte', script("import { GAMES } from '../../table/games';"), svelte),
    above('room/play/Screen.svelte', script("import Tv from '../../tv/TvEnd.svelte';"), svelte),
    above('room/choice/choice.ts', "import { check } from '../../packs/check';"),
    above('captains/round.ts', "import { spyRound } from '../spy/round';"),
    above('captains/round.ts', "export { spyRound } from '../spy/round';"),
    above('captains/round.ts', "export * from '../spy/round';"),
    above('captains/round.ts', "const spy = import('../spy/round');"),
    above('captains/round.ts', "type Round = import('../spy/round').Round;"),
    above('captains/round.ts', "import type { Round } from '../spy/round';"),
    above('lib/route.svelte.ts', "import { tableLink } from './table/links';"),
    above('ui/Link.svelte', script("import App from '../App.svelte';"), svelte),
    above('i18n/en/common.ts', "import { toast } from '../../ui/toasts.svelte';"),
    above('spy/bar.ts', "import { table } from './spy.scenes';"),
    above('spy/bar.ts', "import { anything } from '../cellar/anything';"),
    { ...lies('cellar/anything.ts', ''), errors: [{ messageId: 'homeless' }] },
  ],
});

test('every folder has a storey, and every storey a folder', () => {
  const folders = readdirSync(at(''), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = Object.keys(STOREYS).map((path) => path.split('/')[0]);
  expect([...new Set(named)].sort()).toEqual([...folders, '.'].sort());
});
