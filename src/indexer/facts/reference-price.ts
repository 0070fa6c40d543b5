import type { ReferencePrice } from './facts.ts';

/** After so long without a swap the reference market gives way to any other. */
const STALE_SECONDS = 600;
const LAMPORTS_PER_SOL = 1_000_000_000n;

/** A swap of SOL for a stablecoin. */
export interface SolSale {
  readonly market: string;
  readonly lamports: bigint;
  readonly microUsd: bigint;
  /** What the market’s stablecoin vault then held. */
  readonly depthMicroUsd: bigint | undefined;
  readonly slot: number;
  readonly time: number;
}

/** Dollars for a SOL from the deepest pool against a stablecoin. Its state is one price, so that a restart changes nothing. */
export class ReferenceMarket {
  #price: ReferencePrice | undefined;

  constructor(price: ReferencePrice | undefined) {
    this.#price = price;
  }

  get price(): ReferencePrice | undefined {
    return this.#price;
  }

  see({ market, lamports, microUsd, depthMicroUsd, slot, time }: SolSale): void {
    if (lamports <= 0n || microUsd <= 0n || depthMicroUsd === undefined) return;
    const current = this.#price;
    const isBetter =
      current === undefined ||
      current.market === market ||
      depthMicroUsd > current.depthMicroUsd ||
      time - current.time > STALE_SECONDS;
    if (!isBetter) return;
    this.#price = { microUsd: (microUsd * LAMPORTS_PER_SOL) / lamports, market, depthMicroUsd, slot, time };
  }

  /** What so many lamports are worth in 10⁻⁶ dollars; absent while no price is known. */
  toMicroUsd(lamports: bigint): bigint | undefined {
    return this.#price && (lamports * this.#price.microUsd) / LAMPORTS_PER_SOL;
  }

  toLamports(microUsd: bigint): bigint | undefined {
    return this.#price && this.#price.microUsd > 0n
      ? (microUsd * LAMPORTS_PER_SOL) / this.#price.microUsd
      : undefined;
  }
}
