/** What a node says of three validators; the second is delinquent, the third has not published a name. */
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { ByteWriter } from './byte-writer.ts';
import type { Script } from './scripted-cluster.ts';

const keyOf = (fill: number): string => encodeBase58(new Uint8Array(32).fill(fill));
const CONFIG_PROGRAM = 'Config1111111111111111111111111111111111111';
const VOTE_PROGRAM = 'Vote111111111111111111111111111111111111111';
const VALIDATOR_INFO = 'Va1idator1nfo111111111111111111111111111111';

export const VOTES = [keyOf(1), keyOf(2), keyOf(3)] as const;
export const IDENTITIES = [keyOf(11), keyOf(12), keyOf(13)] as const;
const EPOCH = { absoluteSlot: 4_330, blockHeight: 4_300, epoch: 10, slotIndex: 10, slotsInEpoch: 432 };

const voteAccount = (i: 0 | 1 | 2, activatedStake: number | bigint, more: object = {}): object => ({
  votePubkey: VOTES[i],
  nodePubkey: IDENTITIES[i],
  activatedStake,
  commission: 5,
  epochVoteAccount: true,
  epochCredits: [
    [9, 1_000 * (i + 1), 0],
    [10, 1_000 * (i + 1) + 150, 1_000 * (i + 1)],
  ],
  lastVote: 4_329,
  rootSlot: 4_298,
  ...more,
});

/** The account in which a validator publishes its name, as `getProgramAccounts` lists it. */
export const infoAccount = (address: string, identity: string, name: string, signed: boolean): object => ({
  pubkey: address,
  account: {
    lamports: 1,
    owner: CONFIG_PROGRAM,
    executable: false,
    data: [
      toBase64(
        new ByteWriter()
          .u8(2)
          .key(VALIDATOR_INFO)
          .u8(0)
          .key(identity)
          .u8(signed ? 1 : 0)
          .text64(JSON.stringify({ name, website: 'https://example.org' }))
          .take(),
      ),
      'base64',
    ],
  },
});

/** A vote account of version 3 with two epochs of credits. */
function voteData(): string {
  const bytes = new ByteWriter().u32(2).key(IDENTITIES[0]).key(keyOf(31)).u8(5);
  bytes.u64(1n).u8(1).u64(4_329n).u32(1).u8(1).u64(4_298n);
  bytes.u64(1n).u64(10n).key(keyOf(32));
  bytes.zeros(32 * 48 + 9);
  bytes.u64(2n).u64(9n).u64(1_000n).u64(0n).u64(10n).u64(1_150n).u64(1_000n);
  return toBase64(bytes.u64(4_329n).u64(1_700_000_000n).take());
}

export const VALIDATOR_NODE: Script = {
  getEpochInfo: () => EPOCH,
  getRecentPerformanceSamples: () => [
    { slot: 4_300, numSlots: 150, numTransactions: 600, samplePeriodSecs: 60 },
  ],
  getVoteAccounts: () => ({
    current: [
      voteAccount(0, 18_000_000_000_000_000n, { commission: 6, inflationRewardsCommissionBps: 550 }),
      voteAccount(2, 1_000_000_000),
    ],
    delinquent: [voteAccount(1, 9_000_000_000, { lastVote: 4_000, epochCredits: [] })],
  }),
  getClusterNodes: () => [
    { pubkey: IDENTITIES[0], version: '4.1.2', clientId: 'Agave', gossip: '192.0.2.1:8001', rpc: null },
    { pubkey: IDENTITIES[1], version: '4.0.9', gossip: '192.0.2.2:8001', rpc: null },
  ],
  getProgramAccounts: () => [
    infoAccount(keyOf(21), IDENTITIES[0], '<b>Ada</b>', true),
    infoAccount(keyOf(22), IDENTITIES[1], 'Not signed', false),
  ],
  getBlockProduction: () => ({
    context: { slot: 4_330 },
    value: { byIdentity: { [IDENTITIES[0]]: [8, 7] }, range: { firstSlot: 4_320, lastSlot: 4_330 } },
  }),
  getLeaderSchedule: () => ({ [IDENTITIES[0]]: [0, 1, 2, 3, 20, 21, 22, 23, 40] }),
  getInflationReward: ([, options]) => {
    const { epoch } = options as { epoch: number };
    return [
      epoch === 9
        ? { epoch, effectiveSlot: 4_320, amount: 5_000_000, postBalance: 9_000_000, commission: 5 }
        : null,
    ];
  },
  getAccountInfo: ([address]) => ({
    context: { slot: 4_330 },
    value:
      address === VOTES[0]
        ? { lamports: 27_074_400, owner: VOTE_PROGRAM, executable: false, data: [voteData(), 'base64'] }
        : null,
  }),
};
