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

export default defineAction({
  name: 'unshareDashboard',
  right: 'dashboards.write',
  says: 'Removes the public link of your own dashboard, which then opens nothing.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  audit: {
    thing: ({ id }) => toThing(id),
    before: (call, { id }) => auditBefore(call, id),
    after: (_input, answer) => answer && auditOf(answer),
  },
  async run(call, { id }) {
    if (!(await call.users.dashboards.share(await ownerOf(call), id, undefined))) throw dashboardMissing();
    return getDashboard(call, id);
  },
});
