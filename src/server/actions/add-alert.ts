import { z } from 'zod';
import { SERVED_CLUSTERS } from '#contracts/cluster';
import { MAX_ALERTS } from '#contracts/people/people';
import { actionError } from '../errors/action-error.ts';
import { addressText } from '../users/address-text.ts';
import { alertRule } from '../users/alert-rule.ts';
import { listAlerts } from '../users/list-alerts.ts';
import { makeId } from '../sessions/secrets.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'addAlert',
  says: 'Adds an alert: a balance or a price that passes a limit, or a new transaction of an account.',
  input: z.strictObject({ cluster: z.enum(SERVED_CLUSTERS), address: addressText, rule: alertRule }),
  async run(call, { cluster, address, rule }) {
    const user = await call.requireUser();
    const alert = {
      id: makeId(),
      userId: user.userId,
      cluster,
      address,
      rule: JSON.stringify(rule),
      isOn: true,
      createdMs: call.nowMs(),
      checkedMs: undefined,
      problem: undefined,
      memory: '',
    };
    if (!(await call.users.alerts.add(alert, MAX_ALERTS))) {
      throw actionError(409, `There are ${MAX_ALERTS} alerts already, which is the most.`);
    }
    return listAlerts(call, user);
  },
});
