import type { Wire } from '#std/json';
import type { BlockRow } from '../answers.ts';
import { defineColumns } from './define-columns.ts';

export const BLOCK_COLUMNS = defineColumns<Wire<BlockRow>>()(
  ({ address, count, flag, number, slot, sol, text, time }) => [
    slot('slot', 'Slot', (row) => row.slot),
    text('blockhash', 'Blockhash', ({ blockhash }) => blockhash),
    time('time', 'Time', ({ blockTime }) => blockTime),
    number('blockHeight', 'Height', ({ blockHeight }) => blockHeight),
    address('leader', 'Leader', ({ leader }) => leader),
    count('transactions', 'Transactions', ({ transactions }) => transactions),
    count('votes', 'Votes', ({ votes }) => votes),
    count('failed', 'Failed', ({ failed }) => failed),
    count('computeUnits', 'Compute units', ({ computeUnits }) => computeUnits, 'CU'),
    sol('fees', 'Fees (SOL)', ({ feeLamports }) => feeLamports),
    flag('skipped', 'Skipped', ({ skipped }) => skipped ?? false),
  ],
);
