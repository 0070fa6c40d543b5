import { z } from 'zod';
import { SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import { MAX_ALERTS, MAX_QUERY_ALERTS } from '#contracts/people/people';
import { actionError } from '../errors/action-error.ts';
import { addressText } from '../users/address-text.ts';
import { alertRule } from '../users/alert-rule.ts';
import { listAlerts } from '../users/list-alerts.ts';
import { readQueryRows } from '../users/look-at-query.ts';
import type { UserContext } from '../users/user-context.ts';
import { makeId } from '../sessions/secrets.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'addAlert',
  right: 'alerts.write',
  says: 'Adds an alert: a balance or a price that passes a limit, a new transaction of an account, or new rows of a query.',
  input: z
    .strictObject({
      ...inTeam,
      cluster: z.enum(SERVED_CLUSTERS),
      address: addressText.optional(),
      rule: alertRule,
    })
    .refine(
      ({ address, rule }) => (address === undefined) === (rule.kind === 'query'),
      'address: everything but a query needs one, and a query has none',
    ),
  audit: {
    thing: ({ cluster, address }) => `alert ${cluster}${address === undefined ? '' : ` ${address}`}`,
    after: ({ rule }) => rule,
  },
  async run(call, { cluster, address, rule }) {
    const owner = await call.requireOwner();
    if (rule.kind === 'query') await checkQuery(call, owner, cluster, rule.query);
    const alert = {
      id: makeId(),
      userId: owner.ownerId,
      cluster,
      address: address ?? '',
      rule: JSON.stringify(rule),
      isOn: true,
      createdMs: call.nowMs(),
      checkedMs: undefined,
      problem: undefined,
      memory: '',
    };
    if (!(await call.users.alerts.add(alert, MAX_ALERTS))) {
      throw actionError(409, `You already have ${MAX_ALERTS} alerts, which is the maximum.`);
    }
    return listAlerts(call, owner);
  },
});

/** A query that an alert could not run is refused now rather than at every look. */
async function checkQuery(
  call: UserContext,
  owner: { readonly ownerId: string },
  cluster: Cluster,
  query: string,
): Promise<void> {
  const { alerts } = await listAlerts(call, owner);
  if (alerts.filter(({ rule }) => rule.kind === 'query').length >= MAX_QUERY_ALERTS)
    throw actionError(409, `You already have ${MAX_QUERY_ALERTS} query alerts, which is the maximum.`);
  const reading = await readQueryRows(call.clusters.reader(cluster).index, cluster, query);
  if (reading.kind === 'unknown') throw actionError(400, reading.reason);
}
