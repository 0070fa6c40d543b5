import type { AccountIndex } from '../accounts/account-index.ts';
import { isTokenProgram } from '../keys/program-addresses.ts';
import type { TokenAccountState } from '../programs/token-state.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';
import type { TokenBalance } from '../ledger/block.ts';

/**
 * Balances of the token accounts among a transaction's `keys`, when it names a token program at all; the
 * programs it calls are left out (as nodes do). `read` tells the state of an account.
 */
export function listTokenBalances(
  index: AccountIndex,
  { wire }: CheckedTransaction,
  keys: readonly string[],
  read: (address: string) => TokenAccountState | undefined = (address) => index.token(address),
): readonly TokenBalance[] {
  const balances: TokenBalance[] = [];
  if (!keys.some(isTokenProgram)) return balances;
  const programs = new Set(wire.message.instructions.map(({ program }) => keys[program]!));
  keys.forEach((key, accountIndex) => {
    const token = programs.has(key) ? undefined : read(key);
    const decimals = token && index.decimals(token.mint);
    if (!token || decimals === undefined) return;
    const { mint, owner, program: programId, amount } = token;
    balances.push({ accountIndex, mint, owner, programId, amount, decimals });
  });
  return balances;
}
