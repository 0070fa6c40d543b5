import { useState } from 'react';
import { DASHBOARD_LIMITS, type Dashboard } from '#contracts/dashboards/dashboard';
import { messageOf } from '../../answers/failure.ts';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { AgeValue } from '../../values/age.tsx';
import { shelfOf, toMessage, useDashboardVersions, useRefreshDashboards } from './use-dashboards.ts';
import styles from './dashboards.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';

/** Earlier states, each of which can be the newest again. */
export function VersionsDialog({
  dashboard: { id, revision },
  mayRestore,
  onClose,
}: {
  readonly dashboard: Dashboard;
  readonly mayRestore: boolean;
  readonly onClose: () => void;
}) {
  const { data: versions, error } = useDashboardVersions(id);
  const refresh = useRefreshDashboards();
  const [failure, setFailure] = useState<string>();
  const restore = (version: number) => {
    shelfOf(id)
      .restore(id, revision, version)
      .then(refresh)
      .then(onClose)
      .catch((wrong: unknown) => setFailure(toMessage(wrong)));
  };
  return (
    <Dialog title="Versions" onClose={onClose}>
      <p className={styles.quiet}>
        The last {DASHBOARD_LIMITS.versions} saves.
        {mayRestore && ' Restoring one saves it as the newest; the others stay.'}
      </p>
      {failure !== undefined && (
        <p role="alert" className={styles.wrong}>
          {failure}
        </p>
      )}
      {versions === undefined ? (
        error === null ? (
          <Skeleton lines={4} />
        ) : (
          <FailedState message={messageOf(error)} />
        )
      ) : (
        <ol className={styles.versions} aria-label="Versions">
          {versions.map(({ revision: version, title, tiles, savedMs }) => (
            <li key={version}>
              <span>
                <strong>{version}</strong> <bdi>{title}</bdi>{' '}
                <span className={styles.quiet}>
                  {tiles} {tiles === 1 ? 'tile' : 'tiles'},{' '}
                  <AgeValue unixSeconds={Math.floor(savedMs / 1_000)} />
                </span>
              </span>
              {version === revision ? (
                <span className={styles.quiet}>now</span>
              ) : (
                mayRestore && (
                  <Button aria-label={`Restore version ${version}`} onClick={() => restore(version)}>
                    Restore
                  </Button>
                )
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
