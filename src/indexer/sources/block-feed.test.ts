import { describe, expect, test } from 'vitest';
import { PushedBlocks } from './block-feed.ts';

const block = (first: number, length = 1_000): Uint8Array => new Uint8Array(length).fill(first);

describe('blocks that were sent', () => {
  test('a slot is given once, also when its block comes again', () => {
    const pushed = new PushedBlocks(10_000);
    pushed.add(7, block(1));
    expect(pushed.take(7)).toEqual(block(1));
    expect(pushed.take(7)).toBeUndefined();
    pushed.add(7, block(2));
    expect(pushed.take(7)).toBeUndefined();
    expect(pushed.bytes).toBe(0);
  });

  test('the later block of a slot stands for the earlier one', () => {
    const pushed = new PushedBlocks(10_000);
    pushed.add(7, block(1));
    pushed.add(7, block(2));
    expect(pushed.bytes).toBe(1_256);
    expect(pushed.take(7)).toEqual(block(2));
  });

  test('what lies below a slot that was taken is forgotten, and not stored when it comes late', () => {
    const pushed = new PushedBlocks(10_000);
    pushed.add(5, block(5));
    pushed.add(8, block(8));
    expect(pushed.take(7)).toBeUndefined();
    pushed.add(6, block(6));
    expect(pushed.bytes).toBe(1_256);
    expect(pushed.take(6)).toBeUndefined();
    expect(pushed.take(8)).toEqual(block(8));
  });

  test('those that came first are dropped when they are too many', () => {
    const pushed = new PushedBlocks(4_000);
    for (const slot of [3, 1, 2, 4]) pushed.add(slot, block(slot));
    expect(pushed.bytes).toBe(3_768);
    expect(pushed.take(1)).toEqual(block(1));
    expect(pushed.take(2)).toEqual(block(2));
    expect(pushed.take(3)).toBeUndefined();
    expect(pushed.take(4)).toEqual(block(4));
  });

  test('one beyond the limit is not stored', () => {
    const pushed = new PushedBlocks(4_000);
    pushed.add(1, block(1, 5_000));
    expect(pushed.bytes).toBe(0);
    expect(pushed.take(1)).toBeUndefined();
  });
});
