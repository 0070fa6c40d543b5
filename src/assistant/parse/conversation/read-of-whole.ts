/** `in percent of that validator's total`, `what share of the supply is that`: the last value as a part of what another thing has. */
import { CATALOGUE, findMeasure } from '../../catalogue/catalogue.ts';
import type { Subject, SubjectKind } from '../../question/question.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { isNumber } from './operands.ts';
import { newestOfKind, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.9;
const OPERATIONS: Readonly<Record<string, string>> = { share: 'share', ratio: 'ratio' };
/** What all of a kind of thing is called. */
const WHOLE = /^(?:total|whole|all|entire|overall|sum|gesamt|insgesamt|total[ae]?|всего|всей)$/;
/** What of each kind a value of the same unit is a part of, where the question does not say it. */
const WHOLES: Readonly<Partial<Record<SubjectKind, string>>> = { validator: 'stake', token: 'supply' };

export function readOfWhole(context: ParseContext): readonly Candidate[] {
  const word = context.of('follow').find(({ key }) => OPERATIONS[key] !== undefined);
  const [turn] = turnsBack(context.earlier);
  const value = turn?.values.find(isNumber);
  if (word === undefined || value === undefined || context.time !== undefined) return [];
  const found = findWhole(context);
  if (found === undefined) return [];
  const words = pickApart(context.of(found.subject.kind).filter(({ key }) => isFit(found.subject.kind, key)));
  const [named] = words;
  // A part of the thing itself is told by the thing, unless it is divided by another value of it.
  const isOwn = turn?.subjects.some(({ id }) => id === found.subject.id) === true;
  if (isOwn && (named === undefined || word.key !== 'ratio')) return [];
  const key = named?.key ?? WHOLES[found.subject.kind];
  if (key === undefined) return [];
  const all = context.tokens.flatMap(({ text }, index) => (WHOLE.test(text) ? [index] : []));
  const shares = context.of('shape').filter((match) => match.key === 'share');
  const left = restOf(context, new Set([...word.at, ...found.at, ...(named?.at ?? [])]), [
    ...all,
    ...shares.flatMap(({ at }) => at),
    ...context.of('unit').flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  const op = OPERATIONS[word.key]!; // it was found by that
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [found.subject],
        want: { kind: 'compute', op, whole: { of: found.subject.kind, key } },
        operands: [[value]],
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}

/** One value, and no list. */
function isFit(kind: SubjectKind, key: string): boolean {
  const measure = findMeasure(kind, key);
  const isShare = /share|rank/i.test(key);
  return measure !== undefined && !isShare && !measure.at.includes('*') && measure.needs === undefined;
}

/** The thing that is named or pointed at as the whole. */
function findWhole(
  context: ParseContext,
): { readonly subject: Subject; readonly at: readonly number[] } | undefined {
  const named = context.mentions.filter(({ isSoft }) => isSoft !== true);
  const [mention, second] = named;
  if (second !== undefined) return undefined;
  if (mention !== undefined)
    return CATALOGUE.has(mention.subject.kind) ? { subject: mention.subject, at: mention.at } : undefined;
  // `divide by its market cap`: another value of what was asked about.
  const [asked] = context.earlier[0]?.subjects ?? [];
  const soft = context.mentions.find(({ isSoft, subject }) => isSoft === true && subject.id === asked?.id);
  if (asked !== undefined && context.has('follow', 'ratio') && context.of(asked.kind).length > 0)
    return { subject: asked, at: soft?.at ?? [] };
  // `of its validator`, without a pointer that is read as one.
  for (const { key, at } of context.of('kind')) {
    const kind = key as SubjectKind; // keys of `[kind]` are kinds
    const subject = kind in WHOLES ? newestOfKind(context.earlier, kind) : undefined;
    if (subject !== undefined) return { subject, at };
  }
  return undefined;
}
