import { describe, expect, test } from 'vitest';
import { startFaultyPool } from './faulty-pool.ts';

const GOLDEN = [
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '18446744073709551615',
];

const accountOf = (digits: string): string =>
  `{"context":{"slot":1000000},"value":{"lamports":${digits},"rentEpoch":${digits}, "note":"é\\u0000\\"}"}}`;

describe.each(GOLDEN)('%s', (digits) => {
  test('passes to a client byte by byte, from a node and from the cache', async () => {
    await using pool = await startFaultyPool({ count: 1 });
    pool.upstreams[0]!.ledger.results.set('getTransaction', accountOf(digits));
    for (let id = 1; id <= 2; id++) {
      const answer = await pool.post({ jsonrpc: '2.0', id, method: 'getTransaction', params: ['s'] });
      expect(answer.text).toBe(`{"jsonrpc":"2.0","id":${id},"result":${accountOf(digits)}}`);
    }
    expect(pool.reads).toBe(1);
  });

  test('reaches a node as it was asked, and the server as it was answered', async () => {
    await using pool = await startFaultyPool({ count: 1 });
    pool.upstreams[0]!.ledger.results.set('getTokenSupply', accountOf(digits));
    await pool.post(
      `{"jsonrpc":"2.0","id":1,"method":"getAccountInfo","params":["a",{"minContextSlot":${digits}}]}`,
    );
    expect(pool.upstreams[0]!.bodies.at(-1)).toContain(`"minContextSlot":${digits}`);
    const { value } = await pool.gateway.request<{ value: { lamports: number | bigint } }>(
      'mainnet',
      'getTokenSupply',
      ['mint'],
    );
    expect(String(value.lamports)).toBe(digits);
  });
});

test('a block of megabytes passes unchanged', async () => {
  await using pool = await startFaultyPool({ count: 1 });
  const block = `{"blockhash":"h","transactions":[${Array.from({ length: 40_000 }, (_, i) => `{"fee":${9_007_199_254_740_992n + BigInt(i)},"memo":"ü${i}"}`).join(',')}]}`;
  pool.upstreams[0]!.ledger.results.set('getBlock', block);
  const answer = await pool.post({ jsonrpc: '2.0', id: 'x', method: 'getBlock', params: [900_000] });
  expect(answer.text === `{"jsonrpc":"2.0","id":"x","result":${block}}`).toBe(true);
});

test.each(['7', '"7"', 'null', '18446744073709551615', '"a\\"b"', '"é"', '-1', '""'])(
  'the id %s comes back as it was sent',
  async (id) => {
    await using pool = await startFaultyPool({ count: 1 });
    const { text } = await pool.post(`{"jsonrpc":"2.0","id":${id},"method":"getSlot"}`);
    expect(text).toBe(`{"jsonrpc":"2.0","id":${id},"result":1000000}`);
  },
);

test("a node's error passes with its code, message and data", async () => {
  await using pool = await startFaultyPool({ count: 1 });
  const error = '{"code":-32602,"message":"Invalid param: é","data":{"lamports":18446744073709551615}}';
  pool.upstreams[0]!.add({
    fault: { kind: 'body', text: `{"jsonrpc":"2.0","error":${error},"id":{id}}` },
    methods: ['getBalance'],
  });
  const { text, status } = await pool.post({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: ['x'] });
  expect([status, text]).toEqual([200, `{"jsonrpc":"2.0","id":1,"error":${error}}`]);
  await expect(pool.gateway.request('mainnet', 'getBalance', ['y'])).rejects.toMatchObject({
    name: 'RpcError',
    code: -32602,
    message: 'Invalid param: é',
  });
});

test('a batch keeps the order and the types of its ids', async () => {
  await using pool = await startFaultyPool();
  const { text, status } = await pool.post(
    '[{"jsonrpc":"2.0","id":"b","method":"getSlot"},{"jsonrpc":"2.0","method":"getSlot"},{"jsonrpc":"2.0","id":1,"method":"nothing"},3,{"jsonrpc":"2.0","id":null,"method":"getSlot"}]',
  );
  expect(status).toBe(200);
  expect(text).toBe(
    '[{"jsonrpc":"2.0","id":"b","result":1000000},' +
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}},' +
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid request"}},' +
      '{"jsonrpc":"2.0","id":null,"result":1000000}]',
  );
});

test('a batch of notifications only is answered with nothing', async () => {
  await using pool = await startFaultyPool();
  const answer = await pool.post([{ jsonrpc: '2.0', method: 'getSlot' }]);
  expect([answer.status, answer.text]).toEqual([204, '']);
});
