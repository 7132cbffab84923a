// What a phone waits for before it shows anything: which modules that is, in which files, and how the page
// asks for them.

import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const source = (name: string) => join(import.meta.dirname, 'src', name);

/** What the words of every language need. */
const COUNTING = /\/src\/(i18n\/(duration|listing|plural)|lib\/wire\/limits)\.ts$/;
/** Parts of Svelte that its index names, so they look imported, but that only later screens use. */
const LATER =
  /\/svelte\/src\/(reactivity\/(set|map|date|url)|internal\/client\/dom\/(blocks\/await|elements\/bindings\/size))\b/;
/** Letters that every language has, in the names that they are built under. */
const LETTERS = /\/(manrope|playfair-display)-latin-[\w-]{8}\.woff2$/;

/** The first load in two files: what runs at once, and what the first screens import. */
export function firstFiles(): (id: string, about: Rolldown.ChunkingContext) => string | null {
  let first: Set<string> | undefined;
  let shell: Set<string> | undefined;
  return (id, about) => {
    first ??= imported(source('main.ts'), about);
    shell ??= imported(source('start.ts'), about);
    if (first.has(id) || COUNTING.test(id)) return 'first';
    return shell.has(id) ? 'shell' : null;
  };
}

function imported(entry: string, about: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const gather = (id: string) => {
    if (found.has(id) || LATER.test(id)) return;
    found.add(id);
    about.getModuleInfo(id)?.importedIds.forEach(gather);
  };
  gather(entry);
  return found;
}

/** Lets the page ask for all of it at once, instead of one file naming the next. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const shell = files.find(
          (file): file is Rolldown.OutputChunk =>
            file.type === 'chunk' && file.moduleIds.includes(source('start.ts')),
        );
        if (!shell) throw new Error('the build has no shell');
        const styles = [...(shell.viteMetadata?.importedCss ?? [])];
        const letters = files
          .map(({ fileName }) => `/${fileName}`)
          .filter((name) => LETTERS.test(name));
        return [
          ...[shell.fileName, ...shell.imports].map((file) => link('modulepreload', `/${file}`)),
          ...styles.map((file) => link('preload', `/${file}`, { as: 'style' })),
          ...letters.map((file) => link('preload', file, { as: 'font', type: 'font/woff2' })),
        ].filter(({ attrs }) => !html.includes(attrs.href));
      },
    },
  };
}

function link(rel: string, href: string, more: Record<string, string> = {}) {
  const attrs = { rel, crossorigin: true, href, ...more };
  return { tag: 'link', attrs, injectTo: 'head' } satisfies HtmlTagDescriptor;
}
