/** How many blocks after it a blockhash is still accepted. */
export const BLOCKHASH_WINDOW = 150;

/** The blockhashes a transaction may name. */
export class BlockhashQueue {
  readonly #heights = new Map<string, number>();
  #latest = { hash: '', height: 0 };

  get latest(): { readonly hash: string; readonly height: number } {
    return this.#latest;
  }

  /** Last block height at which the latest hash is accepted. */
  get lastValidHeight(): number {
    return this.#latest.height + BLOCKHASH_WINDOW;
  }

  push(hash: string, height: number): void {
    this.#heights.set(hash, height);
    this.#latest = { hash, height };
    for (const [old, at] of this.#heights) {
      if (at >= height - BLOCKHASH_WINDOW) break;
      this.#heights.delete(old);
    }
  }

  has(hash: string): boolean {
    return this.#heights.has(hash);
  }
}
