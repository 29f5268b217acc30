// Addresses live in the fragment, so that one page serves them all behind any path prefix.

/** An address that nobody could have made here, as `#/t/%`, is taken as it stands: its page says that there is nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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
    this.parts = path.split('/').filter(Boolean).map(decoded);
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
