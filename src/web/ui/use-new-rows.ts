import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Lets live rows in at once while nobody reads the table; else they wait for the reader to ask for them. */
export function useNewRows(
  frame: RefObject<HTMLElement | null>,
  pending: number,
  showNew: (() => void) | undefined,
): void {
  const hovered = useRef(false);
  const newest = useRef(showNew);
  newest.current = showNew;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onEnter = (event: PointerEvent) => (hovered.current = event.pointerType === 'mouse');
    const onLeave = () => (hovered.current = false);
    element.addEventListener('pointerenter', onEnter);
    element.addEventListener('pointerleave', onLeave);
    return () => {
      element.removeEventListener('pointerenter', onEnter);
      element.removeEventListener('pointerleave', onLeave);
    };
  }, [frame]);
  useEffect(() => {
    const element = frame.current;
    if (!element || pending === 0) return;
    const letIn = () => {
      const scrolled = element.getBoundingClientRect().top < 0;
      const inside = element.contains(document.activeElement);
      if (!scrolled && !inside && !hovered.current) newest.current?.();
    };
    letIn();
    element.addEventListener('pointerleave', letIn);
    addEventListener('scrollend', letIn);
    return () => {
      element.removeEventListener('pointerleave', letIn);
      removeEventListener('scrollend', letIn);
    };
  }, [frame, pending]);
}
