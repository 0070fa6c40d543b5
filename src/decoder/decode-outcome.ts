import { WireError } from '#chain/wire/transaction';
import type { RpcMeta, RpcTransaction } from '#chain/rpc-types';
import type { Address, Signature } from '#contracts/chain';
import type { DecodedInstruction } from '#contracts/decoded';
import { VOTE_PROGRAM } from './known-addresses.ts';
import type { ProtocolSource } from './protocol-registry.ts';
import { nameError, type NamedError } from './transaction/decode-error.ts';
import { toFees } from './transaction/fees.ts';
import { dropEffects, toInstructionTree } from './transaction/instruction-tree.ts';
import { readLogs } from './transaction/logs.ts';
import {
  toRawTransaction,
  UnreadableTransaction,
  type RawTransaction,
} from './transaction/raw-transaction.ts';
import { TokenAccounts } from './transaction/token-accounts.ts';

/** What an index needs of a transaction: consequences, no words. */
export interface Outcome {
  readonly signature: Signature;
  readonly feePayer: Address;
  readonly failed: boolean;
  /** Of one that failed. */
  readonly error: NamedError | undefined;
  readonly feeLamports: bigint;
  readonly priorityFeeLamports: bigint;
  readonly computeUnits: number | undefined;
  /** Every address of the transaction; instructions and token balances name them by position. */
  readonly keys: readonly Address[];
  readonly instructions: readonly DecodedInstruction[];
  readonly meta: RpcMeta | undefined;
}

/** `vote` for the transactions validators vote with, which are counted and not looked into. */
export type OutcomeReading =
  | {
      readonly kind: 'vote';
      readonly failed: boolean;
      readonly feeLamports: bigint;
      readonly computeUnits: number;
    }
  | { readonly kind: 'found'; readonly outcome: Outcome }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Decodes a transaction of a block. Total, as `decodeTransaction`. */
export function decodeOutcome(input: RpcTransaction, published?: ProtocolSource): OutcomeReading {
  try {
    const raw = toRawTransaction(input);
    const { meta } = raw;
    const failed = meta !== undefined && meta.err !== null && meta.err !== undefined;
    if (isVote(raw)) {
      return {
        kind: 'vote',
        failed,
        feeLamports: BigInt(meta?.fee ?? 0),
        computeUnits: Number(meta?.computeUnitsConsumed ?? 0),
      };
    }
    const logs = readLogs(meta?.logMessages);
    const { top } = toInstructionTree(
      raw,
      new TokenAccounts(raw),
      logs,
      published,
      // What failed had no effect.
      failed ? 'name' : 'effects',
    );
    if (failed) dropEffects(top);
    const { feeLamports = 0n, priorityFeeLamports = 0n } = toFees(raw);
    return {
      kind: 'found',
      outcome: {
        signature: raw.signatures[0]!,
        feePayer: raw.keys[0]!,
        failed,
        error: failed ? nameError(meta.err, raw, logs) : undefined,
        feeLamports,
        priorityFeeLamports,
        computeUnits:
          meta?.computeUnitsConsumed === undefined ? undefined : Number(meta.computeUnitsConsumed),
        keys: raw.keys,
        instructions: top,
        meta,
      },
    };
  } catch (error) {
    const known = error instanceof WireError || error instanceof UnreadableTransaction;
    return {
      kind: 'unreadable',
      reason: known ? error.message : 'the node’s answer has an unexpected shape',
    };
  }
}

/** A simple vote: every instruction is the Vote program’s. */
function isVote({ instructions, keys }: RawTransaction): boolean {
  return instructions.length > 0 && instructions.every(({ program }) => keys[program] === VOTE_PROGRAM);
}
