import { useState } from 'react';
import type { DashboardContent } from '#contracts/dashboards/dashboard';
import { usePlace } from '../../router/place.ts';
import { notify } from '../../services/notifications/notify.ts';
import { Button } from '../../ui/form/button.tsx';
import { useMay } from '../../visitor/use-may.ts';
import { toMessage, useRefreshDashboards, useShelf } from './use-dashboards.ts';

/** Copies a shared dashboard to those of the visitor; to this browser where a team lets them only look at its own. */
export function DuplicateButton({ content }: { readonly content: DashboardContent }) {
  const { navigate } = usePlace();
  const shelf = useShelf();
  const may = useMay('dashboards.write');
  const refresh = useRefreshDashboards();
  const [isBusy, setBusy] = useState(false);
  const duplicate = () => {
    setBusy(true);
    shelf
      .create(content)
      .then(async ({ id }) => {
        await refresh();
        navigate(`/dashboards/${id}`);
      })
      .catch((error: unknown) =>
        notify({ type: 'error', title: 'The dashboard was not duplicated', message: toMessage(error) }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button disabled={isBusy} onClick={duplicate}>
      {may ? 'Duplicate' : 'Duplicate to this browser'}
    </Button>
  );
}
