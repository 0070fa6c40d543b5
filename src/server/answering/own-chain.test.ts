import { describe, expect, test } from 'vitest';
import { toCanonicalJson } from '#chain/gateway/canonical-json';
import { OWN_CHAIN_LIMITS, OWN_CHAIN_ROUTE, type OwnChainStep } from '#contracts/network/own-chain';
import { blockOf } from '../testing/recorded-answers.ts';
import {
  createScriptedApp,
  createScriptedClusters,
  NodeError,
  type Script,
} from '../testing/scripted-cluster.ts';
import { VALIDATOR_NODE } from '../testing/validator-answers.ts';

const ADDRESS = 'So11111111111111111111111111111111111111112';
/** More than a double holds. */
const LAMPORTS = 18_446_744_073_709_551_615n;

const node: Script = {
  ...VALIDATOR_NODE,
  getEpochSchedule: () => ({ slotsPerEpoch: 432, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 }),
  getSlot: () => 4_330,
  getBlocks: ([first, last]) => [Number(first) + 1, Number(last)],
  getBlockTime: ([slot]) => 1_700_000_000 + Number(slot),
  getBlock: ([slot]) => blockOf(Number(slot) - 1),
  getAccountInfo: () => ({
    context: { slot: 4_330 },
    value: {
      data: ['', 'base64'],
      executable: false,
      lamports: LAMPORTS,
      owner: '11111111111111111111111111111111',
      rentEpoch: LAMPORTS,
      space: 0,
    },
  }),
  getSignaturesForAddress: () => [],
};

/** The product beside a mainnet of its own, which says something else of everything. */
const mainnet: Script = { getSlot: () => 99, getGenesisHash: () => 'not the visitor’s' };

/** One for all, as in production: nothing of one question may be there in the next. */
const app = createScriptedApp(createScriptedClusters({ mainnet }));

/** Asks as a browser does, whose endpoint answers as the script says. */
async function ask(
  question: string,
  input: Record<string, string>,
  script: Script = node,
): Promise<{
  answer: Record<string, unknown>;
  status: number;
  rounds: number;
  calls: string[];
  named: string[];
}> {
  const replies: object[] = [];
  const calls: string[] = [];
  const named: string[] = [];
  for (let rounds = 1; rounds <= OWN_CHAIN_LIMITS.rounds; rounds++) {
    const response = await app.request(OWN_CHAIN_ROUTE, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question, input, replies }),
    });
    expect(response.status).toBe(200);
    const step = (await response.json()) as OwnChainStep;
    if (step.kind === 'answer')
      return { answer: step.answer as Record<string, unknown>, status: step.status, rounds, calls, named };
    for (const call of step.calls) {
      calls.push(call.method);
      named.push(`${call.method}${call.params}`);
      replies.push({ ...call, text: answerOf(script, call.method, call.params) });
    }
  }
  throw new Error('no answer came');
}

function answerOf(script: Script, method: string, params: string): string {
  try {
    const run = script[method];
    if (run === undefined) throw new NodeError(-32601, 'Method not found');
    return toCanonicalJson({ id: 1, jsonrpc: '2.0', result: run(JSON.parse(params) as unknown[]) });
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
    return toCanonicalJson({ id: 1, jsonrpc: '2.0', error: { code: error.code, message: error.message } });
  }
}

const post = (body: string) =>
  app.request(OWN_CHAIN_ROUTE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

describe('a question about a chain of the visitor’s own', () => {
  test('is answered from what their browser brings, every digit of it', async () => {
    const { answer, calls } = await ask('account', { address: ADDRESS });
    expect(answer).toMatchObject({
      kind: 'found',
      provenance: { cluster: 'custom', source: 'your own endpoint' },
      address: ADDRESS,
      lamports: '18446744073709551615',
    });
    expect(calls).toContain('getAccountInfo');
  });

  test('names each call once, and follows from what came before', async () => {
    const { answer, calls, named, rounds } = await ask('blocks', { limit: '3' });
    expect(answer).toMatchObject({ kind: 'found' });
    expect(calls[0]).toBe('getSlot');
    expect(new Set(named).size).toBe(named.length);
    expect(calls.indexOf('getBlocks')).toBeGreaterThan(0);
    expect(rounds).toBeGreaterThan(2);
  });

  test('says of an index that there is none', async () => {
    const { answer, status } = await ask('tokenMarket', { mint: ADDRESS });
    expect([answer['kind'], status]).toEqual(['absent', 404]);
  });

  test('an endpoint that fails or gives nonsense is an absence, not an error', async () => {
    const failing: Script = { getSlot: () => 'nonsense' };
    for (const text of [
      undefined,
      'not json',
      '{}',
      '[]',
      '{"error":{"code":"x"}}',
      '{"result":"nonsense"}',
    ]) {
      const response = await post(
        JSON.stringify({
          question: 'blocks',
          input: {},
          replies: [{ method: 'getSlot', params: '[{"commitment":"confirmed"}]', text }],
        }),
      );
      expect([text, response.status, await response.json()]).toMatchObject([
        text,
        200,
        { kind: 'answer', status: 503, answer: { kind: 'absent', cluster: 'custom' } },
      ]);
    }
    expect((await ask('blocks', {}, failing)).answer).toMatchObject({ kind: 'absent' });
  });

  test('what is not a question, or not JSON, is refused', async () => {
    for (const body of [
      '',
      '[]',
      '{}',
      '{"question":"nobody","input":{},"replies":[]}',
      '{"question":"blocks"}',
    ]) {
      expect((await post(body)).status).toBe(400);
    }
    expect(
      (await post(JSON.stringify({ question: 'blocks', input: { limit: '-1' }, replies: [] }))).status,
    ).toBe(400);
  });
});

test('a hundred items are named in as few rounds as calls allow', async () => {
  const slots = Array.from({ length: 100 }, (_, index) => String(4_000 + index));
  const { answer, rounds } = await ask('bulk', { q: JSON.stringify({ items: slots, parts: ['block'] }) });
  expect(answer).toMatchObject({ kind: 'found' });
  expect(
    (answer['rows'] as readonly { state: string }[]).filter(({ state }) => state === 'found'),
  ).toHaveLength(100);
  expect(rounds).toBeLessThanOrEqual(4);
});

test('nothing of one run is there in another', async () => {
  await ask('account', { address: ADDRESS });
  const { calls } = await ask('account', { address: ADDRESS });
  expect(calls).toContain('getAccountInfo');
});

test('more replies than one question may have, and texts too long, are refused', async () => {
  const reply = { method: 'getSlot', params: '[]', text: '{}' };
  for (const replies of [
    Array.from({ length: OWN_CHAIN_LIMITS.replies + 1 }, () => reply),
    [{ ...reply, method: 'x'.repeat(65) }],
    [{ ...reply, params: 'x'.repeat(65_537) }],
  ]) {
    expect((await post(JSON.stringify({ question: 'blocks', input: {}, replies }))).status).toBe(400);
  }
});

test('a reply of nothing but brackets is an absence, and the next question is answered', async () => {
  const deep = `{"result":${'['.repeat(500_000)}`;
  const replies = [{ method: 'getSlot', params: '[{"commitment":"confirmed"}]', text: deep }];
  expect(await (await post(JSON.stringify({ question: 'blocks', input: {}, replies }))).json()).toMatchObject(
    {
      answer: { kind: 'absent' },
    },
  );
  expect((await ask('blocks', { limit: '1' })).answer).toMatchObject({ kind: 'found' });
});

test('questions about the server are answered by it, whichever chain is shown', async () => {
  const headers = { cookie: 'cluster=custom' };
  const response = await app.request('/api/clusters', { headers });
  expect([response.status, response.headers.get('x-cluster')]).toEqual([200, 'mainnet']);
});

test('elsewhere this server tells nothing of such a chain', async () => {
  const headers = { cookie: 'cluster=custom' };
  expect((await app.request('/api/blocks', { headers })).status).toBe(400);
  expect((await app.request('/api/blocks?cluster=custom')).status).toBe(400);
});
