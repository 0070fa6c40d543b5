import { z } from 'zod';
import { listAlerts } from '../users/list-alerts.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'alerts',
  says: 'Lists the alerts of whoever is signed in, the newest first.',
  input: z.strictObject({}),
  run: async (call) => listAlerts(call, await call.requireUser()),
});
