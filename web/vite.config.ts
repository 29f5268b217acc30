import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SHELL =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/web\/src\/(lib|home|games\/index|games\/[^/]+\/(index|Cover|theme)|ui\/(Cover|Dialog|Icon|Logo|MainNav|Mark|MyTables|SettingsForm|TopBar))/;

// What is named worker-* runs WebAssembly, and the server lets only that.
// Relative addresses only: the app runs behind any path prefix.
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  // The client's half of Svelte, also where no browser runs it.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // One worker: what takes time is to set up a document, not to test.
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['tests/browser.ts'],
    isolate: false,
    // Only ends what hangs: no test fails because a machine is busy.
    testTimeout: 180_000,
    maxWorkers: 1,
  },
  build: {
    outDir: '../src/ludotheque/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page shares is one file: each file costs a request and its headers.
    rollupOptions: {
      output: {
        manualChunks: (id) => (SHELL.test(id) ? 'shell' : undefined),
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${/\/games\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
      },
    },
  },
  worker: {
    format: 'es',
    rollupOptions: {
      output: { entryFileNames: 'assets/worker-[name]-[hash].js', chunkFileNames: 'assets/worker-[name]-[hash].js' },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
}));
