/** The calls of a query: the decimals its bounds wait for, the query, how many fit in all, and what it is set beside. */
import { compareDecimals } from '#std/compare-decimals';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { isGroupedQuery } from '#contracts/query/check-query';
import { BUCKET_KEY, BUCKETS, toMeasureKey, type IndexQuery } from '#contracts/query/index-query';
import { toScaled } from '../../parse/find-numbers.ts';
import type { AskedQuery } from '../../question/question.ts';
import { factAt } from './read-fact.ts';
import { inWindow, toWindowSteps } from './window-steps.ts';
import { toEpochSteps } from './epochs.ts';
import type { Asked, Step } from '../define-plan.ts';

export const QUERY = 'query';
/** How many rows fit, where some of them are listed. */
export const COUNT = 'count';
/** Bounds on what comes out, and not on rows. */
const OF_FIGURES: ReadonlySet<string> = new Set(['count', 'sum']);
export const OTHER = 'other';
export const RELATED = 'related';
export const INSIDE = 'inside';
const TOKEN = 'token';
const WINDOW = 'window';
const OTHER_WINDOW = 'other-window';

type Args = Readonly<Record<string, unknown>>;

export function toQuerySteps(question: Asked<'query'>): readonly Step[] {
  const { query, against, relate, window, otherWindow } = question.want;
  if (question.want.isByEpoch === true) return toEpochSteps(question);
  const mint = toBoundMint(question);
  const steps: Step[] = [];
  if (mint !== undefined)
    steps.push({ id: TOKEN, tool: 'get_token', title: 'Read the decimals', args: () => ({ mint }) });
  if (window !== undefined) steps.push(...toWindowSteps(window, WINDOW));
  if (otherWindow !== undefined)
    steps.push(
      ...toWindowSteps(otherWindow, OTHER_WINDOW).filter(({ id }) => steps.every((one) => one.id !== id)),
    );
  const add = (id: string, title: string, body: AskedQuery): void => {
    const [place, within] =
      id === OTHER && otherWindow !== undefined ? [OTHER_WINDOW, otherWindow] : [WINDOW, window];
    const after = [...(mint === undefined ? [] : [TOKEN]), ...(within === undefined ? [] : [place])];
    steps.push({
      id,
      tool: 'query_index',
      title,
      ...(after.length > 0 && { after }),
      args(results) {
        const inTime = within === undefined ? body : inWindow(body, within, results.get(place));
        return inTime === undefined || mint === undefined
          ? inTime
          : withBounds(question, inTime, results.get(TOKEN));
      },
    });
  };
  add(QUERY, 'Query the index', query);
  for (const [i, one] of (question.want.inside ?? []).entries()) {
    steps.push({
      id: `${INSIDE}-${i}`,
      tool: 'query_index',
      title: 'Query that span of time',
      after: [QUERY],
      args: (results) => inSpan(one, query, results.get(QUERY)),
    });
  }
  if (wantsCount(question)) add(COUNT, 'Count all that fit', toCount(query));
  if (against !== undefined) add(OTHER, 'Query what it is compared with', against);
  const [first, second] = query.measures ?? [];
  if (against !== undefined && first !== undefined) {
    const op = relate === 'percent_change' ? 'percent_change' : 'difference';
    steps.push(toCompute(op, [QUERY, OTHER], (results) => toPair(results, toMeasureKey(first), op)));
    // Of several figures that have names of their own each is compared.
    for (const [index, measure] of (query.measures ?? []).entries())
      if (index > 0 && measure.as !== undefined && relate === 'difference')
        steps.push({
          ...toCompute(op, [QUERY, OTHER], (results) => toPair(results, toMeasureKey(measure), op)),
          id: `${RELATED}-${index}`,
        });
  } else if (relate === 'share' && first !== undefined && second !== undefined) {
    steps.push(
      toCompute('share', [QUERY], (results) => [
        factOf(results.get(QUERY), toMeasureKey(first)),
        factOf(results.get(QUERY), toMeasureKey(second)),
      ]),
    );
  }
  return steps;
}

/** Within the span of time the first row is of. */
function inSpan(
  one: AskedQuery,
  { per }: AskedQuery,
  result: ToolResult | undefined,
): AskedQuery | undefined {
  const from = Number(factAt(result, `/rows/0/${BUCKET_KEY}`)?.raw);
  return per === undefined || !Number.isFinite(from)
    ? undefined
    : { ...one, time: { from, to: from + BUCKETS[per] } };
}

/** Of listed rows it is writing how many there are. */
const wantsCount = ({ want: { query, answers } }: Asked<'query'>): boolean =>
  (answers === 'rows' || answers === 'exists') &&
  query.each === undefined &&
  !isGroupedQuery(query as IndexQuery); // names are checked by the tool

function toCount({ from, where, time, join, joins }: AskedQuery): AskedQuery {
  return {
    from,
    ...(where !== undefined && { where }),
    ...(time !== undefined && { time }),
    ...(join !== undefined && { join }),
    ...(joins !== undefined && { joins }),
    measures: [{ measure: 'count' }],
  };
}

const toCompute = (
  op: string,
  after: readonly string[],
  operandsOf: (results: ReadonlyMap<string, ToolResult>) => readonly (Fact | undefined)[],
): Step => ({
  id: RELATED,
  tool: 'compute',
  title: 'Compare the figures',
  after,
  args(results): Args | undefined {
    const operands = operandsOf(results).flatMap((fact) => fact?.id ?? []);
    return operands.length < 2 ? undefined : { op, operands };
  },
});

/** The greater first, so that a difference is none below nothing; a change goes from the earlier time to the later one. */
function toPair(
  results: ReadonlyMap<string, ToolResult>,
  key: string,
  op: string,
): readonly (Fact | undefined)[] {
  const [a, b] = [QUERY, OTHER].map((id) => factOf(results.get(id), key));
  if (a === undefined || b === undefined) return [];
  if (op === 'percent_change') {
    const [from, to] = isEarlier(results) ? [a, b] : [b, a];
    return from.raw === '0' ? [] : [to, from];
  }
  return isGreater(b, a) ? [b, a] : [a, b];
}

/** Exactly; `false` for what are no numbers. */
export const isGreater = (a: Fact, b: Fact): boolean => compareDecimals(a.raw, b.raw) === 1;

/** Whether the first query is of the earlier time. */
export const isEarlier = (results: ReadonlyMap<string, ToolResult>): boolean => {
  const [a, b] = [QUERY, OTHER].map((id) => factAt(results.get(id), '/from')?.raw ?? '');
  return a! < b!; // both are there, empty at worst
};

/** The figure of a query without groups. */
export const factOf = (result: ToolResult | undefined, key: string): Fact | undefined =>
  factAt(result, `/rows/0/${key}`);

export { factAt };

/** The token whose units bounds are in. */
function toBoundMint({ bounds, subjects }: Asked<'query'>): string | undefined {
  const units = bounds.filter(({ field }) => field !== undefined && !OF_FIGURES.has(field));
  if (units.length === 0) return undefined;
  const named = units.find(({ unit }) => unit !== undefined && unit.length >= 32)?.unit;
  return named ?? subjects.find(({ kind }) => kind === 'token')?.id;
}

function withBounds(
  { bounds }: Asked<'query'>,
  body: AskedQuery,
  token: ToolResult | undefined,
): Args | undefined {
  const decimals = factAt(token, '/decimals')?.raw;
  if (decimals === undefined) return undefined;
  const conditions = bounds.flatMap(({ field, is, value }) =>
    field === undefined || OF_FIGURES.has(field) || compareDecimals(value, '0') === undefined
      ? []
      : [{ field, is, value: toScaled(value, Number(decimals)) }],
  );
  // A bound on a figure of the groups is named after it.
  const figures = new Set((body.measures ?? []).map(toMeasureKey));
  const where = conditions.filter(({ field }) => !figures.has(field));
  const having = conditions.filter(({ field }) => figures.has(field));
  return {
    ...body,
    ...(where.length > 0 && { where: [...(body.where ?? []), ...where] }),
    ...(having.length > 0 && { having: [...(body.having ?? []), ...having] }),
  };
}
