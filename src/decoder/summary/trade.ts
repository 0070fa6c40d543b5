import type { Asset, Effect } from '#contracts/decoded';
import { WRAPPED_SOL_MINT } from '../known-addresses.ts';
import { addressField, toAmountValue, toAssetKey } from './amounts.ts';
import { findMain, type Draft, type SummaryInput } from './summary-input.ts';

interface NetChange {
  readonly asset: Asset;
  readonly change: bigint;
}

/**
 * A trade of a signer: stated by a hop, else read from balances when exactly one asset went out, exactly
 * one came in, and a program that is no plumbing was called. Balances say what moved; that it was one
 * exchange is an inference, so this is used only for the sentence.
 */
export function describeTrade(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  if (main === undefined) return undefined;
  const program = addressField('program', main.program);
  const hops = input.effects.filter((effect) => effect.kind === 'hop');
  for (const owner of input.signers) {
    const net = toNetChanges(input, owner);
    const out = net.filter(({ change }) => change < 0n);
    const into = net.filter(({ change }) => change > 0n);
    const give = out[0];
    const get = into[0];
    if (out.length !== 1 || into.length !== 1 || give === undefined || get === undefined) continue;
    const fields = [
      { name: 'give', value: toAmountValue(give.asset, -give.change) },
      { name: 'get', value: toAmountValue(get.asset, get.change) },
      program,
    ];
    if (isSingleItem(get)) {
      return {
        action: 'buy-nft',
        past: 'bought',
        infinitive: 'buy',
        rest: '{get} for {give} through {program}',
        fields,
      };
    }
    if (isSingleItem(give)) {
      return {
        action: 'sell-nft',
        past: 'sold',
        infinitive: 'sell',
        rest: '{give} for {get} through {program}',
        fields,
      };
    }
    return {
      action: 'trade',
      past: 'swapped',
      infinitive: 'swap',
      rest: '{give} for {get} through {program}',
      fields,
    };
  }
  return describeHops(hops, program);
}

/** Failed trades move nothing; their hops still say what was wanted. */
function describeHops(hops: readonly Effect[], program: ReturnType<typeof addressField>): Draft | undefined {
  const first = hops[0];
  const last = hops.at(-1);
  if (first?.kind !== 'hop' || last?.kind !== 'hop') return undefined;
  if (toAssetKey(first.give.asset) === toAssetKey(last.get.asset)) return undefined;
  const give = { name: 'give', value: toAmountValue(first.give.asset, first.give.amount) };
  const get = { name: 'get', value: toAmountValue(last.get.asset, last.get.amount) };
  return {
    action: 'trade',
    past: 'swapped',
    infinitive: 'swap',
    rest: '{give} for {get} through {program}',
    fields: [give, get, program],
  };
}

function isSingleItem({ asset, change }: NetChange): boolean {
  return asset.kind === 'token' && asset.decimals === 0 && (change === 1n || change === -1n);
}

/**
 * What `owner` gained and lost in all: SOL and wrapped SOL together, without the fee, and without the rent
 * the fee payer put into accounts opened or got back from accounts closed.
 */
export function toNetChanges(input: SummaryInput, owner: string): readonly NetChange[] {
  const net = new Map<string, { asset: Asset; change: bigint }>();
  for (const { owner: whose, asset, change } of input.balanceChanges) {
    if (whose !== owner) continue;
    const key = toAssetKey(asset);
    const before = net.get(key);
    if (before) before.change += change;
    else net.set(key, { asset, change });
  }
  const sol = net.get('sol');
  if (sol && owner === input.feePayer) sol.change += (input.feeLamports ?? 0n) + toRentChange(input);
  return [...net.values()].filter(({ change }) => change !== 0n);
}

/**
 * SOL that went into accounts opened, as the instructions that opened them state it, less what came out of
 * accounts closed. SOL that is also counted as wrapped SOL is no rent.
 */
function toRentChange(input: SummaryInput): bigint {
  const opened = new Map<string, bigint>();
  const closed = new Set<string>();
  for (const effect of input.effects) {
    if (effect.kind === 'create-account') {
      const stated = effect.lamports ?? 0n;
      if (stated > (opened.get(effect.account) ?? -1n)) opened.set(effect.account, stated);
    } else if (effect.kind === 'close-account') closed.add(effect.account);
  }
  if (opened.size === 0 && closed.size === 0) return 0n;
  // Accounts opened by transfer, allocate and assign state no lamports; what was sent to them is their rent.
  for (const effect of input.effects) {
    if (effect.kind === 'transfer' && effect.asset.kind === 'sol' && opened.get(effect.to) === 0n) {
      opened.set(effect.to, effect.amount);
    }
  }
  let rent = 0n;
  for (const { asset, owner, before, after, change } of input.balanceChanges) {
    if (asset.kind !== 'sol') continue;
    const stated = opened.get(owner);
    if (before === 0n && after > 0n && stated !== undefined) {
      rent += stated < change ? stated : change - wrappedChange(input, owner);
    } else if (after === 0n && before > 0n && closed.has(owner)) rent += change - wrappedChange(input, owner);
  }
  return rent;
}

/** Change of the wrapped SOL in one token account. */
function wrappedChange(input: SummaryInput, account: string): bigint {
  for (const { asset, accounts, change } of input.balanceChanges) {
    if (
      asset.kind === 'token' &&
      asset.mint === WRAPPED_SOL_MINT &&
      accounts.length === 1 &&
      accounts[0] === account
    ) {
      return change;
    }
  }
  return 0n;
}
