import type { TransactionRow } from '#contracts/answers';
import type { Address, Slot } from '#contracts/chain';
import type { DecodedInstruction, DecodedTransaction } from '#contracts/decoded';
import type { RpcSignatureRow } from '#chain/rpc-types';
import { asSignature } from '#contracts/chain';
import { categoryOf, findValue } from '#decoder';

const MAX_MEMO_LENGTH = 256;
const VOTE_PROGRAM = 'Vote111111111111111111111111111111111111111';

/** What a list shows of a transaction. With `account`, also how that account's balances changed. */
export function toTransactionRow(
  transaction: DecodedTransaction,
  at: { readonly slot: Slot; readonly index?: number | undefined; readonly blockTime?: number | undefined },
  account?: Address,
): TransactionRow {
  const { status } = transaction;
  const programs = [...new Set(transaction.instructions.map(({ program }) => program))];
  return {
    signature: transaction.signature,
    slot: at.slot,
    blockTime: transaction.blockTime ?? at.blockTime,
    index: at.index,
    status: status.kind,
    errorName: status.kind === 'failed' ? status.error.name : undefined,
    summary: transaction.summary,
    action: transaction.action,
    feePayer: transaction.feePayer,
    feeLamports: transaction.feeLamports,
    computeUnits: transaction.computeUnits,
    vote: isVote(transaction.action, programs) ? true : undefined,
    memo: findMemo(transaction.instructions)?.slice(0, MAX_MEMO_LENGTH),
    programs,
    changes:
      account === undefined
        ? undefined
        : transaction.balanceChanges.filter(
            (change) => change.owner === account || change.accounts.includes(account),
          ),
  };
}

/** The row of a signature whose transaction was not read: status from the node's list, no summary. */
export function toUnreadRow(row: RpcSignatureRow): TransactionRow {
  return {
    signature: asSignature(row.signature),
    slot: row.slot,
    blockTime: row.blockTime ?? undefined,
    index: row.transactionIndex,
    status: row.err === null || row.err === undefined ? 'succeeded' : 'failed',
    memo: row.memo?.slice(0, MAX_MEMO_LENGTH),
  };
}

/** Votes by what they do; where that is not read, by calling nothing but the vote program. */
function isVote(action: string, programs: readonly Address[]): boolean {
  return action === 'vote' || (action === 'unknown' && programs.length === 1 && programs[0] === VOTE_PROGRAM);
}

function findMemo(instructions: readonly DecodedInstruction[]): string | undefined {
  for (const instruction of instructions) {
    // A memo is written to the ledger whether or not the transaction succeeds, so it is no effect of it alone.
    if (categoryOf(instruction.program) === 'memo') {
      const memo = findValue(instruction.fields, 'memo');
      if (memo?.kind === 'text') return memo.text;
    }
    const inner = findMemo(instruction.inner);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
