import type { Asset } from '#contracts/decoded';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { ChainText } from './display-text.tsx';
import { useNames } from './names.ts';

/** What an asset is counted in: SOL, a token's symbol, else its short address. */
export function AssetUnit({ asset }: { readonly asset: Wire<Asset> }) {
  const { tokens } = useNames();
  if (asset.kind === 'sol') return <>SOL</>;
  if (asset.mint === undefined) return <>tokens</>;
  const symbol = tokens[asset.mint]?.symbol;
  return symbol ? <ChainText text={symbol} limit={16} /> : <>{toShortAddress(asset.mint)}</>;
}
