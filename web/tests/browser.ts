// What a browser has and jsdom has not: nobody prefers anything.

Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
