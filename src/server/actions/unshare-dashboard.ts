import { z } from 'zod';
import { dashboardId } from '../users/dashboard-content.ts';
import { changeAudit, shareAs } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'unshareDashboard',
  right: 'dashboards.write',
  says: 'Removes the public link of your own dashboard, which then opens nothing.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  audit: changeAudit,
  run: (call, { id }) => shareAs(call, id, undefined),
});
