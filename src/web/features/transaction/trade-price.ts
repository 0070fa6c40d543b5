import { SOL_MINT } from '#contracts/chain';
import type { Amount } from '#contracts/decoded';
import type { Wire } from '#std/json';
import type { WireNames } from '../../values/names.ts';

/**
 * The two sides of an exchange, the priced one first: dollars are what prices are quoted in, else SOL; of two others
 * what was sold is priced.
 */
export function toPriced(
  { sold, bought }: { readonly sold: Wire<Amount>; readonly bought: Wire<Amount> },
  { tokens }: WireNames,
): readonly [priced: Wire<Amount>, quote: Wire<Amount>] {
  const rankOf = ({ asset }: Wire<Amount>): number =>
    asset.kind === 'sol' || asset.mint === SOL_MINT
      ? 1
      : // Either way round is true, so the symbol a token gives itself may decide.
        tokens[asset.mint ?? '']?.symbol?.includes('USD')
        ? 2
        : 0;
  return rankOf(sold) > rankOf(bought) ? [bought, sold] : [sold, bought];
}
