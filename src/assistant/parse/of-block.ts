/** `the largest trade in block 5134`, and on the page of a block `who traded the most here`: rows of that block alone. */
import { findQueryProblem } from '#contracts/query/check-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { Subject } from '../question/question.ts';
import type { Candidate, ParseContext } from './context.ts';

type Query = Extract<Candidate['question']['want'], { readonly kind: 'query' }>['query'];

/** What is asked of more than the block that is shown. */
const OF_ALL =
  /^(?:all|every|everywhere|each|other|others|chain|network|overall|global|globally|cluster|ever|history|blocks|slots|today|yesterday|now|hourly|daily)$/;
/** Words that point at what is shown. */
const HERE =
  /^(?:here|hier|aqu[ií]|acá|aca|ici|qui|qua|tu|tutaj|здесь|тут|burada|di sini|đây|ここ|여기|यहाँ|यहां|هنا)$/;

export const pointsHere = ({ tokens }: Pick<ParseContext, 'tokens'>): readonly number[] =>
  tokens.flatMap(({ text, raw }, index) => (HERE.test(text) || HERE.test(raw.toLowerCase()) ? [index] : []));

/** The reading as one of a block where one is named or shown and its rows have a slot; else as it is. */
export function withBlock(candidate: Candidate, context: ParseContext): Candidate {
  const { want, subjects } = candidate.question;
  if (want.kind !== 'query' || candidate.question.time !== undefined || context.time !== undefined)
    return candidate;
  const found = findBlock(context);
  if (found === undefined) return candidate;
  const query = inSlot(want.query, found.block);
  const against = want.against === undefined ? undefined : inSlot(want.against, found.block);
  if (query === undefined || (want.against !== undefined && against === undefined)) return candidate;
  return {
    ...candidate,
    used: new Set([...candidate.used, ...found.at]),
    question: {
      ...candidate.question,
      subjects: [...subjects, found.block].slice(0, MOST_SUBJECTS),
      want: { ...want, query, ...(against !== undefined && { against }) },
    },
  };
}
const MOST_SUBJECTS = 8;

function findBlock(
  context: ParseContext,
): { readonly block: Subject; readonly at: readonly number[] } | undefined {
  const { mentions, page, tokens } = context;
  const kinds = context.of('kind').flatMap(({ key, at }) => (key === 'block' ? [...at] : []));
  const named = mentions.filter(({ subject }) => subject.kind === 'block');
  const [one] = named;
  if (one !== undefined)
    return named.length === 1 ? { block: one.subject, at: [...one.at, ...kinds] } : undefined;
  const here = pointsHere(context);
  const isOther = here.length === 0 && (mentions.length > 0 || tokens.some(({ text }) => OF_ALL.test(text)));
  return page?.kind !== 'block' || isOther ? undefined : { block: page, at: [...here, ...kinds] };
}

/** `undefined` where its rows have no slot, or are of other blocks by what it says. */
function inSlot(query: Query, { id }: Subject): Query | undefined {
  const { where = [], join, time } = query;
  const isOfSlots = where.some(({ field }) => field === 'slot') || query.by?.includes('slot') === true;
  if (findQuerySource(query.from)?.fields['slot'] === undefined || join !== undefined) return undefined;
  if (isOfSlots || Object.keys(time ?? {}).length > 0) return undefined;
  const bound: Query = { ...query, where: [...where, { field: 'slot', is: '=', value: Number(id) }] };
  return findQueryProblem(bound as IndexQuery) === undefined ? bound : undefined; // names are what is checked
}
