import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { silentLog } from '#std/log';
import { ALICE, BOB } from '../../testing/recorded-answers.ts';
import { createScriptedClusters, NodeError, type Script } from '../../testing/scripted-cluster.ts';
import { RENT_RESERVE, stakeAccountOf, stakeHistoryOf } from '../../testing/stake-answers.ts';
import { VALIDATOR_NODE, VOTES } from '../../testing/validator-answers.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import { composeAnswers } from '../../compose.ts';

const keyOf = (fill: number): string => encodeBase58(new Uint8Array(32).fill(fill));
const HISTORY = 'SysvarStakeHistory1111111111111111111111111';
const SOL = 1_000_000_000n;
const [ACTIVE, LEAVING, LOOSE] = [keyOf(41), keyOf(42), keyOf(43)];

/** The epoch is 10. */
const ACCOUNTS: Readonly<Record<string, object>> = {
  [ACTIVE]: stakeAccountOf({
    lamports: 5n * SOL + RENT_RESERVE + 9n,
    staker: ALICE,
    withdrawer: ALICE,
    validator: VOTES[0],
    stake: 5n * SOL,
    activationEpoch: 8n,
  }),
  [LEAVING]: stakeAccountOf({
    lamports: 3n * SOL + RENT_RESERVE,
    staker: BOB,
    withdrawer: ALICE,
    validator: VOTES[1],
    stake: 3n * SOL,
    activationEpoch: 8n,
    deactivationEpoch: 10n,
  }),
  [LOOSE]: stakeAccountOf({
    lamports: SOL,
    staker: ALICE,
    withdrawer: BOB,
    unlockTime: 1_800_000_000n,
  }),
  [HISTORY]: stakeHistoryOf([9n, 100n * SOL, 0n, 0n], [8n, 100n * SOL, 8n * SOL, 0n]),
};

const node: Script = {
  ...VALIDATOR_NODE,
  getBlockTime: () => 1_750_000_000,
  getAccountInfo: ([address]) => ({ context: { slot: 4_330 }, value: ACCOUNTS[String(address)] ?? null }),
  getProgramAccounts: (params) => {
    const [program, config] = params as [
      string,
      { filters: { memcmp?: { offset: number; bytes: string } }[] },
    ];
    if (!program.startsWith('Stake')) return VALIDATOR_NODE['getProgramAccounts']?.(params);
    const memcmp = config.filters.find((filter) => filter.memcmp !== undefined)?.memcmp;
    if (memcmp?.bytes !== ALICE) return [];
    const keys = memcmp.offset === 12 ? [ACTIVE, LOOSE] : [ACTIVE, LEAVING];
    return keys.map((pubkey) => ({ pubkey, account: ACCOUNTS[pubkey] }));
  },
};
const clusters = createScriptedClusters({
  mainnet: node,
  devnet: {
    ...node,
    getProgramAccounts: () => {
      throw new NodeError(-32010);
    },
  },
});
const call = createToolCaller(
  () => ({ ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 1_750_000_000_000 }),
  'mainnet',
);

describe('get_stakes', () => {
  test('a wallet has the stakes it may stake or withdraw from, the largest first, each once', async () => {
    const { raw, result } = await call('get_stakes', { address: ALICE });
    expect(raw('asked')).toBe('wallet');
    expect(raw('stakeAccounts')).toBe('3');
    expect([0, 1, 2].map((i) => raw(`stakes.${i}.account`))).toEqual([ACTIVE, LEAVING, LOOSE]);
    expect(raw('staked')).toBe('8000000000');
    expect(raw('active')).toBe('5000000000');
    expect(raw('deactivating')).toBe('3000000000');
    expect(raw('withdrawable')).toBe('9');
    expect(result.untrusted.map(({ text }) => text)).toContain('<b>Ada</b>');
  });

  test('an active stake tells its validator, its epoch and what lies beside it', async () => {
    const { raw } = await call('get_stakes', { address: ACTIVE });
    expect(raw('asked')).toBe('stake account');
    expect(raw('stakes.0.state')).toBe('active');
    expect(raw('stakes.0.validator')).toBe(VOTES[0]);
    expect(raw('stakes.0.activationEpoch')).toBe('8');
    expect(raw('stakes.0.deactivationEpoch')).toBeUndefined();
    expect(raw('stakes.0.rentReserve')).toBe('2282880');
    expect(raw('stakes.0.withdrawable')).toBe('9');
  });

  test('one that is leaving is deactivating until the epoch ends', async () => {
    const { raw } = await call('get_stakes', { address: LEAVING });
    expect(raw('stakes.0.state')).toBe('deactivating');
    expect(raw('stakes.0.deactivationEpoch')).toBe('10');
    expect(raw('stakes.0.staker')).toBe(BOB);
    expect(raw('stakes.0.withdrawer')).toBe(ALICE);
    expect(raw('withdrawable')).toBe('0');
  });

  test('a lockup in force holds everything back', async () => {
    const { raw } = await call('get_stakes', { address: LOOSE });
    expect(raw('stakes.0.state')).toBe('inactive');
    expect(raw('stakes.0.lockup.inForce')).toBe('yes');
    expect(raw('stakes.0.lockup.until')).toBe('1800000000');
    expect(raw('withdrawable')).toBe('0');
  });

  test('a wallet without stake has none, which is an answer', async () => {
    const { raw, result } = await call('get_stakes', { address: BOB });
    expect(result.ok).toBe(true);
    expect(raw('stakeAccounts')).toBe('0');
    expect(raw('staked')).toBe('0');
  });

  test('a node that lists no accounts makes it unavailable, not nothing', async () => {
    const { result } = await call('get_stakes', { address: ALICE }, 'devnet');
    expect(result.error).toMatchObject({ code: 'unavailable' });
  });
});
