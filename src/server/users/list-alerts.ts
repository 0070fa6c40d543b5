import { isServedCluster } from '#contracts/cluster';
import { MAX_ALERTS, type Alert, type AlertEvent } from '#contracts/people/people';
import type { UserContext } from './user-context.ts';
import { parseStoredRule } from './alert-rule.ts';

const MAX_EVENTS = 100;

export async function listAlerts(
  call: UserContext,
  { ownerId }: { readonly ownerId: string },
): Promise<{ readonly alerts: readonly Alert[] }> {
  const stored = await call.users.alerts.list(ownerId, MAX_ALERTS);
  return {
    alerts: stored.flatMap(({ id, cluster, address, rule, isOn, createdMs, checkedMs, problem }) => {
      const known = parseStoredRule(rule);
      return isServedCluster(cluster) && known !== undefined
        ? [{ id, cluster, address: address || undefined, rule: known, isOn, createdMs, checkedMs, problem }]
        : [];
    }),
  };
}

/** What an alert waits for and whether it is on; `undefined` where there is none. */
export function alertOf(
  { alerts }: { readonly alerts: readonly Alert[] },
  id: string,
): Pick<Alert, 'cluster' | 'address' | 'rule' | 'isOn'> | undefined {
  const found = alerts.find((one) => one.id === id);
  return found && { cluster: found.cluster, address: found.address, rule: found.rule, isOn: found.isOn };
}

export async function listAlertEvents(
  call: UserContext,
  { ownerId }: { readonly ownerId: string },
): Promise<{ readonly events: readonly AlertEvent[] }> {
  const stored = await call.users.alerts.events(ownerId, MAX_EVENTS);
  return {
    events: stored.flatMap(({ userId: _userId, cluster, address, ...event }) =>
      isServedCluster(cluster) ? [{ ...event, cluster, address: address || undefined }] : [],
    ),
  };
}
