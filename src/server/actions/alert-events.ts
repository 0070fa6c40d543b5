import { z } from 'zod';
import { listAlertEvents } from '../users/list-alerts.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'alertEvents',
  says: 'Lists what the alerts of the signed-in user have found, newest first.',
  input: z.strictObject({}),
  run: async (call) => listAlertEvents(call, await call.requireUser()),
});
