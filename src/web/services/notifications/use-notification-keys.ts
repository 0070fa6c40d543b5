import { useEffect } from 'react';
import { findNewestDismissible, type Notification } from './notification.ts';
import { dismissNotification } from './notify.ts';

/** Escape closes the newest, unless it already closed or cleared something else. */
export function useEscape(list: readonly Notification[]): void {
  const newest = findNewestDismissible(list)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isBusy(event.target)) return;
      dismissNotification(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);
}

/** Whether Escape means something to what has the focus: a field, or a dialog that is open. */
function isBusy(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog:modal') !== null ||
    (target instanceof HTMLElement &&
      (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)))
  );
}

/** F8 goes to the newest notification, as it is the last thing in the page. */
export function useFocusKey(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return;
      const button = [...(root.current?.querySelectorAll('button') ?? [])].at(-1);
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
