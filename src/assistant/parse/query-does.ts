/** Whether a query does what is asked to be done: counts, ranks, averages, tells who or when. */
import { findQuerySource } from '#contracts/query/query-sources';
import { askedJoinsOf, type AskedQuery, type Question } from '../question/question.ts';
import { isAtEnd } from './directions.ts';
import type { OperationKind } from './operation.ts';

type Want = Extract<Question['want'], { kind: 'query' }>;

export function queryDoes(
  { query, answers, against, relate, window, isByEpoch, inside = [] }: Want,
  kind: Exclude<OperationKind, 'not'>,
): boolean {
  const fields = findQuerySource(query.from)?.fields ?? {};
  const kindOf = (field: string | undefined): string | undefined => fields[field ?? '']?.kind;
  const measures = query.measures ?? [];
  const isRows = answers === 'rows' || answers === 'first' || answers === 'part' || answers === 'exists';
  const shows = (wanted: (field: string) => boolean): boolean =>
    isRows && [...(query.show ?? []), ...(query.by ?? [])].some(wanted);
  switch (kind) {
    case 'when':
      return (
        query.per !== undefined ||
        isByEpoch === true ||
        // When something last changed is not when what is asked of it was so.
        ((answers !== 'rows' || findQuerySource(query.from)?.isEvents === true) &&
          shows((field) => kindOf(field) === 'time')) ||
        measures.some(({ field }) => kindOf(field) === 'time')
      );
    case 'who':
      return (
        shows(
          (field) => kindOf(field) === 'address' && fields[field]?.isMint !== true && !PLACES.has(field),
        ) ||
        inside.some(({ by = [] }) => by.some((field) => WHO.test(field))) ||
        against !== undefined
      );
    case 'why':
      return false;
    case 'where':
      return shows((field) => kindOf(field) === 'address');
    case 'amount':
      return true;
    case 'ratio':
      return measures.some(({ of, over }) => of !== undefined || over !== undefined) || against !== undefined;
    case 'best':
      return query.from !== 'trades' || measures.length > 0;
    case 'other':
      // What else was done at another time is of that.
      return (
        /"(?:!=|not in)"|"not":true/.test(JSON.stringify([query, inside])) ||
        Object.keys(query.time ?? {}).length > 0
      );
    case 'earliest':
    case 'latest':
    case 'smallest':
    case 'greatest':
      return (
        window !== undefined ||
        isByEpoch === true ||
        isAtEnd([query, ...inside, ...(against === undefined ? [] : [against])], kind)
      );
    case 'count':
      return (
        answers !== 'first' ||
        query.by !== undefined ||
        measures.some(({ measure, where }) => measure === 'count' && where !== undefined)
      );
    case 'distinct':
      return measures.some(({ measure }) => measure === 'distinct') || query.by !== undefined;
    case 'list':
      return isRows;
    case 'size':
      // The newest are not the largest.
      return !isRows || query.order === undefined || !isByTime(query);
    case 'rank':
      return isRanked({ query, answers }) || against !== undefined || window !== undefined;
    case 'mean':
      return measures.some(({ measure, over, of }) => measure === 'mean' || (over ?? of) !== undefined);
    case 'median':
      return measures.some(({ measure }) => measure === 'median');
    case 'share':
      return (
        relate === 'share' ||
        relate === 'percent_change' ||
        measures.some(({ measure, of, over }) => measure === 'share' || (of ?? over) !== undefined) ||
        shows((field) => kindOf(field) === 'share' || kindOf(field) === 'change')
      );
    case 'span':
      return (
        query.per !== undefined ||
        query.each?.per !== undefined ||
        isByEpoch === true ||
        // Rows of hours are by hour already, and their average is one of hours.
        (measures.some(({ measure }) => measure === 'mean' || measure === 'median') &&
          findQuerySource(query.from)?.seconds !== undefined) ||
        (isRows && query.show !== undefined && findQuerySource(query.from)?.seconds !== undefined)
      );
  }
}

const isByTime = ({ from, order }: AskedQuery): boolean =>
  findQuerySource(from)?.isEvents === true && findQuerySource(from)?.fields[order?.by ?? '']?.kind === 'time';

const WHO = /^(?:trader|sender|receiver|feePayer|creator|owner|wallet)$/;
/** Where something happened, and not who did it. */
const PLACES: ReadonlySet<string> = new Set(['market', 'venue', 'router', 'launchpad']);

/** A figure without groups has no order, unless it is the greatest or least itself. */
const isRanked = ({
  query,
  answers,
}: {
  readonly query: AskedQuery;
  readonly answers: Want['answers'];
}): boolean =>
  answers === 'figure'
    ? (query.measures ?? []).some(
        ({ measure, among }) =>
          ['min', 'max', 'first', 'last'].includes(measure) || among?.in.order !== undefined,
      ) || askedJoinsOf(query).some(({ in: inner }) => inner.limit !== undefined)
    : query.order !== undefined || query.each !== undefined;
