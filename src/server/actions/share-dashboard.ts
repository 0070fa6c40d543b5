import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { dashboardId } from '../users/dashboard-content.ts';
import {
  auditBefore,
  auditOf,
  dashboardMissing,
  getDashboard,
  ownerOf,
  toThing,
} from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const NAME_BYTES = 16;

export default defineAction({
  name: 'shareDashboard',
  right: 'dashboards.write',
  says: 'Gives your own dashboard a public link under a random name, or says which one it has.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  audit: {
    thing: ({ id }) => toThing(id),
    before: (call, { id }) => auditBefore(call, id),
    after: (_input, answer) => answer && auditOf(answer),
  },
  async run(call, { id }) {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    if (!(await call.users.dashboards.share(await ownerOf(call), id, name))) throw dashboardMissing();
    return getDashboard(call, id);
  },
});
