import { flushSync } from 'react-dom';

/**
 * Draws another page, faded in over the one before where the browser can and the visitor wants movement. React's own
 * `ViewTransition` is not used: it would also fade what merely comes late on a page, and while the browser takes its
 * picture React hears no event, so that a press is lost.
 */
export function fade(draw: () => void): void {
  if (!mayFade()) return draw();
  const transition = document.startViewTransition(() => flushSync(draw));
  // Skipped for a newer one, or as nobody looks: the page is drawn all the same.
  transition.ready.catch(() => undefined);
}

const mayFade = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
