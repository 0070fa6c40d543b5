import { getAccount, isSignableAddress, type AccountReading, type Chain, type ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import type { ProgramKind, UpgradePower } from '#contracts/account/program';
import { toAddressText } from '#decoder';
import { Cursor } from '#std/cursor';

/** What the accounts of a program say about its code. */
export interface ProgramReading {
  readonly kind: Exclude<ProgramKind, 'not-here'>;
  readonly power: UpgradePower;
  /** Loader 3 only. */
  readonly programData?: Address | undefined;
  /** Where the code stands: account, offset of the first byte, length with the room reserved for more. */
  readonly code?: { readonly account: Address; readonly offset: number; readonly length: number } | undefined;
  readonly deploySlot?: bigint | undefined;
}

/** Sources: docs.anza.xyz runtime programs; solana-sdk loader-v3-interface `state.rs`: state tag u32, then its fields. */
const NATIVE_LOADER = 'NativeLoader1111111111111111111111111111111';
const FIXED_LOADERS = new Set([
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
]);
const UPGRADEABLE_LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';
const PROGRAM_TAG = 2;
const PROGRAM_DATA_TAG = 3;
const PROGRAM_LENGTH = 36;
export const PROGRAM_DATA_HEADER = 45;
/** Source: solana-loader-v4-interface `state.rs`: slot u64, authority or next version, status u64, then the code. */
const LOADER_V4 = 'LoaderV411111111111111111111111111111111111';
const V4_HEADER = 48;
const V4_RETRACTED = 0n;
const V4_FINALIZED = 2n;
const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const TIMEOUT_MS = 3_000;

/** The program at `address`, or `undefined` when the account there is not a program. Needs its first 48 bytes. Never rejects. */
export async function readProgram(
  { chain }: { readonly chain: Chain },
  address: Address,
  account: AccountReading,
  options: ChainOptions = {},
): Promise<ProgramReading | undefined> {
  const { owner, data, byteLength, executable } = account;
  const whole = (offset: number) => ({ account: address, offset, length: byteLength - offset });
  if (owner === NATIVE_LOADER && executable) return { kind: 'native', power: { by: 'validators' } };
  if (FIXED_LOADERS.has(owner) && executable) {
    const why = 'Its loader has no way to change a program.';
    return { kind: 'fixed', power: { by: 'nobody', why }, code: whole(0) };
  }
  if (owner === LOADER_V4 && data.length >= V4_HEADER) {
    return { ...readVersion4(data), kind: 'loader-v4', code: whole(V4_HEADER) };
  }
  if (owner !== UPGRADEABLE_LOADER || data.length < PROGRAM_LENGTH) return undefined;
  if (new Cursor(data).u32() !== PROGRAM_TAG) return undefined;
  const programData = toAddressText(data, 4);
  const found = await getAccount(chain, programData, {
    ...options,
    timeoutMs: TIMEOUT_MS,
    slice: { offset: 0, length: PROGRAM_DATA_HEADER },
  }).catch(() => 'unread' as const);
  if (found === 'unread') {
    const why = 'The account with its code could not be read in time.';
    return { kind: 'upgradeable', programData, power: { by: 'unknown', why } };
  }
  return { ...readProgramData(programData, found.account), programData };
}

function readProgramData(
  address: Address,
  account: AccountReading | undefined,
): Pick<ProgramReading, 'kind' | 'power' | 'code' | 'deploySlot'> {
  if (
    account === undefined ||
    account.data.length < 4 ||
    new Cursor(account.data).u32() !== PROGRAM_DATA_TAG
  ) {
    const why = 'The account with its code is gone: a closed program cannot be redeployed.';
    return { kind: 'closed', power: { by: 'nobody', why } };
  }
  if (account.data.length < PROGRAM_DATA_HEADER) {
    return { kind: 'upgradeable', power: { by: 'unknown', why: 'The account with its code is cut short.' } };
  }
  const cursor = new Cursor(account.data, 4);
  const deploySlot = cursor.u64();
  const authority = cursor.u8() === 1 ? toAddressText(account.data, cursor.offset) : undefined;
  return {
    kind: 'upgradeable',
    deploySlot,
    power: toPower(authority),
    code: {
      account: address,
      offset: PROGRAM_DATA_HEADER,
      length: Math.max(0, account.byteLength - PROGRAM_DATA_HEADER),
    },
  };
}

function readVersion4(data: Uint8Array): Pick<ProgramReading, 'power' | 'deploySlot'> {
  const cursor = new Cursor(data);
  const deploySlot = cursor.u64();
  const authority = toAddressText(data, cursor.skip(32));
  const status = cursor.u64();
  if (status === V4_FINALIZED) {
    return { deploySlot, power: { by: 'nobody', why: 'It was made final.' } };
  }
  return { deploySlot: status === V4_RETRACTED ? undefined : deploySlot, power: toPower(authority) };
}

function toPower(authority: Address | undefined): UpgradePower {
  if (authority === undefined) return { by: 'nobody', why: 'The upgrade authority was revoked.' };
  if (authority === SYSTEM_PROGRAM) {
    return { by: 'nobody', why: 'The upgrade authority was set to an address nobody can sign for.' };
  }
  return { by: isSignableAddress(authority) ? 'key' : 'program', authority };
}
