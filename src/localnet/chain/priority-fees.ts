const MAX_BLOCKS = 150;

interface BlockFees {
  readonly slot: number;
  lowest: bigint | undefined;
  readonly lowestByAccount: Map<string, bigint>;
}

/** The lowest compute unit price that landed in each of the last 150 blocks, also for each written account. */
export class PriorityFees {
  readonly #blocks: BlockFees[] = [];

  open(slot: number): void {
    this.#blocks.push({ slot, lowest: undefined, lowestByAccount: new Map() });
    if (this.#blocks.length > MAX_BLOCKS + 1) this.#blocks.shift();
  }

  add(unitPrice: bigint, writable: readonly string[]): void {
    const block = this.#blocks.at(-1);
    if (!block) return;
    if (block.lowest === undefined || unitPrice < block.lowest) block.lowest = unitPrice;
    for (const address of writable) {
      const lowest = block.lowestByAccount.get(address);
      if (lowest === undefined || unitPrice < lowest) block.lowestByAccount.set(address, unitPrice);
    }
  }

  /**
   * One row a sealed block, oldest first: the price that would have been needed to write all of
   * `accounts`, which is the highest of their lowest prices and of the block's; 0 where nothing landed.
   */
  list(accounts: readonly string[]): { readonly slot: number; readonly unitPrice: bigint }[] {
    return this.#blocks.slice(0, -1).map(({ slot, lowest, lowestByAccount }) => {
      let unitPrice = lowest ?? 0n;
      for (const address of accounts) {
        const price = lowestByAccount.get(address) ?? 0n;
        if (price > unitPrice) unitPrice = price;
      }
      return { slot, unitPrice };
    });
  }
}
