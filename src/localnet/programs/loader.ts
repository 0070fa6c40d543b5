import { findProgramAddress } from '../keys/program-address.ts';
import {
  key,
  pack,
  readonly,
  signer,
  u32,
  u64,
  writable,
  writableSigner,
} from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS, SYSVARS } from '../keys/program-addresses.ts';

const program = PROGRAMS.upgradeableLoader;
const sysvars = [readonly(SYSVARS.rent), readonly(SYSVARS.clock)];

export const BUFFER_HEADER_BYTES = 37;
export const PROGRAM_BYTES = 36;

/** Where the code of `account` is stored. */
export function findProgramData(account: string): string {
  return findProgramAddress([key(account)], program).address;
}

/** Instructions of the upgradeable loader. Source: `UpgradeableLoaderInstruction` (bincode). */
export const loader = {
  initializeBuffer: (buffer: string, authority: string): Instruction => ({
    program,
    accounts: [writable(buffer), readonly(authority)],
    data: u32(0),
  }),

  write: (buffer: string, authority: string, offset: number, bytes: Uint8Array): Instruction => ({
    program,
    accounts: [writable(buffer), signer(authority)],
    data: pack(u32(1), u32(offset), u64(bytes.length), bytes),
  }),

  /** `account` must be a fresh account of the loader with `PROGRAM_BYTES`. */
  deploy: (
    payer: string,
    account: string,
    buffer: string,
    authority: string,
    maxBytes: number,
  ): Instruction => ({
    program,
    accounts: [
      writableSigner(payer),
      writable(findProgramData(account)),
      writable(account),
      writable(buffer),
      ...sysvars,
      readonly(PROGRAMS.system),
      signer(authority),
    ],
    data: pack(u32(2), u64(maxBytes)),
  }),

  upgrade: (account: string, buffer: string, spill: string, authority: string): Instruction => ({
    program,
    accounts: [
      writable(findProgramData(account)),
      writable(account),
      writable(buffer),
      writable(spill),
      ...sysvars,
      signer(authority),
    ],
    data: u32(3),
  }),

  setAuthority: (account: string, authority: string, next: string): Instruction => ({
    program,
    accounts: [writable(findProgramData(account)), signer(authority), readonly(next)],
    data: u32(4),
  }),

  /** The next authority signs too. */
  setAuthorityChecked: (account: string, authority: string, next: string): Instruction => ({
    program,
    accounts: [writable(findProgramData(account)), signer(authority), signer(next)],
    data: u32(7),
  }),

  /** Nobody can upgrade it any more. */
  makeFinal: (account: string, authority: string): Instruction => ({
    program,
    accounts: [writable(findProgramData(account)), signer(authority)],
    data: u32(4),
  }),
};
