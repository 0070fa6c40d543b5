/** Chat, REST and MCP are three doors to the same tools: what one gives, all give. */
import { execFile } from 'node:child_process';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MCP_ROUTE, TOOLS_ROUTE, type ToolResult } from '#contracts/assistant/agent';
import { toJson } from '#std/json';
import { silentLog } from '#std/log';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { TOOLS, type Backend } from '../../src/server/assistant/index.ts';
import { createToolExecutor } from '../../src/server/assistant/planning/tool-executor.ts';
import { createRuns } from '../../src/server/assistant/runs/runs.ts';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { openStage, type Stage } from '../evals/run-evals.ts';
import { composeAnswers } from '../../src/server/compose.ts';

/** What stands for an argument that a tool must have, where nothing is said of the tool itself below. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  signature: '{swap.tx}',
  address: '{whale}',
  owner: '{whale}',
  mint: '{stable}',
  programId: '{amm.program}',
  slot: '{block}',
  vote: '{validator}',
  query: 'what is rent',
  sell: '{coin}',
  amount: '1',
  time: Date.UTC(2026, 9, 1, 12) / 1_000,
};

/** What tools are asked beside that, with holes for the cast. */
const ASKED: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  resolve: [{ query: '{stable.symbol}' }, { query: '{whale}' }],
  get_transaction: [{ signature: '{swap.tx}' }, { signature: '{missing.tx}' }, { signature: 'no' }, {}],
  explain_failure: [{ signature: '{failed.tx}' }],
  get_account: [{ address: '{whale}' }, { address: '{nobody}' }],
  list_transactions: [{ address: '{whale}', limit: 3 }],
  list_transfers: [{ address: '{whale}', limit: 5 }],
  get_holders: [{ mint: '{stable}', limit: 4 }],
  get_market: [{ mint: '{coin}' }],
  get_candles: [{ mint: '{coin}', interval: '1h', limit: 5 }],
  find_transfers: [{ order: 'largest', limit: 3 }, { address: '{wallet}', limit: 3 }, { bothWays: true }],
  list_traders: [
    { mint: '{coin}', limit: 3 },
    { sort: 'profit', limit: 3 },
    { sort: 'loss', side: 'buy' },
  ],
  list_trades: [{ mint: '{coin}', limit: 5 }, { order: 'largest', limit: 3 }, { cursor: '5' }],
  get_quote: [
    { sell: '{coin}', amount: '1.5' },
    { sell: '{coin}', amount: '1', buy: '{coin}' },
  ],
  get_profit: [
    { wallet: '{wallet}', limit: 3 },
    { wallet: '{wallet}', mint: '{coin}', from: 9 },
  ],
  list_sandwiches: [{ limit: 2 }, { wallet: '{whale}' }, { slot: -1 }],
  list_block_transactions: [
    { slot: '{block}', limit: 3 },
    { slot: '{block}', untilSlot: 1 },
  ],
  get_rate_at: [{ fromSlot: 100, toSlot: 200 }, {}],
  get_block: [{ slot: '{block}' }, { slot: -1 }],
  get_epoch: [{ epoch: 0 }, { epoch: '999999999' }, { epoch: -1 }, {}],
  get_pool: [{ pool: '{pool}' }, { pool: '{nobody}' }],
  get_network: [{}, { topics: ['tps', 'epoch'] }],
  list_tokens: [{ list: 'volume', limit: 3 }],
  list_validators: [{ limit: 3 }, { sort: 'commission', state: 'superminority' }],
  list_programs: [{ sort: 'compute', limit: 3 }],
  list_protocols: [{ window: '24h', limit: 3 }],
  get_balance_history: [
    { address: '{wallet}', slot: '{block}' },
    { address: '{wallet}', mint: '{stable}', time: Date.UTC(2026, 9, 1) / 1_000 },
    { address: '{wallet}', slot: '{future.slot}' },
  ],
  get_funding: [{ address: '{wallet}', limit: 3 }, { address: '{nobody}' }],
  list_deployments: [{ programId: '{small.program}' }, { programId: '{system.program}' }],
  get_leaders: [{ limit: 3 }, { validator: '{validator}' }, { slot: '{future.slot}' }],
  get_fees: [{ computeUnits: 50_000 }, { account: '{pool}' }],
  get_nft: [{ mint: '{coin}' }, { mint: '{nobody}' }],
  list_feature_gates: [{ limit: 3 }, { state: 'active', name: 'alpenglow' }],
  convert: [
    { value: '1.5', from: 'SOL' },
    { value: '10', from: 'tokens', to: 'USD', mint: '{coin}' },
    { value: '{block}', from: 'slot' },
    { value: '165', from: 'bytes' },
    { value: '1', from: 'SOL', to: 'bytes' },
  ],
  encode: [
    { bytes: 'hello', from: 'text' },
    { bytes: 'xyz', from: 'hex' },
  ],
  derive_address: [{ owner: '{wallet}', mint: '{coin}' }, {}],
  get_stakes: [{ address: '{stake.account}' }, { address: '{nobody}' }],
  get_token_accounts: [{ owner: '{wallet}' }, { owner: '{nobody}', which: 'empty' }],
  query_index: [
    { from: 'trades', by: ['trader'], measures: [{ measure: 'sum', field: 'microUsd' }], limit: 3 },
    { from: 'transfers', where: [{ field: 'mint', is: '=', value: '{stable}' }], limit: 3 },
    { from: 'trades', by: ['nothing'] },
    { from: 'nowhere' },
  ],
  list_anomalies: [{ limit: 3 }, { rule: 'no such rule' }],
  compute: [
    {
      op: 'sum',
      operands: ['r1.a', 'r1.b'],
      facts: [
        { id: 'r1.a', kind: 'amount', raw: '5000', decimals: 9, unit: 'SOL' },
        { id: 'r1.b', kind: 'amount', raw: '18446744073709551615', decimals: 9, unit: 'SOL' },
      ],
    },
    { op: 'sum', operands: ['r9.none'] },
  ],
};

/** Every tool of the registry with what it is asked. */
const ARGUMENTS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = Object.fromEntries(
  [...TOOLS.values()].map((tool) => [tool.name, ASKED[tool.name] ?? [toArguments(tool)]]),
);

function toArguments({
  name,
  input,
}: {
  readonly name: string;
  readonly input: z.ZodType;
}): Readonly<Record<string, unknown>> {
  const { required = [] } = z.toJSONSchema(input, { io: 'input' });
  const unknown = required.filter((argument) => BY_NAME[argument] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `say in ASKED what ${name} is asked, or in BY_NAME what stands for ${unknown.join(', ')}`,
    );
  return Object.fromEntries(required.map((argument) => [argument, BY_NAME[argument]]));
}

let stage: Stage;
let users: UserStore;
let server: Server;
let base: string;
let client: Client;

beforeAll(async () => {
  stage = await openStage();
  users = await openUserStore({ kind: 'memory' });
  server = createServer({
    configuration: parseConfiguration({ PORT: '0', RATE_LIMITS: 'off' }),
    clusters: stage.world.chain.clusters,
    log: silentLog,
    files: { find: () => undefined },
    renderPage: undefined,
    forwardRpc: () => Promise.reject(new Error('nobody asks for it')),
    users,
    nowMs: () => stage.world.chain.nowMs,
  });
  const { port } = await server.listen();
  base = `http://127.0.0.1:${port}`;
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${base}${MCP_ROUTE}?cluster=localnet`)));
}, 120_000);
afterAll(async () => {
  await client?.close();
  await server?.drain();
  await users?.close();
  await stage?.close();
});

const fill = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(/\{([\w.]+)\}/g, (_hole, name: string) => stage.cast[name] ?? `{${name}}`),
  );

/** When it was read differs from call to call; nothing else may. */
const settled = (result: unknown): ToolResult => {
  const one = JSON.parse(toJson(result)) as ToolResult;
  return { ...one, source: { ...one.source, fetchedAt: '' } };
};

async function byRest(tool: string, args: unknown): Promise<unknown> {
  const response = await fetch(`${base}${TOOLS_ROUTE}/${tool}?cluster=localnet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  return response.json();
}

async function byChat(tool: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { clusters, nowMs } = stage.world.chain;
  const runs = createRuns({ ...composeAnswers({ clusters, log: silentLog }), nowMs: () => nowMs });
  const caller: Backend = {
    name: 'caller',
    async answer(turn) {
      const executor = createToolExecutor(turn, () => 1);
      await executor.call(tool, args);
      const answer = {
        blocks: [],
        suggestions: [],
        choices: [],
        context: { intent: 'test', entities: [] },
        grounding: { checked: 0, matched: 0, replaced: 0 },
      };
      return { answer, results: executor.results };
    },
  };
  const run = await runs.start({
    request: { mode: 'agent', text: tool },
    cluster: 'localnet',
    client: 'test',
    backend: caller,
    isTest: true,
  });
  let result: unknown;
  for await (const { event } of run!.watch(0, new AbortController().signal)) {
    if (event.type === 'result') result = event.result;
  }
  await runs.close();
  return result;
}

describe('the doors of the tools', () => {
  test('only tools are asked', () => {
    expect(Object.keys(ASKED).filter((name) => !TOOLS.has(name))).toEqual([]);
  });

  test('REST and MCP list the same tools with the same arguments', async () => {
    const { tools } = (await (await fetch(`${base}${TOOLS_ROUTE}`)).json()) as {
      tools: { name: string; description: string; input: object }[];
    };
    const listed = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...TOOLS.keys()]);
    expect(listed.tools.map(({ name, description }) => [name, description])).toEqual(
      tools.map(({ name, description }) => [name, description]),
    );
    expect(listed.tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    for (const { name, inputSchema } of listed.tools) {
      const own = tools.find((tool) => tool.name === name)!.input as {
        properties?: object;
        required?: string[];
      };
      expect([name, inputSchema.properties ?? {}]).toEqual([name, own.properties ?? {}]);
      expect([name, inputSchema.required ?? []]).toEqual([name, own.required ?? []]);
    }
    const token = listed.tools.find(({ name }) => name === 'get_holders')?.inputSchema;
    expect([Object.keys(token?.properties ?? {}), token?.required]).toEqual([
      ['mint', 'limit', 'creator', 'pools'],
      ['mint'],
    ]);
  });

  test.each(Object.keys(ARGUMENTS))('%s gives the same result in chat, by REST and by MCP', async (tool) => {
    for (const [index, given] of ARGUMENTS[tool]!.entries()) {
      const args = fill(given) as Record<string, unknown>; // objects stay objects
      const rest = settled(await byRest(tool, args));
      if (index === 0) {
        expect(rest).toMatchObject({ ok: true, tool });
        expect(rest.facts).not.toEqual([]);
      }
      const { structuredContent, isError } = await client.callTool({ name: tool, arguments: args });
      expect(settled(structuredContent)).toEqual(rest);
      expect(isError ?? false).toBe(!rest.ok);
      expect(settled(await byChat(tool, args))).toEqual(rest);
    }
  });

  test('a sum beyond sixty-four bits loses nothing', async () => {
    const result = (await byRest('compute', ARGUMENTS['compute']![0])) as ToolResult<{
      value: { raw: string };
    }>;
    expect(result.data?.value.raw).toBe('18446744073709556615');
  });
});

describe('the Model Context Protocol', () => {
  test('resources give what the tools give', async () => {
    const { contents } = await client.readResource({ uri: `sol://tx/${stage.cast['swap.tx']}` });
    const [first] = contents;
    const tool = await byRest('get_transaction', { signature: stage.cast['swap.tx'] });
    expect(tool).toMatchObject({ ok: true, tool: 'get_transaction' });
    expect(settled(JSON.parse(first && 'text' in first ? first.text : ''))).toEqual(settled(tool));
    const network = await client.readResource({ uri: 'sol://network' });
    expect(network.contents).toMatchObject([{ text: expect.stringContaining('"tool":"get_network"') }]);
  });

  test('prompts name the tools to call and the rule of figures', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'explain_transaction',
      'investigate_wallet',
      'token_due_diligence',
      'debug_failed_tx',
    ]);
    const { messages } = await client.getPrompt({
      name: 'explain_transaction',
      arguments: { signature: stage.cast['swap.tx']! },
    });
    expect(messages[0]?.content).toMatchObject({ type: 'text' });
    expect(JSON.stringify(messages)).toContain('get_transaction');
    expect(JSON.stringify(messages)).toContain('Say only figures that are facts');
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${base}${MCP_ROUTE}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    });

  test.each([
    ['a body that is no JSON', '{', {}, 400],
    ['a key that is there twice', '{"jsonrpc":"2.0","jsonrpc":"2.0"}', {}, 400],
    ['a list of messages', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', {}, 400],
    ['a body of another type', '{}', { 'content-type': 'text/plain' }, 415],
    [
      'an unknown version of the protocol',
      '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      { 'mcp-protocol-version': '1999-01-01' },
      400,
    ],
    ['a body beyond the limit', `{"x":"${'a'.repeat(300_000)}"}`, {}, 413],
  ])('%s is refused', async (_name, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  test('a page of another site may ask, as nobody', async () => {
    const { status, headers } = await post('{"jsonrpc":"2.0","id":1,"method":"ping"}', {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('reading and deleting sessions is not offered', async () => {
    expect((await fetch(`${base}${MCP_ROUTE}`)).status).toBe(405);
    expect((await fetch(`${base}${MCP_ROUTE}`, { method: 'DELETE' })).status).toBe(405);
  });

  const inspector = process.env['MCP_INSPECTOR'];
  test.skipIf(inspector === undefined)('the Inspector lists and calls the tools', async () => {
    const inspect = (...args: string[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const command = [inspector!, '--cli', `${base}${MCP_ROUTE}`, '--transport', 'http', ...args];
        execFile(process.execPath, command, (error, stdout, stderr) => {
          if (error) reject(new Error(`${stdout}\n${stderr}`));
          else resolve(JSON.parse(stdout));
        });
      });
    const listed = (await inspect('--method', 'tools/list')) as { tools: { name: string }[] };
    expect(listed.tools.map(({ name }) => name)).toEqual([...TOOLS.keys()]);
    const slot = `slot=${stage.cast['block']}`;
    const called = (await inspect(
      '--method',
      'tools/call',
      '--tool-name',
      'get_block',
      '--tool-arg',
      slot,
    )) as { structuredContent: unknown };
    expect(settled(called.structuredContent)).toEqual(
      settled(await byRest('get_block', { slot: stage.cast['block'] })),
    );
    const prompts = (await inspect('--method', 'prompts/list')) as { prompts: unknown[] };
    expect(prompts.prompts).toHaveLength(4);
  });
});
