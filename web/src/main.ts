import { mount } from 'svelte';
import App from './App.svelte';
import { address } from './home';
import { partIsMissing } from './home/newer';
import './styles/tokens.css';
import './styles/base.css';

mount(App, { target: document.getElementById('app')! });

// What of the page comes later may be there no more.
addEventListener('vite:preloadError', () => void partIsMissing());

// Only pages over HTTPS, or from this very machine, have one.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register(address('sw.js')).catch(() => undefined);

// Whoever installs the app wants it without a network too.
addEventListener('appinstalled', () => {
  void import('./home/kept').then(({ keepAll }) => keepAll(() => undefined)).catch(() => undefined);
});
