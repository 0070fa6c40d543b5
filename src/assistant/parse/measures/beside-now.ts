/** `TPS 10 minutes ago vs now`, `compared with an hour ago`: the value of a time beside that of now. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Question } from '../../question/question.ts';
import type { ParseContext } from '../context.ts';

const COMPARED = /^(?:vs|versus|compared?|comparing|comparison|than|against)$/;
/** Words that say which way, beside `than`. */
const WAY = /^(?:more|less|higher|lower|faster|slower|larger|smaller|bigger|up|down|better|worse|busier)$/;

/** The words that ask for it; `undefined` where the value of one time is. */
export function findBesideNow(
  { time, tokens, ...context }: ParseContext,
  want: Question['want'],
): readonly number[] | undefined {
  if (want.kind !== 'measures' || time === undefined || !isPast(time.value, context.nowSeconds))
    return undefined;
  const isTimed = want.keys.every((key) => {
    const measure = CATALOGUE.get(want.of)?.measures.get(key);
    return measure?.timed !== undefined && !measure.at.includes('*') && measure.timed !== measure.at;
  });
  if (!isTimed) return undefined;
  const nows = context
    .of('time')
    .filter(({ key }) => key === 'now')
    .flatMap(({ at }) => at);
  const words = tokens.flatMap(({ text }, index) =>
    COMPARED.test(text) ||
    (WAY.test(text) && tokens.some((token) => token.text === 'than')) ||
    (text === 'now' && !nows.includes(index))
      ? [index]
      : [],
  );
  const isSet = words.some((index) => !WAY.test(tokens[index]?.text ?? ''));
  const all = isSet || nows.length > 0 ? [...nows, ...words] : [];
  return all.length === 0 ? undefined : all;
}

/** A moment, or a time that was over before now. */
const isPast = ({ at, to }: NonNullable<ParseContext['time']>['value'], now: number): boolean =>
  at !== undefined ? at < now : to !== undefined && now - to > 1;
