import { asAddress, SOL_MINT, type Address } from '#contracts/chain';
import { toAddress } from '../../input/texts.ts';
import { meetTokens } from '../names/meet-tokens.ts';
import type { QuestionContext } from '../question-context.ts';
import { readHoldings } from '../token/holdings.ts';
import { toComparedName, toComparedNames } from '../token/token-names.ts';
import type { TokenFilter } from './history-filter.ts';

/** Anyone may give a token any name; more than these of one name are not looked for. */
const MOST_MINTS = 50;

/**
 * The mints a text stands for: its own where it is an address, else those of that symbol or name among what `owner`
 * holds and what this server has met. Without one, `mints` is empty.
 */
export async function readTokenFilter(
  { reader, signal }: QuestionContext,
  owner: Address,
  text: string,
): Promise<TokenFilter> {
  const mint = toAddress(text);
  if (mint !== undefined) return { text, mints: [mint] };
  const wanted = toComparedName(text);
  if (wanted === 'sol') return { text: 'SOL', mints: [asAddress(SOL_MINT)] };
  // What is held is named while it is read, and met from then on.
  const [{ holdings = [] }] = await Promise.all([
    readHoldings(reader, owner, { signal }),
    meetTokens(reader, Date.now()),
  ]);
  const held = new Set(holdings.map((holding): string => holding.mint));
  const named = reader.tokens
    .list()
    .filter((token) => toComparedNames(token).includes(wanted))
    .map((token) => token.mint);
  const first = named.filter((found) => held.has(found));
  return { text, mints: [...new Set([...first, ...named])].slice(0, MOST_MINTS) };
}
