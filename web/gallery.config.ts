// The gallery as pages of its own, to be walked through by the browser tests. What is shipped is built
// by `vite.config.ts`, which knows nothing of it.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: ['safari15.4', 'chrome100'],
    assetsInlineLimit: 0,
    // Pictures are looked up where they are.
    copyPublicDir: false,
    rollupOptions: { input: 'gallery.html' },
    chunkSizeWarningLimit: 4_000,
  },
});
