import { z } from 'zod';
import { dashboardId } from '../users/dashboard-content.ts';
import { auditBefore, listDashboards, ownerOf, toThing } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeDashboard',
  right: 'dashboards.write',
  says: 'Removes your own dashboard with its versions and its public link; one that is not there is no error.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  audit: { thing: ({ id }) => toThing(id), before: (call, { id }) => auditBefore(call, id) },
  async run(call, { id }) {
    await call.users.dashboards.remove(await ownerOf(call), id);
    return listDashboards(call);
  },
});
