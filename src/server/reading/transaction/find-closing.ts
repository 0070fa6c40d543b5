import type { RpcSignatureRow } from '#chain/rpc-types';
import { asSignature, type Address, type Signature } from '#contracts/chain';
import type { DecodedTransaction } from '#contracts/decoded';
import type { ClusterReader } from '../cluster-reader.ts';
import { hasFailed, walkHistory } from './walk-history.ts';

export interface Closing {
  readonly signature: Signature;
  readonly slot: number;
  readonly time?: number | undefined;
  /** What stood in the account until then. */
  readonly lamports: bigint;
  /** Who got the most of it; absent where nobody else gained. */
  readonly to?: Address | undefined;
  /** Who signed for it and paid the fee. */
  readonly by: Address;
}

/** Of an account that is not there: whether it ever was in a transaction, and the one that emptied it. */
export interface Past {
  readonly wasUsed: boolean;
  readonly closing?: Closing | undefined;
}

/** The last transactions of an account that can have emptied it. */
const MOST_READ = 5;
const LISTED = 1_000;

/** `undefined` where the node keeps no history of it. */
export async function findPast(
  reader: Pick<ClusterReader, 'chain' | 'transactions'>,
  address: Address,
  signal: AbortSignal,
): Promise<Past | undefined> {
  const history = await walkHistory(reader.chain, address, { most: LISTED, signal });
  if (history === undefined) return undefined;
  for (const row of history.rows.filter((one) => !hasFailed(one)).slice(0, MOST_READ)) {
    const reading = await reader.transactions.read(asSignature(row.signature), {
      signal,
      finalized: row.confirmationStatus === 'finalized',
    });
    const closing = reading.kind === 'found' ? toClosing(reading.transaction, address, row) : undefined;
    if (closing !== undefined) return { wasUsed: true, closing };
  }
  return { wasUsed: history.rows.length > 0 };
}

/** How a transaction emptied `address`; `undefined` where it did not. */
export function toClosing(
  { accounts, feePayer, feeLamports }: DecodedTransaction,
  address: Address,
  row: Pick<RpcSignatureRow, 'signature' | 'slot' | 'blockTime'>,
): Closing | undefined {
  const own = accounts.find((one) => one.address === address);
  if (own?.preLamports === undefined || own.preLamports === 0n || own.postLamports !== 0n) return undefined;
  let most: { readonly address: Address; readonly gain: bigint } | undefined;
  for (const { address: other, preLamports, postLamports } of accounts) {
    if (other === address || preLamports === undefined || postLamports === undefined) continue;
    // Whoever pays the fee gains that much less.
    const gain = postLamports - preLamports + (other === feePayer ? (feeLamports ?? 0n) : 0n);
    if (gain > 0n && (most === undefined || gain > most.gain)) most = { address: other, gain };
  }
  return {
    signature: asSignature(row.signature),
    slot: row.slot,
    time: row.blockTime ?? undefined,
    lamports: own.preLamports,
    to: most?.address,
    by: feePayer,
  };
}
