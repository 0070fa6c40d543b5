import type { Engine } from '../../engine/engine.ts';
import { toAddressBytes } from '../../keys/address-bytes.ts';
import { PROGRAMS, SYSVARS } from '../../keys/program-addresses.ts';

export interface StakeTotals {
  readonly effective: bigint;
  readonly activating: bigint;
  readonly deactivating: bigint;
}

const MAX_EPOCHS = 512;

/** Totals of all stakes at the end of each epoch, as the sysvar holds them: newest first. */
export class StakeHistory {
  #entries: (readonly [number, bigint, bigint, bigint])[] = [];
  #published = -1;

  get(epoch: number): StakeTotals | undefined {
    const entry = this.#entries.find(([at]) => at === epoch);
    return entry && { effective: entry[1], activating: entry[2], deactivating: entry[3] };
  }

  entries(): readonly (readonly [number, bigint, bigint, bigint])[] {
    return this.#entries;
  }

  add(epoch: number, totals: StakeTotals): void {
    this.#entries = [
      [epoch, totals.effective, totals.activating, totals.deactivating] as const,
      ...this.#entries,
    ].slice(0, MAX_EPOCHS);
  }

  load(entries: readonly (readonly [number, bigint, bigint, bigint])[]): void {
    this.#entries = [...entries];
    this.#published = -1;
  }

  /** Writes the sysvar if it changed. Layout: a length, then (epoch, effective, activating, deactivating) as u64. */
  publish(engine: Engine): void {
    const newest = this.#entries[0]?.[0] ?? -1;
    if (newest === this.#published || newest < 0) return;
    const data = Buffer.alloc(8 + MAX_EPOCHS * 32);
    data.writeBigUInt64LE(BigInt(this.#entries.length), 0);
    this.#entries.forEach(([epoch, ...totals], index) => {
      [BigInt(epoch), ...totals].forEach((value, field) => {
        data.writeBigUInt64LE(value, 8 + index * 32 + field * 8);
      });
    });
    engine.setAccount(toAddressBytes(SYSVARS.stakeHistory), {
      lamports: 1n,
      data,
      ownerBytes: toAddressBytes(PROGRAMS.sysvarOwner),
      executable: false,
      rentEpoch: 0n,
    });
    this.#published = newest;
  }
}
