import { z } from 'zod';
import { listAlertEvents } from '../users/list-alerts.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'seeAlertEvents',
  says: 'Marks what was found up to a moment as seen.',
  input: z.strictObject({ upToMs: z.int().min(0).max(8.64e15) }),
  audit: 'reading is not a change',
  async run(call, { upToMs }) {
    const user = await call.requireUser();
    await call.users.alerts.markSeen(user.userId, upToMs);
    return listAlertEvents(call, user);
  },
});
