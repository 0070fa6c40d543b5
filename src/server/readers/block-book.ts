import { LRUCache } from 'lru-cache';
import { getBlock, type BlockReading, type Chain, type ChainOptions } from '#chain';
import type { Slot } from '#contracts/chain';
import { toReadBlock, type ReadBlock } from './read-block.ts';

export type BlockBookReading =
  | { readonly kind: 'found'; readonly block: ReadBlock }
  | Extract<BlockReading, { kind: 'absent' }>;

/** Decoded blocks, kept while they are asked for. */
export interface BlockBook {
  /** Rejects as `Chain.request` does. Askers of one slot share one reading. */
  read(slot: Slot, options?: ChainOptions): Promise<BlockBookReading>;
  /** The kept one, without asking the chain. */
  peek(slot: Slot): ReadBlock | undefined;
}

const BUDGET_BYTES = 64 * 2 ** 20;
const HEADER_BYTES = 4_096;
const ROW_BYTES = 3_072;
const READ_TIMEOUT_MS = 14_000;

export function createBlockBook(chain: Chain): BlockBook {
  const kept = new LRUCache<Slot, ReadBlock>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: ({ transactions, rewards }) =>
      HEADER_BYTES + transactions.length * ROW_BYTES + rewards.length * 200,
  });
  const reading = new Map<Slot, Promise<BlockBookReading>>();

  // Shared by all who ask, so one who leaves must not end it.
  const start = async (slot: Slot): Promise<BlockBookReading> => {
    try {
      const answer = await getBlock(chain, slot, { timeoutMs: READ_TIMEOUT_MS });
      if (answer.kind === 'absent') return answer;
      const block = await toReadBlock(slot, answer.block);
      kept.set(slot, block);
      return { kind: 'found', block };
    } finally {
      reading.delete(slot);
    }
  };

  return {
    peek: (slot) => kept.get(slot),
    async read(slot, options = {}) {
      const block = kept.get(slot);
      if (block) return { kind: 'found', block };
      let shared = reading.get(slot);
      if (shared === undefined) reading.set(slot, (shared = start(slot)));
      return abandonable(shared, options.signal);
    },
  };
}

/** `work`, given up when `signal` fires; the work itself goes on for the others. */
function abandonable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason as Error); // an AbortSignal's reason is an Error unless ours is not
    if (signal.aborted) abandon();
    signal.addEventListener('abort', abandon, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}
