import { expect, test } from 'vitest';
import type { ClustersAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { toChain } from './answer-cache.ts';

// Of a cluster only its name and genesis hash matter here.
const clustersOf = (genesisHash: string | undefined) =>
  ({
    clusters: [{ cluster: 'localnet', genesisHash }],
    fallback: 'localnet',
  }) as unknown as Wire<ClustersAnswer>;

test('a question belongs to the chain the server will ask: query, then cookie, then fallback', () => {
  const clusters = clustersOf('Ab3');
  expect(toChain('/api/blocks/7', '', clusters)).toEqual({ cluster: 'localnet', proof: 'Ab3' });
  expect(toChain('/api/blocks/7', 'a=b; cluster=devnet', clusters)).toEqual({
    cluster: 'devnet',
    proof: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  });
  expect(toChain('/api/blocks/7?cluster=localnet', 'cluster=devnet', clusters)?.proof).toBe('Ab3');
  expect(toChain('/api/blocks/7', 'cluster=nonsense', clusters)?.cluster).toBe('localnet');
});

test('of a chain nobody knows nothing is cached', () => {
  expect(toChain('/api/blocks/7', '', clustersOf(undefined))).toBeUndefined();
  expect(toChain('/api/blocks/7?cluster=nonsense', '', clustersOf('Ab3'))).toBeUndefined();
});
