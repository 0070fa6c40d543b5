import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DASHBOARD_LIMITS } from '#contracts/dashboards/dashboard';
import { actionError } from '../errors/action-error.ts';
import { DASHBOARD_BODY_BYTES, dashboardContent } from '../users/dashboard-content.ts';
import { auditOf, getDashboard, ownerOf, toState, toThing } from '../users/stored-dashboards.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const ID_BYTES = 9;

export default defineAction({
  name: 'createDashboard',
  right: 'dashboards.write',
  says: 'Stores a new dashboard of the signed-in user.',
  bodyBytes: DASHBOARD_BODY_BYTES,
  input: z.strictObject({ ...inTeam, content: dashboardContent }),
  audit: {
    thing: (_input, answer) => toThing(answer?.id),
    after: (_input, answer) => answer && auditOf(answer),
  },
  async run(call, { content }) {
    const owner = await ownerOf(call);
    const id = randomBytes(ID_BYTES).toString('base64url');
    const isStored = await call.users.dashboards.add(
      owner,
      id,
      toState(content, call.nowMs()),
      DASHBOARD_LIMITS.dashboards,
    );
    if (!isStored)
      throw actionError(
        409,
        `There are ${DASHBOARD_LIMITS.dashboards} dashboards already, which is the maximum.`,
      );
    return getDashboard(call, id);
  },
});
