import { z } from 'zod';

/** Id of a team, as paths and bodies carry it. */
export const teamId = z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a team');

/** Part of the input of every action on what may belong to a team. */
export const inTeam = { team: teamId.optional() } as const;
