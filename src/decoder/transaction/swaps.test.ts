import { describe, expect, test } from 'vitest';
import { asAddress, type Address } from '#contracts/chain';
import type { Asset, DecodedInstruction, Effect } from '#contracts/decoded';
import { addressNamed } from '../testing/build-transaction.ts';
import { addSettledSwaps, type MutableInstruction } from './settled-orders.ts';
import { addSwaps } from './swaps.ts';

const named = (name: string): Address => asAddress(addressNamed(name));
const WALLET = named('wallet');
const TOKEN_PROGRAM_ID = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const SOL: Asset = { kind: 'sol' };
const USDC: Asset = { kind: 'token', mint: named('usdc'), decimals: 6 };
const CAT: Asset = { kind: 'token', mint: named('cat'), decimals: 3 };
const LST: Asset = { kind: 'token', mint: named('lst'), decimals: 9 };

const KEYS = ['wallet', 'orders', 'market', 'one', 'two', 'pool'].map(named);

const node = (
  name: string,
  inner: MutableInstruction[] = [],
  more: Partial<DecodedInstruction> = {},
): MutableInstruction => ({
  path: '1',
  program: named('program'),
  programName: 'Venue',
  reading: 'decoded',
  name,
  title: name,
  fields: [],
  accounts: KEYS.map((_key, i) => i),
  accountNames: ['owner', 'openOrders', 'market'],
  ...more,
  effects: more.effects ?? [],
  inner,
});

const move = (asset: Asset, amount: bigint, from: string, to: string): MutableInstruction =>
  node('transfer', [], {
    effects: [
      {
        kind: 'transfer',
        asset,
        amount,
        from: named(`${from} ${asset.kind}`),
        to: named(`${to} ${asset.kind}`),
        fromOwner: named(from),
        toOwner: named(to),
      },
    ],
  });

const effect = (kind: 'mint' | 'burn', asset: Asset, amount: bigint, owner: string): MutableInstruction =>
  node(kind, [], { effects: [{ kind, asset, amount, account: named(`${owner} lst`), owner: named(owner) }] });

const swapsOf = (nodes: readonly MutableInstruction[]) =>
  nodes
    .flatMap(({ effects }) => effects)
    .filter((one): one is Extract<Effect, { kind: 'swap' }> => one.kind === 'swap')
    .map(({ pool, sold, bought }) => ({
      pool,
      sold: [sold.asset, sold.amount],
      bought: [bought.asset, bought.amount],
    }));

const swapOf = (call: MutableInstruction, escrow?: Address) => {
  addSwaps([{ node: call, trader: WALLET, escrow }], KEYS);
  return swapsOf([call]);
};

describe('swaps of pools', () => {
  test('rent of a token account that is opened on the way is no part of the price', () => {
    const open = node('create', [move(SOL, 2n, 'wallet', 'opened')], {
      effects: [
        { kind: 'create-account', account: named('opened sol'), program: asAddress(TOKEN_PROGRAM_ID) },
      ],
    });
    const call = node('swap', [open, move(SOL, 100n, 'wallet', 'pool'), move(CAT, 7n, 'pool', 'wallet')]);
    expect(swapOf(call)).toEqual([{ pool: named('market'), sold: [SOL, 100n], bought: [CAT, 7n] }]);
  });

  test('the price that waited in a bid is what was paid, and rent beside it is not', () => {
    const call = node('settle', [
      move(SOL, 2n, 'wallet', 'opened'),
      move(SOL, 700n, 'bid', 'seller'),
      move(SOL, 30n, 'bid', 'creator'),
      move(CAT, 1n, 'escrow', 'wallet'),
    ]);
    expect(swapOf(call, named('bid'))).toEqual([
      { pool: named('market'), sold: [SOL, 730n], bought: [CAT, 1n] },
    ]);
  });

  test('a fee beside the payment is part of it, what came back is not', () => {
    const call = node('swap', [
      move(USDC, 100n, 'wallet', 'pool'),
      move(USDC, 2n, 'wallet', 'treasury'),
      move(CAT, 7n, 'pool', 'wallet'),
      move(USDC, 30n, 'pool', 'wallet'),
    ]);
    expect(swapOf(call)).toEqual([{ pool: named('market'), sold: [USDC, 72n], bought: [CAT, 7n] }]);
  });

  test('two pools of one instruction have a swap each, whether the units between pass the wallet or not', () => {
    const names = { accountNames: ['a', 'b', 'c', 'whirlpoolOne', 'whirlpoolTwo'] };
    const both = [
      { pool: named('one'), sold: [USDC, 100n], bought: [SOL, 5n] },
      { pool: named('two'), sold: [SOL, 5n], bought: [CAT, 7n] },
    ];
    const [paid, last] = [move(USDC, 100n, 'wallet', 'one'), move(CAT, 7n, 'two', 'wallet')];
    expect(swapOf(node('twoHopSwapV2', [paid, move(SOL, 5n, 'one', 'two'), last], names))).toEqual(both);
    const passed = [move(SOL, 5n, 'one', 'wallet'), move(SOL, 5n, 'wallet', 'two')];
    expect(swapOf(node('twoHopSwap', [paid, ...passed, last], names))).toEqual(both);
    expect(swapOf(node('twoHopSwap', [paid, ...passed], names))).toHaveLength(1);
  });

  test('a stake pool mints its token for SOL, its own fees aside, and burns it for SOL or stake', () => {
    const pool = named('market');
    const into = node('depositSol', [
      move(SOL, 1_000n, 'wallet', 'reserve'),
      effect('mint', LST, 900n, 'wallet'),
      effect('mint', LST, 9n, 'manager'),
    ]);
    expect(swapOf(into)).toEqual([{ pool, sold: [SOL, 1_000n], bought: [LST, 900n] }]);
    const out = [effect('burn', LST, 890n, 'wallet'), move(LST, 10n, 'wallet', 'manager')];
    expect(swapOf(node('withdrawSol', [...out, move(SOL, 980n, 'reserve', 'wallet')]))).toEqual([
      { pool, sold: [LST, 900n], bought: [SOL, 980n] },
    ]);
    const split = node('split', [], {
      effects: [{ kind: 'stake', action: 'split', account: named('validator stake'), lamports: 980n }],
    });
    expect(swapOf(node('withdrawStake', [...out, split]))).toEqual([
      { pool, sold: [LST, 900n], bought: [SOL, 980n] },
    ]);
  });

  test('a pool’s shares are nobody’s purchase', () => {
    expect(
      swapOf(node('swap', [move(USDC, 100n, 'wallet', 'pool'), effect('mint', LST, 9n, 'pool')])),
    ).toEqual([]);
  });

  test('stake that goes on to another pool is a step of the program that asked for it', () => {
    const split = node('split', [], {
      effects: [{ kind: 'stake', action: 'split', account: named('validator stake'), lamports: 980n }],
    });
    const inner = node('withdrawStake', [effect('burn', LST, 890n, 'wallet'), split]);
    const outer = node('swapViaStake', [inner, effect('mint', CAT, 870n, 'wallet')]);
    addSwaps(
      [outer, inner].map((one) => ({ node: one, trader: WALLET })),
      KEYS,
    );
    expect(swapsOf([inner])).toEqual([]);
    expect(swapsOf([outer])).toEqual([{ pool: named('market'), sold: [LST, 890n], bought: [CAT, 870n] }]);
  });
});

describe('orders on a book', () => {
  const order = (type: string, paid = 100n) =>
    node('newOrderV3', [move(USDC, paid, 'wallet', 'vault')], {
      fields: [{ name: 'orderType', value: { kind: 'choice', choice: type } }],
    });
  const settle = (...moved: MutableInstruction[]) => node('settleFunds', moved);
  const got = move(CAT, 7n, 'vault', 'wallet');

  test('an order that was taken and settled is a swap of what went in less what came back', () => {
    const nodes = [
      order('ImmediateOrCancel'),
      settle(got, move(USDC, 40n, 'vault', 'wallet'), move(USDC, 1n, 'vault', 'referrer')),
    ];
    addSettledSwaps(nodes, KEYS);
    expect(swapsOf(nodes)).toEqual([{ pool: named('market'), sold: [USDC, 60n], bought: [CAT, 7n] }]);
  });

  test('an order that may rest, funds that came alone and a full return are none', () => {
    for (const nodes of [
      [order('Limit'), settle(got)],
      [settle(got)],
      [order('ImmediateOrCancel'), settle(move(USDC, 100n, 'vault', 'wallet'))],
      [order('ImmediateOrCancel'), order('PostOnly'), settle(got)],
    ]) {
      addSettledSwaps(nodes, KEYS);
      expect(swapsOf(nodes)).toEqual([]);
    }
  });
});
