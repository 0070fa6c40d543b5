/** `größte Halter ohne Pools`, `maiores detentores, tira as pools`: who holds a token beside its markets. English is composed. */
import type { AskedQuery } from '../../question/question.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { findSubjects } from '../find-subjects.ts';

const BONUS = 0.5;
const ROWS = 10;
const MOST = 100;
/** How far a word that leaves out may stand from what it leaves out. */
const NEAR = 3;
/** Words that take something away, folded, which are no words of shape. */
const TAKING =
  /^(?:tira|tirando|tire|fora|sin|quita|quitando|sans|enleve|enlever|hors|ohne|zonder|behalve|bez|oprocz|pomij|weg|senza|togli|tolti|togliendo|без|кроме|убери|прибери|крім|haric|olmadan|cikar|tru|bo|khong|kecuali|tanpa|selain|छोड़कर|बिना|हटाकर|بدون|عدا|باستثناء|빼고|제외|除)/;

export default function readWithoutPools(context: ParseContext): readonly Candidate[] {
  if (context.language === 'en' || context.time !== undefined) return [];
  const [found] = findSubjects(context, 'token');
  const holders = [
    ...context
      .of('token')
      .filter(({ key }) => key === 'topHolders' || key === 'topHolder' || key === 'holders'),
    // `los que más tienen`: a verb of holding says it too.
    ...context.of('event').filter(({ key }) => key === 'hold'),
  ];
  const pools = context.of('kind').filter(({ key }) => key === 'pool');
  const left = pools.flatMap((pool) => findTaking(context, pool.at));
  if (found === undefined || holders.length === 0 || left.length === 0) return [];
  const number = context.numbers.find(
    ({ value, unit }) => unit === undefined && /^[1-9]\d{0,2}$/.test(value),
  );
  const limit = Math.min(number === undefined ? ROWS : Number(number.value), MOST);
  const isCount = context.has('ask', 'how-many') && !context.has('shape', 'most');
  const used = new Set(
    [
      ...pickApart(holders),
      ...pools,
      ...context.of('ask'),
      ...context.of('shape').filter(({ key }) => /^(?:most|size|sum|except)$/.test(key)),
      ...context.of('not'),
      ...(number === undefined ? [] : [number]),
      found,
    ].flatMap(({ at }) => [...at]),
  );
  for (const index of left) used.add(index);
  const base: AskedQuery = {
    from: 'holdings',
    where: [
      { field: 'mint', is: '=', value: found.subject.id },
      { field: 'amount', is: '>', value: 0 },
    ],
    join: { field: 'owner', not: true, in: { from: 'markets', by: ['market'] } },
  };
  return [
    {
      used,
      bonus: BONUS,
      question: {
        subjects: [found.subject],
        want: isCount
          ? {
              kind: 'query',
              answers: 'figure',
              query: { ...base, measures: [{ measure: 'distinct', field: 'owner' }] },
            }
          : {
              kind: 'query',
              answers: 'rows',
              query: {
                ...base,
                by: ['owner'],
                measures: [{ measure: 'sum', field: 'amount' }],
                order: { by: 'sum_amount', descending: true },
                limit,
              },
            },
        bounds: [],
        shape: isCount ? {} : { limit },
        form: isCount ? 'value' : 'list',
        negated: false,
      },
    },
  ];
}

/** Words near the pools that leave them out, on either side. */
function findTaking({ tokens, ...context }: ParseContext, pool: readonly number[]): readonly number[] {
  const words = [
    ...context.of('shape').filter(({ key }) => key === 'except'),
    ...context.of('follow').filter(({ key }) => key === 'exclude'),
    ...context.of('not'),
  ].flatMap(({ at }) => [...at]);
  const taking = tokens.flatMap(({ text }, index) => (TAKING.test(text) ? [index] : []));
  const near = [...words, ...taking].filter((index) =>
    pool.some((one) => Math.abs(one - index) <= NEAR && one !== index),
  );
  // A verb that goes with it: `sem contar`, `sin contar`.
  return near.length === 0
    ? []
    : [
        ...new Set([
          ...near,
          ...near.flatMap((index) => (COUNTING.test(tokens[index + 1]?.text ?? '') ? [index + 1] : [])),
        ]),
      ];
}
const COUNTING = /^(?:contar|compter|contare|liczac|de|het|die|den|las|los|as|os|i|le|les|gli)$/;
