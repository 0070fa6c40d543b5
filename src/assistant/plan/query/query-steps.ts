/** The calls of a query: the decimals its bounds wait for, the query, how many fit in all, and what it is set beside. */
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { isGroupedQuery } from '#contracts/query/check-query';
import type { IndexQuery } from '#contracts/query/index-query';
import type { AskedQuery } from '../../question/question.ts';
import { isFact, leavesAt } from '../../write/facts-at.ts';
import type { Asked, Step } from '../define-plan.ts';
import { keyOf } from '../../write/query-titles.ts';

export const QUERY = 'query';
/** How many rows fit, where some of them are listed. */
export const COUNT = 'count';
export const OTHER = 'other';
export const RELATED = 'related';
const TOKEN = 'token';

type Args = Readonly<Record<string, unknown>>;

export function toQuerySteps(question: Asked<'query'>): readonly Step[] {
  const { query, against, relate } = question.want;
  const mint = toBoundMint(question);
  const steps: Step[] = [];
  if (mint !== undefined)
    steps.push({ id: TOKEN, tool: 'get_token', title: 'Read the decimals', args: () => ({ mint }) });
  const add = (id: string, title: string, body: AskedQuery): void => {
    steps.push({
      id,
      tool: 'query_index',
      title,
      ...(mint !== undefined && { after: [TOKEN] }),
      args: (results) => (mint === undefined ? body : withBounds(question, body, results.get(TOKEN))),
    });
  };
  add(QUERY, 'Query the index', query);
  if (wantsCount(question)) add(COUNT, 'Count all that fit', toCount(query));
  if (against !== undefined) add(OTHER, 'Query what it is compared with', against);
  const [first, second] = query.measures ?? [];
  if (against !== undefined && first !== undefined) {
    const op = relate === 'percent_change' ? 'percent_change' : 'difference';
    steps.push(toCompute(op, [QUERY, OTHER], (results) => toPair(results, keyOf(first), op)));
  } else if (relate === 'share' && first !== undefined && second !== undefined) {
    steps.push(
      toCompute('share', [QUERY], (results) => [
        factOf(results.get(QUERY), keyOf(first)),
        factOf(results.get(QUERY), keyOf(second)),
      ]),
    );
  }
  return steps;
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
  return BigInt(a.raw) >= BigInt(b.raw) ? [a, b] : [b, a];
}

/** Whether the first query is of the earlier time. */
export const isEarlier = (results: ReadonlyMap<string, ToolResult>): boolean => {
  const [a, b] = [QUERY, OTHER].map((id) => factAt(results.get(id), '/from')?.raw ?? '');
  return a! < b!; // both are there, empty at worst
};

/** The figure of a query without groups. */
export const factOf = (result: ToolResult | undefined, key: string): Fact | undefined =>
  factAt(result, `/rows/0/${key}`);

export const factAt = (result: ToolResult | undefined, place: string): Fact | undefined =>
  result?.ok === true ? leavesAt(result, place).find((leaf): leaf is Fact => isFact(leaf)) : undefined;

/** The token whose units bounds are in. */
function toBoundMint({ bounds, subjects }: Asked<'query'>): string | undefined {
  const units = bounds.filter(({ field }) => field !== undefined && field !== 'count');
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
    field === undefined || field === 'count' ? [] : [{ field, is, value: toUnits(value, Number(decimals)) }],
  );
  // A bound on a figure of the groups is named after it.
  const figures = new Set((body.measures ?? []).map(keyOf));
  const where = conditions.filter(({ field }) => !figures.has(field));
  const having = conditions.filter(({ field }) => figures.has(field));
  return {
    ...body,
    ...(where.length > 0 && { where: [...(body.where ?? []), ...where] }),
    ...(having.length > 0 && { having: [...(body.having ?? []), ...having] }),
  };
}

function toUnits(value: string, decimals: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return (whole + fraction.padEnd(decimals, '0').slice(0, decimals)).replace(/^0+(?=\d)/, '');
}
