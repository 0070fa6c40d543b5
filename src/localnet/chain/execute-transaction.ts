import type { EngineOutcome } from '../engine/engine.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';
import { formatMemos } from '../transactions/memo.ts';
import type { LoadedAddresses } from '../accounts/message-accounts.ts';
import type { Bank, SubmitOutcome } from './bank.ts';
import { listTouchedNonces, storeNonce } from './nonce.ts';
import { listTokenBalances } from './token-balances.ts';

interface Execution {
  readonly keys: readonly string[];
  readonly writable: readonly string[];
  readonly loaded: LoadedAddresses;
  /** Nonce account the transaction lives by, when it does. */
  readonly nonce: string | undefined;
  readonly verifySignatures: boolean;
}

/** Runs one transaction and writes down what it did; refused when it paid nothing. */
export function executeTransaction(
  bank: Bank,
  transaction: CheckedTransaction,
  { keys, writable, loaded, nonce, verifySignatures }: Execution,
): SubmitOutcome {
  const { accounts } = bank;
  const preBalances = keys.map((key) => accounts.getBalance(key));
  const preTokenBalances = listTokenBalances(accounts.index, transaction, keys);
  accounts.remember(writable);
  const outcome: EngineOutcome = bank.engine.execute(transaction, verifySignatures);
  const postBalances = keys.map((key) => accounts.getBalance(key));
  // Lamports never appear or vanish inside a transaction, so what is missing after it is its fee. The
  // engine does not say whether a failure was charged; one that paid nothing is in no block.
  const feeLamports = sum(preBalances) - sum(postBalances);
  if (outcome.error !== null && feeLamports === 0n) return { kind: 'refused', error: outcome.error };

  const latest = bank.blockhashes.latest.hash;
  if (outcome.error !== null && nonce !== undefined) storeNonce(accounts, nonce, latest);
  if (outcome.error === null) {
    for (const address of listTouchedNonces(transaction, keys)) storeNonce(accounts, address, latest);
  }
  accounts.refresh(writable);
  return {
    kind: 'landed',
    writable,
    transaction: {
      signature: transaction.signature,
      slot: bank.slot,
      position: bank.openTransactions.length,
      bytes: transaction.bytes,
      isVote: isSimpleVote(transaction),
      error: outcome.error,
      feeLamports,
      accountKeys: keys,
      loadedWritable: loaded.writable,
      loadedReadonly: loaded.readonly,
      preBalances,
      postBalances,
      preTokenBalances,
      postTokenBalances: listTokenBalances(accounts.index, transaction, keys),
      innerInstructions: outcome.innerInstructions,
      logs: outcome.logs,
      computeUnits: outcome.computeUnits,
      returnData: outcome.returnData,
      memo: formatMemos(transaction),
    },
  };
}

/** One legacy vote instruction and at most two signatures: what nodes set apart as a simple vote. */
function isSimpleVote({ staticKeys, wire: { message } }: CheckedTransaction): boolean {
  const [first, second] = message.instructions;
  return (
    message.version === 'legacy' &&
    second === undefined &&
    message.requiredSignatures < 3 &&
    first !== undefined &&
    staticKeys[first.program] === PROGRAMS.vote
  );
}

function sum(balances: readonly bigint[]): bigint {
  let total = 0n;
  for (const balance of balances) total += balance;
  return total;
}
