import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RpcTransaction } from '#chain/rpc-types';
import { decodeTransaction } from './decode-transaction.ts';
import { toGolden, type Golden } from './testing/golden.ts';

const folder = join(import.meta.dirname, 'golden');
const names = readdirSync(folder).sort();

/** Transactions of a seeded localnet with what was read from them when a person last reviewed it. */
describe('golden cases', () => {
  test('there is one for every way a transaction of the localnet reads', () => {
    expect(names.length).toBeGreaterThan(100);
  });

  test.each(names)('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const { transaction, expected } = JSON.parse(text) as { transaction: RpcTransaction; expected: Golden };
    expect(toGolden(decodeTransaction(transaction))).toEqual(expected);
  });
});
