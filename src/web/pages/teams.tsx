import { lazy } from 'react';
import { OnlyJoined } from '../features/teams/only-joined.tsx';
import { RoleTable } from '../features/teams/role-table.tsx';
import { Section } from '../ui/block/section.tsx';
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
      <OnlyJoined title="Teams are for people who have joined.">
        <TeamList />
      </OnlyJoined>
      <Section title="What each role may do" flush>
        <RoleTable />
      </Section>
    </>
  ),
});
