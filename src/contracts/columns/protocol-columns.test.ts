import { expect, test } from 'vitest';
import { ACT_KEYS, type Act } from '../market/protocol-acts.ts';
import { countAct, PROTOCOL_COLUMNS } from './protocol-columns.ts';

const program = { address: 'a', name: 'A', calls: 1 };
const protocol = (counted: readonly Act[], acts: { act: 'deposit'; count: number }[]) =>
  ({ programs: [{ ...program, counted }], acts }) as unknown as Parameters<typeof countAct>[0]; // all it reads

test('what people do is a column of every list of protocols', () => {
  const keys = PROTOCOL_COLUMNS.map(({ key }) => key);
  expect(ACT_KEYS.filter((act) => !keys.includes(act))).toEqual([]);
});

test('nothing done is zero only where instructions count as that act', () => {
  expect(countAct(protocol(['deposit'], [{ act: 'deposit', count: 3 }]), 'deposit')).toBe(3);
  expect(countAct(protocol(['deposit'], []), 'deposit')).toBe(0);
  expect(countAct(protocol(['deposit'], []), 'liquidate')).toBeUndefined();
  expect(countAct(protocol([], []), 'deposit')).toBeUndefined();
});
