/** Whether a query answers for the time that is asked for. */
import { findQuerySource } from '#contracts/query/query-sources';
import { askedJoinsOf, type AskedQuery, type Question } from './question.ts';

type Want = Extract<Question['want'], { kind: 'query' }>;
type Body = Pick<AskedQuery, 'from' | 'time' | 'where'>;

/** What is held, or added up since the index began, is of no time, however it is asked for. */
export function isTimed({ query, against, inside = [], window, isByEpoch }: Want): boolean {
  const queries = [query, ...(against === undefined ? [] : [against]), ...inside];
  return (
    window !== undefined ||
    isByEpoch === true ||
    queries
      .flatMap((one): readonly Body[] => [one, ...askedJoinsOf(one).map((join) => join.in)])
      .some(isOfTime)
  );
}

const isOfTime = ({ from, time = {}, where = [] }: Body): boolean =>
  Object.keys(time).length > 0 ||
  where.some(({ field, is }) => {
    const kind = findQuerySource(from)?.fields[field]?.kind;
    // `before slot 5` is of a time as well.
    return kind === 'time' || (kind === 'slot' && /[<>]/.test(is));
  });
