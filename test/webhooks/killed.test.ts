/** Senders that are killed between sending a message and writing down that it was sent. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { makeMessageId } from '../../src/server/webhooks/collector.ts';
import { createSeal } from '../../src/server/webhooks/sealing.ts';
import { sealSecrets } from '../../src/server/webhooks/secrets.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { KEY } from './webhook-stage.ts';

const KILLS = 20;
const MESSAGES = 400;
/** Messages a sender may send before it is killed. */
const STEPS = [1, 2, 5, 12, 30] as const;
/** Longer than a try takes on a busy machine. */
const LEASE_MS = 3_000;

let folder: string;
let receiver: Receiver;
let store: UserStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'senders-'));
  receiver = await openReceiver();
  store = await openUserStore({ kind: 'folder', folder });
});
afterAll(async () => {
  await store.close();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

function startSender(): ChildProcess {
  const settings = { folder, host: receiver.host, key: KEY, leaseMs: LEASE_MS };
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'sender-process.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SENDER: JSON.stringify(settings) },
    },
  );
}

/** A webhook of this machine with messages that wait. */
async function fill(): Promise<readonly string[]> {
  const id = 'w'.repeat(32);
  const secrets = { settings: { url: `http://${receiver.host}/` }, signing: ['whsec_AAAA'] };
  await store.webhooks.add(
    {
      id,
      ownerId: 'ana',
      name: 'killed',
      kind: 'webhook',
      destination: receiver.host,
      sealed: sealSecrets(createSeal(KEY), id, secrets),
      state: 'on',
      reason: undefined,
      stateMs: 1,
      createdMs: 1,
      deliveredMs: undefined,
      failingMs: undefined,
      secretMs: 1,
      oldSecretUntilMs: undefined,
    },
    [{ id: 'watch', subscription: '{}' }],
    20,
    50,
  );
  const bounds = { perOwner: 1, limit: 1, waiting: 1_000, waitingOfOwner: 1_000 };
  const [watch] = await store.webhookOutbox.takeWatches(1, 1, bounds, 'lease');
  const deliveries = Array.from({ length: MESSAGES }, (_, i) => ({
    id: makeMessageId(),
    event: 'webhook.test',
    eventKey: `event ${i}`,
    subject: '',
    body: JSON.stringify({ type: 'webhook.test', timestamp: '', data: { webhook: String(i) } }),
    createdMs: 1,
  }));
  await store.webhookOutbox.settleWatch(watch!, { memory: 'x', problem: undefined }, deliveries);
  return deliveries.map(({ id: message }) => message);
}

test('killed twenty times while they send, senders lose no message, and one sent twice has one id', async () => {
  const ids = await fill();
  let kills = 0;
  for (let turn = 0; turn < KILLS; turn++) {
    const step = STEPS[turn % STEPS.length]!;
    const sender = startSender();
    let count = 0;
    const killed = new Promise<void>((resolve) => {
      // The receiver has the message, and the sender is gone before it hears so.
      receiver.answer = (response) => {
        if (++count < step) response.writeHead(200).end();
        else {
          sender.kill('SIGKILL');
          resolve();
        }
      };
    });
    const ended = once(sender, 'exit');
    await killed;
    const [, signal] = (await ended) as [number | null, string | null];
    if (signal === 'SIGKILL') kills++;
  }
  expect(kills).toBe(KILLS);
  const before = await store.webhookLog.list('ana', 'w'.repeat(32), { state: 'waiting' }, MESSAGES);
  // Every message whose sender never heard an answer waits still.
  expect(before.length).toBeGreaterThan(0);

  receiver.answer = (response) => response.writeHead(200).end();
  const last = startSender();
  for (;;) {
    const waiting = await store.webhookLog.list('ana', 'w'.repeat(32), { state: 'waiting' }, 1);
    if (waiting.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const ended = once(last, 'exit');
  last.kill('SIGKILL');
  await ended;

  const received = receiver.received.map(({ headers }) => String(headers['webhook-id']));
  // Nothing is lost and nothing is made up: each message came, under its own id.
  expect([...new Set(received)].toSorted()).toEqual([...ids].toSorted());
  // At least once for each kill somebody had it already, and its receiver can tell by the id and the body.
  expect(received.length).toBeGreaterThanOrEqual(MESSAGES + KILLS);
  const bodies = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received) {
    const id = String(headers['webhook-id']);
    bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
  }
  expect([...bodies.values()].every(({ size }) => size === 1)).toBe(true);
  const delivered = await store.webhookLog.list('ana', 'w'.repeat(32), { state: 'delivered' }, MESSAGES);
  expect(delivered).toHaveLength(MESSAGES);
}, 300_000);
