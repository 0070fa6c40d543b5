import { lazy } from 'react';
import type { TeamDetail } from '#contracts/people/teams';
import { OnlyJoined } from '../features/teams/only-joined.tsx';
import { teamSearch, type Thing } from '../features/teams/team-search.ts';
import type { SearchOf } from '../router/define-search.ts';
import { definePage } from './define-page.ts';

const TeamView = lazy(() =>
  import('../features/teams/team-view.tsx').then((loaded) => ({ default: loaded.TeamView })),
);
const Audit = lazy(() =>
  import('../features/profile/audit-tab.tsx').then(({ AuditRows }) => ({
    default: ({ team }: { readonly team: TeamDetail }) => <AuditRows team={team} />,
  })),
);

const VIEWS = {
  watchlist: lazy(() =>
    import('../features/profile/watchlist-tab.tsx').then(({ WatchlistTab }) => ({ default: WatchlistTab })),
  ),
  labels: lazy(() =>
    import('../features/profile/labels-tab.tsx').then(({ LabelsTab }) => ({ default: LabelsTab })),
  ),
  queries: lazy(() =>
    import('../features/explore/saved-queries.tsx').then(({ SavedQueries }) => ({ default: SavedQueries })),
  ),
  alerts: lazy(() =>
    import('../features/profile/alerts-tab.tsx').then(({ AlertsTab }) => ({ default: AlertsTab })),
  ),
  exports: lazy(() =>
    import('../features/exports/export-jobs.tsx').then(({ ExportJobs }) => ({ default: ExportJobs })),
  ),
  keys: lazy(() => import('../features/profile/keys-tab.tsx').then(({ KeysTab }) => ({ default: KeysTab }))),
} as const satisfies Record<Thing, unknown>;

export default definePage<{ readonly id: string }, SearchOf<typeof teamSearch>>({
  nav: { use: 'teams', area: 'other' },
  search: teamSearch,
  load: ({ params }) => Promise.resolve({ id: params['id'] ?? '' }),
  head: () => ({ title: 'Team', description: 'A team with its members, roles, invitations and audit log.' }),
  View: ({ data: { id } }) => (
    <OnlyJoined heading="Team" title="A team is shown to its members.">
      <TeamView key={id} id={id} views={VIEWS} Audit={Audit} />
    </OnlyJoined>
  ),
});
