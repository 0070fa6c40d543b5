import { z } from 'zod';
import { DASHBOARD_LIMITS, type DashboardContent } from '#contracts/dashboards/dashboard';
import { parseJson } from '#std/json';
import { actionError } from '../errors/action-error.ts';
import { dashboardId } from '../users/dashboard-content.ts';
import {
  auditBefore,
  auditOf,
  getDashboard,
  ownerOf,
  requireSaved,
  toState,
  toThing,
} from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const revision = z.int().min(1);

export default defineAction({
  name: 'restoreDashboard',
  right: 'dashboards.write',
  says: 'Saves an earlier state of your own dashboard as its newest; the states between stay.',
  input: z.strictObject({ ...inTeam, id: dashboardId, revision, version: revision }),
  audit: {
    thing: ({ id }) => toThing(id),
    before: (call, { id }) => auditBefore(call, id),
    after: (_input, answer) => answer && auditOf(answer),
  },
  async run(call, { id, revision: newest, version }) {
    const owner = await ownerOf(call);
    // Throws for one that is not there, which is another answer than a version that is no longer stored.
    await getDashboard(call, id);
    const found = await call.users.dashboards.version(owner, id, version);
    if (found === undefined) throw actionError(404, `Revision ${version} is not stored.`);
    const content = parseJson(found) as DashboardContent; // checked when it was stored
    const state = toState(content, call.nowMs());
    requireSaved(await call.users.dashboards.save(owner, id, newest, state, DASHBOARD_LIMITS.versions));
    return getDashboard(call, id);
  },
});
