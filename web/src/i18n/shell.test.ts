// The first load brings only the words of the shell: a screen in it that says another would find none.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import shell from './en/shell';

const SRC = resolve(import.meta.dirname, '..');
const IMPORTS = /^\s*(?:import|export)\s+(?!type\b)(?:[^;']*?\sfrom\s+)?'(\.[^']+)'/gm;

function fileOf(path: string): string | undefined {
  return [path, `${path}.ts`, join(path, 'index.ts')].find(
    (file) => /\.\w+$/.test(file) && existsSync(file),
  );
}

/** All that a file imports, without what it fetches later. */
function gather(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    const next = fileOf(resolve(dirname(file), name));
    if (next) gather(next, found);
  }
  return found;
}

/** Each as the way to it, as far as it is written out. */
function wordsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\bi18n\.m\.(\w+(?:\.\w+)*)/g)].map(
    ([, words = '']) => words,
  );
}

function isInShell(words: string): boolean {
  let found: unknown = shell;
  for (const key of words.split('.')) {
    // What follows is done with the words.
    if (typeof found !== 'object' || found === null) return true;
    found = (found as Record<string, unknown>)[key];
  }
  return found !== undefined;
}

test('the screens of the first load say words of the shell only', () => {
  const files = ['start.ts', 'home/Home.svelte'].flatMap((entry) => [...gather(join(SRC, entry))]);
  expect(files.length).toBeGreaterThan(50);
  const others = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) =>
      wordsIn(file)
        .filter((words) => !isInShell(words))
        .map((words) => `${relative(SRC, file)} says ${words}`),
    );
  expect(others).toEqual([]);
});
