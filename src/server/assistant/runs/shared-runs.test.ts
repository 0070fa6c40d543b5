/** Runs that one process has and another goes on with. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AGENT_TEXTS, type Answer } from '#contracts/assistant/agent';
import { silentLog } from '#std/log';
import { composeAnswers } from '../../compose.ts';
import { createHub } from '../../shared-state/in-process.ts';
import { openRedisState } from '../../shared-state/redis-state.ts';
import { GONE_GAP, type SharedState } from '../../shared-state/shared-state.ts';
import { REDIS_ABSENCE, startRedis, type Redis } from '../../shared-state/testing/start-redis.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import type { Backend, TurnEvent } from '../planning/turn.ts';
import { createRuns, type NumberedEvent, type Run, type Runs } from './runs.ts';

const ANSWER: Answer = {
  blocks: [{ depth: 1, kind: 'paragraph', spans: [{ kind: 'text', text: 'Done.' }] }],
  suggestions: [],
  choices: [],
  context: { intent: 'smalltalk', entities: [] },
  grounding: { checked: 0, matched: 0, replaced: 0 },
};
const clusters = createScriptedClusters({ localnet: {} });
const parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 0 };

/** A backend that goes on only when it is led. */
function createLed(): Backend & { tell(event: TurnEvent): void; finish(): void; readonly parts: unknown[] } {
  const { promise: tell, resolve: begin } = Promise.withResolvers<(event: TurnEvent) => void>();
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const taken: unknown[] = [];
  return {
    name: 'led',
    parts: taken,
    take: (part) => taken.push(part) > 0,
    tell: (event) => void tell.then((act) => act(event)),
    finish,
    async answer(turn) {
      begin(turn.tell);
      await done;
      return { answer: ANSWER, results: [] };
    },
  };
}

const toWords = (text: string): TurnEvent => ({ type: 'checking', text });

const start = (runs: Runs, backend: Backend, client = 'one'): Promise<Run | undefined> =>
  runs.start({
    request: { mode: 'agent', text: 'what happened' },
    cluster: 'localnet',
    client,
    backend,
    isTest: false,
  });

/** Reads until the end, or until so many events. */
async function collect(run: Run, last = 0, most = Infinity): Promise<readonly NumberedEvent[]> {
  const events: NumberedEvent[] = [];
  const gone = new AbortController();
  for await (const one of run.watch(last, gone.signal)) if (events.push(one) >= most) break;
  gone.abort();
  return events;
}
const textsOf = (events: readonly NumberedEvent[]): readonly string[] =>
  events.flatMap(({ event }) => (event.type === 'checking' ? [event.text] : []));

let states: SharedState[];
let own: Runs;
let other: Runs;
const open = (two: SharedState[]): void => {
  states = two;
  [own, other] = two.map((state) => createRuns(parts, undefined, state)) as [Runs, Runs]; // there are two
};
afterEach(async () => {
  await own.close();
  await other.close();
  for (const state of states) await state.close();
});

describe('a run of another process', () => {
  beforeEach(() => {
    const hub = createHub();
    open([hub.join(), hub.join()]);
  });

  test('is read from after any of its events, as it was where it began', async () => {
    const led = createLed();
    const run = (await start(own, led))!;
    led.tell(toWords('a'));
    led.tell(toWords('b'));
    led.finish();
    const all = await collect(run);
    const there = (await other.find(run.runId))!;
    for (const last of [0, ...all.map(({ id }) => id)])
      expect(await collect(there, last)).toEqual(all.slice(last));
    expect(await other.find('0'.repeat(32))).toBeUndefined();
  });

  test('is followed while it goes on', async () => {
    const led = createLed();
    const run = (await start(own, led))!;
    const there = (await other.find(run.runId))!;
    const following = collect(there);
    led.tell(toWords('a'));
    expect(textsOf(await collect(there, 0, 3))).toEqual(['a']);
    led.tell(toWords('b'));
    led.finish();
    expect(await following).toEqual(await collect(run));
  });

  test('is cancelled from there', async () => {
    const run = (await start(own, createLed()))!;
    await (await other.find(run.runId))!.cancel();
    expect((await collect(run)).at(-1)?.event).toEqual({ type: 'finished', outcome: 'cancelled' });
  });

  test('is given what the visitor’s own model answered', async () => {
    const led = createLed();
    const run = (await start(own, led))!;
    const there = (await other.find(run.runId))!;
    expect(await there.takeModelPart({ ask: 1, status: 200, text: 'ä"' })).toBe(true);
    expect(led.parts).toEqual([{ ask: 1, status: 200, text: 'ä"' }]);
    await run.cancel();
    expect(await there.takeModelPart({ ask: 1, end: 'whole' })).toBe(false);
  });

  test('of a model keeps no request that was settled', async () => {
    const led = createLed();
    const run = (await start(own, led))!;
    led.tell({ type: 'model-ask', ask: 1, headers: {}, body: '{"long":1}' });
    led.tell({ type: 'model-settled', ask: 1 });
    led.finish();
    const all = await collect(run);
    expect(all.find(({ event }) => event.type === 'model-ask')?.event).toMatchObject({ body: '' });
    expect(await collect((await other.find(run.runId))!)).toEqual(all);
  });

  test('counts with those here: two of one client at one time', async () => {
    const first = (await start(own, createLed()))!;
    expect(await start(other, createLed())).toBeDefined();
    expect(await start(own, createLed())).toBeUndefined();
    expect(await start(other, createLed())).toBeUndefined();
    expect(await start(other, createLed(), 'another')).toBeDefined();
    await first.cancel();
    await collect((await other.find(first.runId))!);
    expect(await start(other, createLed())).toBeDefined();
  });

  test('ends as failed when that process is gone, behind all it may have given out', async () => {
    const led = createLed();
    const run = (await start(own, led))!;
    led.tell(toWords('a'));
    const before = await collect(run, 0, 3);
    await states[0]!.close();
    const there = (await other.find(run.runId))!;
    const after = await collect(there, before.at(-1)!.id);
    const { length } = before;
    expect(after).toEqual([
      {
        id: length + 1 + GONE_GAP,
        event: { type: 'finished', outcome: 'failed', message: AGENT_TEXTS.failed },
      },
    ]);
    // It was there after all: its reader is given an end, too.
    led.tell(toWords('b'));
    expect((await collect(run)).at(-1)?.event).toMatchObject({ type: 'finished', outcome: 'failed' });
  });
});

describe.skipIf(REDIS_ABSENCE !== undefined)('a run while Redis is away', () => {
  let redis: Redis;
  const until = async (kind: SharedState['status']['kind']): Promise<void> => {
    for (const state of states)
      while (state.status.kind !== kind) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  beforeEach(async () => {
    redis = await startRedis();
    open([0, 1].map(() => openRedisState({ url: redis.url, log: silentLog })));
    await until('shared');
  });
  afterEach(() => redis.close());

  test('goes on where it is, is refused elsewhere, and is whole there once Redis is back', async () => {
    const led = createLed();
    const run = (await start(own, led))!;
    led.tell(toWords('a'));
    const there = (await other.find(run.runId))!;
    expect(textsOf(await collect(there, 0, 3))).toEqual(['a']);
    const following = collect(there);
    await redis.kill();
    await until('away');
    led.tell(toWords('b'));
    expect(textsOf(await collect(run, 0, 4))).toEqual(['a', 'b']);
    await expect(other.find(run.runId)).rejects.toMatchObject({ code: 'server/replicas-away' });
    // Runs begin meanwhile, too.
    const alone = createLed();
    const second = (await start(own, alone))!;
    alone.finish();
    const whole = await collect(second);
    // It comes back empty.
    await redis.start();
    await until('shared');
    led.tell(toWords('c'));
    led.finish();
    const all = await collect(run);
    expect(textsOf(all)).toEqual(['a', 'b', 'c']);
    expect(await collect((await other.find(run.runId))!)).toEqual(all);
    let found = await other.find(second.runId);
    while (found === undefined) found = await other.find(second.runId);
    expect(await collect(found)).toEqual(whole);
    // Who followed it there was either cut off before its end, or saw all of it once.
    const followed = await following;
    expect(followed).toEqual(all.slice(0, followed.length));
  }, 60_000);
});
