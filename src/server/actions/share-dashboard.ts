import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { dashboardId } from '../users/dashboard-content.ts';
import { changeAudit, shareAs } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const NAME_BYTES = 16;

export default defineAction({
  name: 'shareDashboard',
  right: 'dashboards.write',
  says: 'Gives your own dashboard a public link under a random name, or says which one it has.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  audit: changeAudit,
  run: (call, { id }) => shareAs(call, id, randomBytes(NAME_BYTES).toString('base64url')),
});
