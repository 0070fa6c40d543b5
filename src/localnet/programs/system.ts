import {
  key,
  pack,
  readonly,
  signer,
  text,
  u32,
  u64,
  u8,
  writable,
  writableSigner,
} from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS, SYSVARS } from '../keys/program-addresses.ts';

/** Instructions of the System program. Source: `SystemInstruction` of `solana-system-interface` (bincode). */
const program = PROGRAMS.system;

export const system = {
  createAccount: (
    from: string,
    account: string,
    lamports: bigint,
    space: number,
    owner: string,
  ): Instruction => ({
    program,
    accounts: [writableSigner(from), writableSigner(account)],
    data: pack(u32(0), u64(lamports), u64(space), key(owner)),
  }),

  assign: (account: string, owner: string): Instruction => ({
    program,
    accounts: [writableSigner(account)],
    data: pack(u32(1), key(owner)),
  }),

  transfer: (from: string, to: string, lamports: bigint): Instruction => ({
    program,
    accounts: [writableSigner(from), writable(to)],
    data: pack(u32(2), u64(lamports)),
  }),

  /** `account` must be the address derived from `base`, `seed` and `owner`. */
  createAccountWithSeed: (
    from: string,
    account: string,
    base: string,
    seed: string,
    lamports: bigint,
    space: number,
    owner: string,
  ): Instruction => ({
    program,
    accounts: [writableSigner(from), writable(account), signer(base)],
    data: pack(
      u32(3),
      key(base),
      text(seed).slice(0, 4),
      new Uint8Array(4),
      text(seed).slice(4),
      u64(lamports),
      u64(space),
      key(owner),
    ),
  }),

  advanceNonce: (nonce: string, authority: string): Instruction => ({
    program,
    accounts: [writable(nonce), readonly(SYSVARS.recentBlockhashes), signer(authority)],
    data: u32(4),
  }),

  withdrawNonce: (nonce: string, to: string, authority: string, lamports: bigint): Instruction => ({
    program,
    accounts: [
      writable(nonce),
      writable(to),
      readonly(SYSVARS.recentBlockhashes),
      readonly(SYSVARS.rent),
      signer(authority),
    ],
    data: pack(u32(5), u64(lamports)),
  }),

  initializeNonce: (nonce: string, authority: string): Instruction => ({
    program,
    accounts: [writable(nonce), readonly(SYSVARS.recentBlockhashes), readonly(SYSVARS.rent)],
    data: pack(u32(6), key(authority)),
  }),
};

/** Instructions of the Compute Budget program. Source: `ComputeBudgetInstruction` (borsh). */
export const computeBudget = {
  unitLimit: (units: number): Instruction => ({
    program: PROGRAMS.computeBudget,
    accounts: [],
    data: pack(u8(2), u32(units)),
  }),
  /** Micro-lamports a unit. */
  unitPrice: (price: number): Instruction => ({
    program: PROGRAMS.computeBudget,
    accounts: [],
    data: pack(u8(3), u64(price)),
  }),
};

/** A memo; the signers vouch for it. Invalid UTF-8 fails. */
export function memo(content: string | Uint8Array, signers: readonly string[] = []): Instruction {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { program: PROGRAMS.memo, accounts: signers.map(signer), data };
}
