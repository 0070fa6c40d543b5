/** What somebody did, as clauses say it: `bought T0`, `never sold it`, `received SOL from W1`, `holders of T0`. */
import type { Bound } from '../../question/question.ts';
import { mentionOf, tokensIn, type Phrase } from './phrase.ts';

export type Act =
  | 'buy'
  | 'sell'
  | 'trade'
  | 'send'
  | 'receive'
  | 'hold'
  | 'create'
  | 'burn'
  | 'transact'
  /** Traded, sent or received: of everything that is done with a token. */
  | 'touch';

export interface Predicate {
  readonly act: Act;
  readonly isNot: boolean;
  /** Mints it is of. `both` asks for each of them. */
  readonly tokens: readonly string[];
  readonly isBoth: boolean;
  /** SOL itself, for transfers. */
  readonly isOfSol: boolean;
  /** Who it was done with. */
  readonly others: readonly string[];
  readonly isWithBoth: boolean;
  readonly bounds: readonly Bounded[];
  /** `traded different tokens`: bounds count tokens, or the other side. */
  readonly at: readonly number[];
}

/** How much or how often; `of` is what is counted. */
export interface Bounded {
  readonly bound: Bound;
  readonly of: 'times' | 'tokens' | 'others' | 'amount';
  /** `a single trade over`: of one, not of all together. */
  readonly isOfOne: boolean;
}

const NEGATION =
  "(?:never|not|nor|without|didn't|didnt|don't|dont|doesn't|doesnt|haven't|hasn't|hadn't|no|none)";
const VERBS: readonly (readonly [act: Act, pattern: string])[] = [
  ['buy', 'bought|buys?|buying|purchased?|purchasing|buyers?'],
  ['sell', 'sold|sells?|selling|dumped|sellers?|sales?'],
  ['trade', 'traded|trades?|trading|swapped|swaps?|swapping|traders?'],
  [
    'receive',
    'received?(?! by W\\d)|receives|receiving|got(?: paid)?|were (?:paid|funded|sent)|(?:been )?(?:funded|paid|sent|transferred) by|receivers?|recipients?',
  ],
  ['send', 'received by|sent|sends?|sending|transferred|transfers?|paid|pays?|funded|senders?'],
  ['hold', 'holds?|holding|held|owns?|holders?|owners?'],
  ['create', 'created|creates?|launched|launches|deployed|creators?'],
  ['burn', 'burned|burnt|burns?'],
  ['transact', 'active'],
  ['touch', 'touched|touches|dealt with|interacted with|had anything to do with'],
];
const NOUNS = /^(?:buys?|sells?|sales?|trades?|swaps?|transfers?|trading|burns?)$/;
const AGENTS = /^(?:buyers?|sellers?|traders?|receivers?|recipients?|senders?|holders?|owners?|creators?)$/;
export const VERB = new RegExp(
  `(?<![\\w#'])(?:(?<not>${NEGATION})(?: (?:ever|actually|also|even|a|any|single|have|has)){0,9} )?(?<verb>${VERBS.map(([, pattern]) => pattern).join('|')})(?![\\w'])`,
  'g',
);

const BUT_NOT =
  /(?:,|\b(?:but|and)) (?:not|no)(?: (?:of|in|for|any|the)){0,2} T\d{1,20}(?: (?:or|nor) T\d{1,20}){0,9}/;

const toAct = (verb: string): Act =>
  VERBS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(verb))![0]; // it matched one

interface Found {
  readonly act: Act;
  readonly word: string;
  readonly isNot: boolean;
  readonly from: number;
  readonly to: number;
}

/** In the order of the sentence. */
export function findPredicates(phrase: Phrase): readonly Predicate[] {
  const found = [...phrase.text.matchAll(VERB)].map((match): Found => ({
    act: toAct(match.groups!['verb']!), // the pattern names it
    word: match.groups!['verb']!, // as above
    isNot: match.groups!['not'] !== undefined,
    from: match.index,
    to: match.index + match[0].length,
  }));
  const verbs = found.filter((one, i) => isPredicate(phrase, one, found[i - 1]));
  const predicates: Predicate[] = [];
  verbs.forEach((verb, i) => {
    const next = verbs[i + 1]?.from ?? phrase.text.length;
    // `bought T0 but not T1` is one and not the other.
    const other = BUT_NOT.exec(phrase.text.slice(verb.to, next));
    const end = other === null ? next : verb.to + other.index;
    const predicate = toPredicate(phrase, verb, end, predicates.at(-1));
    predicates.push(predicate);
    if (other === null) return;
    const at = tokensIn(phrase, end, end + other[0].length);
    const tokens = [...other[0].matchAll(/T\d+/g)].flatMap(
      ([sign]) => mentionOf(phrase, sign)?.subject.id ?? [],
    );
    predicates.push({
      ...predicate,
      isNot: !predicate.isNot,
      tokens,
      isBoth: false,
      isOfSol: false,
      bounds: [],
      at,
    });
  });
  return predicates;
}

/** `made more than 20 swaps`, `with at least 5 trades` are predicates too; `top traders by trades` are not twice. */
function isPredicate({ text }: Phrase, { word, from, isNot }: Found, before: Found | undefined): boolean {
  const prior = text.slice(0, from);
  if (AGENTS.test(word)) {
    // `top traders`, `traders that …` head the sentence; `per trader`, `each buyer` group it.
    return !/(?:per|each|every|by|different|of) $/.test(prior) || /(?:^| )(?:all|list|every) $/.test(prior);
  }
  if (!NOUNS.test(word)) return true;
  if (isNot) return true;
  if (
    /(?:who|that|which|and|but|also|to|did|do|does|never|only|ever|then|they|wallets|traders|addresses|people) (?:also |only |ever |later |both ){0,9}$/.test(
      prior,
    )
  )
    return !/^(?:trading)$/.test(word);
  // `20 swaps`, `a trade over 1000 dollars`.
  return (
    /(?:#\d+|\b(?:made|did|a|any|one|single|no|had|has|have)) (?:\w+ )?$/.test(prior) &&
    before?.act !== 'trade'
  );
}

function toPredicate(phrase: Phrase, verb: Found, end: number, last: Predicate | undefined): Predicate {
  const { text, context } = phrase;
  const noun = NOUNS.test(verb.word);
  // What is counted stands before its noun.
  const lead = noun
    ? /(?:(?:more|less|fewer|at|than|over|under|least|most|above|exactly|#\d{1,20}|made|with|a|single|one) ){1,12}$/.exec(
        text.slice(0, verb.from),
      )
    : null;
  const from = lead === null ? verb.from : verb.from - lead[0].length;
  const clause = cutClause(text.slice(from, end));
  const at = tokensIn(phrase, from, from + clause.length);
  const signs = [...clause.matchAll(/\b([TWPGV]\d+)\b/g)];
  const things = signs.flatMap(([, sign = ''], i) => {
    const mention = mentionOf(phrase, sign);
    return mention === undefined ? [] : [{ sign, id: mention.subject.id, place: signs[i]!.index }];
  });
  const tokens = things.filter(({ sign }) => sign.startsWith('T')).map(({ id }) => id);
  const isMoved = verb.act === 'send' || verb.act === 'receive';
  // `SOL sent by W0`; `never sent anything back` is to whom it came from.
  const isOfSol = isMoved && (/\bsol\b/.test(clause) || /\bsol $/.test(text.slice(0, from)));
  const isBack =
    isMoved && last !== undefined && last.act !== verb.act && /\bback\b|\bin return\b/.test(clause);
  // `from addresses it never paid`: who was spoken of did it, to those that are asked for.
  const before = isMoved
    ? /(?:\b(?:it|he|she)|\b(?:addresses|wallets|accounts|people|those|ones|anyone|everyone|whom|that|which) (?<own>W\d{1,20}))(?: (?:has|had|have|ever))? $/.exec(
        text.slice(0, verb.from),
      )
    : null;
  const own =
    before?.groups?.['own'] === undefined ? undefined : mentionOf(phrase, before.groups['own'])?.subject.id;
  const isTurned = before !== null && (own !== undefined || (last?.others.length ?? 0) > 0);
  const isSame =
    tokens.length === 0 &&
    !isOfSol &&
    last !== undefined &&
    (verb.act === 'buy' || verb.act === 'sell' || verb.act === 'hold' || verb.act === 'trade') &&
    (last.act === 'buy' || last.act === 'sell' || last.act === 'hold' || last.act === 'trade') &&
    !/\b(?:anything|something|everything|other|another|else|different|tokens|coins)\b/.test(clause);
  const bounds = context.bounds.filter(({ at: bound }) => bound.some((index) => at.includes(index)));
  const act = isTurned ? (verb.act === 'send' ? 'receive' : 'send') : verb.act;
  return {
    act,
    isNot: verb.isNot || isOfNone(phrase, text.slice(verb.from, end), verb.from, bounds),
    tokens: isSame ? last.tokens : [...new Set(tokens)],
    isBoth:
      /\bboth\b/.test(clause) || /\bboth $/.test(text.slice(0, from))
        ? tokens.length > 1
        : / and (?:also )?T\d/.test(clause) && tokens.length > 1,
    isOfSol,
    others:
      isBack || isTurned
        ? own === undefined
          ? last!.others
          : [own]
        : things.filter(({ sign }) => sign.startsWith('W')).map(({ id }) => id),
    isWithBoth: /\bboth\b/.test(clause) || /W\d+ and (?:from |to |by )?W\d+/.test(clause),
    bounds: bounds.map(({ bound, at: bound_ }) => toBounded(phrase, bound, bound_, clause)),
    at: [...at, ...bounds.flatMap(({ at: bound }) => bound)],
  };
}

/** `hold none`, `hold no T0`; `hold no more than 5 T0` only bounds it. */
function isOfNone(
  phrase: Phrase,
  clause: string,
  from: number,
  bounds: readonly { readonly at: readonly number[] }[],
): boolean {
  const none = /^\S+ (?:none|nothing|no longer|no)\b/.exec(clause);
  if (none === null) return false;
  const place = from + none[0].indexOf(' ') + 1;
  const [word] = tokensIn(phrase, place, place + 1);
  return !bounds.some(({ at }) => word !== undefined && at.includes(word));
}

/** Up to where a further clause begins that has no verb of these: `, by volume`, `who lost most`. */
function cutClause(clause: string): string {
  const end = clause.search(
    / (?:who|which|that|excluding|except|without|other than|apart from|not counting|leaving out|ignoring|besides|sorted|ranked|ordered|by volume|by value|by number|by count|, by|grouped)\b/,
  );
  return end < 0 ? clause : clause.slice(0, end);
}

function toBounded({ context }: Phrase, bound: Bound, at: readonly number[], clause: string): Bounded {
  const after = context.tokens
    .slice(at.at(-1)! + 1, at.at(-1)! + 4) // a bound has tokens
    .map(({ text }) => text)
    .join(' ');
  const of =
    bound.unit !== undefined
      ? 'amount'
      : /^(?:different|distinct|unique)? ?(?:tokens|coins|mints)/.test(after)
        ? 'tokens'
        : /^(?:different|distinct|unique)? ?(?:wallets|addresses|receivers|senders|people|recipients)/.test(
              after,
            )
          ? 'others'
          : 'times';
  return {
    bound,
    of,
    isOfOne:
      /\b(?:single|one|a|any) (?:trade|swap|transfer|buy|sale|purchase)\b|\b(?:trade|swap|transfer|buy|sale) (?:over|above|of|bigger|larger)/.test(
        clause,
      ),
  };
}
