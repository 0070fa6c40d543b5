import { expect, test } from 'vitest';
import type { DecodedInstruction, DecodedTransaction, Effect } from '#contracts/decoded';
import { asAddress, asSignature } from '#contracts/chain';
import { toLimitTrees, toLiquidationTrees, toSwapTrees } from './transaction-acts.ts';

const address = (letter: string) => asAddress(letter.repeat(32));
const [LIQUIDATOR, OWNER, POSITION, VAULT, LOAN, GRAIN, POOL] = [...'ABCDEFG'].map(address);
const LEND = asAddress('LocaLnetLend1111111111111111111111111111111');
const AMM = asAddress('LocaLnetAMM11111111111111111111111111111111');
const NAMES = { labels: {}, tokens: {} } as unknown as Parameters<typeof toSwapTrees>[1];

const amount = (mint: typeof LOAN, units: bigint) => ({
  asset: { kind: 'token' as const, mint, decimals: 0 },
  amount: units,
});
const move = (from: typeof LOAN, to: typeof LOAN, mint: typeof LOAN, units: bigint): Effect => ({
  kind: 'transfer',
  from: from!,
  to: to!,
  ...amount(mint, units),
});
const instruction = (given: Partial<DecodedInstruction>): DecodedInstruction => ({
  path: '1',
  program: LEND,
  reading: 'decoded',
  title: '',
  fields: [],
  accounts: [],
  accountNames: [],
  effects: [],
  inner: [],
  ...given,
});
const transaction = (given: Partial<DecodedTransaction>): DecodedTransaction =>
  ({
    signature: asSignature('1'.repeat(64)),
    status: { kind: 'succeeded' },
    feePayer: LIQUIDATOR,
    accounts: [LIQUIDATOR, POSITION].map((one, index) => ({
      address: one,
      signer: index === 0,
      writable: true,
    })),
    instructions: [],
    trades: [],
    ...given,
  }) as unknown as DecodedTransaction; // what is read of it

const LIQUIDATE = instruction({
  name: 'liquidate',
  accounts: [0, 1],
  accountNames: ['liquidator', 'position'],
  events: [
    {
      name: 'liquidated',
      title: 'Liquidated',
      fields: [{ name: 'user', value: { kind: 'address', address: OWNER! } }],
    },
  ],
  inner: [
    instruction({ effects: [move(LIQUIDATOR, VAULT, LOAN, 1_497n)] }),
    instruction({ effects: [move(VAULT, LIQUIDATOR, GRAIN, 759n)] }),
  ],
});

test('a liquidation says whose position it was, by whom, what was repaid and what was taken', () => {
  const [row, ...others] = toLiquidationTrees(transaction({ instructions: [LIQUIDATE] }), NAMES);
  expect(others).toEqual([]);
  expect([row?.owner?.raw, row?.positionAccount?.raw, row?.liquidator.raw]).toEqual([
    OWNER,
    POSITION,
    LIQUIDATOR,
  ]);
  expect([row?.repaid?.raw, row?.seized?.raw]).toEqual(['1497', '759']);
  const failed = { kind: 'failed', error: { name: 'LoanIsHealthy', message: '' } } as const;
  expect(toLiquidationTrees(transaction({ instructions: [LIQUIDATE], status: failed }), NAMES)).toEqual([]);
});

test('who liquidated is never told as whose position it was', () => {
  const own = { ...LIQUIDATE, events: [] };
  const [row] = toLiquidationTrees(transaction({ instructions: [own] }), NAMES);
  expect(row?.owner).toBeUndefined();
});

const SWAP = {
  venue: 'Localnet AMM',
  pool: POOL,
  sold: amount(LOAN, 1_000n),
  bought: amount(GRAIN, 500n),
} as const;
const STEP = instruction({
  program: AMM,
  name: 'swapExactIn',
  sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
  fields: [{ name: 'minimumAmountOut', value: { kind: 'amount', amount: 490n, mint: GRAIN, decimals: 0 } }],
  effects: [{ kind: 'swap', trader: LIQUIDATOR!, ...SWAP }],
  events: [
    {
      name: 'swapped',
      title: 'Swapped',
      fields: [{ name: 'fee', value: { kind: 'amount', amount: 10n, mint: LOAN, decimals: 0 } }],
    },
  ],
});

test('a swap is told with its pool, and the fee its pool reported as a share of what went in', () => {
  const trade = { trader: LIQUIDATOR!, sold: SWAP.sold, bought: SWAP.bought, swaps: [SWAP] };
  const given = transaction({ instructions: [STEP], trades: [trade] });
  const [row] = toSwapTrees(given, NAMES);
  expect([row?.pool?.raw, row?.fee?.raw, row?.feeShare?.ui]).toEqual([POOL, '10', '1']);
});

test('what was asked for at least stands beside what came out, and alone where it failed', () => {
  const [row] = toLimitTrees([STEP], NAMES);
  expect([row?.least.raw, row?.bought?.raw, row?.room?.ui]).toEqual(['490', '500', '2']);
  const [failed] = toLimitTrees([{ ...STEP, effects: [] }], NAMES);
  expect([failed?.least.raw, failed?.bought, failed?.room]).toEqual(['490', undefined, undefined]);
});
