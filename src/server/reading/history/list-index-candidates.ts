import { getAccount, isOnCurve } from '#chain';
import type { HistoryKind } from '#contracts/account/history-filter';
import { asSignature, type Address } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';
import historyQueries from '#store/queries/account-history';
import swaps from '#store/tables/swaps';
import transfers from '#store/tables/transfers';
import type { ClusterIndex } from '../index/cluster-index.ts';
import type { Coverage } from '../index/index-reader.ts';
import type { QuestionContext } from '../question-context.ts';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../token/token-facts.ts';
import type { Candidates } from './candidates.ts';
import type { HistoryFilter } from './history-filter.ts';

/** A place in the ledger; transactions before it are listed. */
export interface HistoryPlace {
  readonly slot: number;
  readonly position: number;
}

/** Above every slot there will be. */
const TOP: HistoryPlace = { slot: Number.MAX_SAFE_INTEGER, position: 0 };
/** Transactions are counted up to so many. */
const MOST_COUNTED = 1_000;
const DAY = 86_400;
/** Kinds the facts of which are stored. */
const STORED: readonly (HistoryKind | undefined)[] = [undefined, 'swap', 'transfer'];

/** Why the index cannot answer a filter, as the end of a sentence; `undefined` where it can. */
export function whyNotIndexed(filter: HistoryFilter): string | undefined {
  const { status, action, kind, token, direction, counterparty } = filter;
  if (status === 'failed') return 'it stores what succeeded';
  if (action !== undefined || !STORED.includes(kind)) return 'it stores trades and transfers only';
  if (kind === 'swap' && counterparty !== undefined) return 'it stores no transfers inside of trades';
  return kind === undefined && token === undefined && direction === undefined && counterparty === undefined
    ? 'it needs a token, a direction, a counterparty, or the kind swap or transfer'
    : undefined;
}

/**
 * Whether facts of `address` stand under it: transfers of token accounts stand under their owners, and mints and
 * programs are in none.
 */
export async function isIndexedAccount(
  { reader, signal }: QuestionContext,
  address: Address,
): Promise<boolean> {
  const { account } = await getAccount(reader.chain, address, { signal, slice: { offset: 0, length: 0 } });
  if (account === undefined) return isOnCurve(decodeBase58(address)!); // an address is 32 bytes of it
  return account.owner !== TOKEN_PROGRAM && account.owner !== TOKEN_2022_PROGRAM && !account.executable;
}

/**
 * Transactions of a wallet in the index below a place that may fit, the newest first: at most `most`; `undefined` where the
 * whole interval asked for is older than what is stored.
 */
export async function listIndexCandidates(
  index: ClusterIndex,
  coverage: Coverage,
  wallet: Address,
  filter: HistoryFilter,
  { before = TOP, most }: { readonly before: HistoryPlace | undefined; readonly most: number },
): Promise<Candidates | undefined> {
  const { kind, token, direction, counterparty } = filter;
  const since = toStoredSince(coverage, kind);
  if (filter.to !== undefined && filter.to <= since) return undefined;
  const asked = {
    wallet,
    isAnyToken: token === undefined,
    tokens: token?.mints ?? [],
    from: Math.max(filter.from ?? 0, since),
    to: filter.to ?? Number.MAX_SAFE_INTEGER,
    ...before,
    limit: MOST_COUNTED + 1,
  };
  const hasTransfers = kind !== 'swap';
  // The other end of a trade is a pool: its transfers are legs that are not stored by themselves.
  const hasTrades = kind !== 'transfer' && counterparty === undefined;
  const lists = await Promise.all([
    hasTransfers && direction !== 'in' && index.all(historyQueries.transfersSent, { ...asked, counterparty }),
    hasTransfers &&
      direction !== 'out' &&
      index.all(historyQueries.transfersReceived, { ...asked, counterparty }),
    hasTrades && index.all(historyQueries.tradesMade, asked),
  ]);
  const places = new Map(
    lists.flatMap((rows) => rows || []).map((row) => [`${row.slot}.${row.position}`, row]),
  );
  const found = [...places].sort(([, a], [, b]) => b.slot - a.slot || b.position - a.position);
  const items = found.slice(0, most).map(([cursor, { slot, position, time, signature }], i) => ({
    row: {
      signature: asSignature(signature),
      slot,
      transactionIndex: position,
      blockTime: time,
      err: null,
      memo: null,
    },
    looked: i + 1,
    cursor,
  }));
  return {
    items,
    looked: items.length,
    oldestTime: items.at(-1)?.row.blockTime,
    nextCursor: found.length > items.length ? items.at(-1)?.cursor : undefined,
    total:
      before === TOP
        ? { count: Math.min(found.length, MOST_COUNTED), exact: found.length <= MOST_COUNTED }
        : undefined,
    since,
  };
}

/** Since when trades, or trades and transfers, are stored: what is older was dropped, or never indexed. */
export function toStoredSince(
  { fromTime, toTime }: Pick<Coverage, 'fromTime' | 'toTime'>,
  kind?: HistoryKind,
): number {
  const days = kind === 'swap' ? swaps.keep?.days : transfers.keep?.days;
  return days === undefined ? fromTime : Math.max(fromTime, toTime - days * DAY);
}

/** `slot.position`; `undefined` for any other text. */
export function parseHistoryPlace(text: string): HistoryPlace | undefined {
  const [, slot, position] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? [];
  return position === undefined ? undefined : { slot: Number(slot), position: Number(position) };
}
