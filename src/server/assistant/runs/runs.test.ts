import { afterEach, describe, expect, test } from 'vitest';
import { AGENT_TEXTS, type Answer, type RunEvent, type ToolResult } from '#contracts/assistant/agent';
import { silentLog } from '#std/log';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { toResult } from '../testing/scripted-facts.ts';
import { createTurnedTimers } from '../testing/turned-timers.ts';
import type { Backend } from '../planning/turn.ts';
import { createToolExecutor } from '../planning/tool-executor.ts';
import type { Timers } from './plan-lifecycle.ts';
import { createRuns, type NumberedEvent, type Run, type Runs } from './runs.ts';
import { composeAnswers } from '../../compose.ts';

const ANSWER: Answer = {
  blocks: [{ depth: 1, kind: 'paragraph', spans: [{ kind: 'text', text: 'Done.' }] }],
  suggestions: [],
  choices: [],
  context: { intent: 'smalltalk', entities: [] },
  grounding: { checked: 0, matched: 0, replaced: 0 },
};
const SIGNATURE = '5'.repeat(88);

let runs: Runs | undefined;
afterEach(() => runs?.close());

const clusters = createScriptedClusters({ localnet: {} });
const parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 0 };

function start(backend: Backend, timers?: Timers, client = 'one'): Promise<Run | undefined> {
  runs ??= createRuns(parts, timers);
  return runs.start({
    request: { mode: 'agent', text: 'what happened' },
    cluster: 'localnet',
    client,
    backend,
    isTest: false,
  });
}

async function collect(run: Run, last = 0): Promise<readonly NumberedEvent[]> {
  const events: NumberedEvent[] = [];
  for await (const one of run.watch(last, new AbortController().signal)) events.push(one);
  return events;
}

const quick: Backend = {
  name: 'quick',
  answer({ tell }) {
    tell({ type: 'plan', intent: 'smalltalk', title: 'Talk', steps: [] });
    tell({ type: 'block', block: ANSWER.blocks[0]! });
    return Promise.resolve({ answer: ANSWER, results: [] });
  },
};

/** Answers only when it is stopped, and remembers that it was. Until then its tools have read `read`. */
function createEndless(read: readonly ToolResult[] = []): Backend & { readonly stopped: Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return {
    name: 'endless',
    stopped: promise,
    answer: ({ signal, tell }) => {
      tell({ type: 'plan', intent: 'tx.explain', title: 'Explain', steps: [] });
      for (const result of read) tell({ type: 'result', result });
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          resolve(signal.reason);
          reject(signal.reason as Error); // what was aborted with
        });
      });
    },
  };
}

const types = (events: readonly NumberedEvent[]): readonly RunEvent['type'][] =>
  events.map(({ event }) => event.type);
const ending = (events: readonly NumberedEvent[]) => {
  const last = events.at(-1)?.event;
  return last?.type === 'finished' ? last : undefined;
};

describe('a run', () => {
  test('begins with started, ends with finished, and its events are numbered from 1', async () => {
    runs = undefined;
    const events = await collect((await start(quick))!);
    expect(types(events)).toEqual([
      'started',
      'stage',
      'plan',
      'stage',
      'block',
      'stage',
      'stage',
      'finished',
    ]);
    expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ending(events)).toMatchObject({ outcome: 'completed', answer: ANSWER });
  });

  test('can be read again after any event, by its id', async () => {
    runs = undefined;
    const run = (await start(quick))!;
    const all = await collect(run);
    for (const { id } of all) expect(await collect(run, id)).toEqual(all.slice(id));
    expect(await runs!.find(run.runId)).toBe(run);
    expect(await runs!.find('0'.repeat(32))).toBeUndefined();
  });

  test('two readers see the same events, one that comes late too', async () => {
    runs = undefined;
    const run = (await start(quick))!;
    const [first, second] = await Promise.all([collect(run), collect(run)]);
    expect(second).toEqual(first);
    expect(await collect(run)).toEqual(first);
  });

  test('that is cancelled ends at once and gives up what it fetches', async () => {
    runs = undefined;
    const endless = createEndless();
    const run = (await start(endless))!;
    const reading = collect(run);
    await new Promise((resolve) => setImmediate(resolve));
    await run.cancel();
    expect(ending(await reading)).toEqual({ type: 'finished', outcome: 'cancelled' });
    expect(await endless.stopped).toMatchObject({ name: 'AbortError' });
  });

  test('that is cancelled gives up the fetch of a tool', async () => {
    runs = undefined;
    const { promise: aborted, resolve } = Promise.withResolvers<boolean>();
    const slow = createScriptedClusters({ localnet: {} });
    const hanging = {
      ...slow,
      reader: (cluster: Parameters<typeof slow.reader>[0]) => {
        const reader = slow.reader(cluster);
        return {
          ...reader,
          transactions: {
            ...reader.transactions,
            read: (_signature: unknown, options?: { readonly signal?: AbortSignal | undefined }) => {
              options?.signal?.addEventListener('abort', () => resolve(true));
              return new Promise<never>(() => {});
            },
          },
        };
      },
    };
    const own = createRuns({ ...parts, clusters: hanging as typeof slow });
    const run = (await own.start({
      request: { mode: 'agent', text: 'x' },
      cluster: 'localnet',
      client: 'one',
      backend: {
        name: 'caller',
        async answer(turn) {
          const executor = createToolExecutor(turn, () => 1);
          await executor.call('get_transaction', { signature: SIGNATURE.slice(0, 87) });
          return { answer: ANSWER, results: executor.results };
        },
      },
      isTest: false,
    }))!;
    const seen: RunEvent['type'][] = [];
    for await (const { event } of run.watch(0, new AbortController().signal)) {
      seen.push(event.type);
      if (event.type === 'stage' && event.stage === 'executing') {
        await new Promise((go) => setImmediate(go));
        await run.cancel();
      }
    }
    await own.close();
    expect(seen.at(-1)).toBe('finished');
    expect(await aborted).toBe(true);
  });

  /** How a run ends whose tools have read so much when its thirty seconds are over. */
  async function endLate(read: readonly ToolResult[]) {
    runs = undefined;
    const timers = createTurnedTimers();
    const run = (await start(createEndless(read), timers))!;
    await new Promise((resolve) => setImmediate(resolve));
    timers.turn(29_999);
    expect(runs!.count).toBe(1);
    timers.turn(1);
    return ending(await collect(run));
  }
  const toLines = (answer: Answer | undefined): readonly string[] =>
    (answer?.blocks ?? []).flatMap((block) => {
      const lines = block.kind === 'list' ? block.items : 'spans' in block ? [block.spans] : [];
      return lines.map((spans) => spans.map(({ text }) => text).join(''));
    });

  test('that takes too long with nothing read says so', async () => {
    const end = await endLate([]);
    expect(end).toMatchObject({
      outcome: 'timed-out',
      message: "The request took longer than expected. Here's what I was able to gather:",
    });
    expect(toLines(end?.answer)).toEqual([
      "The request took longer than expected. Here's what I was able to gather:",
      'No partial data available.',
    ]);
  });

  test('that takes too long is answered with the facts that were read by then, and none of a call that failed', async () => {
    const failed: ToolResult = {
      ...toResult(),
      ok: false,
      callId: 'r2',
      facts: [{ id: 'r2.error', path: '/error', kind: 'word', label: 'Error', raw: 'no', ui: 'no' }],
    };
    const end = await endLate([toResult(), failed]);
    expect(end?.outcome).toBe('timed-out');
    expect(toLines(end?.answer)).toEqual([
      "The request took longer than expected. Here's what I was able to gather:",
      'get transaction, signature: 5VER…kQUW',
      'get transaction, status: succeeded',
      'get transaction, fee: 0.000005',
      'get transaction, priority fee: 0',
      'get transaction, compute used: 34,567',
      'get transaction, compute limit: 200,000',
    ]);
    // Figures are facts, so that a page can show where they are from.
    const list = end?.answer?.blocks[1];
    expect(list?.kind === 'list' && list.items[2]).toMatchObject([{ kind: 'text' }, { fact: 'r1.fee' }]);
  });

  test('that breaks ends as failed, with the text of the catalogue and nothing of the fault', async () => {
    runs = undefined;
    const run = (await start({
      name: 'broken',
      answer: () => Promise.reject(new Error('secret of the inside')),
    }))!;
    const events = await collect(run);
    expect(ending(events)).toEqual({ type: 'finished', outcome: 'failed', message: AGENT_TEXTS.failed });
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  test('a completed plan record is removed 60 s later', async () => {
    runs = undefined;
    const timers = createTurnedTimers();
    const run = (await start(quick, timers))!;
    await collect(run);
    timers.turn(59_999);
    expect(await runs!.find(run.runId)).toBe(run);
    timers.turn(1);
    expect(await runs!.find(run.runId)).toBeUndefined();
  });

  test('at most two of one client are at work at one time', async () => {
    runs = undefined;
    const first = (await start(createEndless()))!;
    await start(createEndless());
    expect(await start(quick)).toBeUndefined();
    expect(await start(quick, undefined, 'another')).toBeDefined();
    await first.cancel();
    expect(await start(quick)).toBeDefined();
  });
});
