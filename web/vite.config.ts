import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SHELL =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/web\/src\/(lib|scenes|ui\/(Dialog|Icon|Logo|MainNav|Mark|MyTables|SettingsForm|TopBar))/;

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
    // What every page shares is one file: each file costs a request and its headers.
    rollupOptions: { output: { manualChunks: (id) => (SHELL.test(id) ? 'shell' : undefined) } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/tables': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
});
