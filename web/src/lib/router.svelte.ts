// Addresses live in the fragment, so that one page serves them all behind any path prefix.

class Route {
  parts = $state<string[]>([]);
  query = $state(new URLSearchParams());

  constructor() {
    this.#read();
    addEventListener('hashchange', () => this.#read());
  }

  get page(): string {
    return this.parts[0] ?? '';
  }

  #read(): void {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
    this.parts = path.split('/').filter(Boolean).map(decodeURIComponent);
    this.query = new URLSearchParams(query);
  }
}

export const route = new Route();

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Changes the address without a new page: for the step of a replay. */
export function settle(path: string): void {
  history.replaceState(null, '', `#/${path}`);
}
