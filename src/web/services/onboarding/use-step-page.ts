import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchRoute } from '../../router/match-route.ts';
import { usePlace } from '../../router/place.ts';
import type { StepPage } from './onboarding.ts';
import { findVisible } from './use-target.ts';

const LOOK_EVERY_MS = 200;
const GIVE_UP_MS = 8000;
const SETTLE_MS = 2000;

/** Whether the page of a step is open, is on its way, or the visitor is elsewhere. */
export type StepPageState = 'there' | 'going' | 'elsewhere';

/**
 * Goes to the page of a step when the visitor moved to it. Who then leaves the page is not fetched back;
 * `go` takes them there.
 */
export function useStepPage(
  page: StepPage | undefined,
  moves: number,
): { readonly state: StepPageState; readonly go: () => void } {
  const { path, pending, navigate } = usePlace();
  const handled = useRef(0);
  const [going, setGoing] = useState(false);
  const there = page !== undefined && matchRoute([page], path) !== undefined;
  const first = page?.through?.from ?? page?.route;
  const follow = useEffectEvent(navigate);

  const go = () => {
    if (first === undefined) return;
    setGoing(true);
    if (path !== first) navigate(first);
  };
  const onMove = useEffectEvent(() => {
    // A step cannot be seen behind the dialog it was started in.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
    if (page && !there) go();
    else setGoing(false);
  });
  useEffect(() => {
    if (handled.current === moves) return;
    handled.current = moves;
    onMove();
  }, [moves]);

  const link = page?.through?.link;
  const atFirst = path === first;
  useEffect(() => {
    if (!going || pending) return;
    if (there) {
      setGoing(false);
      return;
    }
    if (!atFirst || link === undefined) {
      // A page that is on its way may be neither pending any more nor open yet.
      const timer = setTimeout(() => setGoing(false), SETTLE_MS);
      return () => clearTimeout(timer);
    }
    const began = performance.now();
    const timer = setInterval(() => {
      const found = findVisible(link);
      if (found instanceof HTMLAnchorElement) follow(found.href);
      if (found || performance.now() - began > GIVE_UP_MS) {
        clearInterval(timer);
        if (!found) setGoing(false);
      }
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [going, pending, there, atFirst, link]);

  return { state: there ? 'there' : going ? 'going' : 'elsewhere', go };
}
