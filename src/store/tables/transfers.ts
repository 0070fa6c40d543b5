import { defineFacts } from '../define-table.ts';
import type { EffectOf } from '../made-from.ts';

/** SOL transfers below 0.001 SOL, and token transfers below a hundredth of a whole token, are dust. */
const DUST_LAMPORTS = 1_000_000n;
const DUST_DIGITS = 2;

/** Whether a transfer is too small to be stored. */
export function isDust({ asset, amount }: EffectOf<'transfer'>, decimals: number | undefined): boolean {
  if (asset.kind === 'sol') return amount < DUST_LAMPORTS;
  if (decimals === undefined || decimals < DUST_DIGITS) return amount === 0n;
  return amount < 10n ** BigInt(decimals - DUST_DIGITS);
}

export default defineFacts({
  name: 'transfers',
  about: 'A transfer above dust that is not a leg of a trade.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    /** The mint; wrapped SOL’s for SOL. */
    mint: 'address',
    sender: 'address',
    receiver: 'address',
    amount: 'uint',
    decimals: 'integer?',
  },
  key: ['slot', 'position', 'part'],
  indexes: [
    ['mint', 'slot', 'position', 'part'],
    ['sender', 'slot', 'position', 'part'],
    ['receiver', 'slot', 'position', 'part'],
  ],
  shardBy: 'mint',
  keep: { column: 'time', days: 30 },
  madeFrom: {
    effects: ['transfer'],
    toRow(effect, context) {
      if (context.hasSwaps) return undefined;
      const mint = context.mintOf(effect.asset);
      const [sender, receiver] = [effect.fromOwner ?? effect.from, effect.toOwner ?? effect.to];
      if (mint === undefined || sender === receiver) return undefined;
      const decimals = context.decimalsOf(effect.asset);
      if (isDust(effect, decimals)) return undefined;
      return { ...context.at, mint, sender, receiver, amount: effect.amount, decimals };
    },
  },
});
