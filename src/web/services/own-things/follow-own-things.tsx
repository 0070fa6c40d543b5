import { useEffect, useRef } from 'react';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { forgetOwnThings, setOwnLabels, setOwnWatched, setUnseenAlerts } from '../../visitor/own-things.ts';
import { browserLabels } from '../../visitor/browser-labels.ts';
import { actAs, useActingTeam } from '../../visitor/acting-team.ts';
import { useSession } from '../../visitor/session.ts';
import { ActingNote } from '../acting/acting-note.tsx';
import { useStore } from '../../ui/state/store.ts';
import { notify } from '../notifications/notify.ts';
import { takeLabels } from './take-labels.ts';

const ALERTS_EVERY_MS = 30_000;
const TEAMS_EVERY_MS = 30_000;

/**
 * Loads what a signed-in visitor keeps here, and tells of what their alerts found while the page is seen. What cannot
 * be loaded is only missing where it would be shown; its own page says why.
 */
export function FollowOwnThings() {
  const { kind, walletAddress } = useSession();
  return kind === 'authenticated' ? <Own key={walletAddress ?? ''} /> : <InBrowser />;
}

/** Labels of somebody who is not signed in. */
function InBrowser() {
  const labels = useStore(browserLabels);
  useEffect(() => setOwnLabels(labels), [labels]);
  useEffect(() => forgetOwnThings, []);
  return null;
}

function Own() {
  const team = useActingTeam();
  const { data: mine, isFetching } = useOwnAnswer(
    'teams',
    {},
    { enabled: team !== undefined, refetchInterval: TEAMS_EVERY_MS },
  );
  const { data: labels } = useOwnAnswer('labels', {});
  const { data: watched } = useOwnAnswer('watchlist', {});
  const { data: alerts } = useOwnAnswer('alertEvents', {}, { refetchInterval: ALERTS_EVERY_MS });
  const known = useRef(new Set<string>());
  // After signing out.
  useEffect(
    () => () => {
      forgetOwnThings();
      actAs(undefined);
    },
    [],
  );
  useEffect(() => {
    // What was known before may be older than the team.
    if (team === undefined || mine === undefined || isFetching) return;
    const found = mine.teams.find(({ id }) => id === team.id);
    if (found !== undefined) {
      const { id, name, role } = found;
      if (name !== team.name || role !== team.role) actAs({ id, name, role });
      return;
    }
    actAs(undefined);
    notify({
      type: 'warning',
      title: `You are no longer in the team ${team.name}`,
      message: 'You see your own things again.',
    });
  }, [team, mine, isFetching]);
  useEffect(() => {
    if (!labels) return;
    setOwnLabels(labels.labels);
    // Labels of a browser are personal: none goes into a team.
    if (team === undefined) void takeLabels(labels.labels);
  }, [labels, team]);
  useEffect(() => {
    if (watched) setOwnWatched(watched.entries);
  }, [watched]);
  useEffect(() => {
    const unseen = alerts?.events.filter(({ isSeen }) => !isSeen) ?? [];
    setUnseenAlerts(unseen.length);
    for (const { id, text } of unseen.slice(0, 3).toReversed()) {
      if (known.current.has(id)) continue;
      notify({
        type: 'info',
        title: team === undefined ? 'An alert of yours' : `An alert of ${team.name}`,
        message: text,
      });
    }
    for (const { id } of unseen) known.current.add(id);
  }, [alerts, team]);
  return <ActingNote />;
}
