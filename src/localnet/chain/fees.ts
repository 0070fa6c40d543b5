import { Cursor } from '#std/cursor';
import { PROGRAMS } from '../keys/program-addresses.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';

export const LAMPORTS_PER_SIGNATURE = 5000n;
const DEFAULT_UNITS_PER_INSTRUCTION = 200_000;
const DEFAULT_UNITS_PER_BUILTIN = 3_000;
const MAX_UNITS = 1_400_000;
const SET_UNIT_LIMIT = 2;
const SET_UNIT_PRICE = 3;
const BUILTINS: ReadonlySet<string> = new Set([
  PROGRAMS.system,
  PROGRAMS.vote,
  PROGRAMS.computeBudget,
  PROGRAMS.upgradeableLoader,
  PROGRAMS.loader1,
  PROGRAMS.loader2,
]);

export interface FeeTerms {
  readonly baseLamports: bigint;
  readonly priorityLamports: bigint;
  readonly unitLimit: number;
  /** Micro-lamports a compute unit. For version 1, whose fee is a total, the total over the limit. */
  readonly unitPrice: bigint;
}

type Fields = Pick<CheckedTransaction, 'staticKeys'> & {
  readonly wire: Pick<CheckedTransaction['wire'], 'message'>;
};

/**
 * What the transaction pays if it lands: 5,000 lamports a signature (precompile signatures included) and
 * price × limit rounded up. Sources: `solana-fee`, SIMD-0170 (default limits), SIMD-0385 (version 1).
 */
export function toFeeTerms({ staticKeys, wire: { message } }: Fields): FeeTerms {
  let signatures = message.requiredSignatures;
  let limit: number | undefined;
  let price = 0n;
  let defaultUnits = 0;
  for (const { program, data } of message.instructions) {
    const address = staticKeys[program] ?? '';
    if (address === PROGRAMS.ed25519 || address === PROGRAMS.secp256k1) signatures += data[0] ?? 0;
    defaultUnits += BUILTINS.has(address) ? DEFAULT_UNITS_PER_BUILTIN : DEFAULT_UNITS_PER_INSTRUCTION;
    if (address !== PROGRAMS.computeBudget) continue;
    if (data[0] === SET_UNIT_LIMIT && data.length === 5) limit = new Cursor(data, 1).u32();
    if (data[0] === SET_UNIT_PRICE && data.length === 9) price = new Cursor(data, 1).u64();
  }
  const baseLamports = BigInt(signatures) * LAMPORTS_PER_SIGNATURE;
  if (message.version === 1) {
    const priorityLamports = message.config?.priorityFeeLamports ?? 0n;
    const unitLimit = message.config?.computeUnitLimit ?? 0;
    const unitPrice = unitLimit === 0 ? 0n : (priorityLamports * 1_000_000n) / BigInt(unitLimit);
    return { baseLamports, priorityLamports, unitLimit, unitPrice };
  }
  const unitLimit = Math.min(limit ?? defaultUnits, MAX_UNITS);
  const priorityLamports = (price * BigInt(unitLimit) + 999_999n) / 1_000_000n;
  return { baseLamports, priorityLamports, unitLimit, unitPrice: price };
}
