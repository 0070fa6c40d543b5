import { useEffect, useState } from 'react';
import type { Box } from './place-card.ts';

const LOOK_EVERY_MS = 200;
const GIVE_UP_MS = 8000;

/** An element on the page and where it is; one that is not there yet is looked for. */
export type Target =
  | { readonly kind: 'looking' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly element: HTMLElement; readonly box: Box };

/** The first element of a selector that can be seen. */
export function findVisible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
  );
}

/** Looks for an element and follows it as the page moves. Without a selector it looks for nothing. */
export function useTarget(selector: string | undefined): Target {
  const [target, setTarget] = useState<Target>({ kind: 'looking' });
  useEffect(() => {
    setTarget({ kind: 'looking' });
    if (selector === undefined) return;
    const began = performance.now();
    const look = () => {
      const element = findVisible(selector);
      setTarget((before) => {
        if (!element) {
          const kind = performance.now() - began > GIVE_UP_MS ? 'missing' : 'looking';
          return before.kind === kind ? before : { kind };
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = {
          left: Math.round(left),
          top: Math.round(top),
          width: Math.round(width),
          height: Math.round(height),
        };
        return before.kind === 'found' && before.element === element && isSame(before.box, box)
          ? before
          : { kind: 'found', element, box };
      });
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [selector]);
  return target;
}

const isSame = (a: Box, b: Box): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
