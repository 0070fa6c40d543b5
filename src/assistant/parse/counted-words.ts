/** Interrogatives that count in some questions and ask for an amount in others. */
import type { ParseContext } from './context.ts';

/** Many languages have one word for `how many` and `how much`: `сколько`, `berapa`, `كم`. */
export const isAmountToo = (context: ParseContext, at: readonly number[]): boolean =>
  context.language !== 'en' &&
  context.of('ask').some((other) => other.key === 'how-much' && other.at.some((index) => at.includes(index)));

/** Whether what follows can be counted: `сколько сделок`, and not `сколько осталось`. */
export function isCountable(context: ParseContext, from: number): boolean {
  let next = from;
  while (context.tokens[next] !== undefined && context.isStop(next) && next - from < 2) next++;
  return ['kind', 'event'].some((section) => context.of(section).some(({ at }) => at[0] === next));
}
