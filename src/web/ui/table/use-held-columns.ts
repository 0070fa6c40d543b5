import { useLayoutEffect, type RefObject } from 'react';

const PIXEL = 1;

/**
 * Keeps columns as wide as they ever were, so that nothing moves while rows come and go; the widest gives way. Also
 * marks the frame with `data-fits` when the table fits into it: only then can its header stick to the screen.
 */
export function useHeldColumns(
  frame: RefObject<HTMLElement | null>,
  hold: 'columns' | 'header' | 'nothing',
  /** Names the columns: when they change, all is measured again. */
  shape: string,
): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || hold === 'nothing') return;
    const heads = [...element.querySelectorAll<HTMLElement>('th')];
    const free = () => {
      for (const head of heads) head.style.minWidth = '';
    };
    const fits = () => element.scrollWidth <= element.clientWidth + PIXEL;
    let width = -1;
    const fit = () => {
      const had = element.dataset['fits'] !== undefined;
      if (width !== element.clientWidth || (had && !fits())) free();
      width = element.clientWidth;
      element.toggleAttribute('data-fits', fits());
      if (hold !== 'columns') return;
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      const widest = widths.indexOf(Math.max(...widths));
      for (const [i, head] of heads.entries())
        head.style.minWidth = i === widest || widths[i] === 0 ? '' : `${widths[i]}px`;
    };
    // In a frame of its own: what is set while sizes are reported changes them again, which browsers report as an error.
    let frameId = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(fit);
    });
    observer.observe(element);
    for (const head of heads) observer.observe(head);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frameId);
      free();
      element.removeAttribute('data-fits');
    };
  }, [frame, hold, shape]);
}
