import { LRUCache } from 'lru-cache';

/** The newest slot each reader has seen, per commitment, so that none is shown an older one afterwards. */
export interface Sessions {
  /** The slot answers to this reader must have reached. */
  leastSlotOf(session: string, commitment: string): number | undefined;
  note(session: string, commitment: string, slot: number): void;
}

export function createSessions(most: number): Sessions {
  const floors = new LRUCache<string, number>({ max: most });
  const toKey = (session: string, commitment: string): string => `${commitment} ${session}`;
  return {
    leastSlotOf: (session, commitment) => floors.get(toKey(session, commitment)),
    note(session, commitment, slot) {
      const key = toKey(session, commitment);
      if (slot > (floors.get(key) ?? -1)) floors.set(key, slot);
    },
  };
}
