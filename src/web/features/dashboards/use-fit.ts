import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const LEAST_PX = 90;

/**
 * How high a plot may be so that what stands around it fits into its tile too. `start` is taken until that is measured,
 * and where the tile is as high as what it holds.
 */
export function useFit(start: number): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly inner: RefObject<HTMLDivElement | null>;
  readonly height: number;
} {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [around, setAround] = useState<number>();
  const [room, setRoom] = useState<number>();
  const height = around === undefined || room === undefined ? start : Math.max(LEAST_PX, room - around);
  useLayoutEffect(() => {
    const [outside, inside] = [frame.current, inner.current];
    if (outside === null || inside === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const grid = outside.closest('[data-grid]');
      // Only a plot has a height that can be chosen.
      const plot = inside.querySelector('[data-view="chart"][style]');
      if (grid === null || plot === null || getComputedStyle(grid).display !== 'grid') {
        setAround(undefined);
        return;
      }
      const { paddingTop, paddingBottom } = getComputedStyle(outside);
      setRoom(
        Math.floor(outside.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)),
      );
      setAround(Math.ceil(inside.offsetHeight - plot.clientHeight));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outside);
    observer.observe(inside);
    // A frame that goes from its table to its plot need not change its own height.
    const views = new MutationObserver(measure);
    views.observe(inside, { subtree: true, attributes: true, attributeFilter: ['data-view'] });
    return () => {
      observer.disconnect();
      views.disconnect();
    };
  }, []);
  return { frame, inner, height };
}
