import type { Address } from '#contracts/chain';
import type { Amount, Asset, Field, Value } from '#contracts/decoded';
import { WRAPPED_SOL_MINT } from '../known-addresses.ts';

/** Value of `amount` units of `asset`; wrapped SOL reads as SOL. */
export function toAmountValue(asset: Asset, amount: bigint): Value {
  if (asset.kind === 'sol' || asset.mint === WRAPPED_SOL_MINT) return { kind: 'lamports', lamports: amount };
  return { kind: 'amount', amount, mint: asset.mint, decimals: asset.decimals };
}

/** One key an asset, SOL and wrapped SOL alike. */
export function toAssetKey(asset: Asset): string {
  return asset.kind === 'sol' || asset.mint === WRAPPED_SOL_MINT ? 'sol' : (asset.mint ?? 'unknown');
}

export const addressField = (name: string, address: Address): Field => ({
  name,
  value: { kind: 'address', address },
});

export const countField = (name: string, count: number): Field => ({
  name,
  value: { kind: 'integer', integer: count },
});

/** One unit of a token that cannot be divided: an NFT. */
export const isSingleItem = ({ asset, amount }: Amount): boolean =>
  asset.kind === 'token' && asset.decimals === 0 && amount === 1n;

/** Value of the first field of that name. */
export function valueOf(fields: readonly Field[], name: string): Value | undefined {
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    if (field.name === name) return field.value;
  }
  return undefined;
}

/** Whether some field is this address. */
export function namesAddress(fields: readonly Field[], address: Address): boolean {
  for (let i = 0; i < fields.length; i++) {
    const { value } = fields[i]!;
    if (value.kind === 'address' && value.address === address) return true;
  }
  return false;
}
