import { expect, test } from 'vitest';
import { toOwnChainText } from './own-chain-text.ts';

test('an endpoint is named by the chain its genesis hash belongs to', () => {
  expect(toOwnChainText('rpc.example', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')).toBe(
    'Your browser asks rpc.example, which serves Mainnet by its genesis hash.',
  );
  expect(toOwnChainText('rpc.example', 'EH3nGX5XnZTP5gyCbdPBn4j3C9mfFsMeYM3ggq2vB8Gw')).toBe(
    'Your browser asks rpc.example, which serves a chain of its own (genesis EH3nGX5X…).',
  );
});

test.each([undefined, null, 5, '', '<b>no hash</b>', 'l'.repeat(40)])(
  '%j says nothing of a chain',
  (said) => {
    expect(toOwnChainText('rpc.example', said)).toBe(
      'Your browser asks rpc.example, which does not say which chain it serves.',
    );
  },
);
