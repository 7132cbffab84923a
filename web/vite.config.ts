import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Emits sw.js with the files of the shell; fonts of other scripts, card pictures and their list stay lazy. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['/', '/manifest.webmanifest', '/icon.svg'];
      for (const file of Object.keys(bundle))
        if (/\.(js|css)$|latin-(ext-)?wght.*woff2$/.test(file) && !/\bevidence-/.test(file))
          files.push(`/${file}`);
      const version = createHash('sha256').update(files.join());
      for (const file of readdirSync('public/img').filter((name) => name.startsWith('avatar-'))) {
        files.push(`/img/${file}`);
        // Unlike the others these have no hash in their names.
        version.update(readFileSync(`public/img/${file}`));
      }
      const source = readFileSync('sw.js', 'utf8')
        .replace('__PRECACHE__)', `${JSON.stringify(files)})`)
        .replace('${__VERSION__}', version.digest('hex').slice(0, 10));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Compresses once what every phone loads, so that no server does it for each of them. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name))) {
        const path = join(dir, file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

/** Where `npm run dev` finds a running server. */
const server = process.env['MOLEHUNT_SERVER'] ?? 'http://127.0.0.1:4280';

export default defineConfig({
  appType: 'spa',
  plugins: [svelte(), serviceWorker(), packed()],
  build: { target: ['safari15.4', 'chrome100'], assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    // The host must stay ours: the server refuses pages of other origins.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts', '*.test.js'], environment: 'node' },
});
