import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import { toFeeTerms } from '../../chain/fees.ts';
import { listTokenBalances } from '../../chain/token-balances.ts';
import type { EngineSimulation } from '../../engine/engine.ts';
import { isTokenProgram } from '../../keys/program-addresses.ts';
import { readTokenAccount } from '../../programs/token-state.ts';
import type { CheckedTransaction } from '../../transactions/check-transaction.ts';
import { listKeys, loadAddresses } from '../../accounts/message-accounts.ts';
import { encodeTokenBalance } from './encode-meta.ts';

const UNKNOWN = {
  fee: null,
  loadedAddresses: null,
  preBalances: null,
  postBalances: null,
  preTokenBalances: null,
  postTokenBalances: null,
} as const;

/** Fee and balances a simulated transaction would have; all `null` when it would be in no block. */
export function encodeSimulatedBalances(
  chain: LocalnetChain,
  transaction: CheckedTransaction,
  { error, accounts }: Pick<EngineSimulation, 'error' | 'accounts'>,
): object {
  const loaded = loadAddresses(chain.bank.accounts, transaction);
  // An error that is a bare name stopped it before it was charged.
  if (typeof loaded === 'string' || typeof error === 'string') return UNKNOWN;
  const { keys } = listKeys(transaction, loaded);
  const { baseLamports, priorityLamports } = toFeeTerms(transaction);
  const fee = baseLamports + priorityLamports;
  const preBalances = keys.map((key) => chain.bank.accounts.getBalance(key));
  const postBalances = keys.map((key, index) => {
    if (error === null) return accounts.get(key)?.lamports ?? preBalances[index]!;
    return preBalances[index]! - (index === 0 ? fee : 0n);
  });
  const { index } = chain.bank.accounts;
  const preTokenBalances = listTokenBalances(index, transaction, keys);
  const postTokenBalances = listTokenBalances(index, transaction, keys, (address) => {
    const account = accounts.get(address);
    if (!account) return index.token(address);
    return isTokenProgram(account.owner) ? readTokenAccount(account) : undefined;
  });
  return {
    fee,
    loadedAddresses: loaded,
    preBalances,
    postBalances,
    preTokenBalances: preTokenBalances.map(encodeTokenBalance),
    postTokenBalances: postTokenBalances.map(encodeTokenBalance),
  };
}
