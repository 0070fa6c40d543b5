import { useEffect } from 'preact/hooks';

/** Calls once a frame while the screen moves over the page, and when its width or its type size changes. */
export function useScreenMoves(active: boolean, onMove: () => void, onSize: () => void): void {
  useEffect(() => {
    if (!active) return;
    let asked = 0;
    let size = toSize();
    const later = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        const now = toSize();
        if (now !== size) onSize();
        size = now;
        onMove();
      });
    };
    const watch = new ResizeObserver(later);
    watch.observe(document.body);
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    onMove();
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [active, onMove, onSize]);
}

const toSize = () => `${innerWidth} ${getComputedStyle(document.documentElement).fontSize}`;
