import { describe, expect, test } from 'vitest';
import { RpcError } from '#chain/gateway/index';
import type { ChainOptions } from '#chain';
import { defineErrors } from '#std/errors';
import { createStaleness, type Staleness } from './tracked-reader.ts';

const chainError = defineErrors('chain', {
  timeout: { kind: 'operational', message: 'late' },
  aborted: { kind: 'operational', message: 'given up' },
});

const cached =
  (ageMs: number, isStale = false) =>
  (options: ChainOptions) => {
    options.onCached?.({ ageMs, isStale });
    return Promise.resolve('cached');
  };
const asked = () => Promise.resolve('asked');
const failed = (error: Error) => () => Promise.reject<string>(error);

type Reading = (options: ChainOptions) => Promise<string>;

async function staleAfter(readings: readonly Reading[], isUnreachable = false): Promise<number | undefined> {
  const freshness: Staleness = createStaleness(() => isUnreachable);
  for (const read of readings) await freshness.note(undefined, read).catch(() => undefined);
  return freshness.staleMs();
}

describe('createStaleness', () => {
  test.each<[string, readonly Reading[], boolean, number | undefined]>([
    ['all asked for now', [asked], false, undefined],
    ['cached, with nothing wrong', [cached(5_000)], false, undefined],
    ['cached because nothing can be reached', [cached(5_000, true)], false, 5_000],
    [
      'cached, and another reading out of reach',
      [cached(5_000), failed(chainError('timeout'))],
      false,
      5_000,
    ],
    ['cached, and the cluster was unreachable when last checked', [cached(5_000)], true, 5_000],
    [
      'cached, and a node refused another reading',
      [cached(5_000), failed(new RpcError(-32601, 'no'))],
      true,
      undefined,
    ],
    [
      'cached, and another reading given up by us',
      [cached(5_000), failed(chainError('aborted'))],
      false,
      undefined,
    ],
    ['cached, and another reading asked for now', [cached(5_000, true), asked], true, undefined],
    ['out of reach with nothing cached', [failed(chainError('timeout'))], true, undefined],
    ['several cached: the oldest counts', [cached(5_000, true), cached(9_000), cached(1_000)], false, 9_000],
  ])('%s', async (_what, readings, isUnreachable, expected) => {
    expect(await staleAfter(readings, isUnreachable)).toBe(expected);
  });

  test('whoever asked hears of what was cached too', async () => {
    const heard: number[] = [];
    await createStaleness(() => false).note({ onCached: ({ ageMs }) => heard.push(ageMs) }, cached(7));
    expect(heard).toEqual([7]);
  });
});

test('what was asked for now is counted, refusals of a node too, and nothing that was cached or out of reach', async () => {
  const freshness = createStaleness(() => false);
  for (const read of [
    asked,
    asked,
    cached(5_000),
    failed(new RpcError(-32601, 'no')),
    failed(chainError('timeout')),
  ])
    await freshness.note(undefined, read).catch(() => undefined);
  expect(freshness.asked()).toBe(3);
});
