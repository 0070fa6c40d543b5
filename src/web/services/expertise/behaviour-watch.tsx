import { useEffect } from 'react';
import { usePlace } from '../../router/place.ts';
import { toLocalDay, type Counted, type Use } from './behaviour.ts';
import { createBehaviourQueue } from './behaviour-queue.ts';
import { countAll } from './expertise-store.ts';
import { toPageUse } from './page-use.ts';

const BEAT_SECONDS = 15;
/** Without a sign of life for so long, nobody is reading any more. */
const IDLE_MS = 2 * 60_000;
/** A change so soon after a gesture is its doing. */
const GESTURE_MS = 1000;

const { tell, flush } = createBehaviourQueue(
  () => ({ at: Date.now(), day: toLocalDay(new Date()) }),
  countAll,
);

/** Counts what the visitor does, from events that happen anyway. Nothing of it leaves the browser. */
export function BehaviourWatch() {
  const { path } = usePlace();
  useEffect(() => {
    const { use } = toPageUse(path);
    if (use !== undefined) tell({ kind: 'use', use });
    if (use === 'docs') tell({ kind: 'help' });
    flush();
  }, [path]);
  useEffect(() => watchDoings(), []);
  useEffect(() => watchLook(), []);
  useEffect(() => watchTime(), []);
  return null;
}

function watchDoings(): () => void {
  const count = (kind: Counted, use?: Use) => {
    tell({ kind });
    if (use) tell({ kind: 'use', use });
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const doing = target.closest('a, button, summary, [role="option"], [role="tab"], [role^="menuitem"]');
    if (!doing) return;
    tell({ kind: 'action' });
    if (doing.matches('a[download], [data-counts="export"]')) count('export', 'export');
    else if (doing.matches('nav[aria-label="Presets"] a')) count('filter', 'filters');
    else if (doing instanceof HTMLAnchorElement && isApiAddress(doing)) count('api-call');
    else if (doing.matches('[aria-label="Suggestions"] [role="option"]')) count('search', 'search');
    // Columns and panels.
    else if (doing.matches('[role="menuitemcheckbox"]')) count('customization', 'customization');
    if (doing.closest('[data-flow]')) tell({ kind: 'use', use: 'tour' });
  };
  const onSubmit = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    // Where there is a button, the browser clicks it for who presses Enter.
    if (!target.querySelector('[type="submit"]')) tell({ kind: 'action' });
    if (target.getAttribute('role') !== 'search') return;
    const typed = new FormData(target).get('q');
    if (typeof typed === 'string' && typed.trim() !== '') count('search', 'search');
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    tell({ kind: 'action' });
    if (target.closest('form[aria-label^="Filter"]')) count('filter', 'filters');
  };
  const onError = () => count('error');
  const watched: readonly (readonly [string, (event: Event) => void])[] = [
    ['click', onClick],
    ['submit', onSubmit],
    ['change', onChange],
  ];
  for (const [name, listener] of watched) document.addEventListener(name, listener, { capture: true });
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onError);
  const calls = watchApiCalls(() => count('api-call'));
  return () => {
    for (const [name, listener] of watched) document.removeEventListener(name, listener, { capture: true });
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onError);
    calls?.disconnect();
  };
}

/**
 * Every change of theme, font or size that follows what the visitor did here: the tabs beside this one change
 * with it, and so does a page that is being opened.
 */
function watchLook(): () => void {
  const root = document.documentElement;
  const gestures = ['pointerdown', 'keydown', 'click', 'change'];
  let gestureMs = Number.NEGATIVE_INFINITY;
  const onGesture = () => (gestureMs = performance.now());
  const observer = new MutationObserver((changes) => {
    const changed = changes.some(
      ({ attributeName, oldValue }) => oldValue !== root.getAttribute(attributeName ?? ''),
    );
    if (!changed || performance.now() - gestureMs > GESTURE_MS) return;
    gestureMs = Number.NEGATIVE_INFINITY;
    tell({ kind: 'customization' });
    tell({ kind: 'use', use: 'customization' });
  });
  observer.observe(root, {
    attributeFilter: ['data-theme', 'data-font', 'data-size'],
    attributeOldValue: true,
  });
  for (const gesture of gestures) addEventListener(gesture, onGesture, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    for (const gesture of gestures) removeEventListener(gesture, onGesture, { capture: true });
  };
}

/** A page as data, or the API itself. */
function isApiAddress({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && (/\.(?:json|md)$/.test(pathname) || pathname.startsWith('/api/'));
}

/** Calls made on the API reference are the visitor's own; those of other pages are the product's. */
function watchApiCalls(onCall: () => void): PerformanceObserver | undefined {
  if (typeof PerformanceObserver === 'undefined') return undefined;
  const observer = new PerformanceObserver((list) => {
    if (!location.pathname.startsWith('/swagger')) return;
    for (const entry of list.getEntriesByType('resource')) {
      const { pathname, origin } = new URL(entry.name);
      const fetched = 'initiatorType' in entry && entry.initiatorType === 'fetch';
      if (fetched && origin === location.origin && pathname.startsWith('/api/')) onCall();
    }
  });
  observer.observe({ type: 'resource' });
  return observer;
}

/** Adds up time while the page is looked at, and writes everything down now and then. */
function watchTime(): () => void {
  let lastSignMs = performance.now();
  const onSign = () => (lastSignMs = performance.now());
  const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];
  const timer = setInterval(() => {
    const seen = document.visibilityState === 'visible' && document.hasFocus();
    if (seen && performance.now() - lastSignMs < IDLE_MS) {
      const inAssistant = document.activeElement?.closest('[data-assistant]') !== null;
      const area = inAssistant && document.activeElement ? 'ai' : toPageUse(location.pathname).area;
      tell({ kind: 'time', area, seconds: BEAT_SECONDS });
    }
    flush();
  }, BEAT_SECONDS * 1000);
  const onHide = () => flush();
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  addEventListener('pagehide', onHide);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    clearInterval(timer);
    flush();
    for (const sign of signs) removeEventListener(sign, onSign);
    removeEventListener('pagehide', onHide);
    document.removeEventListener('visibilitychange', onHide);
  };
}
