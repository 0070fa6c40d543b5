/** Teams: people who share what they label, watch, ask and export. What each of them may do is in `roles.ts`. */
import type { Role } from './roles.ts';

export const MAX_TEAM_NAME = 60;
/** Teams somebody is a member of. */
export const MAX_TEAMS = 20;
export const MAX_MEMBERS = 100;
/** Invitations of a team that nobody has answered. */
export const MAX_INVITATIONS = 50;
/** Days an invitation may wait for an answer. */
export const INVITATION_DAYS = { least: 1, usual: 7, most: 30 } as const;

/** A team of whoever is signed in. */
export interface TeamCard {
  readonly id: string;
  readonly name: string;
  /** Their own role in it. */
  readonly role: Role;
  readonly members: number;
  /** Unix milliseconds. */
  readonly createdMs: number;
}

/** Who somebody is to the members of a team. */
export interface TeamPerson {
  /** Names them in this team; it is not the id the server knows them by, and another in every team. */
  readonly id: string;
  /** As they call themselves; untrusted. */
  readonly name: string | undefined;
  readonly wallet: string | undefined;
}

export interface TeamMember extends TeamPerson {
  readonly role: Role;
  readonly sinceMs: number;
  readonly isYou: boolean;
}

/** How somebody is invited. The secret of a link is in the answer that makes it, and never shown again. */
export type InvitationWay = { readonly kind: 'wallet'; readonly wallet: string } | { readonly kind: 'link' };

export interface Invitation {
  readonly id: string;
  readonly way: InvitationWay;
  readonly role: Role;
  readonly invitedBy: TeamPerson | undefined;
  readonly createdMs: number;
  readonly expiresMs: number;
}

/** What whoever is invited is shown. */
export interface ReceivedInvitation {
  readonly id: string;
  readonly team: string;
  readonly role: Role;
  readonly members: number;
  readonly expiresMs: number;
}

export interface TeamDetail extends TeamCard {
  /** Owners first, then by how long they are members. */
  readonly people: readonly TeamMember[];
  /** Ids of the identity providers members must have signed in by; empty where any way will do. */
  readonly providers: readonly string[];
}

/** What a link to an invitation, or whoever is signed in with the wallet that is invited, holds up for it. */
export interface InvitationClaim {
  /** Of a link. */
  readonly secret?: string | undefined;
  /** Of an invitation to the wallet one signed in with. */
  readonly id?: string | undefined;
}

export interface TeamActions {
  teams: {
    input: object;
    answer: { readonly teams: readonly TeamCard[]; readonly invitations: readonly ReceivedInvitation[] };
  };
  createTeam: { input: { name: string }; answer: TeamDetail };
  team: { input: { team: string }; answer: TeamDetail };
  renameTeam: { input: { team: string; name: string }; answer: TeamDetail };
  /** Which identity providers members must have signed in by; whoever sets them has. */
  setTeamProviders: { input: { team: string; providers: readonly string[] }; answer: TeamDetail };
  deleteTeam: { input: { team: string }; answer: undefined };
  leaveTeam: { input: { team: string }; answer: undefined };
  setMemberRole: { input: { team: string; member: string; role: Role }; answer: TeamDetail };
  removeMember: { input: { team: string; member: string }; answer: TeamDetail };
  /** Makes another member an owner, and the owner who asks an admin. */
  transferTeam: { input: { team: string; member: string }; answer: TeamDetail };
  teamInvitations: { input: { team: string }; answer: { readonly invitations: readonly Invitation[] } };
  invite: {
    /** By a link, where no wallet is given. */
    input: { team: string; role: Role; wallet?: string | undefined; days?: number | undefined };
    /** The secret of a link is shown this one time. */
    answer: { readonly invitation: Invitation; readonly secret: string | undefined };
  };
  revokeInvitation: {
    input: { team: string; id: string };
    answer: { readonly invitations: readonly Invitation[] };
  };
  /** What a link invites to; nobody need be signed in. */
  lookAtInvitation: { input: { secret: string }; answer: ReceivedInvitation };
  acceptInvitation: { input: InvitationClaim; answer: TeamCard };
  declineInvitation: { input: InvitationClaim; answer: { readonly team: string } };
}

type Routes = {
  readonly [Name in keyof TeamActions]: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly route: string;
  };
};

export const TEAM_ROUTES: Routes = {
  teams: { method: 'GET', route: '/api/teams' },
  createTeam: { method: 'POST', route: '/api/teams' },
  team: { method: 'GET', route: '/api/teams/:team' },
  renameTeam: { method: 'PUT', route: '/api/teams/:team' },
  setTeamProviders: { method: 'PUT', route: '/api/teams/:team/providers' },
  deleteTeam: { method: 'DELETE', route: '/api/teams/:team' },
  leaveTeam: { method: 'POST', route: '/api/teams/:team/leave' },
  setMemberRole: { method: 'PUT', route: '/api/teams/:team/members/:member' },
  removeMember: { method: 'DELETE', route: '/api/teams/:team/members/:member' },
  transferTeam: { method: 'POST', route: '/api/teams/:team/transfer' },
  teamInvitations: { method: 'GET', route: '/api/teams/:team/invitations' },
  invite: { method: 'POST', route: '/api/teams/:team/invitations' },
  revokeInvitation: { method: 'DELETE', route: '/api/teams/:team/invitations/:id' },
  lookAtInvitation: { method: 'POST', route: '/api/invitations/look' },
  acceptInvitation: { method: 'POST', route: '/api/invitations/accept' },
  declineInvitation: { method: 'POST', route: '/api/invitations/decline' },
};
