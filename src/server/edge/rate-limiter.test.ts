import { describe, expect, test } from 'vitest';
import { toRegistry } from '#std/registry';
import type { Action } from '../actions/define-action.ts';
import { actions } from '../actions/index.gen.ts';
import { createOwnBuckets } from '../shared-state/own-counters.ts';
import { createRateLimiter } from './rate-limiter.ts';

describe('createRateLimiter', () => {
  test('a burst passes, then requests pass as fast as the bucket fills', async () => {
    let nowMs = 0;
    const limiter = createRateLimiter(createOwnBuckets(() => nowMs));
    for (let i = 0; i < 120; i++) expect((await limiter.take('image', 'a')).allowed).toBe(true);
    expect(await limiter.take('image', 'a')).toEqual({
      allowed: false,
      limit: 120,
      remaining: 0,
      resetSeconds: 1,
    });
    nowMs = 1_000;
    expect((await limiter.take('image', 'a')).allowed).toBe(true);
    expect((await limiter.take('image', 'a')).allowed).toBe(false);
  });

  test('a client may load a thousand pages at once, and a hundred a second from then on', async () => {
    let nowMs = 0;
    const limiter = createRateLimiter(createOwnBuckets(() => nowMs));
    for (let i = 0; i < 1_000; i++) expect((await limiter.take('page', 'a')).allowed).toBe(true);
    expect((await limiter.take('page', 'a')).allowed).toBe(false);
    nowMs = 1_000;
    for (let i = 0; i < 100; i++) expect((await limiter.take('page', 'a')).allowed).toBe(true);
    expect((await limiter.take('page', 'a')).allowed).toBe(false);
  });

  test('clients and kinds of request do not share a bucket', async () => {
    const limiter = createRateLimiter(createOwnBuckets(() => 0));
    for (let i = 0; i < 121; i++) await limiter.take('image', 'a');
    expect((await limiter.take('image', 'b')).allowed).toBe(true);
    expect((await limiter.take('rpc', 'a')).allowed).toBe(true);
  });

  test('a client shares ten chats at once and twenty a day from then on, beside its questions', async () => {
    let nowMs = 0;
    const limiter = createRateLimiter(createOwnBuckets(() => nowMs));
    const share = toRegistry<Action>('actions', actions, ({ name }) => [name]).get('shareChat')!;
    for (let i = 0; i < 10; i++) expect((await limiter.take(share.limit, 'a')).allowed).toBe(true);
    expect((await limiter.take(share.limit, 'a')).allowed).toBe(false);
    expect((await limiter.take('agent', 'a')).allowed).toBe(true);
    nowMs = 86_400_000 / 20;
    expect((await limiter.take(share.limit, 'a')).allowed).toBe(true);
    expect((await limiter.take(share.limit, 'a')).allowed).toBe(false);
  });

  test('a refused request costs nothing', async () => {
    let nowMs = 0;
    const limiter = createRateLimiter(createOwnBuckets(() => nowMs));
    await limiter.take('rpc', 'a', 300);
    for (let i = 0; i < 50; i++) await limiter.take('rpc', 'a', 100);
    nowMs = 1_000;
    expect((await limiter.take('rpc', 'a', 100)).allowed).toBe(true);
  });

  test('a bucket never holds more than its burst', async () => {
    let nowMs = 0;
    const limiter = createRateLimiter(createOwnBuckets(() => nowMs));
    await limiter.take('rpc', 'a');
    nowMs = 3_600_000;
    expect((await limiter.take('rpc', 'a')).remaining).toBe(299);
  });
});
