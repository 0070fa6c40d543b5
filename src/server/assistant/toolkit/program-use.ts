/** How a program was used in all that is indexed, or in an interval of it. */
import type { IndexQueryAnswer, QueryCell } from '#contracts/query/index-query';
import * as leaf from '../figures/figure.ts';
import type { ToolAsk } from '../tools/define-tool.ts';
import { readPart } from './from-index.ts';

const SUMMED = [
  'transactions',
  'failed',
  'calls',
  'computeUnits',
  'feeLamports',
  'swaps',
  'microUsd',
] as const;

/** `undefined` where nothing is indexed. Without times it is of all that is. */
export async function readProgramUse(
  ask: ToolAsk,
  program: string,
  { from = 1, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
) {
  const query = {
    from: 'programs',
    where: [{ field: 'program', is: '=', value: program }],
    time: { from, ...(to !== undefined && { to }) },
    measures: SUMMED.map((field) => ({ measure: 'sum', field })),
  };
  const answer = await readPart(ask, ask.ask('explore', { q: JSON.stringify(query) }));
  return answer === undefined ? undefined : toUseTree(answer);
}

function toUseTree({ columns, rows, scope, coverage }: Extract<IndexQueryAnswer, { kind: 'found' }>) {
  const cell = (field: (typeof SUMMED)[number]): bigint =>
    toWhole(rows[0]?.[columns.findIndex(({ key }) => key === `sum_${field}`)]);
  const [transactions, failed, compute] = [cell('transactions'), cell('failed'), cell('computeUnits')];
  const [calls, swaps] = [cell('calls'), cell('swaps')];
  return {
    from: leaf.time(Math.max(scope.from ?? coverage.fromTime, coverage.fromTime)),
    to: leaf.time(Math.min(scope.to ?? coverage.toTime, coverage.toTime)),
    transactions: leaf.count(transactions),
    failed: leaf.count(failed),
    succeeded: leaf.count(transactions - failed),
    ...(transactions > 0n && {
      failedShare: leaf.share(Number(failed) / Number(transactions)),
      succeededShare: leaf.share(Number(transactions - failed) / Number(transactions)),
      computePerTransaction: leaf.count(compute / transactions, 'CU'),
    }),
    calls: leaf.count(calls),
    computeUnits: leaf.count(compute, 'CU'),
    fees: leaf.sol(cell('feeLamports')),
    // Swaps alone are counted: a program that is called without any, as of perpetuals, may have trades of another kind.
    ...((swaps > 0n || calls === 0n) && {
      trades: leaf.count(swaps),
      volume: leaf.usd(cell('microUsd')),
    }),
  };
}

const toWhole = (cell: QueryCell | undefined): bigint =>
  cell === undefined || cell === null || typeof cell === 'boolean' ? 0n : BigInt(cell);
