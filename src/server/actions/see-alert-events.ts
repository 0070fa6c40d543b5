import { z } from 'zod';
import { listAlertEvents } from '../users/list-alerts.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'seeAlertEvents',
  right: 'alerts.write',
  says: 'Marks what was found up to a moment as seen.',
  input: z.strictObject({ ...inTeam, upToMs: z.int().min(0).max(8.64e15) }),
  audit: 'reading is not a change',
  async run(call, { upToMs }) {
    const owner = await call.requireOwner();
    await call.users.alerts.markSeen(owner.ownerId, upToMs);
    return listAlertEvents(call, owner);
  },
});
