/** `does either of them charge more than 5 %?`, `does A or B hold over 10 SOL`: each of several things with its value, where a bound is asked of them. */
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Subject } from '../../question/question.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { turnsBack } from '../conversation/recall.ts';
import { restOf } from '../conversation/rest-of.ts';

const BONUS = 1;
/** Words that only say that each of several is meant, and verbs of having. */
const PLAIN =
  /^(?:either|any|one|both|each|all|none|neither|of|the|two|them|those|these|or|and|charge|charges|take|takes|have|has|pay|pays|ask|asks)$/;

export default function readEachBounded(context: ParseContext): readonly Candidate[] {
  const { bounds, mentions, isYesNo } = context;
  const things = distinct(mentions.flatMap(({ subject, isSoft }) => (isSoft === true ? [] : [subject])));
  const [first, ...others] = things;
  const isMany =
    things.length > 1 &&
    things.length <= AGENT_LIMITS.entities &&
    things.every(({ kind }) => kind === first?.kind);
  if (first === undefined || !isMany || bounds.length !== 1 || !isYesNo) return [];
  const found = findKey(context, first);
  if (found === undefined) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const words = [
    ...mentions,
    ...bounds,
    ...context.of('unit'),
    ...context.of('follow').filter(({ key }) => key === 'of-rows'),
  ];
  const left = restOf(context, new Set(found.at), [...plain, ...words.flatMap(({ at }) => [...at])]);
  if (left.rest.length > 0) return [];
  const toQuestion = (subject: Subject): Candidate['question'] => ({
    subjects: [subject],
    want: { kind: 'measures', of: subject.kind, keys: [found.key] },
    bounds: bounds.map(({ bound }) => bound),
    shape: {},
    // Several things have no single yes or no: every figure is shown.
    form: 'value',
    negated: false,
  });
  return [{ used: left.used, bonus: BONUS, question: toQuestion(first), also: others.map(toQuestion) }];
}

/** A single value of the kind that the question names, or that was told last. */
function findKey(
  context: ParseContext,
  { kind }: Subject,
): { readonly key: string; readonly at: readonly number[] } | undefined {
  const measures = CATALOGUE.get(kind)?.measures;
  const isSingle = (key: string): boolean => measures?.get(key)?.at.includes('*') === false;
  const own = context.of(kind);
  const named = pickApart(own.filter(({ key }) => isSingle(key)))[0];
  // `charge … commission`: said twice.
  if (named !== undefined)
    return { key: named.key, at: own.filter(({ key }) => key === named.key).flatMap(({ at }) => [...at]) };
  const want = turnsBack(context.earlier)[0]?.question?.want;
  const last =
    want?.kind === 'measures' && want.of === kind
      ? want.keys[0]
      : want?.kind === 'compare' && want.of === kind
        ? want.key
        : undefined;
  return last !== undefined && isSingle(last) ? { key: last, at: [] } : undefined;
}

const distinct = (subjects: readonly Subject[]): readonly Subject[] => [
  ...new Map(subjects.map((subject) => [subject.id, subject])).values(),
];
