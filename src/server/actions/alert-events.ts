import { z } from 'zod';
import { listAlertEvents } from '../users/list-alerts.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'alertEvents',
  right: 'alerts.read',
  says: 'Lists what the alerts of the signed-in user have found, newest first.',
  input: z.strictObject({ ...inTeam }),
  run: async (call) => listAlertEvents(call, await call.requireOwner()),
});
