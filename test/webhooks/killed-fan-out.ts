/** Many webhooks under many events, while the process that collects and sends them is killed again and again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { UserStore } from '#store/users/user-store';
import {
  addEvents,
  addWebhooks,
  areStarted,
  countWaiting,
  createTally,
  type FanOut,
  type Tally,
} from './fan-out-stage.ts';
import { openReceiver } from './receiver.ts';
import { KEY } from './webhook-stage.ts';

export interface KilledFanOut extends FanOut {
  /** Of the user store, which every process opens for itself. */
  readonly folder: string;
  readonly kills: number;
  /** The receiver refuses this share of a hundred requests, all in a row, and then takes the rest. */
  readonly refusedOfHundred: number;
}

export interface KilledFanOutReport extends Tally {
  /** Messages that never came. */
  readonly lost: number;
  readonly refused: number;
  readonly kills: number;
  readonly seconds: number;
}

/** A minute between looks, and between tries, is a second here. */
const PACE = 60;
/** Longer than a try takes on a busy machine. */
const LEASE_MS = 5_000 * PACE;
/** Seconds in which nothing came and nothing waits, after which nothing more will come. */
const IDLE_SECONDS = 10;

/** Makes the webhooks, lets the events happen, and kills processes in the middle until everything was taken. */
export async function runKilledFanOut(store: UserStore, wanted: KilledFanOut): Promise<KilledFanOutReport> {
  const receiver = await openReceiver();
  const clock = { startMs: Date.now(), pace: PACE };
  const nowMs = () => toPacedMs(clock);
  const tally = createTally();
  const total = wanted.webhooks * wanted.events;
  // Kills are spread over the first four fifths of the messages, never at the same place of a hundred.
  const killEvery = Math.floor((total * 4) / 5 / wanted.kills) | 1;
  let [requests, refused, kills] = [0, 0, 0];
  let sender = startSender(wanted.folder, receiver.host, clock);
  receiver.answer = (response, received) => {
    receiver.received.length = 0;
    requests++;
    if (requests % 100 < wanted.refusedOfHundred) {
      refused++;
      response.writeHead(503).end();
      return;
    }
    tally.take(received);
    if (requests >= (kills + 1) * killEvery && kills < wanted.kills) {
      // The message is here, and its sender is gone before it hears so.
      kills++;
      sender.kill('SIGKILL');
      sender = startSender(wanted.folder, receiver.host, clock);
      return;
    }
    response.writeHead(200).end();
  };
  try {
    const ownerIds = await addWebhooks(store, wanted, receiver.host, nowMs());
    while (!(await areStarted(store, ownerIds))) await pause(100);
    const startMs = performance.now();
    for (const ownerId of ownerIds) await addEvents(store, ownerId, wanted, nowMs());
    for (let idle = 0; idle < IDLE_SECONDS && tally.delivered() < total;) {
      const before = requests;
      await pause(1_000);
      idle = requests === before && (await countWaiting(store, ownerIds)) === 0 ? idle + 1 : 0;
    }
    const seconds = (performance.now() - startMs) / 1_000;
    return { ...tally.report(), lost: total - tally.delivered(), refused, kills, seconds };
  } finally {
    const ended = once(sender, 'exit');
    sender.kill('SIGKILL');
    await ended;
    await receiver.close();
  }
}

interface Clock {
  readonly startMs: number;
  readonly pace: number;
}

/** The hour for everybody who shares a clock, which runs faster than the machine's. */
export function toPacedMs({ startMs, pace }: Clock): number {
  return startMs + (Date.now() - startMs) * pace;
}

function startSender(folder: string, host: string, clock: Clock): ChildProcess {
  const settings = { folder, host, key: KEY, leaseMs: LEASE_MS, clock };
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'sender-process.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SENDER: JSON.stringify(settings) },
    },
  );
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
