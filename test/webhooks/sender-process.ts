/**
 * A process that sends what is due from a store, until it is killed; with a clock of its own it also collects.
 * Its settings come as JSON in its environment.
 */
import { createLog } from '#std/log';
import { openUserStore } from '#store/users/user-store';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createWebhookRuntime } from '../../src/server/webhooks/runtime.ts';
import { toPacedMs } from './killed-fan-out.ts';

const { folder, host, key, leaseMs, clock } = JSON.parse(process.env['SENDER']!) as {
  readonly folder: string;
  readonly host: string;
  readonly key: string;
  readonly leaseMs: number;
  readonly clock?: { readonly startMs: number; readonly pace: number };
};
const users = await openUserStore({ kind: 'folder', folder });
const runtime = createWebhookRuntime({
  configuration: parseConfiguration({ WEBHOOK_KEY: key, WEBHOOK_HOSTS: host }),
  users,
  clusters: createScriptedClusters({ localnet: { getSlot: () => 1 } }),
  nowMs: () => (clock === undefined ? Date.now() : toPacedMs(clock)),
  log: createLog('warn', (line) => process.stderr.write(`${line}\n`)),
  dispatching: { leaseMs, everyMs: 20 },
});
runtime.dispatcher.start();
if (clock !== undefined) setInterval(() => void runtime.collector.collect(), 200);
// Timers of the product do not keep a process alive.
setInterval(() => {}, 60_000);
