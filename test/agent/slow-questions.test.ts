/** A question that is slow to understand keeps nobody waiting but who asks it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunEvent } from '#contracts/assistant/agent';
import { silentLog } from '#std/log';
import { openUserStore, type UserStore } from '#store/users/user-store';
import {
  createUnderstander,
  type Understander,
} from '../../src/server/assistant/understanding/create-understander.ts';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { openStage, type Stage } from '../evals/run-evals.ts';

const THREAD = new URL('./slow-understanding-thread.ts', import.meta.url);

let stage: Stage;
let users: UserStore;
let understander: Understander;
let server: Server;
let base: string;

beforeAll(async () => {
  stage = await openStage();
  users = await openUserStore({ kind: 'memory' });
  const parts = {
    configuration: parseConfiguration({ PORT: '0', RATE_LIMITS: 'off' }),
    clusters: stage.world.chain.clusters,
    log: silentLog,
    users,
    nowMs: () => stage.world.chain.nowMs,
  };
  understander = createUnderstander({ thread: THREAD });
  server = createServer({
    ...parts,
    understander,
    files: { find: () => undefined },
    renderPage: undefined,
    forwardRpc: () => Promise.reject(new Error('nobody asks for it')),
  });
  const { port } = await server.listen();
  base = `http://127.0.0.1:${port}`;
}, 120_000);
afterAll(async () => {
  await server?.drain();
  await understander?.close();
  await users?.close();
  await stage?.close();
});

/** The events of a run, as they come. */
async function* ask(text: string): AsyncGenerator<RunEvent> {
  const response = await fetch(`${base}/api/agent/runs?cluster=localnet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'agent', text }),
  });
  expect(response.status).toBe(200);
  let waiting = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    waiting += part;
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as RunEvent; // what a run tells
  }
}

async function hear(events: AsyncGenerator<RunEvent>): Promise<readonly RunEvent[]> {
  const heard: RunEvent[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}

describe('a question that is slow to understand', () => {
  test('keeps no other client waiting, and ends with words that say so', async () => {
    const events = ask('how long is forever');
    expect((await events.next()).value).toMatchObject({ type: 'started' });
    const rest = hear(events);
    let isOver = false;
    void rest.then(() => (isOver = true));
    expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(isOver).toBe(false);
    const last = (await rest).at(-1);
    expect(last).toMatchObject({
      type: 'finished',
      outcome: 'completed',
      answer: { context: { intent: 'clarify' } },
    });
    expect(JSON.stringify(last)).toContain('took too long');
  });

  test('is followed by others, which are understood by another thread', async () => {
    const [, next] = await Promise.all([hear(ask('is it forever')), hear(ask('what can you do'))]);
    expect(next.at(-1)).toMatchObject({
      type: 'finished',
      outcome: 'completed',
      answer: { context: { intent: 'capabilities' } },
    });
  });
});

describe('too many questions', () => {
  test('are refused beyond those that wait, and those are answered', async () => {
    const busy = createUnderstander({ thread: THREAD });
    const nowMs = stage.world.chain.nowMs;
    const first = busy.findWanted({ text: 'forever', nowMs });
    const waiting = Array.from({ length: 49 }, () => busy.findWanted({ text: 'price of USDC', nowMs }));
    expect(await busy.findWanted({ text: 'one too many', nowMs })).toBe(undefined);
    expect(await first).toBe(undefined);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ addresses: [], names: ['usdc'] })));
    await busy.close();
    await expect(busy.findWanted({ text: 'closed', nowMs })).rejects.toThrow('no more');
  });
});
