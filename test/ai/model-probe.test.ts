/** What a model is found to be able to do, and what follows from it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ModelChecks } from '#contracts/operation/model-state';
import { createLog, silentLog } from '#std/log';
import { openUserStore } from '#store/users/user-store';
import { createModelWatch } from '../../src/server/assistant/planning/model-watch.ts';
import { openModel } from '../../src/server/assistant/planning/open-model.ts';
import { probeModel } from '../../src/server/assistant/planning/probe-model.ts';
import { createTokenBudget, createTokenBudgets } from '../../src/server/assistant/planning/token-budget.ts';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createServer } from '../../src/server/server.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createTurnedTimers } from '../../src/server/assistant/testing/turned-timers.ts';
import { beAble, callingWrongly, chatting, forgetting, refusingTools, withoutTools } from './able-model.ts';
import { writeDraft } from './draft-writer.ts';
import { openModelDouble, type DoubleAsk, type DoubleReply, type ModelDouble } from './model-double.ts';
import { KEY, LIMITS, PROTOCOLS, notesOf, useModelStage, type Protocol } from './model-stage.ts';

const ALL: ModelChecks = {
  reach: true,
  key: true,
  model: true,
  stream: true,
  tools: true,
  json: true,
  context: true,
};
const NONE: ModelChecks = {
  reach: undefined,
  key: undefined,
  model: undefined,
  stream: undefined,
  tools: undefined,
  json: undefined,
  context: undefined,
};

let double: ModelDouble | undefined;
afterEach(() => double?.close());

const openerOf =
  (protocol: Protocol, { openaiUrl, anthropicUrl }: ModelDouble) =>
  () =>
    openModel(protocol, {
      baseUrl: protocol === 'openai' ? openaiUrl : anthropicUrl,
      apiKey: KEY,
      model: 'double',
    });

const settingsOf = ({ openaiUrl }: ModelDouble) => ({
  AI_PROVIDER: 'openai',
  AI_BASE_URL: openaiUrl,
  AI_API_KEY: KEY,
  AI_MODEL: 'double',
});

async function probe(
  protocol: Protocol,
  reply: (ask: DoubleAsk, count: number) => DoubleReply,
  timeoutMs = 20_000,
) {
  double = await openModelDouble(reply);
  return probeModel({
    open: openerOf(protocol, double),
    limits: LIMITS,
    budget: createTokenBudget(1e9, () => 0),
    secrets: [KEY],
    signal: new AbortController().signal,
    timeoutMs,
  });
}

describe.each(PROTOCOLS)('a model that speaks as %s', (protocol) => {
  test('and can do everything passes every check, asked as questions are', async () => {
    const { checks, faults, usage } = await probe(protocol, beAble);
    expect(checks).toEqual(ALL);
    expect(faults).toEqual([]);
    expect(usage).toEqual({ rounds: 4, inputTokens: 400, outputTokens: 80 });
    expect(double!.asks[1]!.tools).toContain('get_transaction');
    expect(double!.asks[3]!.body.length).toBeGreaterThan(60_000);
  });

  test.each([
    ['cannot call tools', withoutTools, 'tools', 'it called none'],
    ['refuses tools', refusingTools, 'tools', '"auto" tool choice requires --enable-auto-tool-choice'],
    ['calls tools with what is no JSON', callingWrongly, 'tools', 'its arguments were not JSON'],
    ['chats where JSON is wanted', chatting, 'json', 'it answered "Sure! Here it is: {\\"slot\\": 7}"'],
    ['takes in too little', forgetting, 'context', 'it had forgotten the first line'],
  ] as const)('and %s fails that check alone', async (_what, reply, check, why) => {
    const { checks, faults } = await probe(protocol, reply);
    expect(checks).toEqual({ ...ALL, [check]: false });
    expect(faults).toMatchObject([{ check, why }]);
    expect(faults[0]?.toDo.length).toBeGreaterThan(20);
  });

  test.each([
    ['401', { status: 401, message: `wrong key ${KEY}` }, { reach: true, key: false }, 'AI_API_KEY'],
    ['404', { status: 404, message: 'no model' }, { reach: true, key: true, model: false }, 'AI_MODEL'],
    ['400', { status: 400, message: 'no' }, { reach: true, model: false }, 'AI_MODEL'],
    ['a page', { raw: '<html>hello</html>' }, { reach: true, stream: false }, 'AI_BASE_URL'],
    ['silence', { steps: [] }, { reach: true, key: true, model: true, stream: false }, 'AI_BASE_URL'],
    ['429', { status: 429, message: 'no credit' }, { reach: true }, 'credit'],
    ['503', { status: 503, message: 'overloaded' }, { reach: true }, 'later'],
    ['500', { status: 500, message: 'oops' }, { reach: true }, ''],
  ] satisfies readonly (readonly [string, DoubleReply, Partial<ModelChecks>, string])[])(
    'that answers with %s is asked no more, and what to do is said',
    async (_what, reply, checks, advice) => {
      const found = await probe(protocol, () => reply);
      expect(found.checks).toEqual({ ...NONE, ...checks });
      expect(double!.asks.length).toBe(1);
      expect(found.faults.length).toBe(1);
      expect(found.faults[0]!.toDo).toContain(advice);
      expect(JSON.stringify(found)).not.toContain(KEY);
    },
  );

  test('that sends nothing is not reached', async () => {
    const { checks } = await probe(protocol, () => ({ isSilent: true }), 300);
    expect(checks).toEqual({ ...NONE, reach: false });
    await double!.left;
  });

  test('where nobody listens is not reached', async () => {
    double = await openModelDouble(beAble);
    const open = openerOf(protocol, double);
    await double.close();
    const { checks, faults } = await probeModel({
      open,
      limits: LIMITS,
      budget: createTokenBudget(1e9, () => 0),
      secrets: [KEY],
      signal: new AbortController().signal,
    });
    expect(checks).toEqual({ ...NONE, reach: false });
    expect(faults[0]!.toDo).toBe('Start what should answer there, or correct AI_BASE_URL.');
  });
});

describe('a model that was tried out', () => {
  const on = useModelStage();
  let clear: string;
  beforeAll(() => {
    clear = `what was the fee of ${on.tx}`;
  });

  const watch = async (reply: (ask: DoubleAsk, count: number) => DoubleReply) => {
    double = await openModelDouble(reply);
    const lines: string[] = [];
    const timers = createTurnedTimers();
    const watched = createModelWatch({
      model: 'double',
      open: openerOf('openai', double),
      limits: LIMITS,
      budgets: createTokenBudgets(LIMITS, () => 0),
      secrets: [KEY],
      log: createLog('info', (line) => lines.push(line)),
      nowMs: () => 7,
      timers,
    });
    expect(watched.state).toEqual({ kind: 'checking', model: 'double' });
    expect(watched.ability).toBe('whole');
    await watched.check();
    return { watched, lines, timers };
  };

  test('is asked for everything, and its tokens are counted in those of the day', async () => {
    const { watched, lines } = await watch(beAble);
    expect(watched.ability).toBe('whole');
    expect(watched.state).toEqual({
      kind: 'checked',
      model: 'double',
      checks: ALL,
      atMs: 7,
      tokensToday: 480,
    });
    expect(lines.length).toBe(1);
    expect(lines[0]).toContain('the model passes all checks');
  });

  test('without tools words what is planned, and leaves the rest to the planner, which says so', async () => {
    const { watched, lines } = await watch(withoutTools);
    expect(lines[0]).toContain('the model fails a check');
    const options = { ability: () => watched.ability };
    const worded = await on.ask('openai', writeDraft, { text: clear, options });
    expect(worded.double.asks.length).toBe(1);
    expect(notesOf(worded)).toEqual([]);
    const planned = await on.ask('openai', writeDraft, { text: on.odd(), options });
    expect(planned.double.asks).toEqual([]);
    expect(notesOf(planned).at(-1)).toBe(
      'Written without the model: it cannot call tools, and this question needs them.',
    );
  });

  test('that takes in little words short answers alone', async () => {
    const { watched } = await watch(forgetting);
    const options = { ability: () => watched.ability };
    const planned = await on.ask('openai', writeDraft, { text: on.odd(), options });
    expect(notesOf(planned).at(-1)).toBe('Written without the model: it takes in too little text at once.');
    const long = await on.ask('openai', writeDraft, { text: `explain ${on.tx}`, options });
    const short = await on.ask('openai', writeDraft, { text: 'what is rent?', options });
    expect([long, short].map((asked) => asked.double.asks.length)).toEqual([0, 1]);
  });

  test('is tried again while it cannot be reached, until the server ends', async () => {
    const { watched, timers } = await watch((ask, count) =>
      count === 1 ? { status: 503, message: 'starting' } : beAble(ask),
    );
    expect(watched.state).toMatchObject({ checks: { ...NONE, reach: true } });
    timers.turn(600_000);
    await expect.poll(() => watched.state).toMatchObject({ checks: ALL });
    watched.close();
    timers.turn(600_000);
    expect(double!.asks.length).toBe(5);
  });
});

describe('a server', () => {
  test('tries its model out when it starts, and tells what it found', async () => {
    double = await openModelDouble(withoutTools);
    const dataDir = mkdtempSync(join(tmpdir(), 'model-'));
    const users = await openUserStore({ kind: 'memory' });
    const server = createServer({
      configuration: parseConfiguration({
        PORT: '0',
        METRICS_PORT: '0',
        DATA_DIR: dataDir,
        ...settingsOf(double),
      }),
      clusters: createScriptedClusters({ mainnet: {} }),
      users,
      log: silentLog,
      files: { find: () => undefined },
      renderPage: undefined,
      forwardRpc: () => Promise.reject(new Error('nobody asks for it')),
    });
    const { url, metricsUrl } = await server.listen();
    const modelOf = async () =>
      ((await (await fetch(`${url}/api/server-figures`)).json()) as { readonly model: unknown }).model;
    await expect.poll(modelOf, { timeout: 20_000 }).toMatchObject({
      kind: 'checked',
      model: 'double',
      checks: { ...ALL, tools: false },
      tokensToday: 480,
    });
    const metrics = await (await fetch(metricsUrl!)).text();
    expect(metrics).toContain('osvm_model_check{check="tools"} 0\n');
    expect(metrics).toContain('osvm_model_check{check="stream"} 1\n');
    expect(metrics).toContain('osvm_model_tokens_today 480\n');
    await server.drain();
    await users.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('npm run ai:check', () => {
  const run = async (settings: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/ai-check.ts')], {
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, text };
  };
  test('says ok and ends with 0 where everything is', async () => {
    double = await openModelDouble(beAble);
    const { code, text } = await run(settingsOf(double));
    expect(text).toContain('ok         calls tools\n');
    expect(text).not.toMatch(/FAILED|not tried/);
    expect(text).not.toContain(KEY);
    expect(code).toBe(0);
  });

  test('says why not and what to do, and ends with 1', async () => {
    double = await openModelDouble(() => ({ status: 401, message: `no such key: ${KEY}` }));
    const { code, text } = await run(settingsOf(double));
    expect(text).toContain('FAILED     accepts the key\n');
    expect(text).toContain('why: no such key: [redacted]');
    expect(text).toContain('what to do: Correct AI_API_KEY');
    expect(text).not.toContain(KEY);
    expect(code).toBe(1);
  });

  test('ends with 2 where no model is set, or settings are wrong', async () => {
    expect(await run({})).toMatchObject({ code: 2, text: expect.stringContaining('No model is set') });
    expect(await run({ AI_PROVIDER: 'openai' })).toMatchObject({
      code: 2,
      text: expect.stringContaining('AI_MODEL is needed'),
    });
  });
});
