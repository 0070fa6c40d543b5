/** `how much KELP did this wallet buy`: what one wallet bought or sold of one token. The token's own figures are of all who traded it. */
import type { AskedQuery } from '../../question/question.ts';
import { SOL_MINT } from '../../question/sol.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { toInterval } from '../events/to-time.ts';
import { findSubjects, type FoundSubject } from '../find-subjects.ts';

const BONUS = 0.9;
const ROWS = 10;
const SIDES: ReadonlySet<string> = new Set(['buy', 'sell', 'trade']);
/** What else is asked of trades is read elsewhere. */
const OTHER_SHAPES: ReadonlySet<string> = new Set([
  'most',
  'least',
  'newest',
  'oldest',
  'mean',
  'share',
  'except',
]);
/** Words that ask for another figure, or for trades that stand in some relation. */
const OTHER =
  /^(?:profit|profits|pnl|gain|gained|loss|lose|lost|fee|fees|price|prices|average|avg|worth|hold|holds|left|still|percent|sandwiched|first|before|after|since|until|than|compared|versus|vs|if|other|others|without|pool|pools|market|and)$/;
const SPENT = /^(?:spend|spends|spent|pay|paid|pays|put|invest|invested)$/;

export default function readWalletTrades(context: ParseContext): readonly Candidate[] {
  const { tokens, language, isYesNo, time } = context;
  // `is this whale buying or selling`: which of the two is told by both.
  const isEither = EITHER.test(context.text);
  if (language !== 'en' || (isYesNo && !isEither) || context.bounds.length > 0 || context.numbers.length > 0)
    return [];
  const token = findSubjects(context, 'token').find(
    ({ subject, origin }) => origin === 'named' && subject.id !== SOL_MINT,
  );
  const wallet = findWallet(context, token);
  if (token === undefined || (wallet === undefined && !POINTED.test(context.text))) return [];
  const events = context.of('event').filter(({ key }) => SIDES.has(key));
  const spent = tokens.flatMap(({ text }, index) => (SPENT.test(text) ? [index] : []));
  // `in the last hour` is a time and no order.
  const shapes = context
    .of('shape')
    .filter(
      ({ at }) =>
        !at.some((index) => time?.at.includes(index)) &&
        !(isEither && at.every((index) => FILLING.test(tokens[index]?.text ?? ''))),
    );
  const isOther =
    shapes.some(({ key }) => OTHER_SHAPES.has(key) || key.startsWith('per-')) ||
    context.has('ask', 'when', 'why', 'who') ||
    (events.length === 0 && spent.length === 0) ||
    tokens.some(({ text }) => OTHER.test(text));
  if (isOther) return [];
  if (wallet === undefined) return [toLacking(context)];
  const sides = new Set(events.map(({ key }) => key));
  const isBuy = isEither ? undefined : toIsBuy(spent.length > 0 || sides.has('buy'), sides.has('sell'));
  const inSol = tokens.flatMap(({ text }, index) => (text === 'sol' ? [index] : []));
  const times = tokens.flatMap(({ text }, index) => (/^(?:times|often)$/.test(text) ? [index] : []));
  const isAmount =
    isEither ||
    context.has('ask', 'how-much') ||
    context.has('shape', 'sum') ||
    tokens.some(({ text }) => text === 'amount');
  const isCount = times.length > 0 || (!isAmount && context.has('ask', 'how-many') && sides.size > 0);
  const base: AskedQuery = {
    from: 'trades',
    where: [
      { field: 'trader', is: '=', value: wallet.subject.id },
      { field: 'base', is: '=', value: token.subject.id },
      ...(isBuy === undefined ? [] : [{ field: 'isBuy', is: '=', value: isBuy } as const]),
    ],
    time: time === undefined ? {} : toInterval(time.value),
  };
  // `how much SOL` asks for SOL; `with SOL` is a condition that is not put.
  const asksSol = inSol.some((index) => /^(?:much|many|in)$/.test(tokens[index - 1]?.text ?? ''));
  if (inSol.length > 0 && !asksSol) return [];
  const money = spent.length > 0 || asksSol ? 'lamports' : 'baseAmount';
  const used = new Set([
    ...[...events, ...context.of('ask'), ...shapes.filter(({ key }) => key === 'sum')].flatMap(({ at }) => [
      ...at,
    ]),
    ...token.at,
    ...wallet.at,
    ...spent,
    ...inSol,
    ...times,
    ...(time?.at ?? []),
    ...tokens.flatMap(({ text }, index) =>
      PLAIN.test(text) || (isEither && (LATELY.test(text) || DEALING.test(text))) ? [index] : [],
    ),
  ]);
  const figures: AskedQuery['measures'] = isCount
    ? [{ measure: 'count' }]
    : isEither
      ? [{ measure: 'count' }, { measure: 'sum', field: money }, { measure: 'max', field: 'time' }]
      : [{ measure: 'sum', field: money }, { measure: 'count' }];
  // Both sides together are no amount of either.
  const bySide = isBuy === undefined && !isCount;
  if (isEither) return [toEither({ used, base, figures, things: [wallet.subject, token.subject] })];
  return [
    {
      used,
      bonus: BONUS,
      question: {
        subjects: [wallet.subject, token.subject],
        want:
          isCount || isAmount
            ? {
                kind: 'query',
                answers: bySide ? 'rows' : 'figure',
                query: { ...base, ...(bySide && { by: ['isBuy'], limit: 2 }), measures: figures },
              }
            : {
                kind: 'query',
                answers: 'rows',
                query: {
                  ...base,
                  order: { by: 'time', descending: true },
                  limit: ROWS,
                },
              },
        bounds: [],
        shape: {},
        form: isCount || isAmount ? 'value' : 'list',
        negated: false,
      },
    },
  ];
}

/** `this wallet`, where no page and no talk tells which: it is asked, and not answered for everybody. */
const toLacking = ({ tokens }: ParseContext): Candidate => ({
  used: new Set(tokens.keys()),
  bonus: BONUS,
  question: {
    subjects: [],
    want: { kind: 'measures', of: 'account', keys: ['trades'] },
    bounds: [],
    shape: {},
    form: 'value',
    negated: false,
  },
});
const POINTED = /\b(?:this|that|my) (?:wallet|account|address|trader|whale|guy)\b/i;

/** What was bought beside what was sold. */
function toEither({
  used,
  base,
  figures,
  things,
}: {
  readonly used: ReadonlySet<number>;
  readonly base: AskedQuery;
  readonly figures: AskedQuery['measures'];
  readonly things: Candidate['question']['subjects'];
}): Candidate {
  const of = (isBuy: boolean): AskedQuery => ({
    ...base,
    where: [...(base.where ?? []), { field: 'isBuy', is: '=', value: isBuy }],
    measures: figures,
  });
  return {
    used,
    bonus: BONUS,
    question: {
      subjects: things,
      want: { kind: 'query', answers: 'figure', query: of(true) },
      bounds: [],
      shape: {},
      form: 'value',
      negated: false,
    },
    also: [
      {
        subjects: things,
        want: { kind: 'query', answers: 'figure', query: of(false) },
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    ],
  };
}

const EITHER = /\b(?:buy|buying|accumulating|bought)\s+or\s+(?:sell|selling|dumping|distributing|sold)\b/i;
const LATELY = /^(?:lately|recently|latest|recent|rn|now|currently|nowadays)$/;
const FILLING = /^(?:lately|recently|latest|recent|rn|now|currently|mostly|more|whale|buying|selling)$/;
const DEALING = /^(?:or|whale|guy|person|buying|selling|dumping|accumulating|distributing|mostly|more)$/;

/** `undefined` where both are asked for, or neither. */
const toIsBuy = (buys: boolean, sells: boolean): boolean | undefined => (buys === sells ? undefined : buys);

/** Words that stand for a wallet that is meant, or for its trades. */
const PLAIN = /^(?:it|its|he|she|they|this|that|wallet|account|address|amount|total|trader|far|so)$/;

/** A wallet that is named, or that the page or the talk is about; the mint of a token is none. */
function findWallet(context: ParseContext, token: FoundSubject | undefined): FoundSubject | undefined {
  const [found] = findSubjects(context, 'account').filter(({ subject }) => subject.id !== token?.subject.id);
  if (found === undefined) return undefined;
  if (found.origin === 'named') return found;
  return found.origin === 'page' || found.origin === 'earlier' ? found : undefined;
}
