import type { Wire } from '#std/json';
import type { BulkPart, BulkRow } from '../bulk/bulk.ts';
import { asAddress } from '../chain.ts';
import { toDecimal, toPlainDecimal } from '../text/value-text.ts';
import { BLOCK_COLUMNS } from './block-columns.ts';
import { defineColumns, type RowColumn } from './define-columns.ts';
import { TOKEN_COLUMNS } from './token-columns.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.ts';

type Row = Wire<BulkRow>;

/** A column of a list of mixed items, and which part of an item it is of; without one it is of every item. */
export interface BulkColumn extends RowColumn<Row> {
  readonly part?: BulkPart | undefined;
  /** What stands before its title in a list of all columns. */
  readonly group: string;
}

/** The columns of one part with keys of their own: `transactionFee`. */
function ofPart<Part>(
  part: BulkPart,
  group: string,
  columns: readonly RowColumn<Part>[],
  find: (row: Row) => Part | undefined,
): readonly BulkColumn[] {
  return columns.map((column) => ({
    ...column,
    key: `${part}${column.key.charAt(0).toUpperCase()}${column.key.slice(1)}`,
    part,
    group,
    read: (row, names) => {
      const found = find(row);
      return found === undefined ? undefined : column.read(found, names);
    },
  }));
}

const without = <Column extends RowColumn<never>>(
  columns: readonly Column[],
  ...keys: readonly string[]
): readonly Column[] => columns.filter(({ key }) => !keys.includes(key));

const ITEM = defineColumns<Row>()(({ text, words }) => [
  text('item', 'Item', (row) => row.item),
  words('kind', 'Kind', (row) => row.kind),
  words('state', 'State', (row) => row.state),
  words('reason', 'Why', (row) => row.reason),
  text('label', 'Known as', ({ item }, { labels, tokens }) => labels[item]?.name ?? tokens[item]?.symbol),
]);

const ACCOUNT = defineColumns<Wire<NonNullable<BulkRow['account']>>>()(
  ({ address, count, flag, number, sol, words }) => [
    words('type', 'Type', (row) => row.title),
    sol('balance', 'Balance (SOL)', (row) => row.lamports),
    address('owner', 'Owner program', (row) => row.owner),
    flag('exists', 'Exists', (row) => row.exists),
    flag('executable', 'Executable', (row) => row.executable),
    count('size', 'Size', (row) => row.byteLength, 'bytes'),
    number('supply', 'Supply', ({ mint }) => mint && toPlainDecimal(mint.supply, mint.decimals)),
    number('decimals', 'Decimals', ({ mint }) => mint?.decimals),
    address('mintAuthority', 'Mint authority', ({ mint }) => mint?.mintAuthority),
    address('freezeAuthority', 'Freeze authority', ({ mint }) => mint?.freezeAuthority),
    address('tokenMint', 'Token held', ({ token }) => token?.mint),
    address('tokenOwner', 'Wallet of token account', ({ token }) => token?.wallet),
    number('tokenAmount', 'Amount held', ({ token }) =>
      token?.decimals === undefined ? undefined : toPlainDecimal(token.amount, token.decimals),
    ),
    flag('tokenFrozen', 'Frozen', ({ token }) => token?.frozen),
  ],
);

const HOLDINGS = defineColumns<Wire<NonNullable<BulkRow['holdings']>>>()(({ count, text }) => [
  count('tokens', 'Tokens held', (row) => row.tokens),
  count('accounts', 'Token accounts', (row) => row.accounts),
  text('list', 'Token holdings', ({ first, tokens: all }, { tokens }) => {
    const said = first.map(({ mint, amount, decimals }) => {
      const name = tokens[mint]?.symbol ?? mint;
      return decimals === undefined ? name : `${toDecimal(amount, decimals)} ${name}`;
    });
    return [...said, ...(all > first.length ? [`${all - first.length} more`] : [])].join('; ');
  }),
]);

const NEWEST = defineColumns<Wire<NonNullable<BulkRow['newest']>>>()(({ signature, slot, time }) => [
  time('time', 'Newest transaction', (row) => row.time),
  slot('slot', 'Newest slot', (row) => row.slot),
  signature('signature', 'Newest signature', (row) => row.signature),
]);

const ACTIVITY = defineColumns<Wire<NonNullable<BulkRow['activity']>>>()(({ count, sol, time }) => [
  time('first', 'First seen', (row) => row.firstTime),
  time('last', 'Last seen', (row) => row.lastTime),
  count('transactions', 'Transactions paid for', (row) => row.transactions),
  count('failed', 'Failed', (row) => row.failed),
  sol('fees', 'Fees paid (SOL)', (row) => row.feeLamports),
]);

const CALLS = defineColumns<Wire<NonNullable<BulkRow['calls']>>>()(({ count }) => [
  count('count', 'Calls 24 h', (row) => row.calls),
  count('transactions', 'Transactions 24 h', (row) => row.transactions),
  count('failed', 'Failed 24 h', (row) => row.failed),
]);

const STAKE = defineColumns<Wire<NonNullable<BulkRow['stake']>>>()(({ count, flag, percent, sol, text }) => [
  text('name', 'Validator name', (row) => row.name),
  sol('active', 'Active stake (SOL)', (row) => row.lamports),
  count('rank', 'Rank by stake', (row) => row.rank),
  percent('commission', 'Commission', (row) => row.commissionBps),
  flag('delinquent', 'Delinquent', (row) => row.delinquent),
]);

const TRANSACTION = defineColumns<Wire<NonNullable<BulkRow['transaction']>>>()(({ sol, text }) => [
  ...without(TRANSACTION_COLUMNS, 'signature'),
  text('signers', 'Signers', (row) => row.signers.join(' ')),
  sol('priorityFee', 'Priority fee (SOL)', (row) => row.priorityFeeLamports),
]);

/** Every column there is, group by group. */
export const BULK_COLUMNS: readonly BulkColumn[] = [
  ...ITEM.map((column) => ({ ...column, group: 'Item' })),
  ...ofPart('account', 'Account', ACCOUNT, (row) => row.account),
  ...ofPart('holdings', 'Holdings', HOLDINGS, (row) => row.holdings),
  ...ofPart('newest', 'Newest transaction', NEWEST, (row) => row.newest),
  ...ofPart('activity', 'As fee payer', ACTIVITY, (row) => row.activity),
  ...ofPart('market', 'Market', without(TOKEN_COLUMNS, 'mint', 'symbol', 'name'), (row) =>
    row.market === undefined ? undefined : { ...row.market, mint: asAddress(row.item) },
  ),
  ...ofPart('calls', 'As program', CALLS, (row) => row.calls),
  ...ofPart('stake', 'As validator', STAKE, (row) => row.stake),
  ...ofPart('transaction', 'Transaction', TRANSACTION, (row) => row.transaction),
  ...ofPart('block', 'Block', BLOCK_COLUMNS, (row) => row.block),
];

const BY_KEY: ReadonlyMap<string, BulkColumn> = new Map(BULK_COLUMNS.map((column) => [column.key, column]));

export const findBulkColumn = (key: string): BulkColumn | undefined => BY_KEY.get(key);

/** What a list shows until somebody chooses: what is known of every item without a call for each address. */
export const DEFAULT_BULK_COLUMNS: readonly string[] = [
  'kind',
  'label',
  'accountType',
  'accountBalance',
  'transactionStatus',
  'transactionSummary',
  'transactionTime',
  'blockTransactions',
];
