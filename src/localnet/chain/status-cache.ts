import type { TransactionError } from '../engine/transaction-errors.ts';

export interface TransactionStatus {
  readonly slot: number;
  readonly error: TransactionError | null;
}

/** How many blocks a signature stays known: the blockhash window and the block being built. */
const MAX_BLOCKS = 152;

/** Signatures of recent blocks, so that none lands twice while its blockhash is valid. */
export class StatusCache {
  readonly #statuses = new Map<string, TransactionStatus>();
  readonly #blocks: string[][] = [[]];

  get(signature: string): TransactionStatus | undefined {
    return this.#statuses.get(signature);
  }

  add(signature: string, status: TransactionStatus): void {
    this.#statuses.set(signature, status);
    this.#blocks.at(-1)!.push(signature);
  }

  endBlock(): void {
    this.#blocks.push([]);
    if (this.#blocks.length <= MAX_BLOCKS) return;
    for (const signature of this.#blocks.shift()!) this.#statuses.delete(signature);
  }
}
