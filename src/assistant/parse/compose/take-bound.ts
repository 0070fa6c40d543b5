/** What a bound is of: the figure or the act right before it, else the word that follows. */
import type { State } from './clause.ts';
import type { Meaning, Part } from './find-parts.ts';

const COUNTED: ReadonlySet<Meaning['kind']> = new Set(['figure', 'entity', 'sum']);

export function takeBound(
  state: State,
  part: Part,
  { is, value, unit }: Extract<Meaning, { readonly kind: 'bound' }>,
  before: Part | undefined,
  next: Part | undefined,
): boolean {
  // `commission under 10`, `swaps over 3`: of what stands right before it.
  const isOfLast =
    before?.meaning.kind === 'figure' &&
    part.from - before.to <= 1 &&
    state.figures.at(-1)?.at[0] === before.at[0];
  if (isOfLast) {
    const last = state.figures.pop()!; // it was just looked at
    state.bounds.push({ ...last, is, value, unit, at: [...last.at, ...part.at] });
    return true;
  }
  // `traded only once`: of what a verb says right before it, where nothing is counted behind it.
  const isCounted = next !== undefined && COUNTED.has(next.meaning.kind);
  const act =
    !isCounted && before?.meaning.kind === 'act' && part.from - before.to <= 1
      ? state.acts.at(-1)
      : undefined;
  if (act !== undefined) state.bounds.push({ ...act, is, value, unit, at: [...act.at, ...part.at] });
  else state.bound = { is, value, unit, at: part.at };
  return true;
}
