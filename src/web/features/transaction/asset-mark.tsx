import type { Asset } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { Mark } from '../../values/address.tsx';
import { useNames } from '../../values/names.ts';

/** The picture of a token, else its pattern; nothing for SOL and for a token that is not known. */
export function AssetMark({ asset }: { readonly asset: Wire<Asset> }) {
  const { tokens } = useNames();
  const mint = asset.kind === 'token' ? asset.mint : undefined;
  return mint === undefined ? null : (
    <>
      <Mark address={mint} image={tokens[mint]?.image} />{' '}
    </>
  );
}
