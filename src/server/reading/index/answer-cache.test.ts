import { describe, expect, test } from 'vitest';
import type { IndexCoverage } from '#contracts/market/market';
import { createAnswerCache } from './answer-cache.ts';

const coverageOf = (toSlot: number, fromSlot = 1): IndexCoverage => ({
  cluster: 'mainnet',
  engine: 'sqlite',
  fromSlot,
  toSlot,
  fromTime: 1,
  toTime: toSlot,
});

/** An answer that takes `costMs` of a clock only the test moves. */
function createCase(costMs: number) {
  let now = 0;
  let made = 0;
  const cache = createAnswerCache(() => now);
  return {
    pass: (ms: number) => (now += ms),
    ask: (coverage = coverageOf(1), key = 'a') =>
      cache.read(coverage, key, async () => {
        now += costMs;
        return { made: ++made };
      }),
  };
}

describe('an answer that takes long', () => {
  test('is cached, with the coverage it was made with', async () => {
    const { ask, pass } = createCase(100);
    expect(await ask(coverageOf(1))).toEqual({ made: 1, coverage: coverageOf(1) });
    pass(4_999);
    expect(await ask(coverageOf(2))).toEqual({ made: 1, coverage: coverageOf(1) });
  });

  test('is given once more when it is old, while the next is made', async () => {
    const { ask, pass } = createCase(100);
    await ask(coverageOf(1));
    pass(5_000);
    expect(await ask(coverageOf(2))).toMatchObject({ made: 1 });
    expect(await ask(coverageOf(3))).toEqual({ made: 2, coverage: coverageOf(2) });
  });

  test('is waited for when the old one is too old', async () => {
    const { ask, pass } = createCase(100);
    await ask();
    pass(120_000);
    expect(await ask()).toMatchObject({ made: 2 });
  });

  test('is made once for all who ask at once', async () => {
    const { ask } = createCase(100);
    expect(await Promise.all([ask(), ask()])).toMatchObject([{ made: 1 }, { made: 1 }]);
  });

  test('is another one for another question, and for an index that started over', async () => {
    const { ask } = createCase(100);
    await ask();
    expect(await ask(coverageOf(1), 'b')).toMatchObject({ made: 2 });
    expect(await ask(coverageOf(8, 7))).toMatchObject({ made: 3 });
  });
});

test('an answer that is cheap is made again as soon as it may have changed', async () => {
  const { ask, pass } = createCase(4);
  await ask(coverageOf(1));
  pass(200);
  expect(await ask(coverageOf(2))).toEqual({ made: 2, coverage: coverageOf(2) });
});

test('a failure is reported and not cached', async () => {
  const cache = createAnswerCache();
  const fail = () => cache.read(coverageOf(1), 'a', () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  expect(await cache.read(coverageOf(1), 'a', async () => ({ made: 1 }))).toMatchObject({ made: 1 });
});
