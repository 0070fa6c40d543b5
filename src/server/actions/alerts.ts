import { z } from 'zod';
import { listAlerts } from '../users/list-alerts.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'alerts',
  says: 'Lists the alerts of the signed-in user, the newest first.',
  input: z.strictObject({}),
  run: async (call) => listAlerts(call, await call.requireUser()),
});
