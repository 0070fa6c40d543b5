import { z } from 'zod';
import type { RpcSignatureRow } from '#chain/rpc-types';
import type { Names, TransactionRow } from '#contracts/answers';
import { asAddress, type Address } from '#contracts/chain';
import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import * as leaf from '../figures/figure.ts';
import { toAssetAmount } from '../figures/to-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { toRowSummary } from '../figures/to-step.ts';
import { hasFailed, walkHistory, type WalkedHistory } from '../../reading/transaction/walk-history.ts';
import { addressArgument, cursorArgument, limitArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf, ToolError } from './define-tool.ts';

/** Signatures that are counted for `span`. */
const MOST_COUNTED = 10_000;
const MAX_CHANGES = 4;
/** Newest transactions a window is picked from. */
const LOOKED = 100;

export default defineTool({
  name: 'list_transactions',
  title: 'List transactions',
  description:
    'The newest transactions of an address: outcome, action, time, fee and how its balances changed, with sums over those listed. `span: true` also counts its whole history, or how much of it falls between `from` and `to`, and finds its first transaction. Call it for activity, age, fees paid and failures.',
  doing: 'Listing transactions',
  input: z.strictObject({
    address: addressArgument,
    status: z.enum(['succeeded', 'failed']).optional(),
    action: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be an action such as transfer')
      .optional()
      .describe('What it did: transfer, trade, stake, mint …'),
    limit: limitArgument(100, 20),
    cursor: cursorArgument,
    from: unixSecondsArgument.describe('Unix seconds; nothing before, out of the newest hundred.'),
    to: unixSecondsArgument.describe('Unix seconds; nothing after.'),
    span: z
      .boolean()
      .optional()
      .describe('Whether to count its whole history and find its first transaction.'),
  }),
  async run(ask, { address, limit, span, from, to, ...filters }) {
    const isWindow = from !== undefined || to !== undefined;
    const { chain } = ask.clusters.reader(ask.cluster);
    const [answered, history] = await Promise.all([
      ask.ask('accountHistory', { address, limit: String(isWindow ? LOOKED : limit), ...filters }),
      span === true
        ? walkHistory(chain, asAddress(address), { most: MOST_COUNTED, signal: ask.signal })
        : undefined,
    ]);
    const answer = found(answered);
    if (span === true && history === undefined) {
      throw new ToolError('unavailable', 'The node has no history for this address.');
    }
    const { names, nextCursor } = answer;
    const inside = answer.rows.filter(
      ({ blockTime }) =>
        blockTime === undefined || (blockTime >= (from ?? 0) && blockTime <= (to ?? blockTime)),
    );
    const rows = inside.slice(0, limit);
    // What is older than the window is left out.
    const reachesBack = from !== undefined && (answer.rows.at(-1)?.blockTime ?? 0) < from;
    const isWhole = rows.length === inside.length && (nextCursor === undefined || reachesBack);
    const cursor = isWhole
      ? null
      : rows.length < inside.length
        ? rows.at(-1)!.signature
        : (nextCursor ?? null);
    const unread = rows.filter(({ action }) => action === undefined).length;
    const paid = rows.filter(
      ({ feePayer, feeLamports }) => feePayer === address && feeLamports !== undefined,
    );
    const failed = rows.filter(({ status }) => status === 'failed');
    const data = {
      address: leaf.address(address),
      listed: leaf.count(rows.length),
      complete: leaf.flag(isWhole),
      ...(from !== undefined && { from: leaf.time(from) }),
      ...(to !== undefined && { to: leaf.time(to) }),
      unread: leaf.count(unread),
      failed: leaf.count(failed.length),
      succeeded: leaf.count(rows.filter(({ status }) => status === 'succeeded').length),
      ...(rows.length > 0 && { failedShare: leaf.share(failed.length / rows.length) }),
      paidFees: leaf.count(paid.length),
      feesPaid: leaf.sol(paid.reduce((sum, { feeLamports }) => sum + (feeLamports ?? 0n), 0n)),
      ...toFailedFees(paid),
      ...toTimes(rows),
      ...(failed.length > 0 && { errors: toErrors(failed) }),
      actions: toActions(rows),
      ...(history !== undefined && { history: toHistory(history, answer.rows, ask.nowMs()) }),
      ...(history !== undefined && isWindow && { within: toWithin(history, from, to) }),
      items: rows.map((row) => toItem(row, asAddress(address), names)),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: [isWhole ? toWholeNote(isWindow) : 'Only the newest are listed; there are older ones.'],
      truncated: toCuts({
        items: { all: rows.length, isWhole },
        ...Object.fromEntries(
          [
            'listed',
            'failed',
            'succeeded',
            'paidFees',
            'feesPaid',
            'failedFees',
            'failedFeeShare',
            'errors',
            'actions',
          ].map((name) => [name, { all: rows.length, isWhole: isWhole && unread === 0 }]),
        ),
        ...(history !== undefined && {
          history: { all: history.rows.length, isWhole: history.isWhole },
          within: { all: history.rows.length, isWhole: history.isWhole },
        }),
      }),
      page: { cursor, returned: rows.length },
      links: [{ label: 'Account', href: `/account/${address}` }],
    };
  },
});

const toWholeNote = (isWindow: boolean): string =>
  isWindow
    ? 'Listed is all of the window.'
    : 'Listed is all of it, to the oldest transaction the node has for this address.';

function toItem(row: TransactionRow, address: Address, names: Names) {
  return {
    ...toRowLeaves(TRANSACTION_COLUMNS, row, ['signature', 'slot', 'time']),
    // Our own words, save an error of a program that names it itself.
    status: leaf.word(row.status),
    ...(row.errorName !== undefined && { error: leaf.nameOf('error name', row.errorName) }),
    ...(row.action !== undefined && { action: leaf.word(row.action) }),
    ...toRowSummary(row, names),
    ...toRowLeaves(TRANSACTION_COLUMNS, row, ['feePayer', 'fee'], names),
    changes: (row.changes ?? [])
      .filter(({ owner, change }) => owner === address && change !== 0n)
      .slice(0, MAX_CHANGES)
      .map(({ asset, change }) => ({ amount: toAssetAmount(asset, change, names) })),
  };
}

/** What of the fees was paid for transactions that failed. */
function toFailedFees(paid: readonly TransactionRow[]) {
  const sum = (rows: readonly TransactionRow[]): bigint =>
    rows.reduce((all, { feeLamports }) => all + (feeLamports ?? 0n), 0n);
  const [wasted, all] = [sum(paid.filter(({ status }) => status === 'failed')), sum(paid)];
  return {
    failedFees: leaf.sol(wasted),
    ...(all > 0n && { failedFeeShare: leaf.share(Number(wasted) / Number(all)) }),
  };
}

const MOST_ERRORS = 10;

/** What those that failed failed with, the most frequent first. */
function toErrors(failed: readonly TransactionRow[]) {
  const counts = new Map<string, number>();
  for (const { errorName } of failed) {
    if (errorName !== undefined) counts.set(errorName, (counts.get(errorName) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_ERRORS)
    .map(([error, count]) => ({ error: leaf.nameOf('error name', error), count: leaf.count(count) }));
}

/** What the listed ones did, the most frequent first. */
function toActions(rows: readonly TransactionRow[]) {
  const counts = new Map<string, number>();
  for (const { action } of rows) {
    if (action !== undefined) counts.set(action, (counts.get(action) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([action, count]) => ({ action: leaf.word(action), count: leaf.count(count) }));
}

const MOST_MEMOS = 50;

/** Texts of the memo program, without the length the node writes in front of each. */
const toMemos = (rows: readonly RpcSignatureRow[]) =>
  rows
    .filter(({ memo }) => typeof memo === 'string' && memo !== '')
    .slice(0, MOST_MEMOS)
    .map(({ memo, signature, blockTime }) => ({
      memo: leaf.stranger('memo', (memo ?? '').replace(/^\[\d{1,5}\] /, '')),
      ...(typeof blockTime === 'number' && { time: leaf.time(blockTime) }),
      signature: leaf.signature(signature),
    }));

const toTimes = (rows: readonly TransactionRow[]) => {
  const newest = rows[0]?.blockTime;
  const oldest = rows.at(-1)?.blockTime;
  return {
    ...(newest !== undefined && { newest: leaf.time(newest) }),
    ...(oldest !== undefined && { oldest: leaf.time(oldest) }),
  };
};

/** How many of the whole history fall in a window; nothing where the history does not reach back to its start. */
function toWithin({ rows, isWhole }: WalkedHistory, from = 0, to = Number.MAX_SAFE_INTEGER) {
  if (!isWhole && (rows.at(-1)?.blockTime ?? 0) >= from) return {};
  const inside = rows.filter(
    ({ blockTime }) => typeof blockTime === 'number' && blockTime >= from && blockTime <= to,
  );
  const failed = inside.filter(hasFailed).length;
  return {
    count: leaf.count(inside.length),
    failed: leaf.count(failed),
    succeeded: leaf.count(inside.length - failed),
    ...(inside.length > 0 && { failedShare: leaf.share(failed / inside.length) }),
  };
}

const toAction = (action: string | undefined) => (action === undefined ? {} : { action: leaf.word(action) });

function toHistory({ rows, isWhole }: WalkedHistory, read: readonly TransactionRow[], nowMs: number) {
  const failed = rows.filter(hasFailed).length;
  const ago = (seconds: number) => leaf.duration(Math.max(0, Math.floor(nowMs / 1_000) - seconds));
  const end = (row: RpcSignatureRow) => ({
    signature: leaf.signature(row.signature),
    slot: leaf.slot(row.slot),
    ...(typeof row.blockTime === 'number' && { time: leaf.time(row.blockTime), age: ago(row.blockTime) }),
  });
  const first = rows.at(-1);
  const [last] = rows;
  return {
    count: leaf.count(rows.length),
    whole: leaf.flag(isWhole),
    failed: leaf.count(failed),
    memos: toMemos(rows),
    memoCount: leaf.count(rows.filter(({ memo }) => typeof memo === 'string' && memo !== '').length),
    ...(rows.length > 0 && {
      failedShare: leaf.share(failed / rows.length),
      succeeded: leaf.count(rows.length - failed),
      succeededShare: leaf.share((rows.length - failed) / rows.length),
    }),
    ...(first !== undefined && {
      first: {
        ...end(first),
        // Where it is among those that were read.
        ...toAction(read.find(({ signature }) => signature === first.signature)?.action),
      },
    }),
    ...(last !== undefined && { last: end(last) }),
  };
}
