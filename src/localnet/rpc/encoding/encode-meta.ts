import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import type { LandedTransaction, Reward, TokenBalance } from '../../ledger/block.ts';
import type { TransactionError } from '../../engine/transaction-errors.ts';
import { parseInstruction } from '../parsed/parse-instruction.ts';
import { toUiAmount } from '../parsed/ui-amount.ts';

/** `meta` of a transaction. Cost units and loaded data size are left out: the engine does not tell them. */
export function encodeMeta(landed: LandedTransaction, isParsed: boolean): unknown {
  return {
    computeUnitsConsumed: landed.computeUnits,
    err: landed.error,
    fee: landed.feeLamports,
    innerInstructions: encodeInner(landed.innerInstructions, landed.accountKeys, isParsed),
    ...(!isParsed && {
      loadedAddresses: { readonly: landed.loadedReadonly, writable: landed.loadedWritable },
    }),
    logMessages: landed.logs,
    postBalances: landed.postBalances,
    postTokenBalances: landed.postTokenBalances.map(encodeTokenBalance),
    preBalances: landed.preBalances,
    preTokenBalances: landed.preTokenBalances.map(encodeTokenBalance),
    ...(landed.returnData && { returnData: encodeReturnData(landed.returnData) }),
    rewards: [],
    status: encodeStatus(landed.error),
  };
}

export function encodeInner(
  groups: LandedTransaction['innerInstructions'],
  keys: readonly string[],
  isParsed: boolean,
): unknown {
  return groups.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map((inner) =>
      isParsed
        ? parseInstruction(inner, keys, inner.stackHeight)
        : {
            accounts: [...inner.accounts],
            data: encodeBase58(inner.data),
            programIdIndex: inner.program,
            stackHeight: inner.stackHeight,
          },
    ),
  }));
}

export function encodeStatus(error: TransactionError | null): unknown {
  return error === null ? { Ok: null } : { Err: error };
}

export function encodeTokenBalance({
  accountIndex,
  mint,
  owner,
  programId,
  amount,
  decimals,
}: TokenBalance): unknown {
  return { accountIndex, mint, owner, programId, uiTokenAmount: toUiAmount(amount, decimals) };
}

export function encodeReturnData(returned: {
  readonly programId: string;
  readonly data: Uint8Array;
}): unknown {
  return { data: [toBase64(returned.data), 'base64'], programId: returned.programId };
}

export function encodeReward({ address, lamports, postBalance, kind, commission }: Reward): unknown {
  return { commission, lamports, postBalance, pubkey: address, rewardType: kind };
}
