import { asAddress, type Address } from '#contracts/chain';
import type { Asset, BalanceChange } from '#contracts/decoded';
import type { RpcTokenBalance } from '#chain/rpc-types';
import { SOL } from '../instruction-view.ts';
import type { RawTransaction } from './raw-transaction.ts';

const NONE: readonly BalanceChange[] = [];

interface Tally {
  readonly owner: Address;
  readonly mint: string;
  readonly asset: Asset;
  before: bigint;
  after: bigint;
  readonly accounts: Address[];
}

/**
 * What each owner gained or lost: SOL by account in the order of the account list, then tokens by owner
 * and mint. Only non-zero changes. Empty when the node recorded no balances.
 */
export function toBalanceChanges(raw: RawTransaction): readonly BalanceChange[] {
  const { meta, keys } = raw;
  if (meta === undefined) return NONE;
  const changes: BalanceChange[] = [];
  const before = meta.preBalances;
  const after = meta.postBalances;
  if (before && after) {
    const count = Math.min(keys.length, before.length, after.length);
    for (let i = 0; i < count; i++) {
      if (before[i] === after[i]) continue;
      const was = BigInt(before[i]!);
      const is = BigInt(after[i]!);
      const owner = keys[i]!;
      changes.push({ owner, asset: SOL, change: is - was, before: was, after: is, accounts: [owner] });
    }
  }
  const had = meta.preTokenBalances ?? [];
  const has = meta.postTokenBalances ?? [];
  if (!areSame(had, has)) addTokenChanges(changes, raw, had, has);
  return changes;
}

/** Whether nothing about tokens changed, as in all that failed. */
function areSame(before: readonly RpcTokenBalance[], after: readonly RpcTokenBalance[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < before.length; i++) {
    const was = before[i]!;
    const is = after[i]!;
    if (
      was.accountIndex !== is.accountIndex ||
      was.uiTokenAmount.amount !== is.uiTokenAmount.amount ||
      was.owner !== is.owner ||
      was.mint !== is.mint
    )
      return false;
  }
  return true;
}

function addTokenChanges(
  changes: BalanceChange[],
  raw: RawTransaction,
  before: readonly RpcTokenBalance[],
  after: readonly RpcTokenBalance[],
): void {
  // A transaction names few owners and mints: looking through them costs less than a key made of both.
  const tallies: Tally[] = [];
  const tallyOf = (balance: RpcTokenBalance): Tally => {
    const account = raw.keys[balance.accountIndex] ?? asAddress('');
    // Early nodes did not record owners; then the token account stands for itself.
    const owner = balance.owner ? asAddress(balance.owner) : account;
    const { mint } = balance;
    let tally = tallies.find((known) => known.mint === mint && known.owner === owner);
    if (tally === undefined) {
      const asset: Asset = {
        kind: 'token',
        mint: asAddress(mint),
        decimals: balance.uiTokenAmount.decimals,
      };
      tally = { owner, mint, asset, before: 0n, after: 0n, accounts: [] };
      tallies.push(tally);
    }
    if (!tally.accounts.includes(account)) tally.accounts.push(account);
    return tally;
  };
  for (const balance of before) tallyOf(balance).before += BigInt(balance.uiTokenAmount.amount);
  for (const balance of after) tallyOf(balance).after += BigInt(balance.uiTokenAmount.amount);
  for (const { owner, asset, before: was, after: is, accounts } of tallies) {
    if (was !== is) changes.push({ owner, asset, change: is - was, before: was, after: is, accounts });
  }
}
