import { z } from 'zod';
import { dashboardId } from '../users/dashboard-content.ts';
import { changeAudit, listDashboards, ownerOf } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeDashboard',
  right: 'dashboards.write',
  says: 'Removes your own dashboard with its versions and its public link; one that is not there is no error.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  audit: { thing: changeAudit.thing, before: changeAudit.before },
  async run(call, { id }) {
    await call.users.dashboards.remove(await ownerOf(call), id);
    return listDashboards(call);
  },
});
