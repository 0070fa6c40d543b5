/** How long a page may grow until the place it was left at exists. */
const GROWS_MS = 2_000;

/**
 * Scrolls to `top` pixels, again while the page grows to its height, until the visitor scrolls by themselves. The
 * result stops it.
 */
export function restoreScroll(top: number): () => void {
  scrollTo({ top, behavior: 'instant' });
  const isThere = () => document.documentElement.scrollHeight - innerHeight >= top - 1;
  if (isThere()) return () => undefined;
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (isThere()) stop();
  });
  const timer = setTimeout(() => stop(), GROWS_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of BY_HAND) removeEventListener(kind, stop);
  };
  observer.observe(document.body);
  for (const kind of BY_HAND) addEventListener(kind, stop, { passive: true });
  return stop;
}

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
