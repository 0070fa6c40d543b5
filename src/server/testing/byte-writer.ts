import { decodeBase58 } from '#std/base58';

/** Writes little-endian fields one after another, for account data made by hand. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  u8(value: number): this {
    this.#bytes.push(value);
    return this;
  }
  u32(value: number): this {
    for (let i = 0; i < 4; i++) this.#bytes.push((value >>> (8 * i)) & 0xff);
    return this;
  }
  u64(value: bigint): this {
    for (let i = 0n; i < 8n; i++) this.#bytes.push(Number((value >> (8n * i)) & 0xffn));
    return this;
  }
  /** The 32 bytes of an address. */
  key(address: string): this {
    this.#bytes.push(...(decodeBase58(address) ?? []));
    return this;
  }
  zeros(count: number): this {
    for (let i = 0; i < count; i++) this.#bytes.push(0);
    return this;
  }
  /** UTF-8 behind its length as u64. */
  text64(text: string): this {
    const bytes = new TextEncoder().encode(text);
    this.u64(BigInt(bytes.length));
    this.#bytes.push(...bytes);
    return this;
  }
  take(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
