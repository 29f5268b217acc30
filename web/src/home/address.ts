const root = new URL('.', location.href.split('#')[0]);

export function address(path: string): URL {
  return new URL(path, root);
}

/** The link that people share: this page at a place of its own. */
export function shared(path: string): string {
  return `${root.href}#/${path}`;
}
