/** Groups and rows without those who did something else, and rows of those who did: `leave out anyone who sold any`. */
import { askedJoinsOf, type AskedQuery } from '../../question/question.ts';
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import { toBody } from '../composed/bodies.ts';
import type { Composed } from '../composed/composed.ts';
import { toSizes, toThings } from '../composed/figures.ts';
import { toPhraseTime } from '../composed/phrase-time.ts';
import { tokensIn, tokensOf, type Phrase } from '../composed/phrase.ts';
import { findPredicates } from '../composed/predicates.ts';

const PEOPLE =
  '(?:any(?:one|body)|everyone|everybody|those|people|wallets|the ones|ones|whoever|traders|addresses|accounts)(?: (?:who|that|which))?';
const ASIDE = new RegExp(
  `(?: ,)?(?: but| and)? (?:leav(?:e|ing) out|exclud(?:e|ing)|except(?: for)?|not counting|skip(?:ping)?|drop(?:ping)?|without|minus|ignor(?:e|ing)|remov(?:e|ing)|filter(?:ing)? out) (?:all )?${PEOPLE}(?= \\w)`,
);
const BETWEEN = new RegExp(`(?<!\\w)(?<way>between|by|from|to) ${PEOPLE}(?= \\w)`);
const MOST_JOINS = 4;
const ROWS = 50;

type Join = NonNullable<AskedQuery['join']>;

/** Fields that name who did it. */
const WALLETS: ReadonlySet<string> = new Set(['trader', 'sender', 'receiver', 'feePayer', 'wallet', 'owner']);

/** `undefined` where nobody is left out, or what they did has no rows. */
export function toSetAside(
  phrase: Phrase,
  compose: (phrase: Phrase) => Composed | undefined,
): Composed | undefined {
  const found = ASIDE.exec(phrase.text);
  if (found === null) return undefined;
  const head = compose({ ...phrase, text: phrase.text.slice(0, found.index) });
  const [key, ...keys] = head?.want.query.by ?? [];
  if (head === undefined || key === undefined || keys.length > 0 || !WALLETS.has(key)) return undefined;
  const { query } = head.want;
  const begin = found.index + found[0].length;
  const mint = query.where?.find(({ field, is }) => (field === 'base' || field === 'mint') && is === '=');
  const sets = toSets(phrase, begin, typeof mint?.value === 'string' ? mint.value : undefined);
  const joins = sets?.joins.map(({ not, ...one }): Join => ({
    ...one,
    field: key,
    ...(not !== true && { not: true }),
  }));
  return sets === undefined || joins === undefined
    ? undefined
    : withJoins(head, joins, [...tokensOf(phrase, found), ...sets.at]);
}

/** `transfers over 1 SOL between wallets that never traded`. */
export function toRowsOfSets(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const found = BETWEEN.exec(text);
  const rows = /(?<!\w)(?<what>transfers|payments|trades|swaps)(?!\w)/.exec(text.slice(0, found?.index ?? 0));
  if (found === null || rows === null) return undefined;
  const event = EVENTS_BY_KEY.get(/^[tp](?:ran|ay)/.test(rows[0]) ? 'transfer' : 'trade');
  const head = text.slice(0, found.index);
  const sets = toSets(phrase, found.index + found[0].length, undefined);
  const things = event === undefined ? undefined : toThings(phrase, event.source, head);
  if (event === undefined || sets === undefined || things === undefined) return undefined;
  const sizes = toSizes(phrase, event.source, things.where);
  const fields =
    event.source === 'trades'
      ? ['trader']
      : found.groups?.['way'] === 'between'
        ? ['sender', 'receiver']
        : [found.groups?.['way'] === 'to' ? 'receiver' : 'sender'];
  const joins = fields.flatMap((field) => sets.joins.map((one): Join => ({ ...one, field })));
  const where = [...things.where, ...sizes.where];
  const isSized = sizes.where.length > 0;
  return withJoins(
    {
      want: {
        kind: 'query',
        answers: 'rows',
        query: {
          from: event.source,
          time: toPhraseTime(context),
          ...(where.length > 0 && { where }),
          show: [...event.show],
          order: { by: isSized && event.size !== undefined ? event.size : 'time', descending: true },
          limit: ROWS,
        },
      },
      bounds: [],
      used: [...tokensOf(phrase, rows), ...things.at, ...sizes.at],
      notes: [],
    },
    joins,
    [...tokensOf(phrase, found), ...sets.at],
  );
}

const AMONG =
  /^(?:of|among|amongst|out of) (?:all )?(?:the )?(?<noun>wallets|traders|people|addresses|accounts) (?:(?:that|who|which) )?(?<what>[^,]{3,80}?) ,/;
const PART =
  /(?:share|percent|percentage|fraction|part|proportion|many|what|which) (?:of (?:them|those|their trades) )?(?:was|were|are|is|only)(?: a| an)? (?<side>buys?|bought|purchases?|sells?|sold|sales?)(?!\w)/;

/** `of the wallets that traded once, what share were buys`: a part of what a set of wallets did. */
export function toShareAmong(
  phrase: Phrase,
  compose: (phrase: Phrase) => Composed | undefined,
): Composed | undefined {
  const { text, context } = phrase;
  const [among, part] = [AMONG.exec(text), PART.exec(text)];
  if (among === null || part === null) return undefined;
  const begin = text.indexOf(among.groups?.['noun'] ?? '');
  const inner = compose({ ...phrase, text: `${' '.repeat(begin)}${text.slice(begin, among[0].length - 2)}` });
  const set = inner?.want.query;
  if (inner === undefined || set?.from !== 'trades' || set.by?.[0] !== 'trader' || set.having === undefined)
    return undefined;
  const { limit: _limit, order: _order, ...rows } = set;
  if (askedJoinsOf(rows).length > 0) return undefined;
  const measure = {
    measure: 'count',
    where: [{ field: 'isBuy', is: '=' as const, value: /^[bp]/.test(part.groups?.['side'] ?? '') }],
  };
  const { where, time } = rows;
  return {
    want: {
      kind: 'query',
      answers: 'figure',
      query: {
        from: 'trades',
        ...(time !== undefined && { time }),
        ...(where !== undefined && { where }),
        join: { field: 'trader', in: rows },
        measures: [
          { ...measure, of: { measure: 'count' }, as: 'part' },
          { ...measure, as: 'partOf' },
          { measure: 'count' },
        ],
      },
    },
    bounds: [],
    used: [
      ...inner.used,
      ...tokensIn(phrase, 0, among[0].length),
      ...tokensOf(phrase, part),
      ...context.of('ask').flatMap(({ at }) => at),
    ],
    notes: [],
  };
}

/** What a clause says of them, each as a query for the wallets; `not` where they never did it. */
function toSets(
  phrase: Phrase,
  begin: number,
  mint: string | undefined,
): { readonly joins: readonly Omit<Join, 'field'>[]; readonly at: readonly number[] } | undefined {
  const rest = `${' '.repeat(begin)}${phrase.text.slice(begin)}`;
  const predicates = findPredicates({ ...phrase, text: rest });
  if (predicates.length === 0 || !/^ (?:\w{1,12} ){0,3}\w{1,12}/.test(phrase.text.slice(begin)))
    return undefined;
  const joins = predicates.map((predicate) => {
    const isBare = predicate.tokens.length === 0 && !predicate.isOfSol && mint !== undefined;
    const isTraded = predicate.act === 'buy' || predicate.act === 'sell';
    const body = toBody(
      isBare && isTraded ? { ...predicate, tokens: [mint] } : predicate,
      toPhraseTime(phrase.context),
    );
    if (body === undefined || body.bounds.length > 0) return undefined;
    const { from, time, where, actor, measures, having } = body;
    return {
      ...(predicate.isNot && { not: true }),
      in: {
        from,
        ...(time !== undefined && { time }),
        ...(where.length > 0 && { where: [...where] }),
        by: [actor],
        ...(having.length > 0 && { measures: [...measures], having: [...having] }),
      },
    };
  });
  const known = joins.filter((one) => one !== undefined);
  return known.length === joins.length
    ? { joins: known, at: tokensIn(phrase, begin, phrase.text.length) }
    : undefined;
}

function withJoins(
  { want, used, ...composed }: Composed,
  added: readonly Join[],
  at: readonly number[],
): Composed | undefined {
  const [first, ...more] = [...askedJoinsOf(want.query), ...added];
  if (first === undefined || more.length >= MOST_JOINS) return undefined;
  const { join: _join, joins: _joins, ...query } = want.query;
  return {
    ...composed,
    want: { ...want, query: { ...query, join: first, ...(more.length > 0 && { joins: more }) } },
    used: [...used, ...at],
  };
}
