/** `is that a pool?`, `a person or a program?`, `is any of them a pool?`: what the things an answer named are. */
import type { Question } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { newestThing, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.85;
const KINDS = /^(?:person|human|people|program|contract|pool|pools|wallet|wallets|exchange|user|amm)$/;
const POOL = /^(?:pool|pools|amm)$/;
const MANY = /^(?:any|all|which)$/;
const PLAIN = /^(?:it|that|this|those|these|them|they|he|she|of|or|a|an|kind|type|real|just|one|ones)$/;
/** Things that have an address and no kind of their own that was told. */
const OF_ADDRESS: ReadonlySet<string> = new Set(['account', 'pool', 'program']);

export function readKindOf(context: ParseContext): readonly Candidate[] {
  const { tokens, earlier, mentions } = context;
  const words = tokens.flatMap(({ text }, index) => (KINDS.test(text) ? [index] : []));
  if (
    earlier.length === 0 ||
    words.length === 0 ||
    mentions.some(({ isSoft, isPair }) => isSoft !== true && isPair !== true)
  )
    return [];
  const plain = tokens.flatMap(({ text }, index) => (PLAIN.test(text) || MANY.test(text) ? [index] : []));
  const left = restOf(context, new Set([...words, ...mentions.flatMap(({ at }) => at)]), plain);
  if (left.rest.length > 0) return [];
  const question = toQuestion(context);
  return question === undefined ? [] : [{ used: left.used, bonus: BONUS, question }];
}

function toQuestion({ tokens, earlier, isYesNo }: ParseContext): Candidate['question'] | undefined {
  const isMany = tokens.some(({ text }) => /^(?:them|those|these)$/.test(text));
  const isPool = tokens.some(({ text }) => POOL.test(text));
  const listed = turnsBack(earlier).find((turn) => turn.listed.length > 1)?.listed ?? [];
  const ids = listed.filter(({ kind }) => OF_ADDRESS.has(kind)).map(({ id }) => id);
  if (isMany && isPool && ids.length > 1) return toPools(ids, isYesNo);
  const thing = newestThing(earlier);
  if (isMany || !isYesNo || thing === undefined || !OF_ADDRESS.has(thing.kind)) return undefined;
  return {
    subjects: [{ ...thing, kind: 'account' }],
    want: { kind: 'measures', of: 'account', keys: ['type'] },
    bounds: [],
    shape: {},
    form: 'value',
    negated: false,
  };
}

/** Which of the addresses are markets. */
const toPools = (ids: readonly string[], isYesNo: boolean): Omit<Question, 'unused' | 'language'> => ({
  subjects: [],
  want: {
    kind: 'query',
    answers: isYesNo ? 'exists' : 'rows',
    query: {
      from: 'markets',
      where: [{ field: 'market', is: 'in', value: [...ids] }],
      show: ['market', 'base', 'quote', 'liquidityMicroUsd'],
      limit: ids.length,
    },
  },
  bounds: [],
  shape: {},
  form: isYesNo ? 'yes-no' : 'list',
  negated: false,
});
