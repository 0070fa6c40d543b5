import { zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { RpcBlock } from '#chain/rpc-types';
import { encodeBase58 } from '#std/base58';
import { MAX_TEXT_BYTES, toText, unpackBlock } from '../archive/raw-block.ts';
import { packBlock } from '../chain-block.ts';
import { createQuotes } from '../facts/quote-rank.ts';
import { readBlock } from '../facts/to-facts.ts';
import { DecoderPool } from './decoder-pool.ts';

const pools: DecoderPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});
const open = (size: number): DecoderPool => {
  const pool = new DecoderPool(size, { stablecoins: [] });
  pools.push(pool);
  return pool;
};

const TIME = 1_700_000_000;
const keyOf = (of: number): string => encodeBase58(new Uint8Array(32).fill(of));

/** A transfer of lamports from one wallet to another, more than a double holds exactly. */
const toBlock = (payer: number): RpcBlock => ({
  blockhash: keyOf(90),
  previousBlockhash: keyOf(91),
  parentSlot: 9,
  blockTime: TIME,
  transactions: [
    {
      transaction: {
        signatures: [encodeBase58(new Uint8Array(64).fill(payer))],
        message: {
          accountKeys: [keyOf(payer), keyOf(payer + 1), '11111111111111111111111111111111'],
          header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 1 },
          recentBlockhash: keyOf(92),
          // Transfer of 9,007,199,254,740,993 lamports.
          instructions: [
            {
              programIdIndex: 2,
              accounts: [0, 1],
              data: encodeBase58(Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 32, 0)),
            },
          ],
        },
      },
      meta: {
        err: null,
        fee: 5_000,
        preBalances: [9_007_199_254_745_993n, 0, 1],
        postBalances: [0, 9_007_199_254_740_993n, 1],
      },
    },
  ],
});

test('a thread reads of a block what is read beside it, packed or not', async () => {
  const block = toBlock(7);
  const expected = readBlock({ slot: 10, block, time: TIME }, createQuotes());
  expect(expected.rows['transfers']).toMatchObject([{ sender: keyOf(7), amount: 9_007_199_254_740_993n }]);
  const pool = open(1);
  const { packed } = await packBlock({ slot: 10, block });
  const encoded = [
    { bytes: packed, isPacked: true },
    { bytes: toText(block), isPacked: false },
  ];
  for (const one of encoded) expect(await pool.read({ ...one, slot: 10, time: TIME })).toEqual(expected);
});

test('blocks are answered each by its own reading, whichever thread is first', async () => {
  const pool = open(3);
  const readings = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      pool.read({ slot: i, time: TIME, bytes: toText(toBlock(i + 1)), isPacked: false }),
    ),
  );
  expect(readings.map(({ slot }) => slot)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  expect(readings.map(({ users }) => users[0]?.wallet)).toEqual(
    Array.from({ length: 40 }, (_, i) => keyOf(i + 1)),
  );
});

test('what is no block is refused, and the next one is read', async () => {
  const pool = open(1);
  const refused = { slot: 1, time: TIME, bytes: Buffer.from('{"transactions":'), isPacked: false };
  await expect(pool.read(refused)).rejects.toMatchObject({
    code: 'indexer/unreadable',
    cause: expect.any(SyntaxError),
  });
  await expect(pool.read({ ...refused, isPacked: true })).rejects.toMatchObject({
    code: 'indexer/unreadable',
  });
  const { slot } = await pool.read({ slot: 2, time: TIME, bytes: toText(toBlock(1)), isPacked: false });
  expect(slot).toBe(2);
});

test('what is small and unpacks to more than any block is refused, in a thread and beside it', async () => {
  const bomb = zstdCompressSync(Buffer.alloc(MAX_TEXT_BYTES + 1, ' '));
  expect(bomb.length).toBeLessThan(64 * 1_024);
  await expect(unpackBlock(bomb)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
  const pool = open(1);
  await expect(pool.read({ slot: 1, time: TIME, bytes: bomb, isPacked: true })).rejects.toMatchObject({
    code: 'indexer/unreadable',
    cause: expect.any(RangeError),
  });
  const { slot } = await pool.read({ slot: 2, time: TIME, bytes: toText(toBlock(1)), isPacked: false });
  expect(slot).toBe(2);
}, 60_000);

test('a pool that was closed with blocks under way refuses them, and begins again with the next', async () => {
  const pool = open(2);
  const encoded = { slot: 2, time: TIME, bytes: toText(toBlock(1)), isPacked: false };
  const underWay = [pool.read(encoded), pool.read(encoded)];
  await pool.close();
  for (const one of underWay) await expect(one).rejects.toThrow('a decoder ended');
  expect((await pool.read(encoded)).slot).toBe(2);
});
