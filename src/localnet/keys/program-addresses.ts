/** Addresses of programs and sysvars. Source: docs.anza.xyz "Native programs" and the SPL documentation. */
export const PROGRAMS = {
  system: '11111111111111111111111111111111',
  vote: 'Vote111111111111111111111111111111111111111',
  stake: 'Stake11111111111111111111111111111111111111',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  addressLookupTable: 'AddressLookupTab1e1111111111111111111111111',
  loader1: 'BPFLoader1111111111111111111111111111111111',
  loader2: 'BPFLoader2111111111111111111111111111111111',
  upgradeableLoader: 'BPFLoaderUpgradeab1e11111111111111111111111',
  ed25519: 'Ed25519SigVerify111111111111111111111111111',
  secp256k1: 'KeccakSecp256k11111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  memo1: 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  nativeLoader: 'NativeLoader1111111111111111111111111111111',
  sysvarOwner: 'Sysvar1111111111111111111111111111111111111',
  incinerator: '1nc1nerator11111111111111111111111111111111',
} as const;

export const SYSVARS = {
  clock: 'SysvarC1ock11111111111111111111111111111111',
  epochSchedule: 'SysvarEpochSchedu1e111111111111111111111111',
  epochRewards: 'SysvarEpochRewards1111111111111111111111111',
  rent: 'SysvarRent111111111111111111111111111111111',
  slotHashes: 'SysvarS1otHashes111111111111111111111111111',
  slotHistory: 'SysvarS1otHistory11111111111111111111111111',
  stakeHistory: 'SysvarStakeHistory1111111111111111111111111',
  recentBlockhashes: 'SysvarRecentB1ockHashes11111111111111111111',
  lastRestartSlot: 'SysvarLastRestartS1ot1111111111111111111111',
  instructions: 'Sysvar1nstructions1111111111111111111111111',
} as const;

export const STAKE_CONFIG = 'StakeConfig11111111111111111111111111111111';
/** Mint of wrapped SOL. */
export const NATIVE_MINT = 'So11111111111111111111111111111111111111112';

export function isTokenProgram(address: string): boolean {
  return address === PROGRAMS.token || address === PROGRAMS.token2022;
}
