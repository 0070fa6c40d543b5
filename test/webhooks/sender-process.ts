/** A process that sends what is due from a store, until it is killed. Its settings come as JSON in its environment. */
import { createLog } from '#std/log';
import { openUserStore } from '#store/users/user-store';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createWebhookRuntime } from '../../src/server/webhooks/runtime.ts';

const { folder, host, key, leaseMs } = JSON.parse(process.env['SENDER']!) as {
  readonly folder: string;
  readonly host: string;
  readonly key: string;
  readonly leaseMs: number;
};
const users = await openUserStore({ kind: 'folder', folder });
const runtime = createWebhookRuntime({
  configuration: parseConfiguration({ WEBHOOK_KEY: key, WEBHOOK_HOSTS: host }),
  users,
  clusters: createScriptedClusters({}),
  nowMs: Date.now,
  log: createLog('warn', (line) => process.stderr.write(`${line}\n`)),
  dispatching: { leaseMs, everyMs: 20 },
});
runtime.dispatcher.start();
// Timers of the product do not keep a process alive.
setInterval(() => {}, 60_000);
