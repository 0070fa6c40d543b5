import type { Address } from '#contracts/chain';
import type { DecodedInstruction } from '#contracts/decoded';
import { findAccount, findLayout, type SummaryInput } from './summary-input.ts';

export interface SaleSide {
  readonly side: 'buy' | 'sell';
  readonly sentence: string;
  /** Who acts, where the instruction names it. */
  readonly actor: Address | undefined;
}

/** Which side of a sale acted: the one that signed; absent where both did or neither. */
export function findSaleSide(
  instruction: DecodedInstruction,
  input: Pick<SummaryInput, 'signers' | 'addresses'>,
): SaleSide | undefined {
  const sale = findLayout(instruction)?.sale;
  if (sale === undefined) return undefined;
  const [buyer, seller] = [sale.buyer, sale.seller].map((name) =>
    name === undefined ? undefined : findAccount(instruction, name, input),
  );
  const isSigner = (address: Address | undefined): boolean =>
    address !== undefined && input.signers.includes(address);
  const buys: SaleSide | undefined =
    sale.buy === undefined ? undefined : { side: 'buy', sentence: sale.buy, actor: buyer };
  const sells: SaleSide | undefined =
    sale.sell === undefined ? undefined : { side: 'sell', sentence: sale.sell, actor: seller };
  if (buys === undefined || sells === undefined) return buys ?? sells;
  if (isSigner(buyer) === isSigner(seller)) return undefined;
  return isSigner(buyer) ? buys : sells;
}
