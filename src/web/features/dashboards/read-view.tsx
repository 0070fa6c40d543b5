import { LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardContent } from '#contracts/dashboards/dashboard';
import { OtherCluster } from '../../answers/other-cluster.tsx';
import { useSearch } from '../../router/use-search.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { dashboardSearch, toShared } from './dashboard-search.ts';
import { BeatProvider, useBeat } from './refresh.ts';
import { SharedBar } from './shared-bar.tsx';
import { TileGrid } from './tile-grid.tsx';
import styles from './dashboards.module.css';

/** A dashboard that is only looked at. What it is asked about stands in the address. */
export function ReadView({
  content,
  aside,
}: {
  readonly content: DashboardContent;
  readonly aside?: ReactNode;
}) {
  const { values, set } = useSearch(dashboardSearch);
  const shared = toShared(content, values);
  const { beat, now } = useBeat(content.refresh, content.tiles.length);
  return (
    <>
      <div className={styles.head}>
        <h1>
          <bdi>{content.title}</bdi>
        </h1>
        <div className={styles.actions}>
          <Button onClick={now}>Refresh</Button>
          {aside}
        </div>
      </div>
      {content.description !== undefined && (
        <p className={styles.about}>
          <bdi>{content.description}</bdi>
        </p>
      )}
      <OtherCluster of={content.cluster} />
      <SharedBar
        content={content}
        shared={shared}
        onParameter={(name, value) => set({ [name]: value })}
        onWindow={(window) => set({ window })}
      />
      <BeatProvider value={beat}>
        {content.tiles.length === 0 ? (
          <EmptyState icon={LayoutDashboard} title="This dashboard has no tiles" />
        ) : (
          <TileGrid tiles={content.tiles} shared={shared} />
        )}
      </BeatProvider>
    </>
  );
}
