import { afterAll, describe, expect, test } from 'vitest';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { oracle } from './oracle.ts';
import {
  findPerpetualMarket,
  findPerpetualPosition,
  perpetuals,
  readPerpetualMarket,
  readPerpetualPosition,
} from './perpetuals.ts';
import type { PositionSide } from './perpetuals.ts';
import { system } from './system.ts';
import { token } from './token.ts';

const UNIT = 1_000_000n;
const DAY = 86_400;
/** Of the feeds. */
const DECIMALS = 8;
const DOLLAR = 10n ** BigInt(DECIMALS);
const NO_LIMIT = 2n ** 64n - 1n;

describe('Localnet Perpetuals', () => {
  const { chain, close } = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { bank } = chain;
  const [publisher, creator, bull, bear, liquidator, grain, dollar] = [
    'publisher',
    'creator',
    'bull',
    'bear',
    'liquidator',
    'grain',
    'dollar',
  ].map((name) => createKeypair('perpetuals', name)) as [
    Keypair,
    Keypair,
    Keypair,
    Keypair,
    Keypair,
    Keypair,
    Keypair,
  ];
  afterAll(close);

  const land = (
    payer: Keypair,
    instructions: readonly Instruction[],
    signers: readonly Keypair[] = [],
    seconds = 0,
  ): unknown => {
    bank.seal();
    bank.open(bank.slot + 1, bank.time + seconds);
    const outcome = bank.submit(
      buildTransaction({ payer, signers, instructions, blockhash: bank.blockhashes.latest.hash }),
      true,
    );
    if (outcome.kind !== 'landed') throw new Error(JSON.stringify(outcome));
    return outcome.transaction.error;
  };
  const send = (payer: Keypair, ...instructions: readonly Instruction[]): unknown =>
    land(payer, instructions);
  const customOf = (code: number, index = 0) => ({ InstructionError: [index, { Custom: code }] });
  const { token: splToken } = PROGRAMS;
  const toMint = ({ address }: Keypair) => ({ mint: address, program: splToken });
  const keys = findPerpetualMarket(toMint(grain), toMint(dollar), creator.address, publisher.address);
  const read = () => readPerpetualMarket(bank.accounts.get(keys.market)!)!;
  const positionOf = ({ address }: Keypair) =>
    readPerpetualPosition(bank.accounts.get(findPerpetualPosition(keys.market, address))!)!;
  const accountOf = ({ address }: Keypair, mint: Keypair) =>
    findAssociatedToken(address, mint.address, splToken);
  const held = (owner: Keypair): bigint => bank.accounts.index.token(accountOf(owner, dollar))?.amount ?? 0n;
  const vault = (): bigint => bank.accounts.index.token(keys.vault)!.amount;
  const replaceAt = (instruction: Instruction, position: number, address: string): Instruction => ({
    ...instruction,
    accounts: instruction.accounts.map((one, at) => (at === position ? { ...one, address } : one)),
  });
  const price = (cents: bigint): unknown =>
    send(publisher, oracle.publishPrice(publisher.address, grain.address, (cents * DOLLAR) / 100n));
  /** Of so many whole tokens, with so many dollars behind it. */
  const opening = (
    { address }: Keypair,
    side: PositionSide,
    size: bigint,
    collateral: bigint,
    limit = side === 'long' ? NO_LIMIT : 0n,
  ): Instruction =>
    perpetuals.openPosition(address, keys, {
      side,
      size: size * UNIT,
      collateral: collateral * UNIT,
      limit,
    });

  const people = [publisher, creator, bull, bear, liquidator];
  for (const { address } of people) bank.accounts.credit(address, 10n ** 12n);
  for (const mint of [grain, dollar]) {
    const open = [
      system.createAccount(publisher.address, mint.address, bank.engine.minimumBalance(82), 82, splToken),
      token.initializeMint(splToken, mint.address, 6, publisher.address, undefined),
    ];
    if (land(publisher, open, [mint]) !== null) throw new Error('no mint');
    for (const owner of people) {
      const give = [
        token.createAssociated(splToken, publisher.address, owner.address, mint.address),
        token.mintTo(splToken, mint.address, accountOf(owner, mint), publisher.address, 10_000n * UNIT),
      ];
      if (send(publisher, ...give) !== null) throw new Error('no tokens');
    }
    const feed = oracle.createFeed(publisher.address, mint.address, DECIMALS);
    if (send(publisher, feed) !== null) throw new Error('no feed');
  }
  const terms = { feeBasisPoints: 10, fundingBasisPoints: 1_000, leverage: 20 };

  test('opens a market with the feed that prices the token', () => {
    const create = perpetuals.createMarket(creator.address, keys, terms);
    const with0 = perpetuals.createMarket(creator.address, keys, { ...terms, leverage: 0 });
    expect(send(creator, with0)).toEqual(customOf(6010));
    const dear = perpetuals.createMarket(creator.address, keys, { ...terms, feeBasisPoints: 101 });
    expect(send(creator, dear)).toEqual(customOf(6010));
    expect(send(creator, replaceAt(create, 5, creator.address))).toEqual(customOf(6008));
    expect(send(creator, replaceAt(create, 4, creator.address))).toEqual(customOf(6006));
    expect(send(creator, replaceAt(create, 1, creator.address))).toEqual(customOf(6003));
    expect(send(creator, create)).toBeNull();
    expect(send(creator, create)).toEqual(customOf(6017));
    expect(send(bull, perpetuals.addLiquidity(bull.address, keys, UNIT))).toEqual(customOf(6003));
    expect(send(creator, perpetuals.addLiquidity(creator.address, keys, 5_000n * UNIT))).toBeNull();
    expect(read()).toEqual({ liquidity: 5_000n * UNIT, reserved: 0n, collateral: 0n, longs: 0n, shorts: 0n });
  });

  test('opens a position only at a price, with collateral, and where the liquidity covers it', () => {
    expect(send(bull, opening(bull, 'long', 100n, 50n))).toEqual(customOf(6012));
    expect(price(1_000n)).toBeNull();
    // 1,000 dollars of grain need more than a twentieth of it, beside the fee of a dollar.
    expect(send(bull, opening(bull, 'long', 100n, 51n))).toEqual(customOf(6013));
    expect(send(bull, opening(bull, 'long', 501n, 9_000n))).toEqual(customOf(6014));
    expect(send(bull, opening(bull, 'long', 100n, 101n, 999n * UNIT))).toEqual(customOf(6000));
    expect(send(bear, opening(bear, 'short', 100n, 101n, 1_001n * UNIT))).toEqual(customOf(6000));
    expect(send(bull, opening(bull, 'long', 0n, 101n))).toEqual(customOf(6001));
    const own = opening(bull, 'long', 100n, 101n);
    expect(send(bull, replaceAt(own, 7, keys.vault))).toEqual(customOf(6008));
    expect(send(bull, replaceAt(own, 8, findPerpetualPosition(keys.market, bear.address)))).toEqual(
      customOf(6004),
    );
    expect(send(bull, own)).toBeNull();
    expect(positionOf(bull)).toEqual({
      market: keys.market,
      owner: bull.address,
      size: 100n * UNIT,
      entryValue: 1_000n * UNIT,
      collateral: 100n * UNIT,
      side: 'long',
    });
    expect(read()).toEqual({
      liquidity: 5_001n * UNIT,
      reserved: 1_000n * UNIT,
      collateral: 100n * UNIT,
      longs: 100n * UNIT,
      shorts: 0n,
    });
    expect(send(bull, own)).toEqual(customOf(6016));
    const all = perpetuals.removeLiquidity(creator.address, keys, 4_002n * UNIT);
    expect(send(creator, all)).toEqual(customOf(6014));
  });

  test('pays a gain to who is right and takes a loss from who is wrong', () => {
    expect(send(bear, opening(bear, 'short', 100n, 101n))).toBeNull();
    expect(price(1_050n)).toBeNull();
    const closing = perpetuals.closePosition(bull.address, keys, 0n);
    expect(send(bear, replaceAt(closing, 0, bear.address))).toEqual(customOf(6004));
    expect(send(bull, perpetuals.closePosition(bull.address, keys, 149n * UNIT))).toEqual(customOf(6000));
    expect(send(bull, closing)).toBeNull();
    // 100 of collateral and 50 gained, less a thousandth of 1,050.
    expect(held(bull)).toBe(10_000n * UNIT - 101n * UNIT + 148_950_000n);
    expect(send(bull, closing)).toEqual(customOf(6004));
    expect(send(bear, perpetuals.closePosition(bear.address, keys, 0n))).toBeNull();
    expect(held(bear)).toBe(10_000n * UNIT - 101n * UNIT + 48_950_000n);
    expect(read()).toMatchObject({ reserved: 0n, collateral: 0n, longs: 0n, shorts: 0n });
    expect(vault()).toBe(read().liquidity);
  });

  test('has the larger side pay funding by the time', () => {
    expect(send(bull, opening(bull, 'long', 100n, 400n))).toBeNull();
    const { collateral, entryValue } = positionOf(bull);
    expect([collateral, entryValue]).toEqual([398_950_000n, 1_050n * UNIT]);
    const before = held(bull);
    // Half a day of 10 % a day, where there is one side only.
    expect(land(bull, [perpetuals.closePosition(bull.address, keys, 0n)], [], DAY / 2)).toBeNull();
    expect(held(bull) - before).toBe(398_950_000n - 52_500_000n - 1_050_000n);
    expect(vault()).toBe(read().liquidity);
  });

  test('liquidates only a position whose collateral is nearly lost', () => {
    expect(send(bear, opening(bear, 'short', 100n, 100n))).toBeNull();
    const position = findPerpetualPosition(keys.market, bear.address);
    const liquidate = perpetuals.liquidatePosition(liquidator.address, keys, position);
    expect(send(liquidator, liquidate)).toEqual(customOf(6015));
    // 98.95 of collateral less 90 lost and 1.14 of fee: below a hundredth of 1,140.
    expect(price(1_140n)).toBeNull();
    expect(send(liquidator, replaceAt(liquidate, 3, accountOf(bull, dollar)))).toEqual(customOf(6006));
    expect(send(liquidator, liquidate)).toBeNull();
    expect(held(liquidator)).toBe(10_000n * UNIT + 3_905_000n);
    expect(positionOf(bear).size).toBe(0n);
    expect(send(liquidator, liquidate)).toEqual(customOf(6004));
    expect(vault()).toBe(read().liquidity);
  });

  test('owes no more than it has, whatever the price does', () => {
    expect(send(bull, opening(bull, 'long', 100n, 400n))).toBeNull();
    expect(price(9_000n)).toBeNull();
    const before = held(bull);
    expect(send(bull, perpetuals.closePosition(bull.address, keys, 0n))).toBeNull();
    // It gained 7,860 and gets 1,140, what it was worth; the fee is of 9,000.
    expect(held(bull) - before).toBe(398_860_000n + 1_140n * UNIT - 9n * UNIT);
    expect(vault()).toBe(read().liquidity);
    const rest = perpetuals.removeLiquidity(creator.address, keys, read().liquidity);
    expect(send(creator, rest)).toBeNull();
    expect(vault()).toBe(0n);
  });
});
