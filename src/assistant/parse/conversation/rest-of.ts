/** What of a question is left when the words that change the last one are taken away. */
import type { ParseContext } from '../context.ts';

export interface Rest {
  /** Those words, and the ones that only lead on: `and`, `what about`, `only`. */
  readonly used: ReadonlySet<number>;
  /** Words with content that say something else. */
  readonly rest: readonly number[];
  /** Whether words say that it goes on: `and …`, `no, …`. */
  readonly isSigned: boolean;
}

/** Words that only say that something is asked about again. */
const LEADING: readonly (readonly [string, readonly string[]])[] = [
  ['follow', ['change-subject', 'only', 'exclude', 'worth', 'same-time']],
  ['ask', ['again', 'how-many', 'how-much', 'when', 'which', 'who', 'list', 'compare', 'yesno']],
  ['role', ['to', 'from', 'by', 'with']],
  ['kind', []],
  ['polite', []],
];

export function restOf(
  context: ParseContext,
  taken: ReadonlySet<number>,
  more: readonly number[] = [],
): Rest {
  const used = new Set([...taken, ...more]);
  for (const [section, keys] of LEADING) {
    for (const { key, at } of context.of(section)) {
      if (keys.length === 0 || keys.includes(key)) for (const index of at) used.add(index);
    }
  }
  for (const { at, isSoft } of context.mentions) if (isSoft === true) for (const index of at) used.add(index);
  const rest = context.tokens.flatMap((_token, index) =>
    used.has(index) || context.isStop(index) ? [] : [index],
  );
  const isSigned = context
    .of('follow')
    .some(({ key, at }) => key !== 'worth' && !at.some((index) => taken.has(index)));
  return { used, rest, isSigned };
}
