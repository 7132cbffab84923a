// The gallery as pages of its own, to be walked through by the browser tests. What is shipped is built
// by `vite.config.ts`, which knows nothing of it.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { TARGET } from './oldest/oldest.js';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: TARGET,
    assetsInlineLimit: 0,
    // Pictures are looked up where they are.
    copyPublicDir: false,
    rollupOptions: { input: 'gallery.html' },
    chunkSizeWarningLimit: 4_000,
  },
});
