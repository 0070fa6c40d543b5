import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readOne } from '../testing/readings.ts';

const LAUNCHPAD = 'LocaLnetLaunch11111111111111111111111111111';
const STAKING = 'LocaLnetStake111111111111111111111111111111';
const LENDING = 'LocaLnetLend1111111111111111111111111111111';

const PERPETUALS = 'LocaLnetPerp1111111111111111111111111111111';
const ORDERBOOK = 'LocaLnetBook1111111111111111111111111111111';
const TRADER = [
  'trader',
  'market',
  'base',
  'quote',
  'basevault',
  'quotevault',
  'ownbase',
  'ownquote',
  'token',
  'token',
];

const tag = (...bytes: readonly number[]): Uint8Array => Uint8Array.from(bytes);
const text = (value: string): readonly BytePart[] => [
  [BigInt(value.length), 4],
  new TextEncoder().encode(value),
];

describe('programs of the localnet', () => {
  test('a launch makes a mint of six decimals and tells its name', () => {
    const { fields, effects, says } = readOne(
      LAUNCHPAD,
      ['creator', 'mint', 'curve', 'vault', 'sol', 'token', 'system'],
      bytesOf(
        tag(24, 30, 200, 40, 5, 28, 7, 119),
        ...text('Localnet Otter'),
        ...text('OTTER'),
        ...text('data:,'),
      ),
    );
    expect(says).toBe('Launch Localnet Otter (mint)');
    expect(fields).toMatchObject({ name: 'Localnet Otter', symbol: 'OTTER' });
    expect(effects).toEqual([{ kind: 'create-mint', mint: addressNamed('mint'), decimals: 6 }]);
  });

  test('a purchase on the curve is said in SOL and in units of its mint', () => {
    const { fields } = readOne(
      LAUNCHPAD,
      ['user', 'curve', 'mint', 'vault', 'sol', 'tokens', 'token', 'system'],
      bytesOf(tag(102, 6, 61, 18, 1, 218, 235, 234), [3_000_000_000n, 8], [5_000_000n, 8]),
    );
    expect(fields).toMatchObject({ solAmount: '3 SOL', minimumTokenAmount: '5000000 of mint' });
  });

  test('a deposit of stake is said in SOL', () => {
    const { fields, says } = readOne(
      STAKING,
      ['user', 'pool', 'mint', 'reserve', 'tokens', 'token', 'system'],
      bytesOf(tag(242, 35, 198, 137, 82, 225, 242, 182), [1_500_000_000n, 8], [1n, 8]),
    );
    expect(says).toBe('Stake 1.5 SOL for at least 1 of mint');
    expect(fields).toMatchObject({ lamports: '1.5 SOL' });
  });

  test('all that is owed is repaid by the largest number', () => {
    const { fields } = readOne(
      LENDING,
      ['owner', 'market', 'position', 'mint', 'vault', 'tokens', 'token'],
      bytesOf(tag(234, 103, 67, 82, 208, 234, 219, 166), [2n ** 64n - 1n, 8]),
    );
    expect(fields).toMatchObject({ amount: 'the maximum' });
  });

  test('a limit order says its side, its amount and its price', () => {
    const order = (side: number) =>
      readOne(
        ORDERBOOK,
        TRADER,
        bytesOf(tag(108, 176, 33, 186, 146, 229, 1, 197), side, [33_840_000n, 8], [5_000_000n, 8]),
      );
    expect(order(1).says).toBe('Place a limit order to sell 5000000 of base at 33840000 of quote');
    expect(order(0).says).toBe('Place a limit order to buy 5000000 of base at 33840000 of quote');
    expect(order(2).says).toBeUndefined();
  });

  test('who takes orders says up to which price', () => {
    const take = (side: number) =>
      readOne(
        ORDERBOOK,
        [...TRADER, 'authority', ORDERBOOK, 'one', 'two'],
        bytesOf(tag(51, 29, 114, 56, 149, 97, 235, 162), side, [34_000_000n, 8], [3_000_000n, 8], [1n, 8]),
      );
    expect(take(0).says).toBe('Buy up to 3000000 of base at 34000000 of quote or less');
    expect(take(1).says).toBe('Sell up to 3000000 of base at 34000000 of quote or more');
    expect(take(1).accounts).toMatchObject({ trader: 'trader', market: 'market' });
  });

  test('a fill that the order book reports is a trade of whoever placed the order', () => {
    const report = (side: number) =>
      readOne(
        ORDERBOOK,
        ['authority'],
        bytesOf(
          tag(228, 69, 165, 46, 81, 203, 154, 29),
          tag(120, 124, 109, 66, 249, 116, 174, 30),
          ...['market', 'maker', 'taker', 'base', 'quote'].map(addressNamed),
          ...[7n, 33_840_000n, 3_000_000n, 101_520_000n, 0n].map((value): BytePart => [value, 8]),
          side,
        ),
      );
    const toSide = (name: string, amount: bigint) => ({
      asset: { kind: 'token', mint: addressNamed(name), decimals: undefined },
      amount,
    });
    const fill = {
      kind: 'swap',
      venue: 'Localnet Order Book',
      pool: addressNamed('market'),
      trader: addressNamed('maker'),
      order: 'limit',
    };
    const [base, quote] = [toSide('base', 3_000_000n), toSide('quote', 101_520_000n)];
    expect(report(1).effects).toEqual([{ ...fill, sold: base, bought: quote }]);
    expect(report(0).effects).toEqual([{ ...fill, sold: quote, bought: base }]);
    expect(report(1).says).toBe('Fill the order of maker to sell: 3000000 of base for 101520000 of quote');
  });

  test('a position says its side, its size and its collateral, and its closing the least it is to pay', () => {
    const money = ['owner', 'market', 'dollar', 'vault', 'own', 'token', 'grain', 'feed', 'position'];
    const open = (side: number) =>
      readOne(
        PERPETUALS,
        [...money, 'system'],
        bytesOf(
          tag(135, 128, 47, 77, 15, 152, 240, 49),
          side,
          ...[100n, 25n, 2n ** 64n - 1n].map((value): BytePart => [value, 8]),
        ),
      );
    expect(open(0).says).toBe('Open a long position of 100 of grain with 25 of dollar of collateral');
    expect(open(1).says).toBe('Open a short position of 100 of grain with 25 of dollar of collateral');
    expect(open(0).fields).toMatchObject({ limitValue: 'the maximum' });
    const close = (least: bigint) =>
      readOne(PERPETUALS, money, bytesOf(tag(123, 134, 81, 0, 49, 68, 98, 98), [least, 8])).says;
    expect(close(0n)).toBe('Close the position position');
    expect(close(7n)).toBe('Close the position position for at least 7 of dollar');
  });
});
