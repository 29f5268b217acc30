import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Relative addresses only: the app runs behind any path prefix.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../src/ludotheque/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/tables': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
});
