import { useState } from 'react';
import type { ServedCluster } from '#contracts/cluster';
import { DASHBOARD_LIMITS } from '#contracts/dashboards/dashboard';
import { usePlace } from '../../router/place.ts';
import { notify } from '../../services/notifications/notify.ts';
import { Button } from '../../ui/form/button.tsx';
import { toDashboardOf, type ShownThing } from './of-things.ts';
import { toMessage, useRefreshDashboards, useShelf } from './use-dashboards.ts';

/** Makes a dashboard with a card for each of the things, of as many as it holds, and goes there. */
export function OfThingsButton({
  title,
  things,
  cluster,
}: {
  readonly title: string;
  readonly things: readonly ShownThing[];
  readonly cluster: ServedCluster;
}) {
  const { navigate } = usePlace();
  const shelf = useShelf();
  const refresh = useRefreshDashboards();
  const [isBusy, setBusy] = useState(false);
  const isTooMany = things.length > DASHBOARD_LIMITS.tiles;
  const create = () => {
    setBusy(true);
    shelf
      .create(toDashboardOf(title, things, cluster))
      .then(async ({ id }) => {
        await refresh();
        navigate(`/dashboards/${id}`);
      })
      .catch((error: unknown) =>
        notify({ type: 'error', title: 'The dashboard was not made', message: toMessage(error) }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button disabled={isBusy || things.length === 0} onClick={create}>
      {isTooMany ? `New dashboard of the first ${DASHBOARD_LIMITS.tiles}` : 'New dashboard'}
    </Button>
  );
}
