/** Answers of a node, small enough to read. Two transfers of SOL in slot 50, the second failed. */
import type { RpcBlock, RpcTransaction } from '#chain/rpc-types';

const SYSTEM = '11111111111111111111111111111111';
export const ALICE = 'Vote111111111111111111111111111111111111112';
export const BOB = 'Stake11111111111111111111111111111111111112';
export const FIRST =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQkjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
export const SECOND =
  '2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv';
const BLOCKHASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N';

/** A transfer of 1,000,000 lamports from Alice to Bob in the node's JSON form. */
export function transferOf(signature: string, err: unknown = null): RpcTransaction {
  return {
    slot: 50,
    blockTime: 1_700_000_000,
    version: 'legacy',
    transaction: {
      signatures: [signature],
      message: {
        accountKeys: [ALICE, BOB, SYSTEM],
        header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 1 },
        recentBlockhash: BLOCKHASH,
        // u32 2, u64 1,000,000
        instructions: [{ programIdIndex: 2, accounts: [0, 1], data: '3Bxs4Bc3VYuGVB19' }],
      },
    },
    meta: {
      err,
      fee: 5_000,
      preBalances: [10_000_000, 0, 1],
      postBalances: err === null ? [8_995_000, 1_000_000, 1] : [9_995_000, 0, 1],
      innerInstructions: [],
      logMessages: [],
      preTokenBalances: [],
      postTokenBalances: [],
      computeUnitsConsumed: 150,
    },
  };
}

export const FAILED = { InstructionError: [0, { Custom: 1 }] };

export function blockOf(parentSlot: number, transactions: readonly RpcTransaction[] = []): RpcBlock {
  return {
    blockhash: BLOCKHASH,
    previousBlockhash: BLOCKHASH,
    parentSlot,
    blockTime: 1_700_000_000,
    blockHeight: 45,
    transactions,
    rewards: [{ pubkey: ALICE, lamports: 2_500, postBalance: 1_000_000_000, rewardType: 'Fee' }],
  };
}
