// What this browser prefers. Kept in local storage; nothing of it leaves the device.

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 0 | 0.6 | 1 | 2;

const KEY = 'ludotheque';

interface Stored {
  language: 'en' | 'fr';
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  confirm: boolean;
  name: string;
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings implements Stored {
  language = $state<'en' | 'fr'>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>(1);
  sounds = $state(false);
  confirm = $state(false);
  name = $state('');

  constructor() {
    const old = stored();
    this.language = old.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
    this.theme = old.theme ?? 'auto';
    this.speed = old.speed ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1);
    this.sounds = old.sounds ?? false;
    this.confirm = old.confirm ?? false;
    this.name = old.name ?? '';
  }

  keep(): void {
    const { language, theme, speed, sounds, confirm, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sounds, confirm, name }));
    } catch {
      // Private windows may refuse: then the choice lasts as long as the page.
    }
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && prefers.dark);
  }
}

const prefers = $state({ dark: matchMedia('(prefers-color-scheme: dark)').matches });
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (prefers.dark = event.matches));

export const settings = new Settings();
