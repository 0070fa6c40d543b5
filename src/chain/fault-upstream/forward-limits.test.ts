import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyPool, type FaultyPool } from './faulty-pool.ts';

let pool: FaultyPool;
beforeAll(async () => {
  pool = await startFaultyPool({ count: 1 });
});
afterAll(() => pool[Symbol.asyncDispose]());

const list = (length: number): string[] => Array.from({ length }, (_, i) => `key-${i}`);
const call = (method: unknown, params: unknown = []): object => ({ jsonrpc: '2.0', id: 1, method, params });

/** What one body costs upstream, and its answer. */
const askedBy = async (body: unknown): Promise<{ reads: number; text: string; status: number }> => {
  const before = pool.reads;
  const { text, status } = await pool.post(body);
  return { reads: pool.reads - before, text, status };
};

test.each([
  ['getSignaturesForAddress', ['a', { limit: 1_000 }], ['a', { limit: 1_001 }]],
  ['getMultipleAccounts', [list(100)], [list(101)]],
  ['getBlocks', [500, 1_500], [500, 1_501]],
  ['getSignatureStatuses', [list(256)], [list(257)]],
  ['getProgramAccounts', ['p', { filters: [{ dataSize: 165 }] }], ['p', { filters: [] }]],
  [
    'getProgramAccounts',
    ['p', { filters: [{ memcmp: { offset: 0, bytes: 'a' } }] }],
    ['p', { filters: [{ memcmp: { offset: 0, bytes: '' } }] }],
  ],
  [
    'getProgramAccounts',
    [
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      { filters: [{ dataSize: 165 }, { memcmp: { offset: 0, bytes: 'b' } }] },
    ],
    [
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      { filters: [{ dataSize: 165 }, { memcmp: { offset: 0, bytes: '' } }] },
    ],
  ],
  [
    'getProgramAccounts',
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', { filters: [{ memcmp: { offset: 0, bytes: 'a' } }] }],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', { filters: [{ dataSize: 165 }] }],
  ],
])('%s is passed on up to its limit and refused beyond', async (method, within, beyond) => {
  expect((await askedBy(call(method, within))).reads).toBe(1);
  const refused = await askedBy(call(method, beyond));
  expect(refused.reads).toBe(0);
  expect(refused.text).toContain('"code":-32602');
});

test.each([
  'sendTransaction',
  'requestAirdrop',
  '__proto__',
  'constructor',
  'toString',
  'getslot',
  'getSlot ',
  'setLogFilter',
  'exit',
  'validatorExit',
  'addAuthorizedVoter',
  'blockSubscribe',
  '',
])('the method %j reaches no endpoint', async (method) => {
  const { reads, text } = await askedBy(call(method));
  expect(reads).toBe(0);
  expect(text).toBe('{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}');
});

test('the localnet takes transactions and airdrops, unless no cluster does', async () => {
  await using localnet = await startFaultyPool({ count: 1, cluster: 'localnet' });
  for (const method of ['sendTransaction', 'requestAirdrop']) {
    expect((await localnet.post(call(method, ['AA==']))).text).toContain(`"value":{"method":"${method}"`);
  }
  await using silent = await startFaultyPool({ count: 1, cluster: 'localnet', writes: [] });
  expect((await silent.post(call('sendTransaction', ['AA==']))).text).toContain('"code":-32601');
  expect(silent.reads).toBe(0);
});

test('a public cluster takes transactions only when it is listed', async () => {
  await using devnet = await startFaultyPool({
    count: 1,
    cluster: 'devnet',
    writes: ['localnet', 'mainnet'],
  });
  expect((await devnet.post(call('sendTransaction', ['AA==']))).text).toContain('"code":-32601');
  await expect(devnet.gateway.request('devnet', 'sendTransaction', ['AA=='])).rejects.toMatchObject({
    code: -32601,
  });
  expect(devnet.reads).toBe(0);
  await using listed = await startFaultyPool({ count: 1, cluster: 'devnet', writes: ['devnet'] });
  expect((await listed.post(call('sendTransaction', ['AA==']))).text).toContain('"result"');
});

const nested = (depth: number): string =>
  `{"jsonrpc":"2.0","id":1,"method":"getAccountInfo","params":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

test.each([
  ['no JSON', '{', 400, -32700],
  ['an empty body', '', 400, -32700],
  ['an empty batch', '[]', 400, -32600],
  ['a batch of 21', JSON.stringify(Array.from({ length: 21 }, () => call('getSlot'))), 400, -32600],
  ['nesting of 33', nested(33), 400, -32600],
  ['a number of 65 digits', `{"jsonrpc":"2.0","id":${'9'.repeat(65)},"method":"getSlot"}`, 400, -32600],
  ['more than 256 KiB', ' '.repeat(262_145), 413, -32600],
  ['parameters by name', JSON.stringify(call('getBalance', { key: 'a' })), 200, -32602],
  ['a method that is no text', JSON.stringify(call(7)), 200, -32600],
  [
    'a reserved key',
    '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":[{"__proto__":{}}]}',
    200,
    -32602,
  ],
  [
    'a number beyond a double',
    '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":[1e999]}',
    200,
    -32602,
  ],
])('%s is refused', async (_what, body, status, code) => {
  const answer = await askedBy(body);
  expect(answer.reads).toBe(0);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(`"code":${code}`);
});

test.each([
  ['a batch of 20', JSON.stringify(Array.from({ length: 20 }, () => call('getBalance', ['same'])))],
  ['nesting of 32', nested(32)],
])('%s is passed on', async (_what, body) => {
  expect(await askedBy(body)).toMatchObject({ reads: 1, status: 200 });
});

test('what calls weigh is charged before any of them is made', async () => {
  const toBody = (batch: unknown): Buffer => Buffer.from(JSON.stringify(batch));
  // Ten that weigh ten each are all a batch may weigh.
  const batch = Array.from({ length: 10 }, (_, slot) => call('getBlock', [slot]));
  const before = pool.reads;
  const charged: number[] = [];
  let left = 300;
  const charge = (cost: number): void => {
    charged.push(cost);
    if (cost > left) throw new Error('too many');
    left -= cost;
  };
  const wave = Array.from({ length: 20 }, () => pool.gateway.forward('mainnet', toBody(batch), { charge }));
  const settled = await Promise.allSettled(wave);
  expect(charged).toEqual(Array.from({ length: 20 }, () => 100));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'too many' },
  });
  // Equal calls are made once.
  expect(pool.reads - before).toBe(10);
  await pool.gateway.forward('mainnet', toBody(call('getSlot')), { charge: (one) => void charged.push(one) });
  expect(charged.at(-1)).toBe(1);
});
