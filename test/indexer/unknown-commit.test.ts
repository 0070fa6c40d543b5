/** A store whose answer is lost: the commit was made, and nobody was notified. */
import { expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { openSqliteWriter, storeError, type StoreWriter } from '#store';
import { compareStores } from '../../src/indexer/compare-stores.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { createSteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { createCountedChain } from './counted-chain.ts';

test('a commit whose answer was lost is neither lost nor made twice', async () => {
  const net = createSteppedLocalnet({ seed: 'unknown-commit', transactionsPerSecond: 20 });
  await net.sealMany(120);
  const { chain } = createCountedChain({ net, tip: { slot: 120 } });
  const index = async (writer: StoreWriter): Promise<void> =>
    runIndexer({
      chain,
      writer,
      slots: { wait: () => new Promise((resolve) => setImmediate(resolve)), close: () => {} },
      pollMs: 0,
      from: 'first',
      to: 100,
      stablecoins: net.stablecoins(),
      mayReset: false,
      log: silentLog,
      signal: new AbortController().signal,
    });

  const whole = openSqliteWriter(':memory:');
  await index(whole);
  const inner = openSqliteWriter(':memory:');
  let lost = 0;
  await index({
    ...inner,
    commit: async (batch) => {
      await inner.commit(batch);
      if (lost === 0) {
        lost++;
        throw storeError('unavailable');
      }
    },
  });
  expect(lost).toBe(1);
  const comparisons = await compareStores(inner.reader, whole.reader);
  expect(comparisons.filter((one) => one.onlyFirst + one.onlySecond + one.different > 0)).toEqual([]);
  expect(comparisons.find(({ table }) => table === 'blocks')!.rows).toBeGreaterThan(90);
  await whole.close();
  await inner.close();
  net.close();
});
