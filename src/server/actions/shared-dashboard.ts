import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { toDashboard } from '../users/stored-dashboards.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'sharedDashboard',
  right: 'anyone',
  says: 'Gives the dashboard of a public link as its owner last saved it; nobody need be signed in.',
  input: z.strictObject({ name: z.string().max(64) }),
  async run(call, { name }) {
    const found = await call.users.dashboards.findShared(name);
    if (found === undefined) throw actionError(404, 'This dashboard is not shared, or no longer.');
    return { content: toDashboard(found).content };
  },
});
