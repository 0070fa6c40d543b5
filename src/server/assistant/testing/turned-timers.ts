import type { Timers } from '../runs/plan-lifecycle.ts';

export interface TurnedTimers extends Timers {
  /** Lets so many milliseconds pass: what is due rings in its order, at its own time. */
  turn(ms: number): void;
}

/** Timers that ring when a test lets time pass. */
export function createTurnedTimers(): TurnedTimers {
  let now = 0;
  const waiting = new Set<{ at: number; act: () => void }>();
  return {
    nowMs: () => now,
    after(ms, act) {
      const one = { at: now + ms, act };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    turn(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        waiting.delete(next);
        now = next.at;
        next.act();
      }
      now = end;
    },
  };
}
