import type { Happening } from './behaviour.ts';

/** A happening without its time. */
export type Told = Happening extends infer One
  ? One extends unknown
    ? Omit<One, 'at' | 'day'>
    : never
  : never;

/** Holds happenings back until there are many or someone flushes: writing on every click would cost. */
const MOST_HELD = 10;

export function createBehaviourQueue(
  now: () => { readonly at: number; readonly day: number },
  write: (happenings: readonly Happening[]) => void,
): { readonly tell: (told: Told) => void; readonly flush: () => void } {
  let held: Happening[] = [];
  const flush = () => {
    const happenings = held;
    held = [];
    if (happenings.length > 0) write(happenings);
  };
  return {
    tell(told) {
      held.push({ ...told, ...now() } as Happening); // a told happening is one but for its time
      if (held.length >= MOST_HELD) flush();
    },
    flush,
  };
}
