import { z } from 'zod';
import { isCluster } from '#contracts/cluster';
import { parseJson } from '#std/json';
import { parseStoredRule } from '../../users/alert-rule.ts';
import { defineSource } from './define-source.ts';

/** Events of one look: more than an owner's alerts make in `OVERLAP_MS`. */
const MOST = 2_000;
/** An event is dated before it is stored, and servers' clocks differ: so far back is looked again. */
const OVERLAP_MS = 5 * 60_000;

interface Place {
  readonly startMs: number;
  /** Of the newest event that was seen. */
  readonly sinceMs: number;
  /** Events seen that are not older than the overlap. */
  readonly seen: readonly string[];
}

export default defineSource({
  event: 'alert.fired',
  title: 'Alerts that fire',
  order: 1,
  subscription: z.strictObject({
    event: z.literal('alert.fired'),
    alert: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'must be the id of an alert')
      .optional(),
  }),
  async findFault({ users, ownerId }, { alert }) {
    if (alert === undefined) return undefined;
    const own = await users.alerts.list(ownerId, MOST);
    return own.some(({ id }) => id === alert) ? undefined : 'There is no such alert.';
  },
  async look({ users, ownerId, nowMs }, { alert }, memory) {
    if (memory === '') {
      const place: Place = { startMs: nowMs(), sinceMs: nowMs(), seen: [] };
      return { memory: JSON.stringify(place), found: [] };
    }
    const { startMs, sinceMs, seen } = parseJson(memory) as Place; // written above and below
    const from = Math.max(startMs, sinceMs - OVERLAP_MS);
    const events = await users.alerts.eventsSince(ownerId, from, MOST);
    const known = new Set(seen);
    const nextMs = Math.max(sinceMs, ...events.map(({ firedMs }) => firedMs));
    const next: Place = {
      startMs,
      sinceMs: nextMs,
      seen: events.filter(({ firedMs }) => firedMs >= nextMs - OVERLAP_MS).map(({ id }) => id),
    };
    const wanted = events.filter(
      ({ id, alertId }) => !known.has(id) && (alert === undefined || alertId === alert),
    );
    const stored = wanted.length === 0 ? [] : await users.alerts.list(ownerId, MOST);
    const rules = new Map(stored.map(({ id, rule }) => [id, rule]));
    return {
      memory: JSON.stringify(next),
      found: wanted.flatMap(({ id, alertId, cluster, address, text, firedMs }) => {
        if (!isCluster(cluster)) return [];
        const rule = rules.get(alertId);
        return [
          {
            key: `alert event ${id} ${alert ?? ''}`,
            subject: alertId,
            data: {
              alertId,
              cluster,
              address: address || undefined,
              // Of an alert removed meanwhile nothing is known any more.
              rule: rule === undefined ? undefined : parseStoredRule(rule),
              text,
              firedMs,
            },
          },
        ];
      }),
    };
  },
  toText: ({ text, address, cluster }, toLink) => {
    const link = address === undefined ? undefined : toLink(`/account/${address}?cluster=${cluster}`);
    return ['An alert fired', text, ...(link === undefined ? [] : [link])];
  },
});
