/** Position of slots in epochs of equal length; the first epoch begins at slot 0. */
export class Epochs {
  readonly slotsPerEpoch: number;

  constructor(slotsPerEpoch: number) {
    this.slotsPerEpoch = slotsPerEpoch;
  }

  of(slot: number): number {
    return Math.floor(slot / this.slotsPerEpoch);
  }

  indexOf(slot: number): number {
    return slot % this.slotsPerEpoch;
  }

  firstSlot(epoch: number): number {
    return epoch * this.slotsPerEpoch;
  }
}
