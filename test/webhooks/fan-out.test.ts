/** A hundred webhooks under many events, sent by two processes at once, over both engines. */
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import { runFanOut } from './fan-out.ts';

describeOnBothEngines('a hundred webhooks', (open) => {
  test('are sent everything that happens, once and in order of each alert, though some tries fail', async () => {
    const { store, close } = await open();
    const report = await runFanOut(store, {
      webhooks: 100,
      events: 40,
      alerts: 4,
      refusedEvery: 101,
      senders: 2,
    });
    expect(report).toMatchObject({ delivered: 4_000, lost: 0, repeated: 0, outOfOrder: 0 });
    expect(report.refused).toBeGreaterThanOrEqual(39);
    await close();
  }, 300_000);
});
