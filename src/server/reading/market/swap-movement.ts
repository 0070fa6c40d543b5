import type { RpcMeta, RpcTokenBalance } from '#chain/rpc-types';
import { asAddress, type Address } from '#contracts/chain';
import type { Asset } from '#contracts/decoded';
import type { SwapMovement } from '#contracts/market/terminal';
import { WRAPPED_SOL } from '#decoder';

/**
 * What a simulation moved for `user`, who pays; `undefined` when the node gave no balances. Lamports that went
 * into accounts it opened, or came out of accounts it closed, are distinguished from what was traded.
 */
export function toSwapMovement(
  meta: RpcMeta,
  accounts: readonly Address[],
  user: Address,
): SwapMovement | undefined {
  const { preBalances, postBalances, preTokenBalances, postTokenBalances, fee } = meta;
  if (!preBalances || !postBalances || !preTokenBalances || !postTokenBalances) return undefined;
  // A node that tells no fee tells null.
  if (typeof fee !== 'number' && typeof fee !== 'bigint') return undefined;
  const [before, after] = [toByAccount(preTokenBalances), toByAccount(postTokenBalances)];
  const lamportsOf = (balances: typeof preBalances, i: number) => BigInt(balances[i] ?? 0);
  /** Lamports that stand in an account for its size: what wrapped SOL counts is money, not rent. */
  const rentOf = (balances: typeof preBalances, held: ReadonlyMap<number, RpcTokenBalance>, i: number) => {
    const token = held.get(i);
    const wrapped = token?.mint === WRAPPED_SOL.mint ? BigInt(token.uiTokenAmount.amount) : 0n;
    return lamportsOf(balances, i) - wrapped;
  };
  const opened: SwapMovement['opened'][number][] = [];
  const closed: SwapMovement['closed'][number][] = [];
  let sol = lamportsOf(postBalances, 0) - lamportsOf(preBalances, 0) + BigInt(fee);
  accounts.forEach((account, i) => {
    if (i === 0) return;
    const [was, is] = [lamportsOf(preBalances, i), lamportsOf(postBalances, i)];
    if (was === 0n && is > 0n) {
      const mint = after.get(i)?.mint;
      const lamports = rentOf(postBalances, after, i);
      opened.push({ account, mint: mint === undefined ? undefined : asAddress(mint), lamports });
      sol += lamports;
    } else if (was > 0n && is === 0n) {
      const lamports = rentOf(preBalances, before, i);
      closed.push({ account, lamports });
      sol -= lamports;
    }
  });
  const changes: { asset: Asset; amount: bigint }[] = [];
  if (sol !== 0n) changes.push({ asset: { kind: 'sol' }, amount: sol });
  for (const [mint, { amount, decimals }] of toTokenChanges(before, after, user)) {
    if (amount !== 0n) changes.push({ asset: { kind: 'token', mint: asAddress(mint), decimals }, amount });
  }
  return { changes, feeLamports: BigInt(fee), opened, closed };
}

const toByAccount = (balances: readonly RpcTokenBalance[]): ReadonlyMap<number, RpcTokenBalance> =>
  new Map(balances.map((balance) => [balance.accountIndex, balance]));

function toTokenChanges(
  before: ReadonlyMap<number, RpcTokenBalance>,
  after: ReadonlyMap<number, RpcTokenBalance>,
  user: Address,
): ReadonlyMap<string, { readonly amount: bigint; readonly decimals: number }> {
  const changes = new Map<string, { amount: bigint; decimals: number }>();
  for (const [balances, sign] of [
    [before, -1n],
    [after, 1n],
  ] as const) {
    for (const { owner, mint, uiTokenAmount } of balances.values()) {
      if (owner !== user) continue;
      const known = changes.get(mint)?.amount ?? 0n;
      changes.set(mint, {
        amount: known + sign * BigInt(uiTokenAmount.amount),
        decimals: uiTokenAmount.decimals,
      });
    }
  }
  return changes;
}
