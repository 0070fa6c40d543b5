import type { RpcTokenBalance } from '#chain/rpc-types';
import type { Outcome } from '#decoder';
import type { TokenAccountState } from './facts.ts';

/** Token accounts a transaction changed, as it left them; one it closed holds nothing. */
export function toChangedTokenAccounts({ keys, meta }: Outcome): readonly TokenAccountState[] {
  const before = meta?.preTokenBalances ?? [];
  const after = meta?.postTokenBalances ?? [];
  if (before.length === 0 && after.length === 0) return [];
  const changed: TokenAccountState[] = [];
  for (const balance of after) {
    const earlier = before.find(
      (one) => one.accountIndex === balance.accountIndex && one.mint === balance.mint,
    );
    if (earlier?.uiTokenAmount.amount === balance.uiTokenAmount.amount) continue;
    add(balance, BigInt(balance.uiTokenAmount.amount));
  }
  for (const balance of before) {
    if (after.some((one) => one.accountIndex === balance.accountIndex && one.mint === balance.mint)) continue;
    if (balance.uiTokenAmount.amount !== '0') add(balance, 0n);
  }
  return changed;

  function add({ accountIndex, mint, owner }: RpcTokenBalance, amount: bigint): void {
    const account = keys[accountIndex];
    if (account !== undefined) changed.push({ account, mint, owner: owner || undefined, amount });
  }
}

/** What a token account held after the transaction; absent when its balances do not tell. */
export function balanceAfter({ keys, meta }: Outcome, account: string | undefined): bigint | undefined {
  if (account === undefined) return undefined;
  const balance = meta?.postTokenBalances?.find(({ accountIndex }) => keys[accountIndex] === account);
  return balance && BigInt(balance.uiTokenAmount.amount);
}

/** Lamports of an account after the transaction; absent where the node recorded none. */
export function lamportsAfter({ keys, meta }: Outcome, account: string | undefined): bigint | undefined {
  const at = account === undefined ? -1 : keys.findIndex((key) => key === account);
  const lamports = at < 0 ? undefined : meta?.postBalances?.[at];
  return lamports === undefined ? undefined : BigInt(lamports);
}

/** What a token account held before the transaction; absent when its balances do not tell. */
export function balanceBefore({ keys, meta }: Outcome, account: string): bigint | undefined {
  const balance = meta?.preTokenBalances?.find(({ accountIndex }) => keys[accountIndex] === account);
  return balance && BigInt(balance.uiTokenAmount.amount);
}

/** Decimals of a mint as the transaction's token balances tell them. */
export function decimalsIn({ meta }: Outcome, mint: string): number | undefined {
  const of = (balances: readonly RpcTokenBalance[] | null | undefined): number | undefined =>
    balances?.find((balance) => balance.mint === mint)?.uiTokenAmount.decimals;
  return of(meta?.postTokenBalances) ?? of(meta?.preTokenBalances);
}
