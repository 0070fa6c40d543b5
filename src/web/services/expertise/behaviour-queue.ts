import type { Happening } from './behaviour.ts';

/** A happening without its time. */
export type Untimed = Happening extends infer One
  ? One extends unknown
    ? Omit<One, 'at' | 'day'>
    : never
  : never;

/**
 * Happenings are held back until there are many, nothing more happened for a moment, or someone flushes: writing on
 * every click would cost. What is only written when the page goes may be overwritten by the page that comes, which a
 * browser may have begun with what was stored before.
 */
const MOST_HELD = 10;
const QUIET_MS = 250;

export function createBehaviourQueue(
  now: () => { readonly at: number; readonly day: number },
  write: (happenings: readonly Happening[]) => void,
): { readonly tell: (happening: Untimed) => void; readonly flush: () => void } {
  let held: Happening[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const happenings = held;
    held = [];
    if (happenings.length > 0) write(happenings);
  };
  return {
    tell(happening) {
      held.push({ ...happening, ...now() } as Happening); // a happening lacks only its time
      clearTimeout(timer);
      if (held.length >= MOST_HELD) flush();
      else timer = setTimeout(flush, QUIET_MS);
    },
    flush,
  };
}
