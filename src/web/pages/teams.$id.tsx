import { Users } from 'lucide-react';
import { lazy } from 'react';
import type { TeamDetail } from '#contracts/people/teams';
import { OnlyJoined } from '../services/join/only-joined.tsx';
import { alertFields } from '../features/profile/alert-search.ts';
import { watchFields } from '../features/profile/watch-search.ts';
import { TEAM_PARTS } from '../features/teams/team-parts.ts';
import { teamFields, type Thing } from '../features/teams/team-search.ts';
import { defineSearch, type SearchOf } from '../router/define-search.ts';
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

/** The parts of the team, and what its watchlist and alerts read. */
const search = defineSearch({ ...teamFields, ...alertFields, ...watchFields });

export default definePage<{ readonly id: string }, SearchOf<typeof search>>({
  nav: { use: 'teams', area: 'other' },
  search,
  load: ({ params }) => Promise.resolve({ id: params['id'] ?? '' }),
  head: () => ({ title: 'Team', description: 'A team with its members, roles, invitations and audit log.' }),
  View: ({ data: { id } }) => (
    <OnlyJoined
      heading="Team"
      icon={Users}
      title="This team is shown to its members"
      why="Join with the wallet or account that is a member of it."
      gives={TEAM_PARTS}
      more={<a href="/teams">What teams are for</a>}
    >
      <TeamView key={id} id={id} views={VIEWS} Audit={Audit} />
    </OnlyJoined>
  ),
});
