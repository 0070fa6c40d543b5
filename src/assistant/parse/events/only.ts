/** `скільки з них тільки купували`: who did the one and never the other. English says it in sets of wallets. */
import { mark, type Draft } from './draft.ts';
import type { QueryWant } from './query-shape.ts';

const ROWS = 50;

/** `undefined` where no word beside what was done narrows it, or it is of one wallet. */
export function toOnly(draft: Draft, { query }: QueryWant): QueryWant | undefined {
  const { context, event, own } = draft;
  const { actor } = event;
  const isSide = event.key === 'buy' || event.key === 'sell';
  if (context.language === 'en' || actor === undefined || !isSide) return undefined;
  const excluding = new Set(
    [...context.of('follow').filter(({ key }) => key === 'exclude'), ...context.of('not')].flatMap(
      ({ at }) => at,
    ),
  );
  const only = context
    .of('follow')
    .find(
      ({ key, at }) =>
        key === 'only' &&
        at.every((index) => !excluding.has(index) && (own.has(index + 1) || own.has(index - 1))),
    );
  const { from, time, where = [] } = query;
  if (only === undefined || where.some(({ field }) => field === actor)) return undefined;
  mark(draft, only.at);
  for (const { key, at } of [...context.of('kind'), ...context.of('field')])
    if (key === 'account' || key === 'who') mark(draft, at);
  const rest = where.filter(({ field }) => field !== 'isBuy');
  const base = {
    from,
    ...(time !== undefined && { time }),
    where: [...where],
    join: {
      field: actor,
      not: true,
      in: {
        from,
        ...(time !== undefined && { time }),
        where: [...rest, { field: 'isBuy', is: '=' as const, value: event.key === 'sell' }],
        by: [actor],
      },
    },
  };
  return context.has('ask', 'how-many')
    ? {
        kind: 'query',
        answers: 'figure',
        query: { ...base, measures: [{ measure: 'distinct', field: actor }] },
      }
    : {
        kind: 'query',
        answers: 'rows',
        query: {
          ...base,
          by: [actor],
          measures: [{ measure: 'sum', field: 'microUsd' }, { measure: 'count' }],
          order: { by: 'sum_microUsd', descending: true },
          limit: ROWS,
        },
      };
}
