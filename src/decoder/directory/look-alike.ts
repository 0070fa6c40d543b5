import type { WellKnownToken } from '#contracts/account/token';
import { listWellKnownTokens, WRAPPED_SOL } from './well-known-tokens.ts';

/** Letters of other scripts, digits and signs that look like Latin letters when small. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аα@4',
    b: 'вβ',
    c: 'сϲ¢',
    d: 'ԁ',
    e: 'еε€3',
    g: 'ɡ',
    h: 'нηһ',
    i: 'іιı1l|!',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'ν',
    o: 'оο0',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ$5',
    t: 'тτ₮',
    u: 'υ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/** What a name looks like: without case, marks and signs, letters of one look made one letter. */
export function toLook(text: string): string {
  return [...text.normalize('NFKD').toLowerCase().replace(/^\$/, '')]
    .map((character) => LOOKS_LIKE[character] ?? character)
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .join('');
}

interface Looks {
  readonly bySymbol: ReadonlyMap<string, WellKnownToken>;
  readonly byName: ReadonlyMap<string, WellKnownToken>;
}

let looks: Looks | undefined;

function toLooks(tokens: readonly WellKnownToken[]): Looks {
  const bySymbol = new Map<string, WellKnownToken>();
  const byName = new Map<string, WellKnownToken>();
  for (const token of tokens) {
    bySymbol.set(toLook(token.symbol), token);
    byName.set(toLook(token.name), token);
  }
  bySymbol.set(toLook('WSOL'), WRAPPED_SOL);
  return { bySymbol, byName };
}

/** The well-known token whose symbol or name this one bears, by its look; `undefined` for itself and for others. */
export function findLookAlike(
  mint: string,
  symbol: string | undefined,
  name: string | undefined,
): WellKnownToken | undefined {
  const { bySymbol, byName } = (looks ??= toLooks(listWellKnownTokens()));
  const found =
    (symbol === undefined ? undefined : bySymbol.get(toLook(symbol))) ??
    (name === undefined ? undefined : byName.get(toLook(name)));
  return found?.mint === mint ? undefined : found;
}
