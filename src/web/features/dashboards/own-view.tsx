import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { useSession } from '../../visitor/session.ts';
import { DashboardView } from './dashboard-view.tsx';
import type { QueryBuilder } from './query-editor.tsx';
import { isLocalId } from './shelf.ts';
import { toMessage, useDashboard } from './use-dashboards.ts';

/** The dashboard of an id, as its owner has it. */
export function OwnView({ id, Builder }: { readonly id: string; readonly Builder: QueryBuilder }) {
  const { kind } = useSession();
  const { data, error } = useDashboard(id);
  if (data !== undefined) return <DashboardView key={id} dashboard={data} Builder={Builder} />;
  const isHidden = kind === 'anonymous' && !isLocalId(id);
  if (!isHidden && error === null) return <Skeleton lines={6} />;
  return (
    <>
      <h1>Dashboard</h1>
      <Notice
        kind={isHidden ? 'not-available' : 'not-found'}
        title={isHidden ? 'Join to see a dashboard of your account.' : toMessage(error)}
      >
        <p>
          <a href="/dashboards">All dashboards</a>
        </p>
      </Notice>
    </>
  );
}
