import { Users } from 'lucide-react';
import { lazy } from 'react';
import { OnlyJoined } from '../services/join/only-joined.tsx';
import { RoleTable } from '../features/teams/role-table.tsx';
import { Section } from '../ui/block/section.tsx';
import { TEAM_PARTS } from '../features/teams/team-parts.ts';
import { definePage } from './define-page.ts';

const TeamList = lazy(() =>
  import('../features/teams/team-list.tsx').then((loaded) => ({ default: loaded.TeamList })),
);

export default definePage<object>({
  nav: { text: 'Teams', use: 'teams', area: 'other' },
  load: () => Promise.resolve({}),
  head: () => ({
    title: 'Teams',
    description:
      'Share labels, watchlists, queries, alerts, exports and keys with others, each by their role.',
  }),
  View: () => (
    <>
      <h1>Teams</h1>
      <OnlyJoined
        icon={Users}
        title="Share your work with a team"
        why="Join to make a team, or to accept an invitation to one."
        gives={TEAM_PARTS}
        more={<a href="/docs/teams">How teams work</a>}
      >
        <TeamList />
      </OnlyJoined>
      <Section title="What each role may do" flush>
        <RoleTable />
      </Section>
    </>
  ),
});
