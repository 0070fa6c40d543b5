import { useEffect, useRef } from 'react';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { forgetOwnThings, setOwnLabels, setOwnWatched, setUnseenAlerts } from '../../visitor/own-things.ts';
import { useSession } from '../../visitor/session.ts';
import { notify } from '../notifications/notify.ts';

const ALERTS_EVERY_MS = 30_000;

/**
 * Loads what a signed-in visitor keeps here, and tells of what their alerts found while the page is seen. What cannot
 * be loaded is only missing where it would be shown; its own page says why.
 */
export function FollowOwnThings() {
  const { kind, walletAddress } = useSession();
  return kind === 'authenticated' ? <Own key={walletAddress ?? ''} /> : null;
}

function Own() {
  const { data: labels } = useOwnAnswer('labels', {});
  const { data: watched } = useOwnAnswer('watchlist', {});
  const { data: alerts } = useOwnAnswer('alertEvents', {}, { refetchInterval: ALERTS_EVERY_MS });
  const known = useRef(new Set<string>());
  // After signing out.
  useEffect(() => forgetOwnThings, []);
  useEffect(() => {
    if (labels) setOwnLabels(labels.labels);
  }, [labels]);
  useEffect(() => {
    if (watched) setOwnWatched(watched.entries);
  }, [watched]);
  useEffect(() => {
    const unseen = alerts?.events.filter(({ isSeen }) => !isSeen) ?? [];
    setUnseenAlerts(unseen.length);
    for (const { id, text } of unseen.slice(0, 3).toReversed()) {
      if (known.current.has(id)) continue;
      notify({ type: 'info', title: 'An alert of yours', message: text });
    }
    for (const { id } of unseen) known.current.add(id);
  }, [alerts]);
  return null;
}
