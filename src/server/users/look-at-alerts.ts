import { getAccount, listSignatures } from '#chain';
import { asAddress, SOL_DECIMALS } from '#contracts/chain';
import { CLUSTER_NAMES, isServedCluster } from '#contracts/cluster';
import type { AlertRule } from '#contracts/people/people';
import { toDecimal, toShortAddress } from '#contracts/text/value-text';
import type { Log } from '#std/log';
import type { StoredAlert, StoredAlertEvent } from '#store/users/alerts';
import type { UserStore } from '#store/users/user-store';
import type { Clusters } from '../reading/clusters.ts';
import { readPrices } from '../reading/market/prices.ts';
import { makeId } from '../sessions/secrets.ts';
import { parseStoredRule } from './alert-rule.ts';
import { readQueryRows } from './look-at-query.ts';
import { toLook, type Look, type Reading } from './judge-alert.ts';

/** How often each alert is looked at. */
export const ALERT_EVERY_MS = 30_000;
/** How often it is asked which are due. */
const TICK_MS = 5_000;
/** Looked at in one tick; many more wait their turn. */
const AT_ONCE = 50;
const TIMEOUT_MS = 8_000;
const MICRO = 1e6;

export interface AlertWatch {
  close(): void;
}

/** Looks at everybody's alerts, as long as it is not closed. Several processes share them. */
export function watchAlerts(users: UserStore, clusters: Clusters, nowMs: () => number, log: Log): AlertWatch {
  let isLooking = false;
  const tick = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const now = nowMs();
      const due = await users.alerts.take(now - ALERT_EVERY_MS, now, AT_ONCE);
      await Promise.all(due.map((alert) => lookAt(alert, users, clusters, nowMs)));
    } catch (error) {
      log.warn('alerts not looked at', { error });
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void tick(), TICK_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

/** One look at one alert: reads what it is about, judges it, and keeps what was found. */
export async function lookAt(
  alert: StoredAlert,
  users: UserStore,
  clusters: Clusters,
  nowMs: () => number,
): Promise<void> {
  const rule = parseStoredRule(alert.rule);
  if (rule === undefined || !isServedCluster(alert.cluster)) {
    await users.alerts.settle(
      alert.id,
      { memory: alert.memory, problem: 'This rule is not known here.' },
      undefined,
    );
    return;
  }
  const reading = await read(rule, alert, clusters).catch((): Reading => ({
    kind: 'unknown',
    reason: 'The chain did not answer in time.',
  }));
  const look: Look = toLook(rule, reading, alert.memory);
  const event: StoredAlertEvent | undefined =
    look.fired === undefined
      ? undefined
      : {
          id: makeId(),
          alertId: alert.id,
          userId: alert.userId,
          cluster: alert.cluster,
          address: alert.address,
          text: look.fired,
          firedMs: nowMs(),
          isSeen: false,
        };
  await users.alerts.settle(alert.id, { memory: look.memory, problem: look.problem }, event);
}

async function read(
  rule: AlertRule,
  { cluster, address }: StoredAlert,
  clusters: Clusters,
): Promise<Reading> {
  if (!isServedCluster(cluster)) return { kind: 'unknown', reason: 'This cluster is not known here.' };
  const reader = clusters.reader(cluster);
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS) };
  const subject = toShortAddress(address);
  switch (rule.kind) {
    case 'balance-above':
    case 'balance-below': {
      const { account, slot } = await getAccount(reader.chain, asAddress(address), {
        ...options,
        slice: { offset: 0, length: 0 },
      });
      const lamports = account?.lamports ?? 0n;
      return {
        kind: 'amount',
        amount: lamports,
        text: `${subject} holds ${toDecimal(lamports, SOL_DECIMALS)} SOL on ${CLUSTER_NAMES[cluster]} (slot ${slot}).`,
      };
    }
    case 'activity': {
      const found = await listSignatures(reader.chain, asAddress(address), { ...options, limit: 1 });
      if (found.kind !== 'found') {
        return { kind: 'unknown', reason: 'The node has no history for this account.' };
      }
      const newest = found.rows[0];
      return {
        kind: 'newest',
        signature: newest?.signature,
        text: `${subject} has a new transaction on ${CLUSTER_NAMES[cluster]}: ${newest?.signature ?? ''} (slot ${newest?.slot ?? ''}).`,
      };
    }
    case 'query':
      return readQueryRows(reader.index, cluster, rule.query);
    case 'price-above':
    case 'price-below': {
      const { index } = reader;
      const covered = await index?.coverage();
      if (index === undefined || covered === undefined) {
        return {
          kind: 'unknown',
          reason: `The blocks of ${CLUSTER_NAMES[cluster]} are not indexed here, so there is no price.`,
        };
      }
      const price = (await readPrices(index, [address], covered.toTime)).get(address);
      if (price === undefined) return { kind: 'unknown', reason: 'No market gives this token a price.' };
      const usd = price.usd.toPrecision(6);
      return {
        kind: 'amount',
        amount: BigInt(Math.round(price.usd * MICRO)),
        text: `${subject} trades at ${usd} dollars on ${CLUSTER_NAMES[cluster]}, by our index up to slot ${covered.toSlot}${price.isStale ? '; its last trade is older than ten minutes' : ''}.`,
      };
    }
  }
}
