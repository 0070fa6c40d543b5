import type { Asset, Effect } from '#contracts/decoded';
import { SOL, type InstructionView } from './instruction-view.ts';
import { WRAPPED_SOL_MINT } from './known-addresses.ts';

/** Where a sale's sides stand in the instruction that settles it: names of accounts and arguments. */
export interface SaleNames {
  readonly venue: string;
  readonly buyer: string;
  /** Account that is the mint of what is sold. */
  readonly mint: string;
  /** Argument that is the price. */
  readonly price: string;
  /** Account that is the mint the price is in; lamports when absent. */
  readonly currency?: string;
  /** Argument that says how many are sold; one when absent. */
  readonly size?: string;
}

/**
 * A marketplace's sale of an item, as a swap of the buyer. The price is the one agreed on: fees and royalties
 * come out of it or on top, as the marketplace has it.
 */
export function toSale(
  view: InstructionView,
  { venue, buyer, mint, price, currency, size }: SaleNames,
): readonly Effect[] {
  const item = view.find(mint);
  const trader = view.find(buyer);
  const paid = view.findInteger(price);
  if (item === undefined || trader === undefined || paid === undefined) return [];
  const money = currency === undefined ? undefined : view.find(currency);
  const asset: Asset =
    money === undefined || money === WRAPPED_SOL_MINT
      ? SOL
      : { kind: 'token', mint: money, decimals: view.decimalsOf(money) };
  return [
    {
      kind: 'swap',
      venue,
      trader,
      sold: { asset, amount: paid },
      bought: {
        asset: { kind: 'token', mint: item, decimals: view.decimalsOf(item) },
        amount: (size === undefined ? undefined : view.findInteger(size)) ?? 1n,
      },
    },
  ];
}
