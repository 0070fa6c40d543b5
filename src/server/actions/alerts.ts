import { z } from 'zod';
import { listAlerts } from '../users/list-alerts.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'alerts',
  right: 'alerts.read',
  says: 'Lists the alerts of the signed-in user, the newest first.',
  input: z.strictObject({ ...inTeam }),
  run: async (call) => listAlerts(call, await call.requireOwner()),
});
