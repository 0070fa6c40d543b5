/** A hundred webhooks whose receiver flaps, while what collects and sends is killed in the middle of messages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openUserStore } from '#store/users/user-store';
import { runKilledFanOut } from './killed-fan-out.ts';

test('a hundred webhooks lose nothing, in order of each alert, while their process is killed ten times', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fan-out-'));
  const store = await openUserStore({ kind: 'folder', folder });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const report = await runKilledFanOut(store, {
    folder,
    webhooks: 100,
    events: 20,
    alerts: 4,
    kills: 10,
    refusedOfHundred: 10,
  });
  expect(report).toMatchObject({ delivered: 2_000, lost: 0, outOfOrder: 0, kills: 10 });
  // Whoever was killed had sent a message already, which came again under the same id.
  expect(report.repeated).toBeGreaterThanOrEqual(10);
  expect(report.refused).toBeGreaterThanOrEqual(200);
}, 300_000);
