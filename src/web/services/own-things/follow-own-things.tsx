import { useEffect } from 'preact/hooks';
import { act } from '../../api/act.ts';
import { forgetOwnThings, setOwnLabels, setOwnWatched, setUnseenAlerts } from '../../session/own-things.ts';
import { useSession } from '../../session/session.ts';
import { notify } from '../notifications/notify.ts';

const ALERTS_EVERY_MS = 30_000;

/** Loads what a signed-in visitor keeps here, and tells of what their alerts found while the page is seen. */
export function FollowOwnThings() {
  const { kind, walletAddress } = useSession();
  useEffect(() => {
    if (kind !== 'authenticated') {
      forgetOwnThings();
      return;
    }
    const gone = new AbortController();
    const told = new Set<string>();
    // What cannot be loaded is only missing where it would be shown; its own page says why.
    const ignore = (): void => undefined;
    act('labels', {}, gone.signal).then(({ labels }) => setOwnLabels(labels), ignore);
    act('watchlist', {}, gone.signal).then(({ entries }) => setOwnWatched(entries), ignore);
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      act('alertEvents', {}, gone.signal).then(({ events }) => {
        const unseen = events.filter(({ isSeen }) => !isSeen);
        setUnseenAlerts(unseen.length);
        for (const { id, text } of unseen.slice(0, 3).toReversed()) {
          if (told.has(id)) continue;
          notify({ type: 'info', title: 'An alert of yours', message: text });
        }
        for (const { id } of unseen) told.add(id);
      }, ignore);
    };
    look();
    const timer = setInterval(look, ALERTS_EVERY_MS);
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [kind, walletAddress]);
  return null;
}
