import { Users } from 'lucide-react';
import { Suspense, type ComponentType } from 'react';
import { hasRight } from '#contracts/people/roles';
import type { TeamDetail } from '#contracts/people/teams';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn, type Own } from '../../api/use-own.ts';
import { useSearch } from '../../router/use-search.ts';
import { usePlace } from '../../router/place.ts';
import { Figures } from '../../ui/block/figures.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { AgeValue } from '../../values/age.tsx';
import { actAs, useActingTeam } from '../../visitor/acting-team.ts';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { RoleTable } from './role-table.tsx';
import { TeamSettings } from './team-settings.tsx';
import { isThing, teamSearch, THINGS, type Thing } from './team-search.ts';

export interface TeamViewProps {
  readonly id: string;
  /** What shows the things of whom the visitor acts as. */
  readonly views: Readonly<Record<Thing, ComponentType>>;
  /** What shows the audit log of a team. */
  readonly Audit: ComponentType<{ readonly team: TeamDetail }>;
}

/** A team to its members. */
export function TeamView({ id, ...parts }: TeamViewProps) {
  const own = useOwn('team', { team: id });
  return <OwnState own={own}>{(team) => <Team team={team} own={own} {...parts} />}</OwnState>;
}

function Team({
  team,
  own,
  views,
  Audit,
}: Omit<TeamViewProps, 'id'> & { readonly team: TeamDetail; readonly own: Own<TeamDetail> }) {
  const { values, hrefWith, setTexts } = useSearch(teamSearch);
  const { navigate } = usePlace();
  const acting = useActingTeam();
  const isActing = acting?.id === team.id;
  const tabs = [
    { key: 'members', title: 'Members', count: team.members },
    ...(hasRight(team.role, 'invitations.read') ? [{ key: 'invitations', title: 'Invitations' }] : []),
    { key: 'roles', title: 'Roles' },
    ...Object.entries(THINGS).flatMap(([key, { title, right }]) =>
      hasRight(team.role, right) ? [{ key, title }] : [],
    ),
    ...(hasRight(team.role, 'audit.read') ? [{ key: 'audit', title: 'Audit log' }] : []),
    { key: 'settings', title: 'Settings' },
  ];
  const active = tabs.find(({ key }) => key === values.tab) ?? tabs[0]!;
  const Things = isThing(active.key) ? views[active.key] : undefined;
  const switchButton = (
    <Button
      aria-pressed={isActing}
      onClick={() => actAs(isActing ? undefined : { id: team.id, name: team.name, role: team.role })}
    >
      {isActing ? 'Stop acting as this team' : 'Act as this team'}
    </Button>
  );
  return (
    <>
      <h1>
        <bdi>{team.name}</bdi>
      </h1>
      <Figures
        figures={[
          {
            label: 'Your role',
            value: team.role,
            more: <a href={hrefWith({ tab: 'roles' })}>what it may do</a>,
          },
          { label: 'Since', value: <AgeValue unixSeconds={Math.floor(team.createdMs / 1_000)} /> },
          {
            label: 'Labels, watchlist, …',
            value: switchButton,
            more: isActing ? (
              <>
                also <a href="/dashboards">dashboards</a> and <a href="/webhooks">webhooks</a>
              </>
            ) : undefined,
          },
        ]}
      />
      {active.key !== values.tab && (
        <EmptyState kind="not-available" title="Your role does not include this part">
          An admin or owner of the team can change your role.
        </EmptyState>
      )}
      <Section title={active.title} flush>
        <Tabs
          label="Parts of the team"
          tabs={tabs}
          active={active.key}
          hrefOf={(tab) => hrefWith({ tab })}
          onChoose={(tab) => setTexts({ tab })}
        />
        {active.key === 'members' && <Members team={team} onDone={own.reload} />}
        {active.key === 'invitations' && <Invitations team={team} />}
        {active.key === 'roles' && <RoleTable />}
        {active.key === 'settings' && (
          <TeamSettings
            team={team}
            onDone={own.reload}
            onGone={() => {
              if (isActing) actAs(undefined);
              navigate('/teams');
            }}
          />
        )}
        {active.key === 'audit' && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <Audit team={team} />
          </Suspense>
        )}
        {Things &&
          (isActing ? (
            <Suspense fallback={<Skeleton lines={4} />}>
              <Things />
            </Suspense>
          ) : (
            <EmptyState icon={Users} title="You are working as yourself" actions={switchButton}>
              Act as this team to see what it has, here and wherever labels and stars are shown.
            </EmptyState>
          ))}
      </Section>
    </>
  );
}
