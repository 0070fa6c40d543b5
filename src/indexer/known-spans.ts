import type { Entry, Group } from './rollup-work.ts';

/** Names kept of one table, about 50 bytes each beside the addresses. */
const MAX_NAMES = 1_500_000;

/** Names of one span's rows. */
export interface KnownNames {
  readonly bucket: number;
  readonly names: Set<string>;
  isDropped: boolean;
}

/**
 * Which rows of one table of spans a store has, so far as that is known without asking: all of a span that began after
 * every block that was stored before this one was made, since those of later blocks are noted here.
 */
export class KnownSpans {
  readonly #maxNames: number;
  /** All rows of spans that begin later are noted, by width. */
  readonly #completeAfter = new Map<number, number>();
  readonly #spans = new Map<number, Map<string, KnownNames>>();
  #size = 0;
  readonly #newest: number;

  /** `newest`: time of the newest block there is, unix seconds. */
  constructor(newest: number, maxNames = MAX_NAMES) {
    this.#newest = newest;
    this.#maxNames = maxNames;
  }

  /** Whether its row is there; `undefined` where only the store knows. */
  has({ group, name, first }: Entry): boolean | undefined {
    if (this.#find(group)?.names.has(name) === true) return true;
    const { width, bucket } = first as SpanKey;
    return bucket > (this.#completeAfter.get(width) ?? this.#newest) ? false : undefined;
  }

  /** Notes that its row is there. */
  add({ group, name, first }: Entry): void {
    const { names } = this.#find(group) ?? this.#begin(group, first as SpanKey);
    const before = names.size;
    names.add(name);
    this.#size += names.size - before;
    if (this.#size > this.#maxNames) this.#dropLargest();
  }

  #find(group: Group): KnownNames | undefined {
    if (group.known === undefined || group.known.isDropped)
      group.known = this.#spans.get((group.first as SpanKey).width)?.get(group.text);
    return group.known;
  }

  #begin(group: Group, { width, bucket }: SpanKey): KnownNames {
    let ofWidth = this.#spans.get(width);
    if (ofWidth === undefined) this.#spans.set(width, (ofWidth = new Map()));
    this.#dropBefore(width, bucket - width);
    const known = { bucket, names: new Set<string>(), isDropped: false };
    ofWidth.set(group.text, known);
    return (group.known = known);
  }

  /** What is older than the span before is asked for. */
  #dropBefore(width: number, bucket: number): void {
    if (bucket <= (this.#completeAfter.get(width) ?? this.#newest)) return;
    const ofWidth = this.#spans.get(width)!; // the caller's
    for (const [group, span] of ofWidth) {
      if (span.bucket >= bucket) continue;
      this.#size -= span.names.size;
      span.isDropped = true;
      ofWidth.delete(group);
    }
    this.#completeAfter.set(width, bucket - 1);
  }

  /** Of the width with most names no more is known until its next span begins. */
  #dropLargest(): void {
    let largest: { readonly width: number; readonly size: number; readonly bucket: number } | undefined;
    for (const [width, ofWidth] of this.#spans) {
      const spans = [...ofWidth.values()];
      const size = spans.reduce((sum, { names }) => sum + names.size, 0);
      const bucket = spans.reduce((newest, span) => Math.max(newest, span.bucket), 0);
      if (largest === undefined || size > largest.size) largest = { width, size, bucket };
    }
    const { width, size, bucket } = largest!; // there are too many names
    for (const span of this.#spans.get(width)!.values()) span.isDropped = true; // one of them
    this.#spans.delete(width);
    this.#size -= size;
    this.#completeAfter.set(width, Math.max(bucket, this.#completeAfter.get(width) ?? this.#newest));
  }
}

type SpanKey = { readonly width: number; readonly bucket: number };
