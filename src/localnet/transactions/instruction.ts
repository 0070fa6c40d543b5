import { toAddressBytes } from '../keys/address-bytes.ts';

export interface AccountMeta {
  readonly address: string;
  readonly signer: boolean;
  readonly writable: boolean;
}

export interface Instruction {
  readonly program: string;
  readonly accounts: readonly AccountMeta[];
  readonly data: Uint8Array;
}

export const writable = (address: string): AccountMeta => ({ address, signer: false, writable: true });
export const readonly = (address: string): AccountMeta => ({ address, signer: false, writable: false });
export const signer = (address: string): AccountMeta => ({ address, signer: true, writable: false });
export const writableSigner = (address: string): AccountMeta => ({ address, signer: true, writable: true });

/** Fields of instruction data, little-endian. */
export const u8 = (value: number): Uint8Array => Uint8Array.of(value);
export const u16 = (value: number): Uint8Array => number(2, BigInt(value));
export const u32 = (value: number): Uint8Array => number(4, BigInt(value));
export const u64 = (value: bigint | number): Uint8Array => number(8, BigInt(value));
export const key = (address: string): Uint8Array => toAddressBytes(address);
/** A key whose absence is 32 zero bytes, as Token-2022 writes them. */
export const nonZeroKey = (address: string | undefined): Uint8Array =>
  address === undefined ? new Uint8Array(32) : toAddressBytes(address);
/** One byte that says whether a key follows. */
export const optionalKey = (address: string | undefined): Uint8Array =>
  address === undefined ? u8(0) : pack(u8(1), key(address));
/** UTF-8 behind its length as u32. */
export const text = (value: string): Uint8Array => {
  const bytes = new TextEncoder().encode(value);
  return pack(u32(bytes.length), bytes);
};

export function pack(...fields: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(fields));
}

function number(bytes: number, value: bigint): Uint8Array {
  const out = new Uint8Array(bytes);
  for (let i = 0, rest = value; i < bytes; i++, rest >>= 8n) out[i] = Number(rest & 0xffn);
  return out;
}
