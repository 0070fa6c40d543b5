/** `split by pool`, `which pool contributed most?`, `per token`: the last rows added up for each thing of a kind. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { EventDefinition } from '../../../catalogue/define-event.ts';
import type { AskedQuery, Question } from '../../../question/question.ts';
import type { ParseContext } from '../../context.ts';
import { MOST_OF } from '../read-said-rows.ts';
import { eventOf, SIZES, type ToEdit } from './define-edit.ts';

const ROWS = 10;
/** Nouns for fields, besides the kinds of things. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:traders?|buyers?|sellers?|wallets?|people|users?|händler)$/, 'who'],
  [/^(?:pools?|markets?|pairs?)$/, 'pool'],
  [/^(?:tokens?|coins?|mints?|assets?)$/, 'token'],
  [/^(?:dex|dexes|venues?|amms?|programs?|programm|programme|programa|programmes?)$/, 'program'],
  [/^(?:senders?)$/, 'sender'],
  [/^(?:receivers?|recipients?)$/, 'receiver'],
  [/^(?:validators?)$/, 'validator'],
  [/^(?:rules?)$/, 'rule'],
];
/** Said along with it. */
const PLAIN =
  /^(?:split|group|grouped|break|broken|it|that|up|down|by|per|for|each|contributed|contribute|contributes|did|had|has|have|made|makes|make|them|those|these|of|active|involved|top|there|then|show|give|list|account|accounts|single|came|come|from|share|volume|biggest|part)$/;

export const groupRows: ToEdit = (question, context) => {
  const { want } = question;
  if (want.kind !== 'query' || want.query.per !== undefined || want.query.each !== undefined)
    return undefined;
  const { query } = want;
  const event = eventOf(query);
  const asked = toAsked(context);
  const index = context.tokens.findIndex(
    ({ text, thing }) => thing === undefined && nounOf(text) !== undefined,
  );
  const failed =
    index < 0 ? undefined : toFailing(question, context, nounOf(context.tokens[index]!.text) ?? '', asked);
  if (failed !== undefined)
    return { question: failed, at: [index, ...plainAt(context), ...whichAt(context), ...(asked?.at ?? [])] };
  const isMostOf = index < 0 && MOST_OF.test(context.tokens.map(({ text }) => text).join(' '));
  const noun =
    index < 0
      ? isMostOf && context.has('ask', 'who')
        ? 'who'
        : undefined
      : nounOf(context.tokens[index]!.text);
  if (event?.isEvents !== true || asked === undefined || noun === undefined) return undefined;
  const field = fieldOf(event, noun);
  if (field === undefined) return undefined;
  if (query.by?.includes(field) === true) return toSameGroups(question, query, context, [index, ...asked.at]);
  const plain = plainAt(context);
  const { show: _show, order: _order, limit: _limit, by: _by, having: _having, ...all } = query;
  const rest = ofSide(all, index < 0 ? '' : context.tokens[index]!.text);
  const sizes = query.measures ?? toMeasures(query);
  // Most of the rows are counted, whatever their size.
  const measures = isMostOf
    ? [{ measure: 'count' }, ...sizes.filter(({ measure }) => measure !== 'count')]
    : sizes;
  const first = measures[0];
  if (first === undefined) return undefined;
  const isMixed = first.field === 'amount' && query.where?.some(({ field: own }) => own === 'mint') !== true;
  return {
    at: [...plain, ...(index < 0 ? [] : [index]), ...asked.at],
    question: {
      ...question,
      form: asked.isOne ? 'value' : 'list',
      negated: false,
      shape: {},
      want: {
        ...want,
        answers: asked.isOne ? 'first' : 'rows',
        query: {
          ...rest,
          by: isMixed && field !== 'mint' ? [field, 'mint'] : [field],
          measures,
          order: { by: toMeasureKey(first), descending: !asked.isLeast },
          limit: asked.isOne ? 5 : ROWS,
        },
      },
    },
  };
};

const FEW = 5;
const SUMMED = /^(?:sum|sums|summed|total|totals|totalled|few|top|each|every|per|by)$/;

/** `sum per sender, top few` of sums by sender: the first of them. */
function toSameGroups(
  question: Question,
  query: AskedQuery,
  context: ParseContext,
  at: readonly number[],
): ReturnType<ToEdit> {
  const { tokens, numbers } = context;
  const few = tokens.findIndex(({ text }) => text === 'few');
  if (few < 0 && !tokens.some(({ text }) => /^(?:per|each|by)$/.test(text))) return undefined;
  if (numbers.length > 0 || context.bounds.length > 0) return undefined;
  const more = tokens.flatMap(({ text }, index) => (SUMMED.test(text) ? [index] : []));
  return {
    at: [...new Set([...at.filter((index) => index >= 0), ...more])],
    question: {
      ...question,
      form: 'list',
      negated: false,
      want: { kind: 'query', answers: 'rows', query: { ...query, ...(few >= 0 && { limit: FEW }) } },
    },
  };
}

const plainAt = ({ tokens }: ParseContext): readonly number[] =>
  tokens.flatMap(({ text }, at) => (PLAIN.test(text) ? [at] : []));
const whichAt = (context: ParseContext): readonly number[] =>
  context.of('ask').flatMap(({ key, at }) => (key === 'which' ? at : []));

/** Failed transactions are counted by the hour for each program. */
function toFailing(
  question: Question,
  context: ParseContext,
  noun: string,
  asked: AskedGroups | undefined,
): Question | undefined {
  const { want } = question;
  const isFailed =
    want.kind === 'query' && want.query.from === 'blocks' && want.query.measures?.[0]?.field === 'failed';
  if (!isFailed || noun !== 'program' || (asked === undefined && !context.has('ask', 'which')))
    return undefined;
  const query: AskedQuery = {
    from: 'programs',
    ...(want.query.time !== undefined && { time: want.query.time }),
    by: ['program'],
    measures: [
      { measure: 'sum', field: 'failed' },
      { measure: 'sum', field: 'transactions' },
    ],
    having: [{ field: 'sum_failed', is: '>', value: 0 }],
    order: { by: 'sum_failed', descending: true },
    limit: ROWS,
  };
  return { ...question, form: 'list', negated: false, shape: {}, want: { ...want, answers: 'rows', query } };
}

/** Buyers are traders that bought. */
function ofSide(query: AskedQuery, noun: string): AskedQuery {
  const isBuy = /^buyers?$/.test(noun) ? true : /^sellers?$/.test(noun) ? false : undefined;
  if (isBuy === undefined || query.from !== 'trades') return query;
  const where = (query.where ?? []).filter(({ field }) => field !== 'isBuy');
  return { ...query, where: [...where, { field: 'isBuy', is: '=', value: isBuy }] };
}

interface AskedGroups {
  readonly isOne: boolean;
  readonly isLeast: boolean;
  readonly at: readonly number[];
}

/** `by pool` asks for all of them, `which pool … most` and `top trader` for the one that leads. */
function toAsked(context: ParseContext): AskedGroups | undefined {
  const shapes = context.of('shape');
  const rank = shapes.find(({ key }) => key === 'most' || key === 'least');
  const isLeast = rank?.key === 'least';
  const which = context.of('ask').find(({ key }) => key === 'which' || key === 'who' || key === 'list');
  if (rank !== undefined) return { isOne: true, isLeast, at: [...rank.at, ...(which?.at ?? [])] };
  const by = shapes.filter(({ key }) => key === 'by' || key === 'distinct');
  const isBy =
    by.length > 0 || context.tokens.some(({ text }) => /^(?:by|per|split|group|nach|por|par)$/.test(text));
  return isBy ? { isOne: false, isLeast: false, at: by.flatMap(({ at }) => at) } : undefined;
}

const nounOf = (text: string): string | undefined => NOUNS.find(([noun]) => noun.test(text))?.[1];

const fieldOf = ({ fields, actor }: EventDefinition, noun: string): string | undefined =>
  noun === 'who' ? (actor ?? fields.who) : fields[noun];

/** The sizes of the rows with their number, else their number. */
function toMeasures({ from }: AskedQuery): NonNullable<AskedQuery['measures']> {
  const size = SIZES[from];
  return [...(size === undefined ? [] : [{ measure: 'sum', field: size }]), { measure: 'count' }];
}
