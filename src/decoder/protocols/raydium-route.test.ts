import { expect, test } from 'vitest';
import { bytesOf } from '../testing/build-transaction.ts';
import { readOne } from '../testing/readings.ts';

const ROUTE = 'routeUGWgWzqBWFcrCfv8tritsqukccJPu3q5GPP3xS';

test('a tag that two versions of the program used differently is told apart by the number of accounts', () => {
  const wrap = readOne(
    ROUTE,
    ['wallet', 'tokens', 'mint', 'token-program', 'ata', 'system'],
    bytesOf(5, [15n, 8]),
  );
  expect(wrap.name).toBe('createSyncNative');
  expect(wrap.says).toBe('Wrap 0.000000015 SOL into tokens');
  const swap = readOne(
    ROUTE,
    ['system', 'token-program', 'amm', 'pool-b', 'pool-a', 'in', 'out', 'state', 'wallet', 'authority'],
    bytesOf(5),
  );
  expect(swap.name).toBe('routeOut');
  expect(swap.says).toBe('Swap what came out of pool-a through the pool pool-b');
});
