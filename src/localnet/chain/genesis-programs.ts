import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { encodeBase58 } from '#std/base58';
import { createKeypair } from '../keys/keypair.ts';
import { findProgramAddress } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { findProgramData } from '../programs/loader.ts';
import { OWN_PROGRAMS, type OwnProgram } from '../programs/own-programs.ts';
import { key, pack, u32, u64, u8 } from '../transactions/instruction.ts';
import type { Bank } from './bank.ts';

/** First eight bytes of sha256("internal:IdlAccount"). */
const IDL_DISCRIMINATOR = Uint8Array.of(24, 70, 98, 191, 58, 144, 123, 158);

/** Where Anchor's clients look for the interface of a program. Source: `IdlAccount::address` of anchor-lang. */
export function findIdlAddress(program: string): string {
  const base = findProgramAddress([], program).address;
  const bytes = pack(key(base), new TextEncoder().encode('anchor:idl'), key(program));
  return encodeBase58(createHash('sha256').update(bytes).digest());
}

/**
 * Puts our own programs on the chain where they are not there yet, as in a directory older than one, each upgradeable by
 * a key of the seed, and its interface beside it.
 */
export function writePrograms(bank: Bank): void {
  for (const own of OWN_PROGRAMS) if (!bank.accounts.get(own.address)) writeProgram(bank, own);
}

/** Layouts: `UpgradeableLoaderState` (bincode), and Anchor's `IdlAccount` with its deflated text. */
function writeProgram(bank: Bank, { name, address: program, binary, idl: text }: OwnProgram): void {
  const authority = createKeypair(bank.options.seed, `${name}-authority`).address;
  const write = (address: string, owner: string, data: Uint8Array, executable: boolean): void =>
    bank.accounts.set(address, {
      lamports: bank.engine.minimumBalance(data.length),
      data,
      ownerBytes: key(owner),
      executable,
      rentEpoch: 0xffffffffffffffffn,
    });
  const programData = findProgramData(program);
  const code = readFileSync(binary);
  // A program loads from its data, which must be there first.
  write(programData, PROGRAMS.upgradeableLoader, pack(u32(3), u64(0), u8(1), key(authority), code), false);
  write(program, PROGRAMS.upgradeableLoader, pack(u32(2), key(programData)), true);
  const idl = deflateSync(readFileSync(text));
  const account = pack(IDL_DISCRIMINATOR, key(authority), u32(idl.length), idl);
  write(findIdlAddress(program), program, account, false);
}
