import { createOwnBuckets, createOwnCounts } from './own-counters.ts';
import { isAway, type Buckets, type Counts } from './shared-state.ts';

/** Names whose changes wait for what is away. */
const MAX_UNSENT = 100_000;

interface Counters {
  readonly buckets: Buckets;
  readonly counts: Counts;
}

/**
 * Shared counters that this process goes on with by itself while they are away, from where it knows them to stand. What
 * it counted meanwhile is added once they are back.
 */
export function withOwnCounters(
  { buckets, counts }: Counters,
  onBack: (act: () => void) => unknown,
): Counters {
  const ownBuckets = createOwnBuckets();
  const ownCounts = createOwnCounts();
  const unsent = new Map<string, { readonly amount: number; readonly lastsMs: number }>();
  const holdBack = (names: readonly string[], amount: number, lastsMs: number): void => {
    for (const name of names) {
      if (!unsent.has(name) && unsent.size >= MAX_UNSENT) continue;
      unsent.set(name, { amount: (unsent.get(name)?.amount ?? 0) + amount, lastsMs });
    }
  };
  const change = async (names: readonly string[], amount: number, lastsMs: number): Promise<void> => {
    try {
      await counts.change(names, amount, lastsMs);
    } catch (error) {
      if (!isAway(error)) throw error;
      holdBack(names, amount, lastsMs);
    }
  };
  onBack(() => {
    const waiting = [...unsent];
    unsent.clear();
    for (const [name, { amount, lastsMs }] of waiting) void change([name], amount, lastsMs);
  });
  return {
    buckets: {
      async take(name, bounds, cost) {
        try {
          const level = await buckets.take(name, bounds, cost);
          ownBuckets.note(name, level.tokens);
          return level;
        } catch (error) {
          if (!isAway(error)) throw error;
          return ownBuckets.take(name, bounds, cost);
        }
      },
    },
    counts: {
      async add(wanted, amount, lastsMs) {
        const names = wanted.map(({ name }) => name);
        try {
          const shared = await counts.add(wanted, amount, lastsMs);
          if (shared.kind === 'added')
            for (const [i, name] of names.entries()) ownCounts.note(name, shared.values[i]!, lastsMs);
          return shared;
        } catch (error) {
          if (!isAway(error)) throw error;
          const own = await ownCounts.add(wanted, amount, lastsMs);
          if (own.kind === 'added') holdBack(names, amount, lastsMs);
          return own;
        }
      },
      async change(names, amount, lastsMs) {
        await ownCounts.change(names, amount, lastsMs);
        await change(names, amount, lastsMs);
      },
    },
  };
}
