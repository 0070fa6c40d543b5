/** `over 50 dollars`, `at least 3`, `5 or less`: numbers a question bounds something by. */
import type { Bound, Comparison } from '../question/question.ts';
import type { Match } from '../words/spot.ts';
import type { AskedNumber, ParseContext } from './context.ts';

/** Keys of `[than]`; `least` and `most` hold for the number itself too. */
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  over: '>',
  least: '>=',
  under: '<',
  most: '<=',
  equal: '=',
};

/** What a word of `[than]` says: `at least` is `>=`, and `more than` is `>`. */
export const toComparison = ({ key }: Match): Comparison => COMPARISONS[key] ?? '=';

export function findBounds(
  numbers: readonly AskedNumber[],
  than: readonly Match[],
  orders: readonly Match[] = [],
  /** Whether a sign behind a number says that it may be more: `3+`. */
  isOrMore: (number: AskedNumber) => boolean = () => false,
): ParseContext['bounds'] {
  /** `最多的三个`: the most of them, where `最多三个` is at most three. */
  const isOrder = (match: Match): boolean => orders.some(({ at }) => at.join() === match.at.join());
  return numbers.flatMap((number) => {
    const { value, unit, token, at } = number;
    const [index = 0] = at;
    const near = than.find((match) => {
      const gap = index - match.at.at(-1)!; // a match has tokens
      return (gap >= 1 && gap <= (isOrder(match) ? 1 : 2)) || match.at[0] === (at.at(-1) ?? index) + 1;
    });
    if (near === undefined && !isOrMore(number)) return [];
    const named = unit ?? token?.id;
    const bound: Bound = {
      is: near === undefined ? '>=' : toComparison(near),
      value,
      ...(named !== undefined && { unit: named }),
    };
    return [{ bound, at: [...(near?.at ?? []), ...at] }];
  });
}
