import { useEffect, useImperativeHandle, type HTMLAttributes, type Ref } from 'react';

export interface AdoptedProps extends HTMLAttributes<HTMLElement> {
  readonly element: HTMLElement;
  /** Hands the events of the element on; without it only its place is taken. */
  readonly listens?: boolean | undefined;
  /** Points from the element to what the primitive shows. */
  readonly isDescribed?: boolean | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/**
 * Child of a primitive's trigger, `asChild`: makes the trigger of an element that is on the page already. So what is
 * pressed stands in the first load, and the primitive can come later without taking its place.
 */
export function Adopted({ element, listens, isDescribed, ref, ...given }: AdoptedProps) {
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => {
    if (!listens) return;
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(given)) {
      if (!name.startsWith('on') || typeof listener !== 'function') continue;
      const type = name.slice(2).toLowerCase();
      const hear = (event: Event) => {
        // Focus that no key brought is no wish to know more.
        if (type !== 'focus' || element.matches(':focus-visible')) listener(event);
      };
      element.addEventListener(type, hear, { signal: stop.signal });
    }
    return () => stop.abort();
  });
  const describedBy = isDescribed ? given['aria-describedby'] : undefined;
  useEffect(() => {
    if (describedBy === undefined) return;
    element.setAttribute('aria-describedby', describedBy);
    return () => element.removeAttribute('aria-describedby');
  }, [element, describedBy]);
  return null;
}
