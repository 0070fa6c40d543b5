/** Amounts of rows are of their token, which stands beside them: without it they are numbers of unlike units. */
import { findQuerySource } from '#contracts/query/query-sources';
import { SOL_MINT } from '../question/sol.ts';
import type { Candidate } from './context.ts';

export function withMints<Asked extends Candidate['question']>(question: Asked): Asked {
  const { want } = question;
  if (want.kind !== 'query' || want.query.show === undefined) return question;
  const { show, from, where = [] } = want.query;
  const fields = findQuerySource(from)?.fields ?? {};
  const lacking = new Set(
    show.flatMap((key) => {
      const mint = fields[key]?.mintField;
      const isOne = where.some(({ field, is }) => field === mint && is === '=');
      return mint === undefined || isOne || show.includes(mint) ? [] : [mint];
    }),
  );
  return lacking.size === 0
    ? question
    : { ...question, want: { ...want, query: { ...want.query, show: [...lacking, ...show] } } };
}

/** Fields whose groups are of what was gone through, where most rows went through nothing. */
const THROUGH: ReadonlySet<string> = new Set(['router', 'launchpad']);

/** `by router`: what went through none is no group of them. */
export function withKnownGroups<Asked extends Candidate['question']>(question: Asked): Asked {
  const { want } = question;
  if (want.kind !== 'query') return question;
  const { by = [], from, where = [] } = want.query;
  const fields = findQuerySource(from)?.fields ?? {};
  const lacking = by.filter(
    (key) =>
      THROUGH.has(key) && fields[key]?.isOptional === true && !where.some(({ field }) => field === key),
  );
  if (lacking.length === 0) return question;
  const known = lacking.map((field) => ({ field, is: 'known' as const }));
  return { ...question, want: { ...want, query: { ...want.query, where: [...where, ...known] } } };
}

/** SOL is held by the account itself, and by no token account. */
export function withBalance<Asked extends Candidate['question']>(question: Asked): Asked {
  const { want, subjects } = question;
  const [holder, token] = subjects;
  if (want.kind !== 'predicate' || want.key !== 'holds' || token?.id !== SOL_MINT || holder === undefined)
    return question;
  return {
    ...question,
    subjects: [holder],
    want: { kind: 'measures', of: want.of, keys: ['balance'] },
    form: 'value',
    negated: false,
  };
}
