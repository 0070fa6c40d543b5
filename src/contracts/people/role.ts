/** From the least to the most: each may do what those before it may. */
export const ROLES = ['viewer', 'analyst', 'admin', 'owner'] as const;
/** What somebody is in a team. */
export type Role = (typeof ROLES)[number];

export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);
