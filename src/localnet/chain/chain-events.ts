import type { Block, LandedTransaction } from '../ledger/block.ts';

export interface ChainEvents {
  /** A block was opened after `parent`; `root` is the finalized slot. */
  slot: { readonly slot: number; readonly parent: number; readonly root: number };
  /** A transaction landed in the open block and may have written `writable`. */
  transaction: { readonly transaction: LandedTransaction; readonly writable: readonly string[] };
  sealed: SettledBlock;
  finalized: SettledBlock;
  /** What was read or written met bytes that nobody wrote. */
  damaged: unknown;
}

export interface SettledBlock {
  readonly block: Block;
  /** Accounts the block may have changed. */
  readonly changed: ReadonlySet<string>;
}

type Listener<K extends keyof ChainEvents> = (event: ChainEvents[K]) => void;

/** Tells listeners synchronously, in the order they came. */
export class ChainEmitter {
  readonly #listeners: { [K in keyof ChainEvents]: Set<Listener<K>> } = {
    slot: new Set(),
    transaction: new Set(),
    sealed: new Set(),
    finalized: new Set(),
    damaged: new Set(),
  };

  /** Gives the function that stops it. */
  on<K extends keyof ChainEvents>(kind: K, listener: Listener<K>): () => void {
    this.#listeners[kind].add(listener);
    return () => this.#listeners[kind].delete(listener);
  }

  emit<K extends keyof ChainEvents>(kind: K, event: ChainEvents[K]): void {
    for (const listener of this.#listeners[kind]) listener(event);
  }
}
