import { hasRight, ROLES, TEAM_RIGHTS, type Role, type TeamRight } from './roles.ts';

/** What a right allows, as it is shown to people. */
export const RIGHT_TEXTS: Readonly<Record<TeamRight, string>> = {
  'team.read': 'See the team, its members and their roles',
  'team.leave': 'Leave the team',
  'dashboards.read': 'Look at dashboards',
  'labels.read': 'See labels',
  'watchlist.read': 'See the watchlist',
  'queries.read': 'See and run saved queries',
  'alerts.read': 'See alerts and what they found',
  'exports.read': 'See exports and download their files',
  'dashboards.write': 'Make, change, share and delete dashboards',
  'labels.write': 'Give, change and remove labels, one by one or in bulk',
  'watchlist.write': 'Change the watchlist, one by one or in bulk',
  'queries.write': 'Save and remove queries',
  'alerts.write': 'Make, switch and remove alerts, and mark what they found as seen',
  'exports.write': 'Start, stop and clear exports, and save their settings',
  'keys.read': 'See API keys, without their secrets',
  'keys.write': 'Make and remove API keys, with a role up to your own',
  'webhooks.read': 'See webhooks and their deliveries',
  'webhooks.write': 'Make, change, test and remove webhooks, and send messages again',
  'members.write': 'Change the role of members and remove them, owners excepted',
  'invitations.read': 'See invitations',
  'invitations.write': 'Invite to a role up to your own, and withdraw invitations',
  'team.write': 'Rename the team',
  'audit.read': 'Read the audit log of the team',
  'providers.write': 'Choose the identity providers members must sign in by',
  'owners.write': 'Make, change and remove owners, and hand the team over',
  'team.delete': 'Delete the team with everything it has',
};

export interface RightRow {
  readonly right: TeamRight;
  readonly text: string;
  readonly roles: ReadonlySet<Role>;
}

/** Every right with the roles that have it, those of the least role first. */
export const RIGHT_ROWS: readonly RightRow[] = TEAM_RIGHTS.map((right) => ({
  right,
  text: RIGHT_TEXTS[right],
  roles: new Set(ROLES.filter((role) => hasRight(role, right))),
}));
