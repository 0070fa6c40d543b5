import type { Wire } from '#std/json';
import type { ProgramUse } from '../answers.ts';
import { defineColumns } from './define-columns.ts';

export const BLOCK_PROGRAM_COLUMNS = defineColumns<Wire<ProgramUse>>()(({ address, count }) => [
  address('program', 'Program', ({ program }) => program),
  count('transactions', 'Transactions', ({ transactions }) => transactions),
  count('failed', 'Failed', ({ failed }) => failed),
  count('computeUnits', 'Compute units', ({ computeUnits }) => computeUnits, 'CU'),
]);
