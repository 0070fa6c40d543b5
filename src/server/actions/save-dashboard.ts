import { z } from 'zod';
import { DASHBOARD_BODY_BYTES, dashboardContent, dashboardId } from '../users/dashboard-content.ts';
import { changeAudit, saveAfter } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'saveDashboard',
  right: 'dashboards.write',
  says: 'Saves a change of your own dashboard; refused with 409 when another change came first.',
  bodyBytes: DASHBOARD_BODY_BYTES,
  input: z.strictObject({ ...inTeam, id: dashboardId, revision: z.int().min(1), content: dashboardContent }),
  audit: changeAudit,
  run: (call, { id, revision, content }) => saveAfter(call, id, revision, content),
});
