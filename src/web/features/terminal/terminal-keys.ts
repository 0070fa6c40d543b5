import { useEffect, useEffectEvent } from 'react';
import { CANDLE_WIDTH_KEYS, type CandleWidth } from '#contracts/market/token-market';

export interface TerminalActions {
  readonly onSide: (side: 'buy' | 'sell') => void;
  readonly onWidth: (width: CandleWidth) => void;
}

/** Every key of the terminal, for the list the page shows. */
export const TERMINAL_KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['/', 'Search the markets'],
  ['j, k', 'Move through the markets; Enter opens one'],
  ['1 to 8', `Candles of ${CANDLE_WIDTH_KEYS.join(', ')}`],
  ['b, s', 'Buy or sell: the amount'],
  ['m', 'Maximise the panel you are in, or the chart, and back'],
  ['Escape', 'Leave a field, or the maximised panel'],
];

/** The shell waits this long for a letter after `g`; the same letters are its, then. */
const GO_WINDOW_MS = 1_200;

/** Keyboard shortcuts of the terminal, before those of the shell. `root` holds its panels. */
export function useTerminalKeys(
  root: { readonly current: HTMLElement | null },
  actions: TerminalActions,
): void {
  const onKey = useEffectEvent((element: HTMLElement, target: Element, key: string) =>
    run(element, target, key, actions),
  );
  useEffect(() => {
    let goUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target, key } = event;
      if (!(target instanceof Element) || target.closest('dialog[open], [role=menu]')) return;
      if (target.matches('input, textarea, select, [contenteditable]')) {
        if (key === 'Escape' && target instanceof HTMLElement && root.current?.contains(target))
          target.blur();
        return;
      }
      if (key === 'g') goUntil = performance.now() + GO_WINDOW_MS;
      if (performance.now() < goUntil || root.current === null) {
        if (key !== 'g') goUntil = 0;
        return;
      }
      if (!onKey(root.current, target, key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the shell’s own listener, which knows `/` and `j` too.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [root]);
}

function run(root: HTMLElement, target: Element, key: string, { onSide, onWidth }: TerminalActions): boolean {
  const width = /^[1-8]$/.test(key) ? CANDLE_WIDTH_KEYS[Number(key) - 1] : undefined;
  if (width !== undefined) {
    onWidth(width);
    return true;
  }
  switch (key) {
    case '/':
      return focusIn(root, '[data-terminal-search]');
    case 'b':
    case 's':
      onSide(key === 'b' ? 'buy' : 'sell');
      return focusIn(root, '[data-terminal-amount]');
    case 'j':
    case 'k':
      // A table has rows of its own to move through.
      return target.closest('tr') === null && moveInMarkets(root, target, key === 'j' ? 1 : -1);
    case 'm':
      return maximise(root, target);
    default:
      return false;
  }
}

/** Focuses what is asked for; on a phone its tab is opened first. */
function focusIn(root: HTMLElement, selector: string): boolean {
  const field = root.querySelector<HTMLElement>(selector);
  if (field === null) return false;
  const panel = field.closest('section[id]');
  if (panel?.getAttribute('data-active') === 'false') {
    root.querySelector<HTMLElement>(`[role='tab'][aria-controls='${CSS.escape(panel.id)}']`)?.focus();
  }
  // What the focus on a tab opens is drawn a moment later.
  requestAnimationFrame(() => field.focus());
  return true;
}

function moveInMarkets(root: HTMLElement, target: Element, step: 1 | -1): boolean {
  const links = [...root.querySelectorAll<HTMLElement>('a[data-market]')];
  const at = links.findIndex((link) => link === target);
  const start = at === -1 ? links.findIndex((link) => link.getAttribute('aria-current') === 'true') : at;
  const next = links[Math.max(0, Math.min(links.length - 1, start + step))];
  next?.focus();
  return next !== undefined;
}

/** By the button of the panel itself, which knows how. */
function maximise(root: HTMLElement, target: Element): boolean {
  const own = target.closest('section[data-maximised]');
  const panel =
    root.querySelector("section[data-maximised='true']") ??
    own ??
    root.querySelector('section[id$="-chart"]');
  const button = panel?.querySelector<HTMLElement>('header button');
  const named = [...(panel?.querySelectorAll<HTMLElement>('header button') ?? [])].find((one) =>
    /^(?:Maximise|Restore) /.test(one.getAttribute('aria-label') ?? ''),
  );
  (named ?? button)?.click();
  return named !== undefined;
}
