import type { Asset, BalanceChange, Effect } from '#contracts/decoded';
import { addressField, toAmountValue, toAssetKey } from './amounts.ts';
import { findMain, type Draft, type SummaryInput } from './summary-input.ts';

/** Rent of a few token accounts: SOL changes up to this are set-up cost when tokens moved too. */
const RENT_NOISE_LAMPORTS = 15_000_000n;

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

/** What `owner` gained and lost in all: SOL and wrapped SOL together, without the fee and account rent. */
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
  if (sol && owner === input.feePayer) sol.change += input.feeLamports ?? 0n;
  const tokensMoved = [...net.values()].filter((item) => item !== sol && item.change !== 0n).length;
  if (sol && tokensMoved >= 2 && isNoise(sol.change)) net.delete('sol');
  return [...net.values()].filter(({ change }) => change !== 0n);
}

function isNoise(lamports: bigint): boolean {
  return lamports < RENT_NOISE_LAMPORTS && lamports > -RENT_NOISE_LAMPORTS;
}

/** Changes of one owner as the balance list has them. */
export function changesOf(changes: readonly BalanceChange[], owner: string): readonly BalanceChange[] {
  return changes.filter((change) => change.owner === owner);
}
