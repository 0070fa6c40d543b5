/** The query a tile asks, once what its dashboard shares is filled in. */
import { SOL_MINT } from '../chain.ts';
import { WINDOWS, type Window } from '../market/market.ts';
import type { IndexQuery } from '../query/index-query.ts';
import { findQueryProblem } from '../query/check-query.ts';
import { findQuerySource } from '../query/query-sources.ts';
import type { Parameter, ParameterValues, QueryTileContent } from './dashboard.ts';

export interface SharedValues {
  readonly parameters: ParameterValues;
  readonly window: Window;
}

/** A query to ask, or the parameters it waits for. */
export type AskedQuery =
  | { readonly kind: 'query'; readonly query: IndexQuery }
  | { readonly kind: 'waiting'; readonly for: readonly Parameter[] };

export function toAskedQuery(
  { query, bound = [], followsWindow }: QueryTileContent,
  { parameters, window }: SharedValues,
): AskedQuery {
  const missing = bound.map(({ parameter }) => parameter).filter((name) => parameters[name] === undefined);
  if (missing.length > 0) return { kind: 'waiting', for: [...new Set(missing)] };
  const conditions = bound.map(({ field, parameter }) => ({
    field,
    is: '=' as const,
    value: parameters[parameter]!, // none is missing
  }));
  return {
    kind: 'query',
    query: {
      ...query,
      ...(followsWindow === true && { time: { last: WINDOWS[window] } }),
      ...(conditions.length > 0 && { where: [...(query.where ?? []), ...conditions] }),
    },
  };
}

/** An address that stands in for a parameter while a query is checked. */
const ANY = SOL_MINT;
const SAMPLE: SharedValues = {
  parameters: { token: ANY, wallet: ANY, program: ANY, validator: ANY },
  window: '24h',
};

/** What is wrong with the query of a tile, whatever its parameters are; `undefined` for one that can be asked. */
export function findTileQueryProblem(tile: QueryTileContent): string | undefined {
  const source = findQuerySource(tile.query.from);
  const wrong = tile.bound?.find(({ field }) => source?.fields[field]?.kind !== 'address');
  if (source !== undefined && wrong !== undefined)
    return `bound: ${source.title} have no address “${wrong.field.slice(0, 60)}”.`;
  if (source !== undefined && tile.followsWindow === true && !source.isEvents)
    return `followsWindow: ${source.title} are not events, so no window of time applies to them.`;
  const asked = toAskedQuery(tile, SAMPLE);
  return asked.kind === 'query' ? findQueryProblem(asked.query) : undefined;
}
