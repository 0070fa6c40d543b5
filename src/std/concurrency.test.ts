import { describe, expect, test } from 'vitest';
import { sleep } from './concurrency.ts';

describe('a sleep', () => {
  test('ends when its time is over', async () => {
    await expect(sleep(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  test('ends at once when it is given up, before it began too', async () => {
    const stop = new AbortController();
    const sleeping = sleep(600_000, stop.signal);
    stop.abort();
    await expect(sleeping).rejects.toBe(stop.signal.reason);
    await expect(sleep(600_000, stop.signal)).rejects.toBe(stop.signal.reason);
  });
});
