/** First and last slot, both included. */
export type SlotRange = readonly [first: number, last: number];

/** A block shows that there is none between its parent and itself. */
interface Link {
  readonly slot: number;
  readonly parentSlot: number;
}

/** Slots of `[first, last]` that no block of `links` is in and none of them shows to be empty. Links are in the order of their slots. */
export function listUnproven(links: readonly Link[], first: number, last: number): readonly SlotRange[] {
  const unproven: SlotRange[] = [];
  let next = first;
  for (const { slot, parentSlot } of links) {
    if (next > last) break;
    if (parentSlot >= next) unproven.push([next, Math.min(parentSlot, last)]);
    next = Math.max(next, slot + 1);
  }
  if (next <= last) unproven.push([next, last]);
  return unproven;
}
