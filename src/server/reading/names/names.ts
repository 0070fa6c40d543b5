import type { Label, Names } from '#contracts/answers';
import { labelOf } from '#decoder';
import type { NamedThings } from './named-things.ts';
import type { IdlCache } from '../program/idl-cache.ts';
import type { TokenCache } from '../token/token-cache.ts';
import type { ValidatorCache } from '../validator/validator-cache.ts';
import { withTimeout } from '#std/concurrency';
import { toPlainText } from '#std/plain-text';

/** What names are read from: a cluster's reader is one. */
export interface NameSources {
  readonly tokens: TokenCache;
  readonly interfaces?: IdlCache;
  readonly validators?: Pick<ValidatorCache, 'names'> | undefined;
}

/** How long an answer waits for names it can do without; once read, they are there at once. */
const VALIDATORS_MS = 500;
/** Anybody may publish a name of any length. */
const LONGEST_NAME = 33;

/** Labels and token names for what an answer speaks of. Never rejects. */
export async function toNames(
  things: NamedThings,
  { tokens, interfaces, validators }: NameSources,
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
  const [named, summaries] = await Promise.all([
    things.validators.size === 0 || validators === undefined
      ? undefined
      : withTimeout(VALIDATORS_MS, validators.names()),
    tokens.summarize(things.mints, signal),
  ]);
  for (const { vote, identity, name } of named ?? []) {
    const shown = toPlainText(name ?? '', LONGEST_NAME);
    if (shown === '') continue;
    for (const address of [vote, identity]) {
      if (!things.validators.has(address) || labels[address] !== undefined) continue;
      labels[address] = { name: shown, kind: 'validator', source: 'the name it published' };
    }
  }
  return { labels, tokens: summaries };
}
