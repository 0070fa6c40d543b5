/** `how many of those failed`, `and its fee?`: another value of the last subject, of the same time. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import type { Question } from '../../question/question.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.42;
const COMPARED = 0.62;
const OF_THOSE = /^(?:those|these|them|that|and|so)$/;

export function readOtherMeasure(context: ParseContext, root: Question): readonly Candidate[] {
  const { want } = root;
  const [subject] = root.subjects;
  const isCompared = want.kind === 'compare';
  if ((want.kind !== 'measures' && !isCompared) || subject === undefined) return [];
  if (!isCompared && root.time === undefined) return [];
  if (context.time !== undefined || context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  if (!isCompared && !context.tokens.some(({ text }) => OF_THOSE.test(text))) return [];
  const measures = CATALOGUE.get(want.of)?.measures;
  const [word] = pickApart(context.of(want.of).filter(({ key }) => measures?.has(key) === true));
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
