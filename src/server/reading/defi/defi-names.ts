import type { Names } from '#contracts/answers';
import { NamedThings } from '../names/named-things.ts';
import { toNames, type NameSources } from '../names/names.ts';
import type { DefiParts } from './read-parts.ts';

/** Names of the tokens and programs the parts of a category speak of. */
export function toDefiNames(parts: DefiParts, sources: NameSources): Promise<Names> {
  const things = new NamedThings();
  for (const { venue, base, quote } of parts.pools?.rows ?? []) {
    things.addAddress(venue).addMint(base).addMint(quote);
  }
  for (const { program } of parts.launches?.rows ?? []) things.addAddress(program);
  for (const { mint, launchpad } of parts.launches?.newest ?? []) things.addMint(mint).addAddress(launchpad);
  for (const { router, venue } of parts.routes?.cells ?? []) things.addAddress(router).addAddress(venue);
  for (const { program } of parts.instructions?.rows ?? []) things.addAddress(program);
  for (const { mint, decimals } of [...(parts.stakePools ?? []), ...(parts.stablecoins?.rows ?? [])]) {
    things.addMint(mint, decimals);
  }
  for (const { base, quote } of parts.stablecoins?.prices ?? []) things.addMint(base).addMint(quote);
  return toNames(things, sources);
}
