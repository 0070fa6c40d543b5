import { z } from 'zod';
import { getSlot } from '#chain';
import type { IndexHealthAnswer, ShardHealth } from '#contracts/operation/monitoring';
import type { Engine } from '#store';
import { ENGINE_QUERIES } from '#store/engine-queries';
import monitoringQueries from '#store/queries/monitoring';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import { withTimeout } from '#std/concurrency';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** A cluster that does not answer by then leaves the lag in slots unknown. */
const DEADLINE_MS = 2_000;
const MINUTE = 60;

export default defineEndpoint({
  name: 'indexHealth',
  route: '/api/index-health',
  says: 'How far the index is behind its cluster, how fast it grows, how large it is and what it holds in all.',
  when: 'To judge how fresh figures from the index are.',
  input: z.strictObject({}),
  absences: true,
  run: (ask): Promise<IndexHealthAnswer> =>
    answerFromIndex(ask, async (index, { toSlot, toTime }) => {
      const { lag } = index;
      const [tipSlot, newest, totals, ledger, shards, bytes] = await Promise.all([
        readTip(ask),
        index.first(monitoringQueries.blocksSince, { time: toTime - MINUTE }),
        index.first(monitoringQueries.totals, {}),
        index.first(monitoringQueries.ledger, {}),
        readShards(index),
        readSize(index),
      ]);
      const nowMs = Date.now();
      lag.note(tipSlot, toSlot, nowMs);
      const [behindSince, grewAt] = [lag.behindSinceMs(), lag.grewAtMs()];
      return {
        tipSlot,
        lagSlots: tipSlot === undefined ? undefined : Math.max(0, tipSlot - toSlot),
        lagSeconds: Math.max(0, Math.floor(nowMs / 1_000) - toTime),
        behindSeconds: behindSince === undefined ? undefined : Math.floor((nowMs - behindSince) / 1_000),
        isAlert: lag.isAlert(nowMs),
        blocksLastMinute: newest?.total ?? 0,
        slotsPerSecond: lag.slotsPerSecond(),
        grewAt: grewAt === undefined ? undefined : Math.floor(grewAt / 1_000),
        catchUp: index.catchUp(),
        ledger: ledger?.value,
        bytes,
        totals: totals!, // a sum over no rows is a row of zeros
        shards,
      };
    }),
});

/** As a fresh reading tells it, else as the pool’s last check did. */
async function readTip({ clusters, cluster, reader, signal }: QuestionContext): Promise<number | undefined> {
  const slot = await withTimeout(
    DEADLINE_MS,
    getSlot(reader.chain, 'confirmed', { signal, timeoutMs: DEADLINE_MS }),
  );
  return slot ?? clusters.list().find((info) => info.cluster === cluster)?.slot;
}

const isEngine = (name: string): name is Engine => Object.hasOwn(ENGINE_QUERIES, name);

async function readShards(index: IndexReader): Promise<readonly ShardHealth[]> {
  const [checkpoints, leases] = await Promise.all([
    index.all(monitoringQueries.shards, {}),
    isEngine(index.engine) ? index.all(ENGINE_QUERIES[index.engine].leases, {}) : [],
  ]);
  const nowMs = Date.now();
  return checkpoints.map(({ shard, slot }) => {
    const lease = leases.find((one) => one.shard === shard);
    return {
      shard,
      slot,
      leaseSeconds: lease && Math.floor((lease.expiresMs - nowMs) / 1_000),
      takings: lease?.token,
    };
  });
}

async function readSize(index: IndexReader): Promise<number | undefined> {
  if (!isEngine(index.engine)) return undefined;
  return (await index.first(ENGINE_QUERIES[index.engine].size, {}))?.bytes;
}
