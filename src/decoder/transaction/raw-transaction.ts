/**
 * One shape for the forms a node gives a transaction in: wire bytes (base64, base58), `json`, and
 * `jsonParsed`, where instructions of well-known programs have lost their bytes.
 */
import { parseTransactionWith, type WireTransaction } from '#chain/wire/transaction';
import type { RpcInstruction, RpcMeta, RpcTransaction } from '#chain/rpc-types';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';
import {
  asAddress,
  asBlockhash,
  asSignature,
  type Address,
  type Blockhash,
  type Signature,
} from '#contracts/chain';
import type { TransactionVersion } from '#contracts/decoded';
import { toAddressText } from '../layout/address-text.ts';

export interface RawInstruction {
  /** Index into `keys`. */
  readonly program: number;
  readonly accounts: readonly number[];
  /** Absent in `jsonParsed` for programs the node parsed itself. */
  readonly data: Uint8Array | undefined;
  /** 1 for top-level instructions; absent in blocks from before it was recorded. */
  readonly stackHeight?: number | undefined;
  /** The node's own reading, in place of `data`. */
  readonly parsed?: unknown;
}

export interface RawLookup {
  readonly table: Address;
  readonly writable: number;
  readonly readonly: number;
}

export interface RawTransaction {
  readonly version: TransactionVersion;
  readonly signatures: readonly Signature[];
  /** Static keys, then addresses loaded writable, then loaded read-only. */
  readonly keys: readonly Address[];
  readonly staticKeys: number;
  readonly signers: number;
  readonly readonlySigners: number;
  readonly readonlyOthers: number;
  /** Roles as the node spelled them out, in `jsonParsed`. */
  readonly roles?: readonly { readonly signer: boolean; readonly writable: boolean }[];
  readonly lookups: readonly RawLookup[];
  readonly recentBlockhash: Blockhash;
  readonly instructions: readonly RawInstruction[];
  /** Inner instructions by the index of their top-level one. */
  readonly inner: ReadonlyMap<number, readonly RawInstruction[]>;
  readonly meta: RpcMeta | undefined;
  /** Limits a version 1 message carries. */
  readonly config?: WireTransaction['message']['config'] | undefined;
  readonly byteLength?: number | undefined;
}

/** An answer that is no transaction at all. */
export class UnreadableTransaction extends Error {
  override readonly name = 'UnreadableTransaction';
}

const NO_INNER: ReadonlyMap<number, readonly RawInstruction[]> = new Map();

/** Normalises a node's answer. Throws `UnreadableTransaction` or `WireError` when it holds no transaction. */
export function toRawTransaction(input: RpcTransaction): RawTransaction {
  const { transaction } = input;
  if (typeof transaction === 'string') return fromWire(decodeBase58(transaction), input);
  if (isEncodedPair(transaction)) {
    const text = transaction[0];
    const encoding = transaction[1];
    if (encoding === 'base64') return fromWire(fromBase64(text), input);
    if (encoding === 'base58') return fromWire(decodeBase58(text), input);
    throw new UnreadableTransaction(`encoding ${encoding} is not read here`);
  }
  if (transaction?.message === undefined) throw new UnreadableTransaction('the answer holds no message');
  return fromJson(transaction, input);
}

function isEncodedPair(transaction: RpcTransaction['transaction']): transaction is readonly [string, string] {
  return Array.isArray(transaction);
}

function fromWire(bytes: Uint8Array | undefined, input: RpcTransaction): RawTransaction {
  if (bytes === undefined) throw new UnreadableTransaction('the wire bytes are not in their stated encoding');
  const { signatures, message } = parseTransactionWith(bytes, toAddressText);
  const meta = input.meta ?? undefined;
  const keys = message.accountKeys.slice();
  const staticKeys = keys.length;
  const lookups: RawLookup[] = [];
  let wanted = staticKeys;
  for (let i = 0; i < message.lookups.length; i++) {
    const { table, writable, readonly } = message.lookups[i]!;
    lookups.push({ table, writable: writable.length, readonly: readonly.length });
    wanted += writable.length + readonly.length;
  }
  addLoaded(keys, meta);
  if (keys.length < wanted) addUnresolved(keys, lookups, message.lookups, wanted);
  const texts: Signature[] = [];
  for (let i = 0; i < signatures.length; i++) texts.push(asSignature(encodeBase58(signatures[i]!)));
  return {
    version: message.version,
    signatures: texts,
    keys,
    staticKeys,
    signers: message.requiredSignatures,
    readonlySigners: message.readonlySigned,
    readonlyOthers: message.readonlyUnsigned,
    lookups,
    // As long as an address and as often repeated, so it goes through the same cache.
    recentBlockhash: asBlockhash(message.recentBlockhash),
    instructions: message.instructions,
    inner: toInner(meta, keys),
    meta,
    config: message.config,
    byteLength: bytes.length,
  };
}

function addLoaded(keys: Address[], meta: RpcMeta | undefined): void {
  const loaded = meta?.loadedAddresses;
  if (!loaded) return;
  addTexts(keys, loaded.writable);
  addTexts(keys, loaded.readonly);
}

function addTexts(keys: Address[], texts: readonly string[] | undefined): void {
  if (texts) for (let i = 0; i < texts.length; i++) keys.push(asAddress(texts[i]!));
}

/** Keys of lookup tables the node did not resolve are named by their place in the table. */
function addUnresolved(
  keys: Address[],
  lookups: readonly RawLookup[],
  wire: readonly { readonly writable: Uint8Array; readonly readonly: Uint8Array }[],
  wanted: number,
): void {
  const unresolved: Address[] = [];
  for (const side of ['writable', 'readonly'] as const) {
    wire.forEach((lookup, i) => {
      for (const index of lookup[side]) unresolved.push(asAddress(`${lookups[i]!.table}[${index}]`));
    });
  }
  keys.push(...unresolved.slice(unresolved.length - (wanted - keys.length)));
}

function fromJson(
  transaction: Exclude<RpcTransaction['transaction'], string | readonly [string, string]>,
  input: RpcTransaction,
): RawTransaction {
  const { message } = transaction;
  const meta = input.meta ?? undefined;
  const spelled = message.accountKeys.map((key) => (typeof key === 'string' ? undefined : key));
  const keys = message.accountKeys.map((key) => asAddress(typeof key === 'string' ? key : key.pubkey));
  const parsedForm = spelled[0] !== undefined;
  const staticKeys = parsedForm ? spelled.filter((key) => key?.source !== 'lookupTable').length : keys.length;
  if (!parsedForm) addLoaded(keys, meta);
  const header = message.header;
  const lookups = (message.addressTableLookups ?? []).map((lookup) => ({
    table: asAddress(lookup.accountKey),
    writable: lookup.writableIndexes.length,
    readonly: lookup.readonlyIndexes.length,
  }));
  const indexOf = toIndex(keys);
  const raw: RawTransaction = {
    version: toVersion(input.version, lookups.length > 0),
    signatures: transaction.signatures.map(asSignature),
    keys,
    staticKeys,
    signers: header?.numRequiredSignatures ?? spelled.filter((key) => key?.signer).length,
    readonlySigners: header?.numReadonlySignedAccounts ?? 0,
    readonlyOthers: header?.numReadonlyUnsignedAccounts ?? 0,
    lookups,
    recentBlockhash: asBlockhash(message.recentBlockhash),
    instructions: message.instructions.map((instruction) => toInstruction(instruction, indexOf)),
    inner: toInner(meta, keys, indexOf),
    meta,
  };
  return parsedForm
    ? {
        ...raw,
        roles: spelled.map((key) => ({ signer: key?.signer === true, writable: key?.writable === true })),
      }
    : raw;
}

function toVersion(version: RpcTransaction['version'], hasLookups: boolean): TransactionVersion {
  return version === 0 || version === 1 ? version : hasLookups ? 0 : 'legacy';
}

type IndexOf = (address: string) => number;

/** Index of an address among the keys; one that is not there is added at the end. */
function toIndex(keys: Address[]): IndexOf {
  let indexes: Map<string, number> | undefined;
  return (address) => {
    indexes ??= new Map(keys.map((key, i) => [key as string, i]));
    let index = indexes.get(address);
    if (index === undefined) {
      index = keys.push(asAddress(address)) - 1;
      indexes.set(address, index);
    }
    return index;
  };
}

function toInner(
  meta: RpcMeta | undefined,
  keys: Address[],
  indexOf: IndexOf = toIndex(keys),
): ReadonlyMap<number, readonly RawInstruction[]> {
  const groups = meta?.innerInstructions;
  if (!groups || groups.length === 0) return NO_INNER;
  const inner = new Map<number, RawInstruction[]>();
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i]!;
    const read: RawInstruction[] = [];
    for (let j = 0; j < group.instructions.length; j++)
      read.push(toInstruction(group.instructions[j]!, indexOf));
    const earlier = inner.get(group.index);
    inner.set(group.index, earlier ? [...earlier, ...read] : read);
  }
  return inner;
}

const NO_ACCOUNTS: readonly number[] = [];
const NO_DATA = new Uint8Array(0);

function toInstruction(instruction: RpcInstruction, indexOf: IndexOf): RawInstruction {
  const given = instruction.accounts ?? NO_ACCOUNTS;
  return {
    program: instruction.programIdIndex ?? indexOf(instruction.programId ?? ''),
    // A node never mixes indexes and addresses in one list.
    accounts:
      typeof given[0] === 'string' ? given.map((key) => indexOf(String(key))) : (given as readonly number[]),
    data: instruction.parsed === undefined ? (decodeBase58(instruction.data ?? '') ?? NO_DATA) : undefined,
    stackHeight: instruction.stackHeight ?? undefined,
    parsed: instruction.parsed,
  };
}
