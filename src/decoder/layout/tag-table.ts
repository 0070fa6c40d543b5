import { wordAt } from '#std/words';

/** Entries by the bytes that data begins with, found without making a text of them. */
export class TagTable<T> {
  /** By first byte, the longest tag first: a short one may begin a longer one. */
  readonly #byFirst: (Tagged<T>[] | undefined)[] = Array.from({ length: 256 });
  /** Of the empty tag. */
  #any: T | undefined;
  #longest = 0;
  /** Tags of eight bytes as nearly all programs have, hashed by their two words; made at the first question. */
  #eights: Eights<T> | undefined;

  /** Puts `entry` in the place of what had the tag before. `hex` of an odd length or of other characters is no tag. */
  set(hex: string, entry: T): void {
    if (hex === '') this.#any = entry;
    if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return;
    const bytes = Uint8Array.from({ length: hex.length / 2 }, (_unused, i) =>
      Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
    );
    const alike = this.#byFirst[bytes[0]!]?.filter(({ hex: known }) => known !== hex) ?? [];
    alike.push({ hex, bytes, entry });
    this.#longest = Math.max(this.#longest, bytes.length);
    this.#eights = undefined;
    this.#byFirst[bytes[0]!] = alike.sort((a, b) => b.bytes.length - a.bytes.length);
  }

  /** What stands under the longest tag that `data` has at `start`. */
  find(data: Uint8Array, start = 0): T | undefined {
    if (this.#longest === 8 && start + 8 <= data.length) {
      this.#eights ??= toEights(this.#byFirst);
      const entry = findEight(this.#eights, wordAt(data, start), wordAt(data, start + 4));
      if (entry !== undefined) return entry;
    }
    const alike = start < data.length ? this.#byFirst[data[start]!] : undefined;
    if (alike === undefined) return this.#any;
    for (let i = 0; i < alike.length; i++) {
      const { bytes, entry } = alike[i]!;
      if (begins(data, start, bytes)) return entry;
    }
    return this.#any;
  }
}

interface Tagged<T> {
  readonly hex: string;
  readonly bytes: Uint8Array;
  readonly entry: T;
}

/** Open addressing: an entry stands in the first free place from its own on. */
interface Eights<T> {
  /** Two words a place. */
  readonly words: Int32Array;
  readonly entries: readonly (T | undefined)[];
}

function toEights<T>(byFirst: readonly (readonly Tagged<T>[] | undefined)[]): Eights<T> {
  const tags = byFirst.flatMap((alike) => alike ?? []).filter(({ bytes }) => bytes.length === 8);
  const size = 2 ** Math.ceil(Math.log2(2 * tags.length));
  const words = new Int32Array(2 * size);
  const entries: (T | undefined)[] = Array.from({ length: size });
  for (const { bytes, entry } of tags) {
    const low = wordAt(bytes, 0);
    const high = wordAt(bytes, 4);
    let place = placeOf(low, high, size);
    while (entries[place] !== undefined) place = (place + 1) & (size - 1);
    words[2 * place] = low;
    words[2 * place + 1] = high;
    entries[place] = entry;
  }
  return { words, entries };
}

function findEight<T>({ words, entries }: Eights<T>, low: number, high: number): T | undefined {
  const size = entries.length;
  for (let place = placeOf(low, high, size); ; place = (place + 1) & (size - 1)) {
    const entry = entries[place];
    if (entry === undefined || (words[2 * place] === low && words[2 * place + 1] === high)) return entry;
  }
}

const placeOf = (low: number, high: number, size: number): number => (low ^ (high >>> 9)) & (size - 1);

function begins(data: Uint8Array, start: number, tag: Uint8Array): boolean {
  if (start + tag.length > data.length) return false;
  for (let i = 1; i < tag.length; i++) if (data[start + i] !== tag[i]) return false;
  return true;
}
