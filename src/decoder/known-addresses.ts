/** Addresses the decoder itself needs. Sources: docs.anza.xyz runtime programs and sysvars, spl.solana.com. */
export const SYSTEM_PROGRAM = '11111111111111111111111111111111';
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111';
export const VOTE_PROGRAM = 'Vote111111111111111111111111111111111111111';
export const STAKE_PROGRAM = 'Stake11111111111111111111111111111111111111';
export const ED25519_PROGRAM = 'Ed25519SigVerify111111111111111111111111111';
export const SECP256K1_PROGRAM = 'KeccakSecp256k11111111111111111111111111111';
export const SECP256R1_PROGRAM = 'Secp256r1SigVerify1111111111111111111111111';
export const WRAPPED_SOL_MINT = 'So11111111111111111111111111111111111111112';

export const TOKEN_PROGRAMS: ReadonlySet<string> = new Set([TOKEN_PROGRAM, TOKEN_2022_PROGRAM]);
/** Each signature these check costs a signature fee. */
export const PRECOMPILES: ReadonlySet<string> = new Set([
  ED25519_PROGRAM,
  SECP256K1_PROGRAM,
  SECP256R1_PROGRAM,
]);

/** Source: docs.anza.xyz/runtime/sysvars. */
export const SYSVARS: Readonly<Record<string, string>> = {
  SysvarC1ock11111111111111111111111111111111: 'Sysvar: Clock',
  SysvarEpochSchedu1e111111111111111111111111: 'Sysvar: Epoch schedule',
  SysvarFees111111111111111111111111111111111: 'Sysvar: Fees',
  Sysvar1nstructions1111111111111111111111111: 'Sysvar: Instructions',
  SysvarRecentB1ockHashes11111111111111111111: 'Sysvar: Recent blockhashes',
  SysvarRent111111111111111111111111111111111: 'Sysvar: Rent',
  SysvarRewards111111111111111111111111111111: 'Sysvar: Rewards',
  SysvarS1otHashes111111111111111111111111111: 'Sysvar: Slot hashes',
  SysvarS1otHistory11111111111111111111111111: 'Sysvar: Slot history',
  SysvarStakeHistory1111111111111111111111111: 'Sysvar: Stake history',
  SysvarEpochRewards1111111111111111111111111: 'Sysvar: Epoch rewards',
  SysvarLastRestartS1ot1111111111111111111111: 'Sysvar: Last restart slot',
};
