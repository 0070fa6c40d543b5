import { describe, expect, test } from 'vitest';
import { RpcError } from '#chain/gateway/index';
import type { ChainOptions } from '#chain';
import { defineErrors } from '#std/errors';
import { createStaleness, type Staleness } from './tracked-reader.ts';

const chainError = defineErrors('chain', {
  timeout: { kind: 'operational', message: 'late' },
  aborted: { kind: 'operational', message: 'given up' },
});

const kept =
  (ageMs: number, isStale = false) =>
  (options: ChainOptions) => {
    options.onCached?.({ ageMs, isStale });
    return Promise.resolve('kept');
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
    ['kept, with nothing wrong', [kept(5_000)], false, undefined],
    ['kept because nothing can be reached', [kept(5_000, true)], false, 5_000],
    ['kept, and another reading out of reach', [kept(5_000), failed(chainError('timeout'))], false, 5_000],
    ['kept, and the cluster was unreachable when last checked', [kept(5_000)], true, 5_000],
    [
      'kept, and a node refused another reading',
      [kept(5_000), failed(new RpcError(-32601, 'no'))],
      true,
      undefined,
    ],
    [
      'kept, and another reading given up by us',
      [kept(5_000), failed(chainError('aborted'))],
      false,
      undefined,
    ],
    ['kept, and another reading asked for now', [kept(5_000, true), asked], true, undefined],
    ['out of reach with nothing kept', [failed(chainError('timeout'))], true, undefined],
    ['several kept: the oldest counts', [kept(5_000, true), kept(9_000), kept(1_000)], false, 9_000],
  ])('%s', async (_what, readings, isUnreachable, expected) => {
    expect(await staleAfter(readings, isUnreachable)).toBe(expected);
  });

  test('whoever asked hears of what was kept too', async () => {
    const heard: number[] = [];
    await createStaleness(() => false).note({ onCached: ({ ageMs }) => heard.push(ageMs) }, kept(7));
    expect(heard).toEqual([7]);
  });
});
