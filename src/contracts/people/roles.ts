/** What members of a team may do, by their role. The server refuses by this one table, and pages show it. */

import { ROLES, type Role } from './role.ts';

export { isRole, ROLES, type Role } from './role.ts';

/** What each role may do that those before it may not. */
const ADDED = {
  viewer: [
    'team.read',
    'team.leave',
    'dashboards.read',
    'labels.read',
    'watchlist.read',
    'queries.read',
    'alerts.read',
    'exports.read',
  ],
  analyst: [
    'dashboards.write',
    'labels.write',
    'watchlist.write',
    'queries.write',
    'alerts.write',
    'exports.write',
  ],
  admin: [
    'keys.read',
    'keys.write',
    'webhooks.read',
    'webhooks.write',
    'members.write',
    'invitations.read',
    'invitations.write',
    'team.write',
    'audit.read',
  ],
  owner: ['providers.write', 'owners.write', 'team.delete'],
} as const satisfies Readonly<Record<Role, readonly string[]>>;

/** Something that may be done with what belongs to a team: `labels.write`. */
export type TeamRight = (typeof ADDED)[Role][number];

/** Who may do something that is no team's: everybody, a person for themselves, or whoever runs the server. */
export const PLAIN_RIGHTS = ['anyone', 'signed-in', 'operator'] as const;
export type PlainRight = (typeof PLAIN_RIGHTS)[number];

/**
 * Who may do something. What is a team's right is anybody's who is signed in, of what is their own, and in a team a
 * member's whose role has the right.
 */
export type Right = PlainRight | TeamRight;

/** Whose things an action is about: a team's, by its id, where it is given; else those of whoever asks. */
export interface InTeam {
  readonly team?: string | undefined;
}

/** Rights that no key has, whatever its role: who gets in, and what becomes of the team, is decided by people. */
const PEOPLE_ALONE: ReadonlySet<TeamRight> = new Set([
  'team.leave',
  'keys.write',
  'members.write',
  'invitations.write',
  'providers.write',
  'owners.write',
  'team.write',
  'team.delete',
]);

const RIGHTS: ReadonlyMap<Role, ReadonlySet<TeamRight>> = new Map(
  ROLES.map((role, place) => [
    role,
    new Set<TeamRight>(ROLES.slice(0, place + 1).flatMap((one) => ADDED[one])),
  ]),
);

/** Every right there is in a team, those of the least role first. */
export const TEAM_RIGHTS: readonly TeamRight[] = ROLES.flatMap((role) => ADDED[role]);

export const isTeamRight = (right: Right): right is TeamRight =>
  !PLAIN_RIGHTS.some((plain) => plain === right);

/** Whether a role has a right. */
export const hasRight = (role: Role, right: TeamRight): boolean => RIGHTS.get(role)!.has(right);

/** Whether a key of a role has a right. */
export const hasKeyRight = (role: Role, right: TeamRight): boolean =>
  hasRight(role, right) && !PEOPLE_ALONE.has(right);

/** Whether `role` may do everything `other` may. */
export const isAtLeast = (role: Role, other: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(other);

/** The one of two that may do less. */
export const toLesser = (one: Role, other: Role): Role => (isAtLeast(one, other) ? other : one);
