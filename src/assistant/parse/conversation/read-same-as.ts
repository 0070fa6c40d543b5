/** `same leader as for 2346?`, `is it the same error as T`: a value of the thing spoken of beside that of another. */
import { CATALOGUE, findMeasure } from '../../catalogue/catalogue.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import type { Question, Subject } from '../../question/question.ts';
import { rootsOf } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.7;
const PLAIN = /^(?:same|as|the|for|in|of|one|problem|thing|issue|too|like|here)$/;

export function readSameAs(context: ParseContext): readonly Candidate[] {
  const same = context.tokens.findIndex(({ text }) => text === 'same');
  const [root] = rootsOf(context.earlier);
  const [first] = root?.subjects ?? [];
  if (same < 0 || root === undefined || first === undefined) return [];
  const isAsked = context.isYesNo || (same === 0 && context.tokens.some(({ text }) => text === 'as'));
  const other = isAsked ? otherOf(context, first) : undefined;
  if (other === undefined || other.subject.id === first.id) return [];
  const found = findKey(context, root, first.kind);
  // Of lists only the first rows would be compared.
  if (found === undefined || findMeasure(first.kind, found.key)?.columns !== undefined) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const left = restOf(context, new Set([...other.at, ...found.at]), plain);
  if (left.rest.length > 0) return [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [first, { ...other.subject, kind: first.kind }],
        want: { kind: 'compare', of: first.kind, key: found.key, same: true },
        bounds: [],
        shape: {},
        form: 'yes-no',
        negated: context.isNegated,
      },
    },
  ];
}

interface Other {
  readonly subject: Subject;
  readonly at: readonly number[];
}

/** One thing of the same kind, or the bare number of a block or an epoch. */
function otherOf({ mentions, numbers }: ParseContext, { kind }: Subject): Other | undefined {
  const named = mentions.filter(({ isSoft }) => isSoft !== true);
  const [mention] = named;
  if (mention !== undefined)
    return named.length === 1 && (mention.subject.kind === kind || mention.also.includes(kind))
      ? mention
      : undefined;
  const [number] = numbers;
  const isNumbered = (kind === 'block' || kind === 'epoch') && numbers.length === 1;
  return isNumbered && number !== undefined && number.unit === undefined && /^\d{1,19}$/.test(number.value)
    ? { subject: { kind, id: number.value }, at: number.at }
    : undefined;
}

/** The value that is named, else the one told last; a failure is the same where its error is. */
function findKey(
  context: ParseContext,
  { want }: Question,
  kind: Subject['kind'],
): { readonly key: string; readonly at: readonly number[] } | undefined {
  const measures = CATALOGUE.get(kind)?.measures;
  const [word] = pickApart(context.of(kind).filter(({ key }) => measures?.has(key) === true));
  if (word !== undefined) return word;
  if (want.kind === 'measures' && want.of === kind) return { key: want.keys[0]!, at: [] }; // there is one
  const isFailure =
    kind === 'transaction' &&
    (want.kind === 'explain' || want.kind === 'predicate') &&
    measures?.has('error');
  return isFailure === true ? { key: 'error', at: [] } : undefined;
}
