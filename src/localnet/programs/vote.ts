import { key, pack, readonly, signer, u32, u64, u8, writable } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS, SYSVARS } from '../keys/program-addresses.ts';

export interface Lockout {
  readonly slot: number;
  readonly confirmationCount: number;
}

const NO_ROOT = 0xffffffffffffffffn;

/** Instructions of the Vote program. Source: `VoteInstruction` of `solana-vote-interface`. */
export const vote = {
  initialize: (account: string, node: string, commissionPercent: number): Instruction => ({
    program: PROGRAMS.vote,
    accounts: [writable(account), readonly(SYSVARS.rent), readonly(SYSVARS.clock), signer(node)],
    data: pack(u32(0), key(node), key(node), key(node), u8(commissionPercent)),
  }),

  /** `lockouts` oldest first; offsets are written from the root on, as variable-length integers. */
  towerSync: (
    account: string,
    authority: string,
    tower: {
      readonly lockouts: readonly Lockout[];
      readonly root: number | undefined;
      readonly blockhash: string;
      readonly time: number;
    },
  ): Instruction => {
    const root = tower.root === undefined ? NO_ROOT : BigInt(tower.root);
    let from = tower.root ?? 0;
    const offsets = tower.lockouts.map(({ slot, confirmationCount }) => {
      const offset = varint(slot - from);
      from = slot;
      return pack(offset, u8(confirmationCount));
    });
    return {
      program: PROGRAMS.vote,
      accounts: [writable(account), signer(authority)],
      data: pack(
        u32(14),
        u64(root),
        u8(tower.lockouts.length),
        ...offsets,
        key(tower.blockhash),
        u8(1),
        u64(tower.time),
        // The block id names shreds, of which a localnet has none.
        key(tower.blockhash),
      ),
    };
  },
};

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 128)) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
  return Uint8Array.from(bytes);
}
