import { expect, test } from 'vitest';
import type { Api } from '#contracts/api';
import { decodeBase58 } from '#std/base58';
import { readExample } from './example.ts';

const FROM = '9deKPiqmXUuMFDoe287N1BryUg5FWC6TbENA4QkmX67F';
const TO = 'CJYtygVpBsFA83WWfJj5MHes9k9o4DuuH9MbqCXN9Fqs';
const toApi = (payers: readonly string[]) =>
  ({
    ask: async () => ({ kind: 'found', transactions: payers.map((feePayer) => ({ feePayer })) }),
  }) as unknown as Api; // the example asks for the home page alone

test('the example is a message of one transfer between wallets that are there', async () => {
  const text = await readExample(toApi([FROM, FROM, TO]));
  const bytes = Buffer.from(text ?? '', 'base64');
  expect([...bytes.subarray(0, 4)]).toEqual([1, 0, 1, 3]);
  expect(bytes.subarray(4, 36).equals(decodeBase58(FROM)!)).toBe(true);
  expect(bytes.subarray(36, 68).equals(decodeBase58(TO)!)).toBe(true);
  // After the blockhash: one instruction of the third key, on the first two, with a transfer of 0.01 SOL.
  expect([...bytes.subarray(132, 138)]).toEqual([1, 2, 2, 0, 1, 12]);
  expect(bytes.readUInt32LE(138)).toBe(2);
  expect(bytes.readBigUInt64LE(142)).toBe(10_000_000n);
  expect(bytes).toHaveLength(150);
});

test('a chain without two wallets has no example', async () => {
  expect(await readExample(toApi([FROM]))).toBeUndefined();
});
