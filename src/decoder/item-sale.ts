import type { Effect } from '#contracts/decoded';
import { SOL, type InstructionView } from './instruction-view.ts';

/** Where a sale's sides stand in the instruction that settles it. */
export interface SaleNames {
  readonly venue: string;
  readonly buyer: string;
  /** Account that is the mint of what is sold. */
  readonly mint: string;
  /** Argument in lamports. */
  readonly price: string;
}

/**
 * A marketplace's sale of one item for SOL, as a hop of the buyer. The price is the one agreed on: fees and
 * royalties come out of it or on top, as the marketplace has it.
 */
export function toSale(view: InstructionView, { venue, buyer, mint, price }: SaleNames): readonly Effect[] {
  const item = view.find(mint);
  const trader = view.find(buyer);
  const amount = view.findInteger(price);
  if (item === undefined || trader === undefined || amount === undefined) return [];
  return [
    {
      kind: 'hop',
      venue,
      trader,
      give: { asset: SOL, amount },
      get: { asset: { kind: 'token', mint: item, decimals: view.decimalsOf(item) }, amount: 1n },
    },
  ];
}
