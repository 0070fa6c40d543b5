import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOwnBuckets } from '../shared-state/own-counters.ts';
import { createRateLimiter, LIMITS } from './rate-limiter.ts';
import { createRefusalPauses } from './refusal-pauses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for as many refusals; gives how many may go out by now. */
function create(most = 3) {
  const pauses = createRefusalPauses(createRateLimiter(createOwnBuckets(() => Date.now())), {
    ms: 500,
    most,
  });
  let out = 0;
  const refuse = (client: string, response = new EventEmitter()): EventEmitter => {
    void pauses.wait(client, response).then(() => out++);
    return response;
  };
  const spend = (client: string): void => {
    for (let i = 0; i < LIMITS.refusal.burst; i++) refuse(client);
  };
  const count = async (): Promise<number> => {
    await vi.advanceTimersByTimeAsync(0);
    return out;
  };
  return { refuse, spend, count };
}

describe('refusals', () => {
  test('of one who goes on asking are held back, those of others are not', async () => {
    const { refuse, spend, count } = create();
    spend('flood');
    expect(await count()).toBe(LIMITS.refusal.burst);
    refuse('flood');
    expect(await count()).toBe(LIMITS.refusal.burst);
    refuse('reader');
    expect(await count()).toBe(LIMITS.refusal.burst + 1);
    await vi.advanceTimersByTimeAsync(500);
    expect(await count()).toBe(LIMITS.refusal.burst + 2);
  });

  test('are held back only so many at once, and none whose client has gone', async () => {
    const { refuse, spend, count } = create(2);
    spend('flood');
    const held = refuse('flood');
    refuse('flood');
    refuse('flood');
    expect(await count()).toBe(LIMITS.refusal.burst + 1);
    held.emit('close');
    expect(await count()).toBe(LIMITS.refusal.burst + 2);
    refuse('flood');
    expect(await count()).toBe(LIMITS.refusal.burst + 2);
  });
});
