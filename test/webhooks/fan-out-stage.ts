/** Webhooks of many owners, what happens to their alerts, and a tally of what was taken. */
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import type { UserStore } from '#store/users/user-store';
import { makeId } from '../../src/server/sessions/secrets.ts';
import { createSeal } from '../../src/server/webhooks/sealing.ts';
import { sealSecrets } from '../../src/server/webhooks/secrets.ts';
import { toSubscriptionText } from '../../src/server/webhooks/sources.ts';
import type { Received } from './receiver.ts';
import { KEY } from './webhook-stage.ts';

export interface FanOut {
  readonly webhooks: number;
  /** Of each webhook. */
  readonly events: number;
  /** Alerts of an owner, whose events alternate: what happens to one is in order. */
  readonly alerts: number;
}

export interface Tally {
  /** Messages that were taken. */
  readonly delivered: number;
  /** Messages that were taken twice. */
  readonly repeated: number;
  /** Messages of a webhook about one alert that were taken after a later one. */
  readonly outOfOrder: number;
}

/** Gives every owner as many webhooks as an owner may have; returns the owners. */
export async function addWebhooks(
  store: UserStore,
  { webhooks }: FanOut,
  host: string,
  nowMs: number,
): Promise<readonly string[]> {
  const owners = Math.ceil(webhooks / WEBHOOK_LIMITS.webhooks);
  const ownerIds: string[] = [];
  for (let i = 0; i < owners; i++) {
    ownerIds.push((await store.accounts.ofWallet(`wallet ${i}`, makeId(), 1)).id);
  }
  for (let i = 0; i < webhooks; i++) {
    await addWebhook(store, ownerIds[i % owners]!, `http://${host}/${i}`, nowMs);
  }
  return ownerIds;
}

/** Whether every subscription has been looked at once, so that it hears of what happens from here on. */
export async function areStarted(store: UserStore, ownerIds: readonly string[]): Promise<boolean> {
  return (await Promise.all(ownerIds.map((id) => store.webhooks.watches(id))))
    .flat()
    .every(({ memory }) => memory !== '');
}

export async function countWaiting(store: UserStore, ownerIds: readonly string[]): Promise<number> {
  const counts = await Promise.all(ownerIds.map((id) => store.webhooks.counts(id)));
  return counts.flatMap((one) => [...one.values()]).reduce((sum, { waiting }) => sum + waiting, 0);
}

async function addWebhook(store: UserStore, ownerId: string, url: string, nowMs: number): Promise<void> {
  const id = makeId();
  const isAdded = await store.webhooks.add(
    {
      id,
      ownerId,
      name: url,
      kind: 'webhook',
      destination: url,
      sealed: sealSecrets(createSeal(KEY), id, { settings: { url }, signing: ['whsec_AAAA'] }),
      state: 'on',
      reason: undefined,
      stateMs: nowMs,
      createdMs: nowMs,
      deliveredMs: undefined,
      failingMs: undefined,
      secretMs: nowMs,
      oldSecretUntilMs: undefined,
    },
    [{ id: makeId(), subscription: toSubscriptionText({ event: 'alert.fired' }) }],
    WEBHOOK_LIMITS.webhooks,
    WEBHOOK_LIMITS.subscriptionsOfOwner,
  );
  if (!isAdded) throw new Error('more webhooks than an owner may have');
}

/** Events of alerts in turn, each a millisecond after the one before; the text of one says its number. */
export async function addEvents(
  store: UserStore,
  userId: string,
  { alerts, events }: FanOut,
  nowMs: number,
): Promise<void> {
  const ids = Array.from({ length: alerts }, makeId);
  for (const id of ids) {
    const alert = { id, userId, cluster: 'localnet', address: '', rule: '{"kind":"activity"}', isOn: false };
    await store.alerts.add(
      { ...alert, createdMs: 1, checkedMs: undefined, problem: undefined, memory: '' },
      alerts,
    );
  }
  for (let i = 0; i < events; i++) {
    const alertId = ids[i % alerts]!;
    const event = { id: makeId(), alertId, userId, cluster: 'localnet', address: '', isSeen: false };
    await store.alerts.settle(
      alertId,
      { memory: '', problem: undefined },
      { ...event, text: String(Math.floor(i / alerts)), firedMs: nowMs + i },
    );
  }
}

/** What was taken, by webhook and alert. */
export function createTally() {
  const ids = new Set<string>();
  const next = new Map<string, number>();
  let [repeated, outOfOrder] = [0, 0];
  return {
    take({ path, headers, body }: Received): void {
      const id = String(headers['webhook-id']);
      if (ids.has(id)) {
        repeated++;
        return;
      }
      ids.add(id);
      const { data } = JSON.parse(body) as { data: { alertId: string; text: string } };
      const key = `${path} ${data.alertId}`;
      const number = Number(data.text);
      if (number !== (next.get(key) ?? 0)) outOfOrder++;
      next.set(key, number + 1);
    },
    delivered: () => ids.size,
    report: (): Tally => ({ delivered: ids.size, repeated, outOfOrder }),
  };
}
