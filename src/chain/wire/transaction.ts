/**
 * The wire format of transactions: legacy, version 0 and version 1.
 *
 * Sources: docs.anza.xyz "Transactions" (legacy, v0) and SIMD-0385 (v1: message first, header 0x81, a
 * config mask and fixed-size instruction headers, signatures last without a count).
 */
import { Cursor } from '#std/cursor';
import { sizedList } from '#std/sized-list';

export type WireVersion = 'legacy' | 0 | 1;

export interface WireInstruction {
  /** Index into the account list of the program called. */
  readonly program: number;
  /** Indexes into the account list: no bytes, as nodes give those of inner instructions as lists, too. */
  readonly accounts: readonly number[];
  readonly data: Uint8Array;
}

export interface WireLookup<Key = Uint8Array> {
  readonly table: Key;
  readonly writable: Uint8Array;
  readonly readonly: Uint8Array;
}

/** Limits a version 1 message carries in itself. Absent means zero for units and loaded data. */
export interface WireConfig {
  /** Priority fee in lamports, in all. */
  readonly priorityFeeLamports?: bigint;
  readonly computeUnitLimit?: number;
  readonly loadedAccountsDataSizeLimit?: number;
  readonly heapSize?: number;
}

/** `Key` is what the reader of keys makes of 32 bytes. */
export interface WireMessage<Key = Uint8Array> {
  readonly version: WireVersion;
  readonly requiredSignatures: number;
  readonly readonlySigned: number;
  readonly readonlyUnsigned: number;
  /** 32 bytes each. */
  readonly accountKeys: readonly Key[];
  readonly recentBlockhash: Key;
  readonly instructions: readonly WireInstruction[];
  readonly lookups: readonly WireLookup<Key>[];
  readonly config?: WireConfig;
}

/** What is made of the 32 bytes at `at`, all of which are there. */
export type ReadKey<Key> = (bytes: Uint8Array, at: number) => Key;

export interface WireTransaction<Key = Uint8Array> {
  /** 64 bytes each. */
  readonly signatures: readonly Uint8Array[];
  /** The signed bytes. */
  readonly messageBytes: Uint8Array;
  readonly message: WireMessage<Key>;
}

/** Bytes that are not a transaction. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

const NO_LOOKUPS: readonly never[] = [];
const V1_FIRST_BYTE = 0x81;

const toKeyBytes: ReadKey<Uint8Array> = (bytes, at) => bytes.subarray(at, at + 32);

/**
 * Reads one transaction. Throws `WireError` when the bytes end early, counts contradict each other or
 * bytes are left over.
 */
export const parseTransaction = (bytes: Uint8Array): WireTransaction =>
  parseTransactionWith(bytes, toKeyBytes);

/** The same with its keys as `readKey` makes them. */
export function parseTransactionWith<Key>(bytes: Uint8Array, readKey: ReadKey<Key>): WireTransaction<Key> {
  try {
    const cursor = new Cursor(bytes);
    if (bytes[0] === V1_FIRST_BYTE) {
      const message = readMessage(cursor, readKey);
      const messageBytes = bytes.subarray(0, cursor.offset);
      const signatures = readSignatures(cursor, message.requiredSignatures);
      return finish(cursor, { signatures, messageBytes, message });
    }
    const signatures = readSignatures(cursor, readCompactU16(cursor));
    const start = cursor.offset;
    const message = readMessage(cursor, readKey);
    if (message.version === 1) throw new WireError('a version 1 message must come first');
    if (signatures.length !== message.requiredSignatures) {
      throw new WireError(`${signatures.length} signatures where ${message.requiredSignatures} are required`);
    }
    return finish(cursor, { signatures, messageBytes: bytes.subarray(start), message });
  } catch (error) {
    if (error instanceof RangeError) throw new WireError(`ends early: ${error.message}`);
    throw error;
  }
}

/** Reads one message without signatures. Throws `WireError` as `parseTransaction` does. */
export function parseMessage(bytes: Uint8Array): WireMessage {
  try {
    const cursor = new Cursor(bytes);
    return finish(cursor, readMessage(cursor, toKeyBytes));
  } catch (error) {
    if (error instanceof RangeError) throw new WireError(`ends early: ${error.message}`);
    throw error;
  }
}

function finish<T>(cursor: Cursor, value: T): T {
  if (cursor.remaining > 0) throw new WireError(`${cursor.remaining} bytes are left over`);
  return value;
}

function readSignatures(cursor: Cursor, count: number): Uint8Array[] {
  const signatures: Uint8Array[] = [];
  for (let i = 0; i < count; i++) signatures.push(cursor.take(64));
  return signatures;
}

function readMessage<Key>(cursor: Cursor, readKey: ReadKey<Key>): WireMessage<Key> {
  const first = cursor.u8();
  if ((first & 0x80) === 0) return readPlainMessage(cursor, readKey, 'legacy', first);
  const version = first & 0x7f;
  if (version === 0) return readPlainMessage(cursor, readKey, 0, cursor.u8());
  if (version === 1) return readV1Message(cursor, readKey);
  throw new WireError(`message version ${version} is not known`);
}

function readKeys<Key>(cursor: Cursor, readKey: ReadKey<Key>, count: number): Key[] {
  const keys = sizedList<Key>(count);
  for (let i = 0; i < count; i++) keys[i] = readKey(cursor.bytes, cursor.skip(32));
  return keys;
}

function readIndexes(cursor: Cursor, count: number): readonly number[] {
  const at = cursor.skip(count);
  const indexes = sizedList<number>(count);
  for (let i = 0; i < count; i++) indexes[i] = cursor.bytes[at + i]!;
  return indexes;
}

function readPlainMessage<Key>(
  cursor: Cursor,
  readKey: ReadKey<Key>,
  version: 'legacy' | 0,
  requiredSignatures: number,
): WireMessage<Key> {
  const readonlySigned = cursor.u8();
  const readonlyUnsigned = cursor.u8();
  const keyCount = readCompactU16(cursor);
  checkHeader(requiredSignatures, readonlySigned, readonlyUnsigned, keyCount);
  const accountKeys = readKeys(cursor, readKey, keyCount);
  const recentBlockhash = readKey(cursor.bytes, cursor.skip(32));
  const instructionCount = readCompactU16(cursor);
  const instructions = sizedList<WireInstruction>(instructionCount);
  for (let i = 0; i < instructionCount; i++) {
    const program = cursor.u8();
    const accounts = readIndexes(cursor, readCompactU16(cursor));
    const data = cursor.take(readCompactU16(cursor));
    instructions[i] = { program, accounts, data };
  }
  let lookups: readonly WireLookup<Key>[] = NO_LOOKUPS;
  let total = keyCount;
  if (version === 0) {
    const count = readCompactU16(cursor);
    if (count > 0) {
      const read: WireLookup<Key>[] = [];
      for (let i = 0; i < count; i++) {
        const table = readKey(cursor.bytes, cursor.skip(32));
        const writable = cursor.take(readCompactU16(cursor));
        const readonly = cursor.take(readCompactU16(cursor));
        total += writable.length + readonly.length;
        read.push({ table, writable, readonly });
      }
      lookups = read;
    }
  }
  checkIndexes(instructions, total);
  return {
    version,
    requiredSignatures,
    readonlySigned,
    readonlyUnsigned,
    accountKeys,
    recentBlockhash,
    instructions,
    lookups,
  };
}

function readV1Message<Key>(cursor: Cursor, readKey: ReadKey<Key>): WireMessage<Key> {
  const requiredSignatures = cursor.u8();
  const readonlySigned = cursor.u8();
  const readonlyUnsigned = cursor.u8();
  const mask = cursor.u32();
  const recentBlockhash = readKey(cursor.bytes, cursor.skip(32));
  const instructionCount = cursor.u8();
  const keyCount = cursor.u8();
  checkHeader(requiredSignatures, readonlySigned, readonlyUnsigned, keyCount);
  if (requiredSignatures > 12) throw new WireError('more than 12 signatures');
  if (keyCount > 64 || instructionCount > 64) throw new WireError('more than 64 accounts or instructions');
  const accountKeys = readKeys(cursor, readKey, keyCount);
  const config = readConfig(cursor, mask);
  const headers: { program: number; accounts: number; data: number }[] = [];
  for (let i = 0; i < instructionCount; i++) {
    headers.push({ program: cursor.u8(), accounts: cursor.u8(), data: cursor.u16() });
  }
  const instructions = headers.map((header) => ({
    program: header.program,
    accounts: readIndexes(cursor, header.accounts),
    data: cursor.take(header.data),
  }));
  checkIndexes(instructions, keyCount);
  return {
    version: 1,
    requiredSignatures,
    readonlySigned,
    readonlyUnsigned,
    accountKeys,
    recentBlockhash,
    instructions,
    lookups: NO_LOOKUPS,
    config,
  };
}

function readConfig(cursor: Cursor, mask: number): WireConfig {
  if (mask >>> 5 !== 0) throw new WireError(`config mask ${mask} has unknown bits`);
  const fee = mask & 3;
  if (fee !== 0 && fee !== 3) throw new WireError('the priority fee takes both of its bits');
  return {
    ...(fee === 3 && { priorityFeeLamports: cursor.u64() }),
    ...(mask & 4 && { computeUnitLimit: cursor.u32() }),
    ...(mask & 8 && { loadedAccountsDataSizeLimit: cursor.u32() }),
    ...(mask & 16 && { heapSize: cursor.u32() }),
  };
}

function checkHeader(required: number, readonlySigned: number, readonlyUnsigned: number, keys: number): void {
  if (required === 0 || readonlySigned >= required || required + readonlyUnsigned > keys) {
    throw new WireError('the header does not fit the account list');
  }
}

function checkIndexes(instructions: readonly WireInstruction[], total: number): void {
  for (let at = 0; at < instructions.length; at++) {
    const { program, accounts } = instructions[at]!;
    if (program >= total) throw new WireError('an instruction calls a program outside the account list');
    for (let i = 0; i < accounts.length; i++) {
      if (accounts[i]! >= total) throw new WireError('an instruction names an account outside the list');
    }
  }
}

/** Solana's `short_vec` length: seven bits a byte, at most three bytes and 65,535. */
export function readCompactU16(cursor: Cursor): number {
  let value = cursor.u8();
  if (value < 0x80) return value;
  value &= 0x7f;
  const second = cursor.u8();
  value |= (second & 0x7f) << 7;
  if (second < 0x80) {
    if (second === 0) throw new WireError('a length is not in its shortest form');
    return value;
  }
  const third = cursor.u8();
  if (third > 3 || third === 0) throw new WireError('a length is out of range');
  return value | (third << 14);
}
