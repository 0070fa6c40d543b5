import { z } from 'zod';
import { listDashboards } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'dashboards',
  right: 'dashboards.read',
  says: 'Lists the dashboards of the signed-in user, newest first.',
  input: z.strictObject({ ...inTeam }),
  run: (call) => listDashboards(call),
});
