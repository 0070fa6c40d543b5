import type { Wire } from '#std/json';
import type { FailureRow } from '../market/failures.ts';
import { defineColumns } from './define-columns.ts';

export const FAILURE_COLUMNS = defineColumns<Wire<FailureRow>>()(
  ({ address, count, share, sol, text, signature }) => [
    address('program', 'Program', ({ program }) => program),
    text('error', 'Error', ({ error }) => error),
    text('meaning', 'Meaning', ({ meaning }) => meaning),
    count('failed', 'Failed', ({ failed }) => failed),
    share('share', 'Share of failures', (row) => row.share),
    sol('feeLamports', 'Fees', ({ feeLamports }) => feeLamports),
    signature('signature', 'Newest', (row) => row.signature),
  ],
);
