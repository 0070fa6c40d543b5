/** What a team has: the name of each part, and what it does. */
export const TEAM_PARTS = [
  ['Shared things', 'Dashboards, labels, a watchlist, saved queries and alerts that every member sees.'],
  ['Roles', 'Viewer, analyst, admin or owner: each decides what a member may see and change.'],
  ['Invitations', 'Invite a wallet, or send a link that works once.'],
  ['Audit log', 'Who changed what, and when.'],
] as const;
