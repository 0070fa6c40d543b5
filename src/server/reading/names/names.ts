import type { Label, Names } from '#contracts/answers';
import { labelOf } from '#decoder';
import type { NamedThings } from './named-things.ts';
import type { IdlCache } from '../program/idl-cache.ts';
import type { TokenCache } from '../token/token-cache.ts';

/** What names are read from: a cluster's reader is one. */
export interface NameSources {
  readonly tokens: TokenCache;
  readonly interfaces?: IdlCache;
}

/** Labels and token names for what an answer speaks of. Never rejects. */
export async function toNames(
  things: NamedThings,
  { tokens, interfaces }: NameSources,
  signal?: AbortSignal,
): Promise<Names> {
  const labels: Record<string, Label> = {};
  for (const address of things.addresses) {
    const label = labelOf(address);
    const published = label === undefined ? interfaces?.protocolOf(address) : undefined;
    if (label) labels[address] = label;
    else if (published) {
      labels[address] = {
        name: published.definition.name,
        kind: 'program',
        source: 'the interface it publishes',
      };
    }
  }
  return { labels, tokens: await tokens.summarize(things.mints, signal) };
}
