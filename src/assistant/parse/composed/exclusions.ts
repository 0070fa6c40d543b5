/** `excluding pools`, `other than W0`, `without T0`: wallets and tokens that are left out. */
import type { AskedQuery } from '../../question/question.ts';
import type { Body } from './bodies.ts';
import { mentionOf, tokensOf, type Phrase } from './phrase.ts';

export interface Exclusion {
  /** Wallets and pools. */
  readonly ids: readonly string[];
  readonly tokens: readonly string[];
  /** Whether they are left out by being markets. */
  readonly isOfPools: boolean;
  readonly at: readonly number[];
}

const SIGN = /\b[WPT]\d+\b/g;
const PATTERN =
  /\b(?:exclud(?:e|ing)|except(?: for)?|other than|apart from|not counting|leav(?:e|ing) out|ignor(?:e|ing)|strip(?:ping)? out|tak(?:e|ing) out|remov(?:e|ing)|drop(?:ping)?|skip(?:ping)?|without|minus|besides)(?: all| any)?(?: the)? (?:(?:,|and|or|the) ){0,9}(?<what>(?:[WPT]\d{1,20}|(?:\w{1,40} )?pools?|vaults?|amms?|pool vaults?)(?: (?:, |and |or ){0,9}(?:[WPT]\d{1,20})){0,9})|\b(?<before>[WPT]\d{1,20}|pools?) (?:are |being )?excluded\b/g;

/** Who makes markets is written nowhere, so that those words are left over. */
export function findExclusions(phrase: Phrase): readonly Exclusion[] {
  return [...phrase.text.matchAll(PATTERN)].map((match) => {
    const said = match.groups?.['what'] ?? match.groups?.['before'] ?? '';
    const idsOf = (isToken: boolean): readonly string[] =>
      [...said.matchAll(SIGN)]
        .filter(([sign]) => sign.startsWith('T') === isToken)
        .flatMap(([sign]) => mentionOf(phrase, sign)?.subject.id ?? []);
    return {
      ids: idsOf(false),
      tokens: idsOf(true),
      isOfPools: /pool|vault|amm/.test(said),
      at: tokensOf(phrase, match),
    };
  });
}

/** The phrase without those words, whose other places stay. */
export const withoutExclusions = (phrase: Phrase): Phrase => ({
  ...phrase,
  text: phrase.text.replaceAll(PATTERN, (found) => ' '.repeat(found.length)),
});

type Condition = NonNullable<AskedQuery['where']>[number];
type Join = NonNullable<AskedQuery['join']>;

/** What leaves them out of groups by `actor`: conditions, and a second query for all markets. */
export function toExcluding(
  exclusions: readonly Exclusion[],
  actor: string,
): { readonly where: readonly Condition[]; readonly joins: readonly Join[] } {
  return {
    where: exclusions.flatMap(({ ids }) =>
      ids.map((value): Condition => ({ field: actor, is: '!=', value })),
    ),
    joins: exclusions.some(({ isOfPools }) => isOfPools)
      ? [{ field: actor, not: true, in: { from: 'markets', by: ['market'] } }]
      : [],
  };
}

/** `bought everything except T0`: all of them cannot be asked for. */
export const WHOLE = /\b(?:everything|all (?:the )?(?:other )?(?:tokens|coins))\b/;
export const isLeftOut = ({ field, is }: Body['where'][number]): boolean =>
  field === 'base' && is === 'not in';

/** Trades of no token that is named are of all but those that are left out. */
export const withoutTokens = (body: Body | undefined, left: readonly string[]): Body | undefined =>
  body === undefined ||
  left.length === 0 ||
  body.from !== 'trades' ||
  body.where.some(({ field }) => field === 'base')
    ? body
    : { ...body, where: [...body.where, { field: 'base', is: 'not in', value: [...left] }] };
