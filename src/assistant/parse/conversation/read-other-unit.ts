/** `in lamports`, `and in lnUSD terms?`, `raw`: the last value in another unit. */
import { findFreeUnits, findQuantities } from '../find-quantities.ts';
import type { TurnValue } from '#contracts/assistant/agent';
import type { Candidate, ParseContext } from '../context.ts';
import { toConversion } from './convert-answer.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.6;

export function readOtherUnit(context: ParseContext): readonly Candidate[] {
  const [last] = turnsBack(context.earlier);
  // The reader of conversions goes on from one itself.
  if (last === undefined || last.question?.want.kind === 'convert') return [];
  const quantities = findQuantities(context);
  if (quantities.length > 0) return [];
  const units = findFreeUnits(context, quantities);
  const [target] = units;
  if (target === undefined) return [];
  // `how many lamports` asks for them like `in lamports`.
  // After a list `how much SOL` asks for the balance, and no row of it in SOL.
  if (last.listed.length > 0 && !context.tokens.some(({ text }) => IN.test(text))) return [];
  // `and how much lnUSD` after a balance asks how much of that it has.
  const isBalance = last.question?.want.kind === 'measures' && last.question.want.keys.includes('balance');
  if (isBalance && target.token !== undefined && !context.tokens.some(({ text }) => IN.test(text))) return [];
  const isAsked =
    isIn(context, target.at) ||
    target.unit === 'raw units' ||
    context.has('follow', 'worth') ||
    context.has('ask', 'how-many', 'how-much');
  if (!isAsked) return [];
  const taken = new Set(units.flatMap(({ at }) => [...at]));
  const left = restOf(context, taken, [
    ...context
      .of('follow')
      .filter(({ key }) => key === 'share')
      .flatMap(({ at }) => at),
    ...context.of('unit').flatMap(({ at }) => at),
    ...refusedIn(context),
  ]);
  if (left.rest.length > 0) return [];
  const converted = toConversion(last.values, target);
  if (converted === undefined)
    return isIn(context, target.at) ? toSaidAgain(context, target.unit, left.used) : [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: { ...converted, bounds: [], shape: {}, form: 'value', negated: false },
    },
  ];
}

/** What was told in that unit already is told again, and no token is asked for. */
function toSaidAgain(
  { earlier }: ParseContext,
  unit: string,
  used: ReadonlySet<number>,
): readonly Candidate[] {
  const [last] = turnsBack(earlier);
  const isIn = ({ unit: own, kind }: TurnValue): boolean =>
    own === unit || (unit === 'percent' && kind === 'percent');
  if (last?.question === undefined || !last.values.some(isIn)) return [];
  const { language: _language, unused: _unused, operands: _operands, ...question } = last.question;
  return [{ question, used, bonus: BONUS }];
}

/** `in percent, not in price`: how it is not wanted, and that it was meant otherwise. */
const refusedIn = ({ tokens, ...context }: ParseContext): readonly number[] => [
  ...tokens.flatMap(({ text }, index) => (/^(?:mean|meant)$/.test(text) ? [index] : [])),
  ...context.of('not').flatMap(({ at }) => {
    const next = at.at(-1)! + 1; // a match has tokens
    const of = IN.test(tokens[next]?.text ?? '') ? [next, next + 1] : [next];
    return of.at(-1) === tokens.length - 1 ? [...at, ...of] : [];
  }),
];

const IN = /^(?:in|as|to|into|without)$/;

/** Whether the word before the unit asks for it: `in lamports`, and not `what epoch are we in`. */
const isIn = ({ tokens }: ParseContext, [first = 0]: readonly number[]): boolean =>
  IN.test(tokens[first - 1]?.text ?? '') || IN.test(tokens[first - 2]?.text ?? '');
