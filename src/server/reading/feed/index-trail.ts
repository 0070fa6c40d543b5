import type { IndexTopic } from '#contracts/market/index-live';
import { countRows, type IndexRecord } from './index-event.ts';
import { isSameBlock, type IndexPlace } from './index-place.ts';

/** A place that was sent, with the block's time. */
export interface Step {
  readonly slot: number;
  readonly hash: string | undefined;
  readonly time: number;
}

const MAX_RECORDS = 64;
const MAX_ROWS = 20_000;
const MAX_STEPS = 256;

/** What was sent recently: the newest records whole, and before them the places alone. */
export class IndexTrail {
  readonly #steps: Step[];
  readonly #records: IndexRecord[] = [];
  #rows = 0;

  constructor(start: Step) {
    this.#steps = [start];
  }

  /** Where those stand who heard everything. */
  get place(): IndexPlace {
    return this.#steps.at(-1)!;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get records(): readonly IndexRecord[] {
    return this.#records;
  }

  add(record: IndexRecord, time: number): void {
    if (record.takenBack) {
      const common = this.#steps.findLastIndex(({ slot }) => slot < record.place.slot);
      this.#steps.length = common + 1;
    }
    this.#steps.push({ ...record.place, time });
    if (this.#steps.length > MAX_STEPS) this.#steps.shift();
    this.#records.push(record);
    this.#rows += countRows(record);
    while (this.#records.length > MAX_RECORDS || (this.#rows > MAX_ROWS && this.#records.length > 1))
      this.#rows -= countRows(this.#records.shift()!);
  }

  /** The records after `from`, where all of them hold what `topics` ask for; none of them when nothing came since. */
  since(from: IndexPlace, topics: readonly IndexTopic[]): readonly IndexRecord[] | undefined {
    const isFrom = (place: IndexPlace) => place.slot === from.slot && isSameBlock(place.hash, from.hash);
    const last = this.#records.findLastIndex(({ place }) => isFrom(place));
    if (last < 0) return isFrom(this.place) ? [] : undefined;
    const records = this.#records.slice(last + 1);
    const isWhole = ({ takenBack, rows }: IndexRecord) =>
      takenBack || topics.every((topic) => rows.has(topic));
    return records.every(isWhole) ? records : undefined;
  }
}
