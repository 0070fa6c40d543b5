import { LayoutDashboard } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import type { DashboardContent } from '#contracts/dashboards/dashboard';
import { SHARED_DASHBOARD_NAME } from '#contracts/dashboards/shared-links';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { GiveList } from '../../services/join/give-list.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { ReadView } from './read-view.tsx';
import { DASHBOARD_PARTS } from './dashboard-parts.ts';
import { toMessage } from './use-dashboards.ts';

const NEVER = 'This dashboard is not shared, or no longer.';

/** The dashboard of a public link, once it is there. */
function Shared({
  name,
  aside,
}: {
  readonly name: string;
  readonly aside?: ((content: DashboardContent) => ReactNode) | undefined;
}) {
  const isName = SHARED_DASHBOARD_NAME.test(name);
  const { data, error } = useQuery(
    {
      queryKey: ['shared-dashboard', name],
      queryFn: async () => (await act('sharedDashboard', { name })).content as DashboardContent, // its queries hold no bigint
      enabled: isName,
    },
    useClient(),
  );
  if (data !== undefined) return <ReadView content={data} aside={aside?.(data)} />;
  if (isName && error === null) return <Skeleton lines={6} />;
  return (
    <>
      <h1>Shared dashboard</h1>
      <EmptyState
        page
        kind="not-found"
        icon={LayoutDashboard}
        title={isName ? toMessage(error) : NEVER}
        aside={<GiveList gives={DASHBOARD_PARTS} />}
        actions={<a href="/dashboards">Make your own</a>}
      >
        Ask the person who shared it for a new link.
      </EmptyState>
    </>
  );
}

/** As a page of its own. */
export function SharedView({
  name,
  aside,
}: {
  readonly name: string;
  readonly aside?: ((content: DashboardContent) => ReactNode) | undefined;
}) {
  return <Shared name={name} aside={aside} />;
}

/** Framed by another site: whatever is pressed opens outside of the frame, so that nothing of the product is in it. */
export function EmbeddedView({ name }: { readonly name: string }) {
  const onPress = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor === null || anchor.getAttribute('href')?.startsWith('#') === true) return;
    event.preventDefault();
    event.stopPropagation();
    open(anchor.href, '_blank', 'noopener,noreferrer');
  };
  return (
    <div onClickCapture={onPress} onAuxClickCapture={onPress}>
      <Shared
        name={name}
        aside={() => (
          <a href={`/d/${name}`} target="_blank" rel="noopener">
            Open
          </a>
        )}
      />
    </div>
  );
}
