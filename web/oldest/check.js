// `npm run oldest`: is the built client one that the oldest browsers understand?

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDITIONS, MOUSE } from './additions.js';
import { checkCss } from './css.js';
import { TARGET } from './oldest.js';
import { checkScript } from './script.js';

const BUILT = join(import.meta.dirname, '../dist');

if (!existsSync(BUILT))
  throw new Error('There is no client to look at: run `npm run build` first.');
const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
const found = new Set();
for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
  const check = file.endsWith('.css') ? checkCss : checkScript;
  for (const { what, lacking } of check(readFileSync(join(BUILT, file), 'utf8')))
    if (!ADDITIONS.has(what) && !MOUSE.test(what))
      found.add(`${file}: ${what} is unknown to ${lacking.join(', ')}`);
}
for (const fault of found) console.error(fault);
if (found.size > 0) {
  console.error(
    'If the client looks before it uses it, or is as good without it, add it to oldest/additions.js.',
  );
  process.exitCode = 1;
} else console.log(`${files.length} files for ${TARGET.join(', ')}`);
