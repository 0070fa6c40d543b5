import { key, pack, readonly, signer, u32, u64, writable } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS, STAKE_CONFIG, SYSVARS } from '../keys/program-addresses.ts';

const program = PROGRAMS.stake;

/** Instructions of the Stake program. Source: `StakeInstruction` of `solana-stake-interface` (bincode). */
export const stake = {
  initialize: (account: string, authority: string): Instruction => ({
    program,
    accounts: [writable(account), readonly(SYSVARS.rent)],
    data: pack(u32(0), key(authority), key(authority), u64(0), u64(0), new Uint8Array(32)),
  }),

  delegate: (account: string, voter: string, authority: string): Instruction => ({
    program,
    accounts: [
      writable(account),
      readonly(voter),
      readonly(SYSVARS.clock),
      readonly(SYSVARS.stakeHistory),
      readonly(STAKE_CONFIG),
      signer(authority),
    ],
    data: u32(2),
  }),

  /** `into` must be a rent-exempt, uninitialised stake account. */
  split: (account: string, into: string, authority: string, lamports: bigint): Instruction => ({
    program,
    accounts: [writable(account), writable(into), signer(authority)],
    data: pack(u32(3), u64(lamports)),
  }),

  withdraw: (account: string, to: string, authority: string, lamports: bigint): Instruction => ({
    program,
    accounts: [
      writable(account),
      writable(to),
      readonly(SYSVARS.clock),
      readonly(SYSVARS.stakeHistory),
      signer(authority),
    ],
    data: pack(u32(4), u64(lamports)),
  }),

  /** Returns the least lamports a delegation may hold, as u64. */
  getMinimumDelegation: (): Instruction => ({ program, accounts: [], data: u32(13) }),

  deactivate: (account: string, authority: string): Instruction => ({
    program,
    accounts: [writable(account), readonly(SYSVARS.clock), signer(authority)],
    data: u32(5),
  }),
};
