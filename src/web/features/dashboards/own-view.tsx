import { LayoutDashboard } from 'lucide-react';
import { GiveList } from '../../services/join/give-list.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { useSession } from '../../visitor/session.ts';
import { DashboardView } from './dashboard-view.tsx';
import type { QueryBuilder } from './query-editor.tsx';
import { isLocalId } from './shelf.ts';
import { DASHBOARD_PARTS } from './dashboard-parts.ts';
import { toMessage, useDashboard } from './use-dashboards.ts';
import { JoinState } from '../../services/join/join-state.tsx';

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
      {isHidden ? (
        <JoinState
          icon={LayoutDashboard}
          title="This dashboard is in an account"
          why="Join with the account it belongs to, or ask its owner for a link."
          gives={DASHBOARD_PARTS}
          more={<a href="/dashboards">All dashboards</a>}
        />
      ) : (
        <EmptyState
          page
          kind="not-found"
          icon={LayoutDashboard}
          title={toMessage(error)}
          aside={<GiveList gives={DASHBOARD_PARTS} />}
          actions={<a href="/dashboards">All dashboards</a>}
        >
          It may have been removed, or it is in another browser.
        </EmptyState>
      )}
    </>
  );
}
