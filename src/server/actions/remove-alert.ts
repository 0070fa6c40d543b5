import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { alertOf, listAlerts } from '../users/list-alerts.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeAlert',
  right: 'alerts.write',
  says: 'Removes an alert; what it has found already stays.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  audit: {
    thing: ({ id }) => `alert ${id}`,
    before: async (call, { id }) => alertOf(await listAlerts(call, await call.requireOwner()), id),
  },
  async run(call, { id }) {
    const owner = await call.requireOwner();
    if (!(await call.users.alerts.remove(owner.ownerId, id)))
      throw actionError(404, 'There is no such alert.');
    return listAlerts(call, owner);
  },
});
