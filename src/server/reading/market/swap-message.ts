/** The transaction of a swap through a Localnet AMM pool, unsigned: version 0, one signer who pays. */
import { findProgramAddress } from '#chain';
import { encodeTransaction } from '#chain/wire/encode-transaction';
import { asAddress, type Address } from '#contracts/chain';
import { WRAPPED_SOL } from '#decoder';
import { decodeBase58 } from '#std/base58';
import { LOCALNET_AMM, SWAP_EXACT_IN } from './amm-quote.ts';
import type { PoolSide } from './read-pool.ts';

/** Sources: docs.anza.xyz "Native programs", spl.solana.com "Associated Token Account Program". */
const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
/** Source: `AssociatedTokenAccountInstruction::CreateIdempotent`. */
const CREATE_IDEMPOTENT = 1;
/** Sources: `TokenInstruction::SyncNative` and `CloseAccount`; `SystemInstruction::Transfer`. */
const SYNC_NATIVE = 17;
const CLOSE_ACCOUNT = 9;
const SYSTEM_TRANSFER = 2;

interface Meta {
  readonly address: string;
  readonly signs?: boolean;
  readonly writes?: boolean;
}

interface Step {
  /** What the step is for, so that a failure of it can be reported. */
  readonly does: 'open' | 'wrap' | 'swap' | 'unwrap';
  readonly program: string;
  readonly accounts: readonly Meta[];
  readonly data: Uint8Array;
}

export interface SwapPlan {
  readonly user: Address;
  readonly market: Address;
  readonly input: PoolSide;
  readonly output: PoolSide;
  readonly inputAmount: bigint;
  readonly minimumAmount: bigint;
  /** Whether the wallet keeps an account of wrapped SOL; it is then left open, with what was in it. */
  readonly keepsWrapped: boolean;
}

export interface SwapMessage {
  /** The whole transaction, its signature still zero. */
  readonly wire: Uint8Array<ArrayBuffer>;
  readonly accounts: readonly Address[];
  /** What each instruction is for, in their order. */
  readonly steps: readonly Step['does'][];
}

/** Where a wallet's tokens of a mint stand. */
export function toAssociatedToken(owner: string, { mint, tokenProgram }: PoolSide): Address {
  const seeds = [bytesOf(owner), bytesOf(tokenProgram), bytesOf(mint)];
  return findProgramAddress(seeds, ASSOCIATED_TOKEN_PROGRAM)!; // the program is an address
}

/** Throws when `plan` names what is no address. */
export function toSwapMessage(plan: SwapPlan, blockhash: string): SwapMessage {
  const steps = toSteps(plan);
  return { ...compile(plan.user, steps, blockhash), steps: steps.map(({ does }) => does) };
}

function toSteps({
  user,
  market,
  input,
  output,
  inputAmount,
  minimumAmount,
  keepsWrapped,
}: SwapPlan): Step[] {
  const [source, destination] = [toAssociatedToken(user, input), toAssociatedToken(user, output)];
  const isWrapped = ({ mint }: PoolSide) => mint === WRAPPED_SOL.mint;
  const open = (side: PoolSide, account: string): Step => ({
    does: 'open',
    program: ASSOCIATED_TOKEN_PROGRAM,
    accounts: [
      { address: user, signs: true, writes: true },
      { address: account, writes: true },
      { address: user },
      { address: side.mint },
      { address: SYSTEM_PROGRAM },
      { address: side.tokenProgram },
    ],
    data: Uint8Array.of(CREATE_IDEMPOTENT),
  });
  const token = (side: PoolSide, does: Step['does'], code: number, accounts: readonly Meta[]): Step => ({
    does,
    program: side.tokenProgram,
    accounts,
    data: Uint8Array.of(code),
  });
  const close = (side: PoolSide, account: string): Step =>
    token(side, 'unwrap', CLOSE_ACCOUNT, [
      { address: account, writes: true },
      { address: user, writes: true },
      { address: user, signs: true },
    ]);
  const steps: Step[] = [];
  if (isWrapped(input)) {
    steps.push(
      open(input, source),
      {
        does: 'wrap',
        program: SYSTEM_PROGRAM,
        accounts: [
          { address: user, signs: true, writes: true },
          { address: source, writes: true },
        ],
        data: concat(u32(SYSTEM_TRANSFER), u64(inputAmount)),
      },
      token(input, 'wrap', SYNC_NATIVE, [{ address: source, writes: true }]),
    );
  }
  steps.push(open(output, destination), {
    does: 'swap',
    program: LOCALNET_AMM,
    accounts: [
      { address: user, signs: true },
      { address: market },
      { address: input.mint },
      { address: output.mint },
      { address: source, writes: true },
      { address: destination, writes: true },
      { address: input.vault, writes: true },
      { address: output.vault, writes: true },
      { address: input.tokenProgram },
      { address: output.tokenProgram },
    ],
    data: concat(SWAP_EXACT_IN, u64(inputAmount), u64(minimumAmount)),
  });
  if (!keepsWrapped) {
    if (isWrapped(input)) steps.push(close(input, source));
    if (isWrapped(output)) steps.push(close(output, destination));
  }
  return steps;
}

/** Accounts in the order a message has them: signers, then what is written, then what is only read. */
function compile(payer: string, steps: readonly Step[], blockhash: string): Omit<SwapMessage, 'steps'> {
  const metas = new Map<string, { signs: boolean; writes: boolean }>([
    [payer, { signs: true, writes: true }],
  ]);
  for (const { program, accounts } of steps) {
    for (const { address, signs = false, writes = false } of [...accounts, { address: program }]) {
      const known = metas.get(address);
      metas.set(address, { signs: signs || known?.signs === true, writes: writes || known?.writes === true });
    }
  }
  const all = [...metas];
  const pick = (signs: boolean, writes: boolean) =>
    all.filter(([, meta]) => meta.signs === signs && meta.writes === writes).map(([address]) => address);
  const [readonlySigned, readonlyUnsigned] = [pick(true, false), pick(false, false)];
  const addresses = [...pick(true, true), ...readonlySigned, ...pick(false, true), ...readonlyUnsigned];
  const indexOf = new Map(addresses.map((address, i) => [address, i]));
  const requiredSignatures = addresses.filter((address) => metas.get(address)?.signs).length;
  const wire = encodeTransaction(
    {
      version: 0,
      requiredSignatures,
      readonlySigned: readonlySigned.length,
      readonlyUnsigned: readonlyUnsigned.length,
      accountKeys: addresses.map(bytesOf),
      recentBlockhash: bytesOf(blockhash),
      instructions: steps.map(({ program, accounts, data }) => ({
        program: indexOf.get(program)!,
        accounts: accounts.map(({ address }) => indexOf.get(address)!),
        data,
      })),
      lookups: [],
    },
    Array.from({ length: requiredSignatures }, () => new Uint8Array(64)),
  );
  return { wire, accounts: addresses.map(asAddress) };
}

function bytesOf(address: string): Uint8Array {
  const bytes = decodeBase58(address);
  if (bytes?.length !== 32) throw new RangeError('not base58 of 32 bytes');
  return bytes;
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function u64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
