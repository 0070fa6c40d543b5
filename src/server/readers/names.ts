import type { Label, Names } from '#contracts/answers';
import { labelOf } from '#decoder';
import type { NamedThings } from './named-things.ts';
import type { TokenBook } from './token-book.ts';

/** Labels and token names for what an answer speaks of. Never rejects. */
export async function toNames(things: NamedThings, tokens: TokenBook, signal?: AbortSignal): Promise<Names> {
  const labels: Record<string, Label> = {};
  for (const address of things.addresses) {
    const label = labelOf(address);
    if (label) labels[address] = label;
  }
  return { labels, tokens: await tokens.summarize(things.mints, signal) };
}
