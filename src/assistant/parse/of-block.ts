/** `the largest trade in block 5134`, and on the page of a block `who traded the most here`: rows of that block alone. */
import { findQueryProblem } from '#contracts/query/check-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { Subject } from '../question/question.ts';
import type { Candidate, ParseContext, Reader } from './context.ts';

type Query = Extract<Candidate['question']['want'], { readonly kind: 'query' }>['query'];

/** What is asked of more than the block that is shown. */
const OF_ALL =
  /^(?:all|every|everywhere|each|other|others|chain|network|overall|global|globally|cluster|ever|history|blocks|slots|today|yesterday|now|hourly|daily)$/;
/** Words that point at what is shown, by language: what is `here` in Italian is `who` in French. */
const HERE: Readonly<Record<string, RegExp>> = {
  ar: /^هنا$/,
  de: /^hier$/,
  en: /^here$/,
  es: /^(?:aqu[ií]|ac[aá])$/,
  fr: /^ici$/,
  hi: /^(?:यहाँ|यहां)$/,
  id: /^sini$/,
  it: /^(?:qui|qua)$/,
  ja: /^ここ$/,
  ko: /^여기$/,
  nl: /^hier$/,
  pl: /^(?:tu|tutaj)$/,
  pt: /^aqu[ií]$/,
  ru: /^(?:здесь|тут)$/,
  tr: /^burada$/,
  uk: /^(?:тут|здесь)$/,
  vi: /^đây$/,
  zh: /^(?:这里|這裡)$/,
};

export function pointsHere({
  tokens,
  language,
}: Pick<ParseContext, 'tokens' | 'language'>): readonly number[] {
  const here = HERE[language];
  return here === undefined
    ? []
    : tokens.flatMap(({ text, raw }, index) =>
        here.test(text) || here.test(raw.toLowerCase()) ? [index] : [],
      );
}

/** Readings as they are of the block that is named or shown: rows that have a slot are of that one alone. */
export function readOfBlock(context: ParseContext, all: readonly Reader[]): readonly Candidate[] {
  const candidates = all.flatMap((read) => read(context));
  if (context.time !== undefined) return candidates;
  const named = context.mentions.filter(({ subject }) => subject.kind === 'block');
  const [one] = named;
  const kinds = context.of('kind').flatMap(({ key, at }) => (key === 'block' ? [...at] : []));
  if (one !== undefined) {
    if (named.length > 1) return candidates;
    // No row is of a block by its number: it is read as if it were shown.
    const others = context.mentions.filter((mention) => mention !== one);
    const inside = all.flatMap((read) => read({ ...context, page: one.subject, mentions: others }));
    const at = [...one.at, ...kinds];
    return [...candidates, ...inside.flatMap((candidate) => toBound(candidate, one.subject, at) ?? [])];
  }
  const { page } = context;
  const here = pointsHere(context);
  const isOfOthers =
    here.length === 0 &&
    (context.mentions.length > 0 || context.tokens.some(({ text }) => OF_ALL.test(text)));
  if (page?.kind !== 'block' || isOfOthers) return candidates;
  return candidates.map((candidate) => toBound(candidate, page, [...here, ...kinds]) ?? candidate);
}

/** `undefined` where it asks for no rows, or for some that cannot be bounded. */
function toBound(candidate: Candidate, block: Subject, at: readonly number[]): Candidate | undefined {
  const { question } = candidate;
  const { want } = question;
  if (want.kind !== 'query' || question.time !== undefined) return undefined;
  const query = inSlot(want.query, block);
  const against = want.against === undefined ? undefined : inSlot(want.against, block);
  if (query === undefined || (want.against !== undefined && against === undefined)) return undefined;
  return {
    ...candidate,
    used: new Set([...candidate.used, ...at]),
    question: {
      ...question,
      subjects: [...question.subjects, block].slice(0, MOST_SUBJECTS),
      want: { ...want, query, ...(against !== undefined && { against }) },
    },
  };
}
const MOST_SUBJECTS = 8;

/** `undefined` where its rows have no slot, or are of other blocks by what it says. */
function inSlot(query: Query, { id }: Subject): Query | undefined {
  const { where = [], join, time } = query;
  const isOfSlots = where.some(({ field }) => field === 'slot') || query.by?.includes('slot') === true;
  if (findQuerySource(query.from)?.fields['slot'] === undefined || join !== undefined) return undefined;
  if (isOfSlots || Object.keys(time ?? {}).length > 0) return undefined;
  const bound: Query = { ...query, where: [...where, { field: 'slot', is: '=', value: Number(id) }] };
  return findQueryProblem(bound as IndexQuery) === undefined ? bound : undefined; // names are what is checked
}
