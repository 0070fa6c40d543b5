import { z } from 'zod';
import { dashboardId } from '../users/dashboard-content.ts';
import { dashboardMissing, ownerOf } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'dashboardVersions',
  right: 'dashboards.read',
  says: 'Lists the newest 20 states of your own dashboard, the one that holds now first.',
  input: z.strictObject({ ...inTeam, id: dashboardId }),
  async run(call, { id }) {
    const versions = await call.users.dashboards.versions(await ownerOf(call), id);
    // Every dashboard has at least the one that holds now.
    if (versions.length === 0) throw dashboardMissing();
    return { versions };
  },
});
