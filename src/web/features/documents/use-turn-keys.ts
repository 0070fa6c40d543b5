import { useLayoutEffect } from 'react';
import { usePlace } from '../../router/place.ts';

/** `[` opens the text before this one, `]` the next. */
export function useTurnKeys(previous: string | undefined, next: string | undefined): void {
  const { navigate } = usePlace();
  // With the first sight of a text: a key may come before its other effects have run.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const href = event.key === '[' ? previous : event.key === ']' ? next : undefined;
      if (href === undefined) return;
      event.preventDefault();
      navigate(href);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next, navigate]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog[open]') !== null)
  );
}
