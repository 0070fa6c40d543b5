import type { Wire } from '#std/json';
import type { ProgramTrend } from '../market/analytics.ts';
import { defineColumns } from './define-columns.ts';

export const PROGRAM_TREND_COLUMNS = defineColumns<Wire<ProgramTrend>>()(
  ({ address, change, count, share }) => [
    address('program', 'Program', ({ program }) => program),
    count('calls', 'Calls', ({ calls }) => calls),
    share('callShare', 'Share of calls', ({ callShare }) => callShare),
    count('callsBefore', 'Calls before', ({ callsBefore }) => callsBefore),
    change('change', 'Change', (row) => row.change),
    count('transactions', 'Transactions', ({ transactions }) => transactions),
    count('failed', 'Failed', ({ failed }) => failed),
    count('users', 'Users', ({ users }) => users),
  ],
);
