import { listSignatures } from '#chain';
import type { RpcSignatureRow } from '#chain/rpc-types';
import { asSignature, type Address } from '#contracts/chain';
import type { Asset, DecodedTransaction } from '#contracts/decoded';
import type { ClusterReader } from '../../reading/cluster-reader.ts';
import { forEachConcurrent, withTimeout } from '#std/concurrency';
import { flattenInstructions } from '../../reading/transaction/flatten-instructions.ts';

/** What moved into or out of an address, once. */
export interface Moved {
  readonly signature: string;
  readonly slot: number;
  readonly time: number | undefined;
  readonly instruction: string;
  readonly direction: 'in' | 'out';
  readonly counterparty: Address;
  readonly asset: Asset;
  readonly amount: bigint;
}

export interface TransferLook {
  /** Newest first. */
  readonly moves: readonly Moved[];
  /** Transactions that were read. */
  readonly looked: number;
  /** Transactions that could not be read in time. */
  readonly unread: number;
  readonly newest: RpcSignatureRow | undefined;
  readonly oldest: RpcSignatureRow | undefined;
  /** Whether nothing older is left of what was asked for. */
  readonly isWhole: boolean;
  readonly cursor: string | undefined;
}

export interface LookOptions {
  readonly before?: string | undefined;
  /** Unix seconds. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Most transactions that are read. */
  readonly most: number;
  readonly signal: AbortSignal;
}

const PAGE = 1_000;
/** Pages of signatures that are passed over until a window begins. */
const MOST_PAGES = 5;
const CONCURRENCY = 8;
const READ_MS = 9_000;

/** Transfers of an address in its newest transactions of a window; `undefined` where the node keeps no history. */
export async function readTransfers(
  { chain, transactions }: Pick<ClusterReader, 'chain' | 'transactions'>,
  address: Address,
  { before, from = 0, to = Number.MAX_SAFE_INTEGER, most, signal }: LookOptions,
): Promise<TransferLook | 'no-history' | 'unknown-cursor'> {
  const rows: RpcSignatureRow[] = [];
  let after = before;
  let isWhole = false;
  for (let page = 0; page < MOST_PAGES && rows.length < most && !isWhole; page++) {
    const limit = from === 0 && to === Number.MAX_SAFE_INTEGER ? most : PAGE;
    const listed = await listSignatures(chain, address, {
      limit,
      signal,
      ...(after !== undefined && { before: asSignature(after) }),
    });
    if (listed.kind === 'absent') return 'no-history';
    if (listed.kind === 'unknown-cursor') return 'unknown-cursor';
    after = listed.rows.at(-1)?.signature;
    const inside = listed.rows.filter(
      ({ blockTime }) => typeof blockTime !== 'number' || (blockTime >= from && blockTime <= to),
    );
    rows.push(...inside);
    const last = listed.rows.at(-1)?.blockTime;
    isWhole = listed.rows.length < limit || (typeof last === 'number' && last < from);
  }
  const limited = rows.slice(0, most);
  const moves: (readonly Moved[] | undefined)[] = limited.map(() => undefined);
  const until = new AbortController();
  await withTimeout(
    READ_MS,
    forEachConcurrent(CONCURRENCY, limited, async (row, i) => {
      if (until.signal.aborted || signal.aborted) return;
      // What failed moved nothing.
      if (row.err !== null && row.err !== undefined) {
        moves[i] = [];
        return;
      }
      const reading = await transactions
        .read(asSignature(row.signature), {
          signal: AbortSignal.any([signal, until.signal]),
          finalized: row.confirmationStatus === 'finalized',
        })
        .catch(() => undefined);
      if (reading?.kind === 'found') moves[i] = [...listMoves(reading.transaction, row, address)];
    }),
  );
  until.abort();
  signal.throwIfAborted();
  return {
    moves: moves.flatMap((list) => list ?? []),
    looked: moves.filter((list) => list !== undefined).length,
    unread: moves.filter((list) => list === undefined).length,
    newest: limited[0],
    oldest: limited.at(-1),
    isWhole: isWhole && limited.length === rows.length,
    // Where nothing of the window was reached yet, the search goes on below what was passed over.
    cursor:
      limited.length < rows.length ? limited.at(-1)?.signature : isWhole ? undefined : (after ?? undefined),
  };
}

function* listMoves(
  transaction: DecodedTransaction,
  { signature, slot, blockTime: listedTime }: RpcSignatureRow,
  address: Address,
): Generator<Moved> {
  const { status, instructions, blockTime } = transaction;
  if (status.kind === 'failed') return;
  const own = findOwnAccounts(transaction, address);
  for (const { effects, path } of flattenInstructions(instructions)) {
    for (const effect of effects) {
      if (effect.kind !== 'transfer' || effect.amount === 0n) continue;
      const from = effect.fromOwner ?? effect.from;
      const to = effect.toOwner ?? effect.to;
      const isOut = from === address || own.has(effect.from);
      const isIn = to === address || own.has(effect.to);
      // Between its own accounts nothing came or went.
      if (isOut === isIn || from === to) continue;
      yield {
        signature,
        slot,
        time: blockTime ?? listedTime ?? undefined,
        instruction: path,
        direction: isOut ? 'out' : 'in',
        counterparty: isOut ? to : from,
        asset: effect.asset,
        amount: effect.amount,
      };
    }
  }
}

/** The address and its token accounts in a transaction: SOL that is wrapped into one of them goes nowhere. */
function findOwnAccounts(
  { instructions, balanceChanges }: DecodedTransaction,
  address: Address,
): ReadonlySet<string> {
  const own = new Set<string>([address]);
  for (const { owner, accounts } of balanceChanges) {
    if (owner === address) for (const account of accounts) own.add(account);
  }
  for (const { effects } of flattenInstructions(instructions)) {
    for (const effect of effects) {
      if (effect.kind === 'close-account' && effect.destination === address) own.add(effect.account);
      if (effect.kind !== 'transfer') continue;
      if (effect.fromOwner === address) own.add(effect.from);
      if (effect.toOwner === address) own.add(effect.to);
    }
  }
  return own;
}
