import { getBlock } from '#chain';
import type { BlockRow } from '#contracts/answers';
import {
  PARTS_OF_KIND,
  type BulkHoldings,
  type BulkPart,
  type BulkRow,
  type BulkTransaction,
} from '#contracts/bulk/bulk';
import type { ClusterReader } from '../cluster-reader.ts';
import { toHeader } from '../block/read-block.ts';
import { toTransactionRow } from '../transaction/transaction-row.ts';
import type { BulkItem, ItemOfKind } from './bulk-items.ts';
import { readBulkAccounts, readBulkHoldings, readBulkNewest } from './read-accounts.ts';
import { readEach, type EachRead } from './read-each.ts';

/** Calls of a node at once, and how long an answer waits for those that need one for each item. */
const TRANSACTIONS = { width: 8, ms: 10_000 };
const ADDRESSES = { width: 6, ms: 10_000 };
/** Blocks are large. */
const BLOCKS = { width: 4, ms: 10_000 };

interface Absent {
  readonly missing: string;
}
const isAbsent = (found: object): found is Absent => 'missing' in found;

/**
 * What the chain says of `items`, one row for each in their order; parts of the index are left to others. Rejects when
 * not a single item could be read, with what the node failed with, and when `signal` aborts.
 */
export async function readBulk(
  reader: ClusterReader,
  items: readonly BulkItem[],
  parts: ReadonlySet<BulkPart>,
  signal: AbortSignal,
): Promise<readonly BulkRow[]> {
  const of = <Kind extends BulkItem['kind']>(kind: Kind) =>
    PARTS_OF_KIND[kind].some((part) => parts.has(part))
      ? items.filter((item): item is ItemOfKind<Kind> => item.kind === kind)
      : [];
  const addresses = of('address');
  const wide = <Limits extends { readonly width: number }>(limits: Limits): Limits => ({
    ...limits,
    width: Math.max(limits.width, reader.chain.width ?? 0),
  });
  const [accounts, holdings, newest, transactions, blocks] = await Promise.all([
    parts.has('account') && addresses.length > 0
      ? readBulkAccounts(
          reader,
          addresses.map(({ address }) => address),
          signal,
        )
      : undefined,
    parts.has('holdings')
      ? readEach(addresses, { ...wide(ADDRESSES), signal }, ({ address }, until) =>
          readBulkHoldings(reader, address, until),
        )
      : undefined,
    parts.has('newest')
      ? readEach(addresses, { ...wide(ADDRESSES), signal }, ({ address }, until) =>
          readBulkNewest(reader, address, until),
        )
      : undefined,
    readEach(of('transaction'), { ...wide(TRANSACTIONS), signal }, (item, until) =>
      readTransaction(reader, item, until),
    ),
    readEach(of('block'), { ...wide(BLOCKS), signal }, (item, until) => readBlockRow(reader, item, until)),
  ]);
  throwIfNothing([holdings, newest, transactions, blocks], accounts !== undefined);
  return items.map((item): BulkRow => {
    const row = { item: item.text, kind: item.kind };
    if (item.kind === 'transaction')
      return toRow(row, 'transaction', parts, transactions.read.get(item.text));
    if (item.kind === 'block') return toRow(row, 'block', parts, blocks.read.get(item.text));
    const held = holdings?.read.get(item.text);
    const last = newest?.read.get(item.text);
    const isUnread = (holdings && held === undefined) || (newest && last === undefined);
    const missing = [held, last].flatMap((found) => (found && isAbsent(found) ? [found.missing] : []));
    return {
      ...row,
      state: isUnread ? 'unread' : 'found',
      reason: isUnread ? NOT_IN_TIME : missing.length > 0 ? missing.join(' ') : undefined,
      account: accounts?.get(item.address),
      holdings: held && !isAbsent(held) ? held : undefined,
      newest: last && !isAbsent(last) ? last : undefined,
    };
  });
}

const NOT_IN_TIME = 'It was not read in time.';

/** Nothing read and a failure: then the node is what failed, not the items. */
function throwIfNothing(all: readonly (EachRead<unknown> | undefined)[], hasAccounts: boolean): void {
  const asked = all.filter((one) => one !== undefined);
  if (hasAccounts || asked.some(({ read }) => read.size > 0)) return;
  for (const { error } of asked) if (error !== undefined) throw error;
}

function toRow<Part extends 'transaction' | 'block'>(
  row: Pick<BulkRow, 'item' | 'kind'>,
  part: Part,
  parts: ReadonlySet<BulkPart>,
  found: NonNullable<BulkRow[Part]> | Absent | undefined,
): BulkRow {
  // Nothing was asked of it, so nothing is missing.
  if (!parts.has(part)) return { ...row, state: 'found' };
  if (found === undefined) return { ...row, state: 'unread', reason: NOT_IN_TIME };
  return isAbsent(found)
    ? { ...row, state: 'absent', reason: found.missing }
    : { ...row, state: 'found', [part]: found };
}

const NO_TRANSACTION = {
  'not-found': 'No transaction with this signature is known on this cluster.',
  pruned: 'The node keeps no history as old as this transaction.',
  unreadable: 'The node cannot give a transaction of this version.',
} as const;

async function readTransaction(
  { transactions }: ClusterReader,
  { signature }: ItemOfKind<'transaction'>,
  signal: AbortSignal,
): Promise<BulkTransaction | Absent> {
  const reading = await transactions.read(signature, { signal });
  if (reading.kind === 'absent') return { missing: NO_TRANSACTION[reading.state] };
  const { transaction, index } = reading;
  return {
    ...toTransactionRow(transaction, { slot: transaction.slot ?? 0, index }),
    signers: transaction.accounts.filter(({ signer }) => signer).map(({ address }) => address),
    priorityFeeLamports: transaction.priorityFeeLamports,
  };
}

const NO_BLOCK = {
  'too-new': 'The slot is ahead of the chain.',
  pruned: 'The node no longer keeps this block.',
  unreadable: 'The node cannot give blocks with transactions of this version.',
  'not-available': 'The node has no block for this slot, and nothing proves that it was skipped.',
} as const;

/** The localnet gives whole blocks, public endpoints what is cheap: no counts of votes and no fees. */
async function readBlockRow(
  { chain, blocks }: ClusterReader,
  { slot }: ItemOfKind<'block'>,
  signal: AbortSignal,
): Promise<BlockRow | Absent> {
  const known = blocks.peek(slot)?.row;
  if (known !== undefined) return known;
  const isNear = chain.cluster === 'localnet';
  const reading = isNear
    ? await blocks.read(slot, { signal })
    : await getBlock(chain, slot, { signal, details: 'signatures' });
  if (reading.kind === 'absent') {
    return reading.state === 'skipped' ? { slot, skipped: true } : { missing: NO_BLOCK[reading.state] };
  }
  if ('row' in reading.block) return reading.block.row;
  return { slot, ...toHeader(reading.block), transactions: reading.block.signatures?.length };
}

/** Amounts of tokens with the decimals that names brought. */
export function withDecimals(row: BulkRow, decimalsOf: (mint: string) => number | undefined): BulkRow {
  const { account, holdings } = row;
  const token = account?.token;
  return {
    ...row,
    account:
      token === undefined ? account : { ...account!, token: { ...token, decimals: decimalsOf(token.mint) } },
    holdings: holdings && {
      ...holdings,
      first: holdings.first.map((one): BulkHoldings['first'][number] => ({
        ...one,
        decimals: decimalsOf(one.mint),
      })),
    },
  };
}
