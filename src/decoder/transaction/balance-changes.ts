import { asAddress, type Address } from '#contracts/chain';
import type { Asset, BalanceChange } from '#contracts/decoded';
import type { RpcTokenBalance } from '#chain/rpc-types';
import { toBigint } from '#std/integer-text';
import { SOL } from '../instruction-view.ts';
import { toLamports } from './lamports.ts';
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
      const was = toLamports(before[i]!);
      const is = toLamports(after[i]!);
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
  for (let side = 0; side < 2; side++) {
    const balances = side === 0 ? before : after;
    for (let i = 0; i < balances.length; i++) {
      const balance = balances[i]!;
      const tally = tallyOf(balance, raw.keys, tallies);
      const units = toBigint(balance.uiTokenAmount.amount);
      if (side === 0) tally.before += units;
      else tally.after += units;
    }
  }
  for (let i = 0; i < tallies.length; i++) {
    const { owner, asset, before: was, after: is, accounts } = tallies[i]!;
    if (was !== is) changes.push({ owner, asset, change: is - was, before: was, after: is, accounts });
  }
}

/** The tally of a balance's owner and mint, made where there is none yet. */
function tallyOf(balance: RpcTokenBalance, keys: readonly Address[], tallies: Tally[]): Tally {
  const account = keys[balance.accountIndex] ?? asAddress('');
  // Early nodes did not record owners; then the token account stands for itself.
  const owner = balance.owner ? asAddress(balance.owner) : account;
  const { mint } = balance;
  for (let i = 0; i < tallies.length; i++) {
    const tally = tallies[i]!;
    if (tally.mint !== mint || tally.owner !== owner) continue;
    if (!tally.accounts.includes(account)) tally.accounts.push(account);
    return tally;
  }
  const asset: Asset = { kind: 'token', mint: asAddress(mint), decimals: balance.uiTokenAmount.decimals };
  const tally: Tally = { owner, mint, asset, before: 0n, after: 0n, accounts: [account] };
  tallies.push(tally);
  return tally;
}
