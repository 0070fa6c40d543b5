/**
 * Goal 16: a hundred webhooks under a thousand events each, once sent in peace and once by a process that is killed
 * again and again to a receiver that flaps. Nothing is lost, and each alert's events arrive in order.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { runFanOut, type FanOutReport } from '../../test/webhooks/fan-out.ts';
import { runKilledFanOut } from '../../test/webhooks/killed-fan-out.ts';
import type { BenchRow } from '../row.ts';

const [WEBHOOKS, EVENTS, ALERTS] = [100, 1_000, 10];

const KILLS = 50;

export async function webhookRows(): Promise<readonly BenchRow[]> {
  return [await inFolder(measurePeace), await inFolder(measureKills)];
}

async function inFolder(measure: (store: UserStore, folder: string) => Promise<BenchRow>): Promise<BenchRow> {
  const folder = mkdtempSync(join(tmpdir(), 'webhook-bench-'));
  const store = await openUserStore({ kind: 'folder', folder });
  try {
    return await measure(store, folder);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePeace(store: UserStore): Promise<BenchRow> {
  const wanted = { webhooks: WEBHOOKS, events: EVENTS, alerts: ALERTS, refusedEvery: 1_000, senders: 1 };
  const report = await runFanOut(store, wanted);
  const row = toRow(
    `${WEBHOOKS} webhooks, ${EVENTS} events of ${ALERTS} alerts each, to a receiver of this machine`,
    report,
    `${report.refused} tries were answered by 503 and came again.`,
  );
  const repeated = { name: 'taken twice', wanted: 0, reached: report.repeated, better: 'lower' } as const;
  return { ...row, ratios: [...row.ratios, repeated] };
}

async function measureKills(store: UserStore, folder: string): Promise<BenchRow> {
  const wanted = {
    folder,
    webhooks: WEBHOOKS,
    events: EVENTS,
    alerts: ALERTS,
    kills: KILLS,
    refusedOfHundred: 10,
  };
  const report = await runKilledFanOut(store, wanted);
  return toRow(
    `the same, with ${report.kills} kills of the process that sends, and every tenth request refused`,
    report,
    `${report.refused} tries refused; ${report.repeated} came twice, under one id.`,
  );
}

function toRow(
  work: string,
  {
    delivered,
    lost,
    outOfOrder,
    seconds,
  }: Pick<FanOutReport, 'delivered' | 'lost' | 'outOfOrder' | 'seconds'>,
  more: string,
): BenchRow {
  return {
    goal: 16,
    work,
    ours: delivered / seconds,
    unit: 'messages/s',
    peers: [],
    ratios: [
      { name: 'lost', wanted: 0, reached: lost, better: 'lower' },
      { name: 'out of order of their alert', wanted: 0, reached: outOfOrder, better: 'lower' },
    ],
    note: `${delivered} messages in ${seconds.toFixed(1)} s; ${more}`,
  };
}
