/** Entries by the bytes that data begins with, found without making a text of them. */
export class TagTable<T> {
  /** By first byte, the longest tag first: a short one may begin a longer one. */
  readonly #byFirst: (Tagged<T>[] | undefined)[] = Array.from({ length: 256 });
  /** Of the empty tag. */
  #any: T | undefined;

  /** Puts `entry` in the place of what had the tag before. `hex` of an odd length or of other characters is no tag. */
  set(hex: string, entry: T): void {
    if (hex === '') this.#any = entry;
    if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return;
    const bytes = Uint8Array.from({ length: hex.length / 2 }, (_unused, i) =>
      Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
    );
    const alike = this.#byFirst[bytes[0]!]?.filter(({ hex: known }) => known !== hex) ?? [];
    alike.push({ hex, bytes, entry });
    this.#byFirst[bytes[0]!] = alike.sort((a, b) => b.bytes.length - a.bytes.length);
  }

  /** What stands under the longest tag that `data` has at `start`. */
  find(data: Uint8Array, start = 0): T | undefined {
    const alike = start < data.length ? this.#byFirst[data[start]!] : undefined;
    if (alike === undefined) return this.#any;
    for (const { bytes, entry } of alike) if (begins(data, start, bytes)) return entry;
    return this.#any;
  }
}

interface Tagged<T> {
  readonly hex: string;
  readonly bytes: Uint8Array;
  readonly entry: T;
}

function begins(data: Uint8Array, start: number, tag: Uint8Array): boolean {
  if (start + tag.length > data.length) return false;
  for (let i = 1; i < tag.length; i++) if (data[start + i] !== tag[i]) return false;
  return true;
}
