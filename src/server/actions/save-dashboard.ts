import { z } from 'zod';
import { DASHBOARD_LIMITS } from '#contracts/dashboards/dashboard';
import { DASHBOARD_BODY_BYTES, dashboardContent, dashboardId } from '../users/dashboard-content.ts';
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

export default defineAction({
  name: 'saveDashboard',
  right: 'dashboards.write',
  says: 'Saves a change of your own dashboard; refused with 409 when another change came first.',
  bodyBytes: DASHBOARD_BODY_BYTES,
  input: z.strictObject({ ...inTeam, id: dashboardId, revision: z.int().min(1), content: dashboardContent }),
  audit: {
    thing: ({ id }) => toThing(id),
    before: (call, { id }) => auditBefore(call, id),
    after: (_input, answer) => answer && auditOf(answer),
  },
  async run(call, { id, revision, content }) {
    const owner = await ownerOf(call);
    const state = toState(content, call.nowMs());
    requireSaved(await call.users.dashboards.save(owner, id, revision, state, DASHBOARD_LIMITS.versions));
    return getDashboard(call, id);
  },
});
