/** Makes node answers out of plain descriptions, for tests: real wire bytes, so that the whole road is walked. */
import { encodeTransaction } from '#chain/wire/encode-transaction';
import type { WireConfig } from '#chain/wire/transaction';
import type { RpcMeta, RpcTransaction } from '#chain/rpc-types';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';

export interface Described {
  readonly version?: 'legacy' | 0 | 1;
  /** Addresses; signers first, the fee payer in front. */
  readonly keys: readonly string[];
  readonly signers?: number;
  readonly instructions: readonly {
    readonly program: string;
    readonly accounts?: readonly string[];
    readonly data: Uint8Array;
  }[];
  readonly inner?: readonly {
    readonly index: number;
    readonly program: string;
    readonly accounts?: readonly string[];
    readonly data: Uint8Array;
    readonly stackHeight?: number;
  }[];
  readonly config?: WireConfig;
  readonly meta?: Partial<RpcMeta> | null;
}

/** An address that reads as `name` repeated: 32 bytes of one letter each. */
export function addressNamed(name: string): string {
  const bytes = new TextEncoder().encode(name.padEnd(32, '.')).subarray(0, 32);
  return encodeBase58(bytes);
}

/** A number is a single byte, `[value, length]` a longer integer, a text an address. */
export type BytePart = number | readonly [bigint, number] | string | Uint8Array;

/** Little-endian bytes of parts. */
export function bytesOf(...parts: readonly BytePart[]): Uint8Array {
  const out: number[] = [];
  for (const part of parts) {
    if (typeof part === 'number') out.push(part);
    else if (typeof part === 'string') out.push(...(decodeBase58(part) ?? []));
    else if (part instanceof Uint8Array) out.push(...part);
    else for (let i = 0n; i < part[1]; i++) out.push(Number((part[0] >> (8n * i)) & 0xffn));
  }
  return Uint8Array.from(out);
}

/** What `getTransaction` with base64 answers for the described transaction. */
export function buildTransaction(described: Described): RpcTransaction {
  const { keys, instructions, inner = [], meta } = described;
  const version = described.version ?? 'legacy';
  const indexOf = (address: string): number => {
    const index = keys.indexOf(address);
    if (index < 0) throw new Error(`${address} is not among the keys`);
    return index;
  };
  const signers = described.signers ?? 1;
  const wire = encodeTransaction(
    {
      version,
      requiredSignatures: signers,
      readonlySigned: 0,
      readonlyUnsigned: 0,
      accountKeys: keys.map((key) => decodeBase58(key)!),
      recentBlockhash: new Uint8Array(32).fill(7),
      instructions: instructions.map(({ program, accounts = [], data }) => ({
        program: indexOf(program),
        accounts: accounts.map(indexOf),
        data,
      })),
      lookups: [],
      ...(described.config && { config: described.config }),
    },
    Array.from({ length: signers }, (_unused, i) => new Uint8Array(64).fill(i + 1)),
  );
  const groups = new Map<number, typeof inner>();
  for (const one of inner) groups.set(one.index, [...(groups.get(one.index) ?? []), one]);
  return {
    slot: 1000,
    blockTime: 1_700_000_000,
    version,
    transaction: [toBase64(wire), 'base64'],
    meta:
      meta === null
        ? null
        : {
            err: null,
            fee: 5000,
            preBalances: keys.map(() => 0),
            postBalances: keys.map(() => 0),
            preTokenBalances: [],
            postTokenBalances: [],
            logMessages: [],
            innerInstructions: [...groups].map(([index, group]) => ({
              index,
              instructions: group.map(({ program, accounts = [], data, stackHeight }) => ({
                programIdIndex: indexOf(program),
                accounts: accounts.map(indexOf),
                data: encodeBase58(data),
                ...(stackHeight !== undefined && { stackHeight }),
              })),
            })),
            ...meta,
          },
  };
}
