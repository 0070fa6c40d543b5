import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Notification } from './notification.ts';

/** Keeps the list above dialogs: what is opened last in the top layer is on top. */
export function useOnTop(
  root: { readonly current: HTMLElement | null },
  shown: readonly Notification[],
  home: number,
): void {
  const newest = shown.at(-1);
  const key = newest && `${newest.id} ${newest.revision}`;
  useLayoutEffect(() => {
    const host = root.current;
    // Browsers without popovers show the section where its style puts it.
    // What was said before the host is there is drawn before the host stands in the page; `home` then changes.
    if (!host?.isConnected || typeof host.showPopover !== 'function') return;
    if (key === undefined) {
      if (host.matches(':popover-open')) host.hidePopover();
      return;
    }
    // Hiding and showing again would take the focus from inside.
    if (host.contains(document.activeElement)) return;
    if (host.matches(':popover-open')) host.hidePopover();
    host.showPopover();
  }, [root, key, home]);
}

/** When the card that had the focus goes, the focus goes to the next one, or back where it came from. */
export function useFocusRestored(
  root: { readonly current: HTMLElement | null },
  shown: readonly Notification[],
): void {
  const from = useRef<HTMLElement | undefined>(undefined);
  const inside = useRef(false);
  useEffect(() => {
    const host = root.current;
    if (!host) return;
    const onIn = ({ relatedTarget }: FocusEvent) => {
      inside.current = true;
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) from.current = relatedTarget;
    };
    const onOut = ({ relatedTarget }: FocusEvent) => {
      // Without a next element the focused one may be gone; whoever clicks elsewhere is not held back.
      if (relatedTarget instanceof Node && !host.contains(relatedTarget)) inside.current = false;
    };
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !host.contains(target)) inside.current = false;
    };
    host.addEventListener('focusin', onIn);
    host.addEventListener('focusout', onOut);
    document.addEventListener('pointerdown', onDown);
    return () => {
      host.removeEventListener('focusin', onIn);
      host.removeEventListener('focusout', onOut);
      document.removeEventListener('pointerdown', onDown);
    };
  }, [root]);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!inside.current || !lost) return;
    const next = [...(root.current?.querySelectorAll('button') ?? [])].at(-1) ?? from.current;
    next?.focus();
    if (shown.length === 0) inside.current = false;
  }, [root, shown]);
}
