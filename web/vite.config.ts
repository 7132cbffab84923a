import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { firstFiles, preloads } from './first-load.ts';
import { TARGET } from './oldest/oldest.js';

const TOO_OLD = 'too-old.js';

/** Sends the script for browsers that understand no other as it was written, under a name that may be kept. */
function tooOld(): Plugin {
  return {
    name: 'too-old',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: TOO_OLD, source: readFileSync(TOO_OLD, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(TOO_OLD),
        );
        if (!built) throw new Error(`the build has no ${TOO_OLD}`);
        return html.replace(`/${TOO_OLD}`, `/${built.fileName}`);
      },
    },
  };
}

/** Emits sw.js with the files of this build; whole fonts, card pictures and their list, and phrases stay lazy. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['/', '/manifest.webmanifest', '/icon.svg'];
      for (const [file, made] of Object.entries(bundle)) {
        const isLazy = /\bevidence-|-wght-/.test(file) || isPhrases(made);
        if (/\.(js|css|woff2)$/.test(file) && !isLazy) files.push(`/${file}`);
      }
      const version = createHash('sha256').update(files.join());
      const source = readFileSync('sw.js', 'utf8')
        .replace('__PRECACHE__)', `${JSON.stringify(files)})`)
        .replace('${__VERSION__}', version.digest('hex').slice(0, 10));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** One language of them is enough for a phone. */
function isPhrases(made: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return made.type === 'chunk' && made.moduleIds.some((id) => id.includes('/phrases/'));
}

/** Compresses once what every phone loads, so that no server does it for each of them. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))) {
        const path = join(dir, file);
        const whole = readFileSync(path);
        const small = gzipSync(whole, { level: 9 });
        if (small.length < whole.length) writeFileSync(`${path}.gz`, small);
      }
    },
  };
}

/** Where `npm run dev` finds a running server. */
const server = process.env['MOLEHUNT_SERVER'] ?? 'http://127.0.0.1:4280';

export default defineConfig({
  appType: 'spa',
  plugins: [svelte(), tooOld(), preloads(), serviceWorker(), packed()],
  build: {
    target: TARGET,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // What nothing is used of can go, custom elements and all; but flags are set by being imported.
        moduleSideEffects: [
          { test: /\/node_modules\/svelte\/src\/(?!internal\/flags)/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          // Few files rather than many small ones: each costs a phone a round trip.
          groups: [
            { name: firstFiles(), priority: 6, includeDependenciesRecursively: false },
            { name: 'fair', test: /\/src\/lib\/fair\/|\/@noble\//, priority: 5 },
            { name: 'icons', test: /\/@lucide\//, priority: 5 },
            { name: 'ui', test: /\/src\/(lib|ui)\/(?!qr\.)|\/svelte\/src\//, priority: 4 },
            { name: 'rulebook', test: /\/src\/rulebook\//, priority: 3 },
            { name: 'room', test: /\/src\/room\//, priority: 2 },
            { name: 'tv', test: /\/src\/tv\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    // The host must stay ours: the server refuses pages of other origins.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts', '*.test.js', 'oldest/*.test.js'], environment: 'node' },
});
