/** Goal 16: a hundred webhooks under a thousand events each. Nothing is lost, and each alert's events arrive in order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openUserStore } from '#store/users/user-store';
import { runFanOut } from '../../test/webhooks/fan-out.ts';
import type { BenchRow } from '../row.ts';

const [WEBHOOKS, EVENTS, ALERTS] = [100, 1_000, 10];

export async function webhookRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'webhook-bench-'));
  const store = await openUserStore({ kind: 'folder', folder });
  try {
    const report = await runFanOut(store, {
      webhooks: WEBHOOKS,
      events: EVENTS,
      alerts: ALERTS,
      refusedEvery: 1_000,
      senders: 1,
    });
    const { delivered, lost, repeated, outOfOrder, refused, seconds } = report;
    return [
      {
        goal: 16,
        work: `${WEBHOOKS} webhooks, ${EVENTS} events of ${ALERTS} alerts each, to a receiver of this machine`,
        ours: delivered / seconds,
        unit: 'messages/s',
        peers: [],
        ratios: [
          { name: 'lost', wanted: 0, reached: lost, better: 'lower' },
          { name: 'taken twice', wanted: 0, reached: repeated, better: 'lower' },
          { name: 'out of order of their alert', wanted: 0, reached: outOfOrder, better: 'lower' },
        ],
        note: `${delivered} messages in ${seconds.toFixed(1)} s; ${refused} tries were answered by 503 and came again.`,
      },
    ];
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
