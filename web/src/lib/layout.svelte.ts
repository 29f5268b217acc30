// One rule for every screen: how a table lies on it. Style sheets read it from the page's root.
//
//   wide     players, board with what one holds below it, log: three columns
//   beside   a lying screen that is low or narrow: the board takes the height, everything else one column beside it
//   stacked  an upright screen: the board takes the width, everything else lies above and below it

export type Shape = 'wide' | 'beside' | 'stacked';

/** From here on there is room below the board for what one holds; on less the board would pay for it. */
const WIDE = { width: 1360, height: 860 };
/** From here on the players' cards have a column of their own. */
const CARDS = 1200;
/** Below this height a bar across the page would cost the board too much. */
const LOW = 500;
/** Below this height there is room for the board, one line of words and what one holds. */
const SHORT = 700;

export function shapeOf(width: number, height: number): Shape {
  if (width >= WIDE.width && height >= WIDE.height && width > height) return 'wide';
  return width > height ? 'beside' : 'stacked';
}

class Layout {
  width = $state(innerWidth);
  height = $state(innerHeight);
  readonly shape = $derived(shapeOf(this.width, this.height));
  /** What one holds and can do has a narrow place. */
  readonly compact = $derived(this.shape !== 'wide');
  readonly low = $derived(this.shape === 'beside' && this.height < LOW);
  readonly short = $derived(this.shape === 'stacked' && this.height < SHORT);
  readonly cards = $derived(this.width >= CARDS && !this.low && this.shape !== 'stacked');

  constructor() {
    addEventListener('resize', () => this.#measure());
    this.#measure();
  }

  #measure(): void {
    this.width = innerWidth;
    this.height = innerHeight;
    const root = document.documentElement;
    root.dataset.shape = this.shape;
    root.toggleAttribute('data-compact', this.compact);
    root.toggleAttribute('data-low', this.low);
    root.toggleAttribute('data-short', this.short);
  }
}

export const layout = new Layout();
