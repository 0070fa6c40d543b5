import { LayoutDashboard } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { DASHBOARD_LIMITS, type DashboardCard, type DashboardContent } from '#contracts/dashboards/dashboard';
import { messageOf } from '../../answers/failure.ts';
import { usePlace } from '../../router/place.ts';
import { useServedCluster } from '../../router/served-cluster.ts';
import { Badge } from '../../ui/block/badge.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useMay } from '../../visitor/use-may.ts';
import { moveDashboards } from './move-dashboards.ts';
import { accountShelf } from './shelf.ts';
import { TEMPLATES, toEmpty, type Template } from './templates.ts';
import {
  localShelf,
  toMessage,
  useDashboardLists,
  useRefreshDashboards,
  useShelf,
} from './use-dashboards.ts';
import styles from './dashboards.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';

const CreatePanel = lazy(() => import('./create-panel.tsx').then((part) => ({ default: part.CreatePanel })));

/** The dashboards of whoever looks, and the ways to a new one. */
export function DashboardList() {
  const { navigate } = usePlace();
  const cluster = useServedCluster();
  const { account, browser } = useDashboardLists();
  const shelf = useShelf();
  const may = useMay('dashboards.write');
  const refresh = useRefreshDashboards();
  const [template, setTemplate] = useState<Template>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  const create = async (content: DashboardContent): Promise<void> => {
    const { id } = await shelf.create(content);
    await refresh();
    navigate(`/dashboards/${id}`);
  };
  const attempt = (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    work()
      .catch((error: unknown) => setFailure(toMessage(error)))
      .finally(() => setBusy(false));
  };
  // Some may have been moved when another could not be.
  const keepAll = () => moveDashboards(localShelf, accountShelf).finally(refresh);
  const isNone = (account === undefined || account.data?.length === 0) && browser.data?.length === 0;
  return (
    <>
      {failure !== undefined && (
        <div role="alert">
          <Notice kind="not-available" title={failure} />
        </div>
      )}
      <Section
        title="Yours"
        aside={
          may && (
            <>
              <Button disabled={isBusy} onClick={() => file.current?.click()}>
                Import JSON
              </Button>
              <Button
                look="primary"
                disabled={isBusy}
                onClick={() => attempt(() => create(toEmpty(cluster)))}
              >
                New dashboard
              </Button>
              <input
                ref={file}
                type="file"
                hidden
                accept=".json,application/json"
                aria-label="JSON of a dashboard"
                onChange={({ currentTarget }) => {
                  const [chosen] = currentTarget.files ?? [];
                  currentTarget.value = '';
                  if (chosen) attempt(async () => create(await readFile(chosen)));
                }}
              />
            </>
          )
        }
      >
        {account !== undefined && <Cards cards={account.data} error={account.error} />}
        {account === undefined && browser.data === undefined && <Skeleton lines={3} />}
        {isNone && (
          <EmptyState
            icon={LayoutDashboard}
            title="No dashboards yet"
            actions={
              may && (
                <Button disabled={isBusy} onClick={() => attempt(() => create(toEmpty(cluster)))}>
                  Start with an empty one
                </Button>
              )
            }
          >
            A dashboard puts queries, figures, charts and notes on one page.
            {may && ' Templates are below.'}
          </EmptyState>
        )}
        {(browser.data?.length ?? 0) > 0 && (
          <>
            {account !== undefined && may && (
              <Notice kind="empty" title="Some dashboards are only in this browser.">
                <p>Moving them to your account leaves their earlier versions behind.</p>
                <Button disabled={isBusy} onClick={() => attempt(keepAll)}>
                  Keep in my account
                </Button>
              </Notice>
            )}
            <Cards cards={browser.data} error={null} isLocal />
          </>
        )}
        {account === undefined && browser.error !== null && (
          <EmptyState kind="not-available" title="This browser does not store dashboards">
            Its storage is off or full. Join to keep them in an account.
          </EmptyState>
        )}
      </Section>
      {may && (
        <Section title="Templates">
          <ul className={styles.cards} aria-label="Templates">
            {TEMPLATES.map((one) => (
              <li key={one.key} className={styles.card}>
                <h3>{one.title}</h3>
                <p className={styles.quiet}>{one.about}</p>
                <div className={styles.actions}>
                  <Button
                    aria-haspopup="dialog"
                    aria-label={`Use template ${one.title}`}
                    onClick={() => setTemplate(one)}
                  >
                    Use template
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {template !== undefined && (
        <Suspense fallback={null}>
          <CreatePanel template={template} onClose={() => setTemplate(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The JSON of a file, whatever it is: whether it is a dashboard the server says. */
async function readFile(file: File): Promise<DashboardContent> {
  const most = DASHBOARD_LIMITS.bytes * 2;
  if (file.size > most) throw new Error(`The file is larger than ${most / 1_024} KiB: no dashboard is.`);
  try {
    return JSON.parse(await file.text()) as DashboardContent; // checked before it is stored
  } catch {
    throw new Error('The file is not JSON.');
  }
}

function Cards({
  cards,
  error,
  isLocal = false,
}: {
  readonly cards: readonly DashboardCard[] | undefined;
  readonly error: unknown;
  readonly isLocal?: boolean | undefined;
}) {
  if (cards === undefined)
    return error === null ? <Skeleton lines={3} /> : <FailedState message={messageOf(error)} />;
  return (
    <ul className={styles.cards} aria-label={isLocal ? 'Dashboards of this browser' : 'Dashboards'}>
      {cards.map(({ id, title, tiles, changedMs, sharedAs }) => (
        <li key={id} className={styles.card}>
          <h3>
            <a href={`/dashboards/${id}`}>
              <bdi>{title}</bdi>
            </a>
          </h3>
          <p className={styles.quiet}>
            {tiles} {tiles === 1 ? 'tile' : 'tiles'}, changed{' '}
            <AgeValue unixSeconds={Math.floor(changedMs / 1_000)} />
          </p>
          <div className={styles.actions}>
            {sharedAs !== undefined && <Badge tone="positive">shared</Badge>}
            {isLocal && <Badge>this browser</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
}
