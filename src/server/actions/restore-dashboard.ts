import { z } from 'zod';
import type { DashboardContent } from '#contracts/dashboards/dashboard';
import { parseJson } from '#std/json';
import { actionError } from '../errors/action-error.ts';
import { dashboardId } from '../users/dashboard-content.ts';
import { changeAudit, getDashboard, ownerOf, saveAfter } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const revision = z.int().min(1);

export default defineAction({
  name: 'restoreDashboard',
  right: 'dashboards.write',
  says: 'Saves an earlier state of your own dashboard as its newest; the states between stay.',
  input: z.strictObject({ ...inTeam, id: dashboardId, revision, version: revision }),
  audit: changeAudit,
  async run(call, { id, revision: newest, version }) {
    // Throws for one that is not there, which is another answer than a version that is no longer stored.
    await getDashboard(call, id);
    const found = await call.users.dashboards.version(await ownerOf(call), id, version);
    if (found === undefined) throw actionError(404, `Revision ${version} is not stored.`);
    const content = parseJson(found) as DashboardContent; // checked when it was stored
    return saveAfter(call, id, newest, content);
  },
});
