import { asAddress } from '#contracts/chain';
import type { WellKnownToken } from '#contracts/account/token';
import { readDataFile, toDataLines } from '#std/data-file';

/** The mint of wrapped SOL has one address on every cluster. Source: spl-token `native_mint`. */
export const WRAPPED_SOL: WellKnownToken = {
  mint: asAddress('So11111111111111111111111111111111111111112'),
  symbol: 'SOL',
  name: 'Wrapped SOL',
  source: 'the token program’s own native mint',
};

let wellKnown: readonly WellKnownToken[] | undefined;
let stakePools: readonly WellKnownToken[] | undefined;

/** A short list: a token that is missing from it is neither better nor worse for that. */
export function listWellKnownTokens(): readonly WellKnownToken[] {
  return (wellKnown ??= [WRAPPED_SOL, ...readTokens('directory/well-known-tokens.txt')]);
}

/** Tokens of mainnet that stand for staked SOL. A short list: others are none the worse for missing in it. */
export function listStakePoolTokens(): readonly WellKnownToken[] {
  return (stakePools ??= readTokens('directory/stake-pool-tokens.txt'));
}

/** A line for the public lists that tokens are from, then a line `mint symbol name` for each. */
function readTokens(path: string): readonly WellKnownToken[] {
  const tokens: WellKnownToken[] = [];
  let source = '';
  for (const line of toDataLines(readDataFile(path))) {
    if (!line.startsWith('  ')) {
      source = line;
      continue;
    }
    const [mint = '', symbol = '', ...name] = line.trim().split(' ');
    tokens.push({ mint: asAddress(mint), symbol, name: name.join(' '), source });
  }
  return tokens;
}
