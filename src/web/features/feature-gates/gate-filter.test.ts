import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { filterGates, gateSearch } from './gate-filter.ts';

const GATES = [
  { gate: asAddress('txv1aq4'), title: 'Transactions of version 1', simds: ['0385'], state: 'active' },
  { gate: asAddress('iBRL5Ru'), title: 'Reduce slot time to 350ms', simds: ['0525'], state: 'active' },
  { gate: asAddress('5cC3foj'), title: 'SBPFv3 programs', simds: ['0178', '0189', '0377'], state: 'pending' },
] as const;
const find = (query: string) =>
  filterGates(GATES, gateSearch.read(new URLSearchParams(query))).map(({ gate }) => gate);

describe('the filter of feature gates', () => {
  test.each([
    ['q=slot+time', ['iBRL5Ru']],
    ['q=385', ['txv1aq4']],
    ['q=SIMD-0189', ['5cC3foj']],
    ['q=simd+525', ['iBRL5Ru']],
    ['q=txv1', ['txv1aq4']],
    ['q=350', ['iBRL5Ru']],
    ['state=pending', ['5cC3foj']],
    ['state=unknown', ['txv1aq4', 'iBRL5Ru', '5cC3foj']],
    ['q=nothing', []],
  ])('%s', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });
});
