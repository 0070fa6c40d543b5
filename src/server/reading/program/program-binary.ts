import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getAccount, type Chain, type ChainOptions } from '#chain';
import type { ProgramBinaryAnswer } from '#contracts/account/program';
import { Cursor } from '#std/cursor';
import type { ProgramReading } from './program-account.ts';
import { findSecurityText, type SecurityEntries } from '../token/security-text.ts';

type Elf = NonNullable<Extract<ProgramBinaryAnswer, { kind: 'found' }>['elf']>;

export interface CodeReading {
  readonly readBytes: number;
  readonly elf: Elf | undefined;
  /** Why there is no `elf`, or what of it is not known. */
  readonly missing: string | undefined;
  readonly security: SecurityEntries | undefined;
}

/** Facts about programs' code, cached until the next deployment. */
export interface CodeCache {
  /** Rejects as `Chain.request` does. Askers of one program share one reading. */
  read(code: NonNullable<ProgramReading['code']>, deploySlot: bigint | undefined): Promise<CodeReading>;
}

/** Larger programs are read up to here. */
export const MOST_CODE_BYTES = 2 * 2 ** 20;
const MAX_CACHED = 500;
/** Code without a deploy slot may change unseen. */
const TTL_MS = 10 * 60_000;
const TIMEOUT_MS = 10_000;

export function createCodeCache(chain: Chain): CodeCache {
  const cache = new LRUCache<string, CodeReading>({ max: MAX_CACHED, ttl: TTL_MS });
  const running = new Map<string, Promise<CodeReading>>();
  const start = async (
    key: string,
    { account, offset, length }: NonNullable<ProgramReading['code']>,
  ): Promise<CodeReading> => {
    try {
      const options: ChainOptions = { timeoutMs: TIMEOUT_MS };
      const slice = { offset, length: Math.min(length, MOST_CODE_BYTES) };
      const found = await getAccount(chain, account, { ...options, slice });
      const reading = readCode(found.account?.data ?? new Uint8Array(0), length);
      cache.set(key, reading);
      return reading;
    } finally {
      running.delete(key);
    }
  };
  return {
    async read(code, deploySlot) {
      const key = `${code.account} ${deploySlot ?? code.length}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      let reading = running.get(key);
      if (reading === undefined) running.set(key, (reading = start(key, code)));
      return reading;
    },
  };
}

/** Source of the layout: ELF-64, and anza-xyz/sbpf `elf.rs` for what its flags mean. */
const MAGIC = Uint8Array.of(0x7f, 0x45, 0x4c, 0x46);
const MACHINE_AT = 18;
const FLAGS_AT = 48;
const HEADER_LENGTH = 64;
const MACHINES: Readonly<Record<number, string>> = { 247: 'BPF', 263: 'sBPF' };
const NEWEST_VERSION = 4;

/** What the first bytes of code of `length` bytes say. */
export function readCode(data: Uint8Array, length: number): CodeReading {
  const code = data.subarray(0, Math.min(length, MOST_CODE_BYTES));
  const security = findSecurityText(code);
  const start = { readBytes: code.length, security };
  if (code.length < HEADER_LENGTH || !MAGIC.every((byte, i) => code[i] === byte)) {
    return { ...start, elf: undefined, missing: 'The code there is not an ELF file.' };
  }
  const machine = new Cursor(code, MACHINE_AT).u16();
  const flags = new Cursor(code, FLAGS_AT).u32();
  const isWhole = code.length >= length;
  const trimmed = isWhole ? withoutZeros(code) : undefined;
  return {
    ...start,
    elf: {
      machine: MACHINES[machine] ?? `machine ${machine}`,
      flags,
      sbpfVersion: flags <= NEWEST_VERSION ? flags : undefined,
      trimmedBytes: trimmed?.length,
      sha256: trimmed && createHash('sha256').update(trimmed).digest('hex'),
    },
    missing: isWhole
      ? undefined
      : 'The code is larger than the 2 MiB read here, so its hash was not computed.',
  };
}

function withoutZeros(code: Uint8Array): Uint8Array {
  let end = code.length;
  while (end > 0 && code[end - 1] === 0) end--;
  return code.subarray(0, end);
}
