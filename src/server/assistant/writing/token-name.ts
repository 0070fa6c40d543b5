import type { Fact } from '#contracts/assistant/agent';
import { WRAPPED_SOL } from '#decoder';
import type { Piece, Quoted } from '#assistant/write/writer';

/** What a tool found of a token. */
export interface NamedToken {
  readonly mint: Fact;
  readonly symbol?: Quoted | undefined;
  readonly name?: Quoted | undefined;
  readonly wellKnown?: { readonly symbol: Fact } | undefined;
}

/** The token as a sentence names it: by our own word where its address is known, else as it calls itself with its mint. */
export function tokenName({ mint, symbol, name, wellKnown }: NamedToken): Piece {
  if (mint.raw === WRAPPED_SOL.mint) return [{ kind: 'text', text: 'SOL' }];
  if (wellKnown !== undefined) return [wellKnown.symbol];
  const said = symbol ?? name;
  return said === undefined
    ? [{ kind: 'text', text: 'the token ' }, mint]
    : [said, { kind: 'text', text: ' (' }, mint, { kind: 'text', text: ')' }];
}
