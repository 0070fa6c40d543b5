import { PROGRAMS } from '../keys/program-addresses.ts';
import { pack, readonly, signer, u64, u8, writable, writableSigner } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { defineAccount, deriveAddress, readKey, toDiscriminators, type AccountData } from './own-accounts.ts';

/** Our own price feeds, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const ORACLE_PROGRAM = 'LocaLnetorac1e11111111111111111111111111111';

const program = ORACLE_PROGRAM;
const openFeed = defineAccount(program, 'Feed', 97);

const DISCRIMINATORS = toDiscriminators('createFeed', 'publishPrice');

export interface FeedState {
  readonly publisher: string;
  readonly mint: string;
  /** Dollars of a whole token in units of 10^-decimals; 0 until one is posted. */
  readonly price: bigint;
  /** Slot the price was posted in. */
  readonly slot: bigint;
  /** How many prices were posted. */
  readonly posted: bigint;
  readonly decimals: number;
}

/** Address of the feed a publisher has for a mint. */
export const findFeed = (publisher: string, mint: string): string =>
  deriveAddress(program, 'feed', publisher, mint);

/** The state in a feed account; `undefined` for anything else. Layout: `Feed` of oracle.c. */
export function readFeed(account: AccountData): FeedState | undefined {
  const cursor = openFeed(account);
  if (cursor === undefined) return undefined;
  return {
    publisher: readKey(cursor),
    mint: readKey(cursor),
    price: cursor.u64(),
    slot: cursor.u64(),
    posted: cursor.u64(),
    decimals: cursor.u8(),
  };
}

/** Instructions of the Localnet Oracle. */
export const oracle = {
  createFeed: (publisher: string, mint: string, decimals: number): Instruction => ({
    program,
    accounts: [
      writableSigner(publisher),
      writable(findFeed(publisher, mint)),
      readonly(mint),
      readonly(PROGRAMS.system),
    ],
    data: pack(DISCRIMINATORS.createFeed, u8(decimals)),
  }),

  publishPrice: (publisher: string, mint: string, price: bigint): Instruction => ({
    program,
    accounts: [signer(publisher), writable(findFeed(publisher, mint))],
    data: pack(DISCRIMINATORS.publishPrice, u64(price)),
  }),
};
