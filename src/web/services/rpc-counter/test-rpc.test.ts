import { expect, test } from 'vitest';
import { toOutcome } from './test-rpc.ts';

test('the outcome of the health call is said in words', () => {
  expect(toOutcome({ jsonrpc: '2.0', id: 1, result: 'ok' }, 200, 34)).toBe('getHealth: ok, in 34 ms.');
  expect(toOutcome({ error: { code: -32005, message: 'Node is behind by 42 slots' } }, 200, 5)).toBe(
    'getHealth: Node is behind by 42 slots',
  );
  expect(toOutcome({ error: { message: 'No endpoint answers.' } }, 503, 5)).toBe(
    'getHealth: No endpoint answers.',
  );
  expect(toOutcome(undefined, 502, 5)).toBe('getHealth: the server answered 502 without a result.');
  expect(toOutcome({ result: 'no' }, 200, 5)).toBe('getHealth: the server answered 200 without a result.');
});
