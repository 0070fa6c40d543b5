import { z } from 'zod';
import { dashboardId } from '../users/dashboard-content.ts';
import { getDashboard } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'dashboard',
  right: 'dashboards.read',
  says: 'Gives your own dashboard with its tiles.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  run: (call, { id }) => getDashboard(call, id),
});
