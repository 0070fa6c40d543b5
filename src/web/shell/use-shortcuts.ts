import { useEffect, useEffectEvent } from 'react';
import { usePlace } from '../router/place.ts';
import { GO_KEYS } from '../services/menus.ts';

const GO_WINDOW_MS = 1200;

export interface ShortcutActions {
  readonly openPalette: () => void;
  readonly openKeys: () => void;
}

/** Keys that work everywhere: `/`, `Ctrl K`, `?`, `g` and a letter, `j` to enter the first table. */
export function useShortcuts(actions: ShortcutActions): void {
  const { navigate } = usePlace();
  // The listener stays while pages come and go, or a key pressed between two of them would be forgotten.
  const openPalette = useEffectEvent(actions.openPalette);
  const openKeys = useEffectEvent(actions.openKeys);
  const go = useEffectEvent(navigate);
  useEffect(() => {
    let goUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (performance.now() < goUntil) {
        goUntil = 0;
        const target = GO_KEYS[event.key];
        if (target) {
          event.preventDefault();
          go(target.href);
          return;
        }
      }
      if (event.key === 'g') goUntil = performance.now() + GO_WINDOW_MS;
      else if (event.key === '/') {
        event.preventDefault();
        findSearchBox()?.focus();
      } else if (event.key === '?') openKeys();
      else if (event.key === 'j' && !(event.target instanceof HTMLTableRowElement)) {
        document.querySelector<HTMLTableRowElement>('main tr[data-row][tabindex="0"]')?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      // One that was just closed may hold the focus a moment longer.
      target.closest('dialog[open]') !== null)
  );
}

/** The first search box that can be seen. */
function findSearchBox(): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-search]')].find(
    (box) => box.offsetParent !== null,
  );
}
