import { LRUCache } from 'lru-cache';
import { getBlock, type BlockReading, type Chain, type ChainOptions, type AnswerAge } from '#chain';
import type { Slot } from '#contracts/chain';
import type { ProtocolSource } from '#decoder';
import { abortable } from '#std/concurrency';
import { toReadBlock, type ReadBlock } from './read-block.ts';

export type CachedBlockReading =
  | { readonly kind: 'found'; readonly block: ReadBlock }
  | Extract<BlockReading, { kind: 'absent' }>;

/** Decoded blocks, cached while they are asked for. */
export interface BlockCache {
  /** Rejects as `Chain.request` does and tells the age of a cached block. Askers of one slot share one reading. */
  read(slot: Slot, options?: ChainOptions): Promise<CachedBlockReading>;
  /** The cached one, without asking the chain. */
  peek(slot: Slot): ReadBlock | undefined;
}

const BUDGET_BYTES = 64 * 2 ** 20;
const HEADER_BYTES = 4_096;
const ROW_BYTES = 3_072;
const READ_TIMEOUT_MS = 14_000;

interface Shared {
  readonly reading: CachedBlockReading;
  /** What the chain said of its answer. */
  readonly age: AnswerAge | undefined;
}

/** `published` reads programs whose interface is already known; a block waits for none. */
export function createBlockCache(chain: Chain, published?: ProtocolSource): BlockCache {
  const cached = new LRUCache<Slot, { readonly block: ReadBlock; readonly saidAtMs: number }>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: ({ block: { transactions, rewards } }) =>
      HEADER_BYTES + transactions.length * ROW_BYTES + rewards.length * 200,
  });
  const reading = new Map<Slot, Promise<Shared>>();

  // Shared by all who ask, so one who leaves must not end it.
  const start = async (slot: Slot): Promise<Shared> => {
    try {
      let age: AnswerAge | undefined;
      const answer = await getBlock(chain, slot, {
        timeoutMs: READ_TIMEOUT_MS,
        onCached: (it) => (age = it),
      });
      if (answer.kind === 'absent') return { reading: answer, age };
      const block = await toReadBlock(slot, answer.block, published);
      cached.set(slot, { block, saidAtMs: performance.now() - (age?.ageMs ?? 0) });
      return { reading: { kind: 'found', block }, age };
    } finally {
      reading.delete(slot);
    }
  };

  return {
    peek: (slot) => cached.get(slot)?.block,
    async read(slot, options = {}) {
      const known = cached.get(slot);
      if (known) {
        options.onCached?.({ ageMs: performance.now() - known.saidAtMs, isStale: false });
        return { kind: 'found', block: known.block };
      }
      let shared = reading.get(slot);
      if (shared === undefined) reading.set(slot, (shared = start(slot)));
      const { reading: found, age } = await abortable(shared, options.signal);
      if (age) options.onCached?.(age);
      return found;
    },
  };
}
