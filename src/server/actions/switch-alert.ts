import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { alertOf, listAlerts } from '../users/list-alerts.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'switchAlert',
  right: 'alerts.write',
  says: 'Switches an alert on or off; one that is switched on starts over.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64), isOn: z.boolean() }),
  audit: {
    thing: ({ id }) => `alert ${id}`,
    before: async (call, { id }) => alertOf(await listAlerts(call, await call.requireOwner()), id),
    after: ({ isOn }) => ({ isOn }),
  },
  async run(call, { id, isOn }) {
    const owner = await call.requireOwner();
    if (!(await call.users.alerts.setOn(owner.ownerId, id, isOn))) {
      throw actionError(404, 'There is no such alert.');
    }
    return listAlerts(call, owner);
  },
});
