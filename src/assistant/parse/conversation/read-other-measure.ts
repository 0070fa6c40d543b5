/** `how many of those failed`, `and its fee?`: another value of the last subject, of the same time. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import type { Question } from '../../question/question.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.42;
const COMPARED = 0.62;
const BARE = 0.4;
const NO_ADDRESS: ReadonlySet<string> = new Set(['transaction', 'block', 'epoch', 'network']);
const OF_THOSE = /^(?:those|these|them|that|and|so)$/;

/** `and freeze?`, `skipped?`, `the limit?`: nothing but the word for another value of the thing that was spoken of. */
export function readBareWord(context: ParseContext, root: Question): readonly Candidate[] {
  const { want } = root;
  const subject = root.subjects[0] ?? context.page;
  const kind = 'of' in want ? want.of : subject?.kind;
  if (subject === undefined || kind === undefined || want.kind === 'compare') return [];
  if (context.time !== undefined || context.mentions.length > 0 || context.numbers.length > 0) return [];
  // `is that with votes` asks whether, `only incoming` asks for rows.
  if (context.isYesNo || context.tokens.some(({ text }) => /^(?:only|just|my)$/.test(text))) return [];
  if (NO_ADDRESS.has(subject.kind) && subject.kind !== kind) return [];
  if (context.has('ask', 'who', 'when', 'which', 'why', 'list', 'where')) return [];
  // `per token`, `by trades` say how what was told is divided or put in order.
  if (context.language === 'en' && context.tokens.some(({ text }) => DIVIDING.test(text))) return [];
  const catalogue = CATALOGUE.get(kind);
  const words = context.of(kind);
  const [measure] = pickApart(words.filter(({ key }) => catalogue?.measures.has(key) === true));
  const [claim] = pickApart(words.filter(({ key }) => catalogue?.predicates.has(toPositive(key)) === true));
  // After a yes or no the word for another one is meant, unless a longer one names a value.
  const isClaim =
    measure === undefined || (want.kind === 'predicate' && (claim?.at.length ?? 0) >= measure.at.length);
  const word = isClaim ? claim : measure;
  // `how many were missing` wants a number.
  if (word === undefined || (word === claim && context.has('ask', 'how-many', 'how-much'))) return [];
  const left = restOf(context, new Set(word.at));
  if (left.rest.length > 0) return [];
  const key = toPositive(word.key);
  const isPredicate = catalogue?.predicates.has(key) === true;
  return [
    {
      used: left.used,
      bonus: BARE,
      question: {
        subjects: [{ ...subject, kind }],
        want: isPredicate
          ? { kind: 'predicate', of: kind, key, expects: key === word.key }
          : { kind: 'measures', of: kind, keys: [word.key] },
        ...(root.time !== undefined && { time: root.time }),
        bounds: [],
        shape: {},
        form: isPredicate ? 'yes-no' : 'value',
        negated: false,
      },
    },
  ];
}

const DIVIDING = /^(?:per|by|each|every|split|divide|divided|sort|sorted|order|ordered|rank|ranked)$/;

const toPositive = (key: string): string => key.replace(/-not$/, '');

export function readOtherMeasure(context: ParseContext, root: Question): readonly Candidate[] {
  const [subject, second] = root.subjects;
  const isOfTwo =
    root.want.kind === 'query' && root.want.against !== undefined && subject?.kind === second?.kind;
  // Two figures of two wallets are compared by another one, too: `now volume`.
  const want =
    isOfTwo && subject !== undefined && second !== undefined
      ? ({ kind: 'compare', of: subject.kind, key: '' } as const)
      : root.want;
  const isCompared = want.kind === 'compare';
  if ((want.kind !== 'measures' && !isCompared) || subject === undefined) return [];
  if (context.has('ask', 'where', 'why', 'when') || context.has('means', 'how')) return [];
  if (!isCompared && root.time === undefined) return [];
  if (context.time !== undefined || context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  if (!isCompared && !context.tokens.some(({ text }) => OF_THOSE.test(text))) return [];
  const measures = CATALOGUE.get(want.of)?.measures;
  // Of two lists only the first rows would stand beside each other.
  const isFit = (key: string): boolean =>
    measures?.has(key) === true && !(isCompared && measures.get(key)?.columns !== undefined);
  const [word] = pickApart(context.of(want.of).filter(({ key }) => isFit(key)));
  if (word === undefined) return [];
  const left = restOf(context, new Set(word.at));
  if (left.rest.length > 0) return [];
  const { language: _language, unused: _unused, ...rest } = root;
  return [
    {
      used: left.used,
      bonus: isCompared ? COMPARED : BONUS,
      question: {
        ...rest,
        form: 'value',
        want: isCompared ? { ...want, key: word.key } : { ...want, keys: [word.key] },
        bounds: [],
        negated: false,
      },
    },
  ];
}
