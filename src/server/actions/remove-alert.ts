import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { alertOf, listAlerts } from '../users/list-alerts.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeAlert',
  says: 'Removes an alert; what it has found already stays.',
  input: z.strictObject({ id: z.string().max(64) }),
  audit: {
    thing: ({ id }) => `alert ${id}`,
    before: async (call, { id }) => alertOf(await listAlerts(call, await call.requireUser()), id),
  },
  async run(call, { id }) {
    const user = await call.requireUser();
    if (!(await call.users.alerts.remove(user.userId, id))) throw actionError(404, 'There is no such alert.');
    return listAlerts(call, user);
  },
});
