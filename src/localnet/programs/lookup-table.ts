import { findProgramAddress } from '../keys/program-address.ts';
import {
  key,
  pack,
  readonly,
  signer,
  u32,
  u64,
  u8,
  writable,
  writableSigner,
} from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';

const program = PROGRAMS.addressLookupTable;

/** Instructions of the Address Lookup Table program. Source: `ProgramInstruction` of its interface (bincode). */
export const lookupTable = {
  /** `recentSlot` must be in SlotHashes; it and the authority give the address. */
  create: (
    authority: string,
    payer: string,
    recentSlot: number,
  ): { readonly address: string; readonly instruction: Instruction } => {
    const { address, bump } = findProgramAddress([key(authority), u64(recentSlot)], program);
    return {
      address,
      instruction: {
        program,
        accounts: [writable(address), signer(authority), writableSigner(payer), readonly(PROGRAMS.system)],
        data: pack(u32(0), u64(recentSlot), u8(bump)),
      },
    };
  },

  extend: (table: string, authority: string, payer: string, addresses: readonly string[]): Instruction => ({
    program,
    accounts: [writable(table), signer(authority), writableSigner(payer), readonly(PROGRAMS.system)],
    data: pack(u32(2), u64(addresses.length), ...addresses.map(key)),
  }),
};
