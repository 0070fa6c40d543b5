import { listSignatures, type Chain } from '#chain';
import type { RpcSignatureRow } from '#chain/rpc-types';
import { asSignature, type Address } from '#contracts/chain';

/** Rows of one call: the most a node gives. */
const PAGE = 1_000;

export interface WalkedHistory {
  /** The newest first. */
  readonly rows: readonly RpcSignatureRow[];
  /** Whether nothing older is known to the node. */
  readonly isWhole: boolean;
}

export interface WalkOptions {
  /** Rows after which it stops. */
  readonly most: number;
  /** Whether it may stop behind this row. */
  readonly isEnough?: ((oldest: RpcSignatureRow) => boolean) | undefined;
  readonly signal: AbortSignal;
}

/** Signatures that name `address` without their transactions, page by page; `undefined` where the node keeps no history of it. */
export async function walkHistory(
  chain: Chain,
  address: Address,
  { most, isEnough, signal }: WalkOptions,
): Promise<WalkedHistory | undefined> {
  const rows: RpcSignatureRow[] = [];
  for (;;) {
    const before = rows.at(-1)?.signature;
    const listed = await listSignatures(chain, address, {
      limit: PAGE,
      signal,
      ...(before !== undefined && { before: asSignature(before) }),
    });
    if (listed.kind !== 'found') return undefined;
    rows.push(...listed.rows);
    if (listed.rows.length < PAGE) return { rows, isWhole: true };
    if (rows.length >= most || isEnough?.(rows.at(-1)!) === true) return { rows, isWhole: false };
  }
}

export const hasFailed = ({ err }: RpcSignatureRow): boolean => err !== null && err !== undefined;
