import { LRUCache } from 'lru-cache';

const COMMITMENTS = ['processed', 'confirmed', 'finalized'];

/** The newest slot each reader has seen, per commitment, so that none is shown an older one afterwards. */
export interface Sessions {
  /** The slot answers to this reader must have reached. */
  floorOf(session: string, commitment: string): number | undefined;
  note(session: string, commitment: string, slot: number): void;
}

export function createSessions(most: number): Sessions {
  const floors = new LRUCache<string, number>({ max: most });
  const toKey = (session: string, commitment: string): string => `${commitment} ${session}`;
  return {
    floorOf: (session, commitment) => floors.get(toKey(session, commitment)),
    note(session, commitment, slot) {
      const key = toKey(session, commitment);
      if (slot > (floors.get(key) ?? -1)) floors.set(key, slot);
    },
  };
}

/** The commitment a call asks for; nodes take `finalized` where none is given. */
export function commitmentOf(params: readonly unknown[]): string {
  for (const param of params) {
    if (typeof param !== 'object' || param === null || !('commitment' in param)) continue;
    const { commitment } = param;
    if (typeof commitment === 'string' && COMMITMENTS.includes(commitment)) return commitment;
  }
  return 'finalized';
}
