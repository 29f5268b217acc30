/** What scrolls can be reached by keyboard; what does not is no stop on the way. */
export function scrolls(element: HTMLElement): { destroy(): void } {
  const set = (): void => {
    const over = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (over === element.hasAttribute('tabindex')) return;
    if (over) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(set);
  const follow = (): void => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
    set();
  };
  const children = new MutationObserver(follow);
  children.observe(element, { childList: true });
  follow();
  return {
    destroy: () => {
      sizes.disconnect();
      children.disconnect();
    },
  };
}
