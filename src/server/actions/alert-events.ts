import { z } from 'zod';
import { listAlertEvents } from '../users/list-alerts.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'alertEvents',
  says: 'Lists what the alerts of whoever is signed in have found, the newest first.',
  input: z.strictObject({}),
  run: async (call) => listAlertEvents(call, await call.requireUser()),
});
