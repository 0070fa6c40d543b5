import { afterAll, describe, expect, test } from 'vitest';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { EVERYTHING, findMarket, findPosition, lending, readMarket, readPosition } from './lending.ts';
import { oracle } from './oracle.ts';
import { system } from './system.ts';
import { token } from './token.ts';

const UNIT = 1_000_000n;
const YEAR = 31_536_000;
/** Of the feeds. */
const DECIMALS = 8;
const DOLLAR = 10n ** BigInt(DECIMALS);

describe('Localnet Lend', () => {
  const { chain, close } = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { bank } = chain;
  const names = ['publisher', 'lender', 'borrower', 'liquidator'] as const;
  const [publisher, lender, borrower, liquidator] = names.map((name) => createKeypair('lend', name)) as [
    Keypair,
    Keypair,
    Keypair,
    Keypair,
  ];
  const [grain, dollar, other] = ['grain', 'dollar', 'other'].map((name) => createKeypair('lend', name)) as [
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
  const keys = findMarket(toMint(grain), toMint(dollar), lender.address, publisher.address);
  const read = () => readMarket(bank.accounts.get(keys.market)!)!;
  const positionOf = ({ address }: Keypair) =>
    readPosition(bank.accounts.get(findPosition(keys.market, address))!)!;
  const accountOf = ({ address }: Keypair, mint: Keypair) =>
    findAssociatedToken(address, mint.address, splToken);
  const held = (owner: Keypair, mint: Keypair): bigint =>
    bank.accounts.index.token(accountOf(owner, mint))?.amount ?? 0n;
  const vault = (): bigint => bank.accounts.index.token(keys.loanVault)!.amount;
  const replaceAt = (instruction: Instruction, position: number, address: string): Instruction => ({
    ...instruction,
    accounts: instruction.accounts.map((one, at) => (at === position ? { ...one, address } : one)),
  });
  const price = (mint: Keypair, dollars: bigint): unknown =>
    send(publisher, oracle.publishPrice(publisher.address, mint.address, dollars));

  const people = [publisher, lender, borrower, liquidator];
  for (const { address } of people) bank.accounts.credit(address, 10n ** 12n);
  for (const mint of [grain, dollar, other]) {
    const open = [
      system.createAccount(publisher.address, mint.address, bank.engine.minimumBalance(82), 82, splToken),
      token.initializeMint(splToken, mint.address, 6, publisher.address, undefined),
    ];
    if (land(publisher, open, [mint]) !== null) throw new Error('no mint');
    for (const owner of people) {
      const give = [
        token.createAssociated(splToken, publisher.address, owner.address, mint.address),
        token.mintTo(splToken, mint.address, accountOf(owner, mint), publisher.address, 100_000n * UNIT),
      ];
      if (send(publisher, ...give) !== null) throw new Error('no tokens');
    }
    const feed = oracle.createFeed(publisher.address, mint.address, DECIMALS);
    if (send(publisher, feed) !== null) throw new Error('no feed');
  }

  test('opens a market of two tokens with feeds that price them', () => {
    const create = lending.createMarket(lender.address, keys, 1_000, 7_500);
    expect(send(lender, replaceAt(create, 6, keys.loanFeed))).toEqual(customOf(6007));
    expect(send(lender, replaceAt(create, 6, lender.address))).toEqual(customOf(6007));
    expect(send(lender, replaceAt(create, 4, lender.address))).toEqual(customOf(6005));
    expect(send(lender, replaceAt(create, 1, lender.address))).toEqual(customOf(6002));
    expect(send(lender, replaceAt(create, 8, PROGRAMS.token2022))).toEqual(customOf(6008));
    expect(send(lender, lending.createMarket(lender.address, keys, 10_001, 7_500))).toEqual(customOf(6009));
    expect(send(lender, lending.createMarket(lender.address, keys, 1_000, 9_001))).toEqual(customOf(6009));
    expect(send(lender, create)).toBeNull();
    expect(send(lender, create)).toEqual(customOf(6015));
    expect(read()).toMatchObject({ supplied: 0n, borrowed: 0n });
  });

  test('takes deposits, and lends up to the part of what the collateral is worth', () => {
    for (const owner of [lender, borrower])
      expect(send(owner, lending.openPosition(owner.address, keys))).toBeNull();
    expect(send(lender, lending.openPosition(lender.address, keys))).toEqual(customOf(6015));
    expect(send(lender, lending.supply(lender.address, keys, 10_000n * UNIT))).toBeNull();
    expect(send(borrower, lending.addCollateral(borrower.address, keys, 1_000n * UNIT))).toBeNull();
    // No price, no loan.
    expect(send(borrower, lending.borrow(borrower.address, keys, UNIT))).toEqual(customOf(6011));
    expect([price(grain, 2n * DOLLAR), price(dollar, DOLLAR)]).toEqual([null, null]);
    // 1,000 at two dollars each stand for 1,500 at most.
    expect(send(borrower, lending.borrow(borrower.address, keys, 1_500n * UNIT + 1n))).toEqual(
      customOf(6013),
    );
    expect(send(borrower, lending.borrow(borrower.address, keys, 1_500n * UNIT))).toBeNull();
    expect(held(borrower, dollar)).toBe(101_500n * UNIT);
    expect(send(borrower, lending.removeCollateral(borrower.address, keys, 1n))).toEqual(customOf(6013));
    expect(send(lender, lending.borrow(lender.address, keys, 1n))).toEqual(customOf(6013));
    expect(send(lender, lending.withdraw(lender.address, keys, 8_500n * UNIT + 1n))).toEqual(customOf(6012));
    expect(send(lender, lending.withdraw(lender.address, keys, EVERYTHING))).toEqual(customOf(6012));
  });

  test('adds interest by the second, and gives it to the lenders', () => {
    // A tenth of a year at 10 %.
    expect(land(lender, [lending.supply(lender.address, keys, UNIT)], [], YEAR / 10)).toBeNull();
    expect(read()).toMatchObject({ borrowed: 1_515n * UNIT, supplied: 10_016n * UNIT });
    expect(read().supplyShares).toBeLessThan(10_001n * UNIT);
    const before = held(borrower, dollar);
    expect(send(borrower, lending.repay(borrower.address, keys, 15n * UNIT))).toBeNull();
    expect(before - held(borrower, dollar)).toBe(15n * UNIT);
    expect(read().borrowed).toBe(1_500n * UNIT);
    expect(vault()).toBe(read().supplied - read().borrowed);
  });

  test('liquidates only a loan whose collateral is worth too little, at a price of 105 %', () => {
    const position = findPosition(keys.market, borrower.address);
    const liquidate = lending.liquidate(liquidator.address, keys, position, 500n * UNIT);
    expect(send(liquidator, liquidate)).toEqual(customOf(6014));
    // At 1.87 the debt of 1,500 is above 80 % of 1,870.
    expect(price(grain, (187n * DOLLAR) / 100n)).toBeNull();
    expect(send(liquidator, replaceAt(liquidate, 11, keys.loanFeed))).toEqual(customOf(6007));
    expect(send(liquidator, replaceAt(liquidate, 5, keys.loanVault))).toEqual(customOf(6005));
    expect(send(liquidator, replaceAt(liquidate, 2, keys.market))).toEqual(customOf(6003));
    expect(send(liquidator, replaceAt(liquidate, 7, keys.collateralVault))).toEqual(customOf(6006));
    expect(send(liquidator, liquidate)).toBeNull();
    // 500 dollars and a twentieth, at 1.87 each.
    const seized = 280_748_663n;
    expect(held(liquidator, grain)).toBe(100_000n * UNIT + seized);
    expect(held(liquidator, dollar)).toBe(99_500n * UNIT);
    expect(positionOf(borrower).collateral).toBe(1_000n * UNIT - seized);
    expect(read().borrowed).toBe(1_000n * UNIT);
    expect(send(liquidator, liquidate)).toEqual(customOf(6014));
  });

  test('shares a loss among the lenders when nothing stands behind a debt any more', () => {
    expect(price(grain, DOLLAR / 2n)).toBeNull();
    const position = findPosition(keys.market, borrower.address);
    const { supplied, supplyShares } = read();
    const { collateral } = positionOf(borrower);
    // What is left is worth 360 dollars: 400 repaid take all of it.
    expect(send(liquidator, lending.liquidate(liquidator.address, keys, position, 400n * UNIT))).toBeNull();
    expect(positionOf(borrower)).toMatchObject({ collateral: 0n, borrowShares: 0n });
    expect(held(liquidator, grain)).toBe(100_000n * UNIT + 280_748_663n + collateral);
    expect(read()).toMatchObject({ supplied: supplied - 600n * UNIT, supplyShares, borrowed: 0n });
    expect(vault()).toBe(read().supplied);
  });

  test('gives everything back when all is repaid, to the last unit', () => {
    expect(price(grain, 2n * DOLLAR)).toBeNull();
    expect(send(borrower, lending.addCollateral(borrower.address, keys, 100n * UNIT))).toBeNull();
    expect(send(borrower, lending.borrow(borrower.address, keys, 77n * UNIT))).toBeNull();
    expect(land(borrower, [lending.repay(borrower.address, keys, EVERYTHING)], [], YEAR / 3)).toBeNull();
    expect(read()).toMatchObject({ borrowed: 0n, borrowShares: 0n });
    expect(send(borrower, lending.repay(borrower.address, keys, 1n))).toEqual(customOf(6000));
    expect(send(borrower, lending.removeCollateral(borrower.address, keys, EVERYTHING))).toBeNull();
    const { supplied } = read();
    const before = held(lender, dollar);
    expect(send(lender, lending.withdraw(lender.address, keys, EVERYTHING))).toBeNull();
    expect(held(lender, dollar) - before).toBe(supplied);
    expect([vault(), read().supplied, read().supplyShares]).toEqual([0n, 0n, 0n]);
  });

  test('refuses an old price', () => {
    const { address } = borrower;
    expect(send(lender, lending.supply(lender.address, keys, 100n * UNIT))).toBeNull();
    expect(send(borrower, lending.addCollateral(address, keys, 100n * UNIT))).toBeNull();
    expect(send(borrower, lending.borrow(address, keys, UNIT))).toBeNull();
    bank.seal();
    bank.open(bank.slot + 20_001, bank.time);
    expect(send(borrower, lending.borrow(address, keys, UNIT))).toEqual(customOf(6011));
    expect(send(borrower, lending.repay(address, keys, EVERYTHING))).toBeNull();
  });

  test('refuses nothing, what overflows, and any account in the place of another', () => {
    const { address } = borrower;
    const all = [
      lending.supply(address, keys, UNIT),
      lending.withdraw(address, keys, UNIT),
      lending.addCollateral(address, keys, UNIT),
      lending.removeCollateral(address, keys, UNIT),
      lending.borrow(address, keys, UNIT),
      lending.repay(address, keys, UNIT),
    ];
    const stray = accountOf(lender, grain);
    for (const instruction of all) {
      expect(send(borrower, replaceAt(instruction, 1, keys.loanVault))).toEqual(customOf(6002));
      expect(send(borrower, replaceAt(instruction, 2, findPosition(keys.market, lender.address)))).toEqual(
        customOf(6003),
      );
      expect(send(borrower, replaceAt(instruction, 3, other.address))).toEqual(customOf(6004));
      expect(send(borrower, replaceAt(instruction, 4, stray))).toEqual(customOf(6005));
      const { address: own } = instruction.accounts[4]!;
      expect(send(borrower, replaceAt(instruction, 5, own))).toEqual(customOf(6006));
      expect(send(borrower, replaceAt(instruction, 6, PROGRAMS.token2022))).toEqual(customOf(6008));
      const nothing = {
        ...instruction,
        data: Uint8Array.of(...instruction.data.slice(0, 8), ...new Uint8Array(8)),
      };
      expect(send(borrower, nothing)).toEqual(customOf(6000));
      const unsigned = instruction.accounts.map((one) => ({ ...one, signer: false }));
      expect(send(lender, { ...instruction, accounts: unsigned })).toEqual(customOf(6010));
      expect(send(borrower, { ...instruction, accounts: instruction.accounts.slice(0, 6) })).toEqual(
        customOf(6016),
      );
      expect(send(borrower, { ...instruction, data: instruction.data.slice(0, 12) })).toEqual(customOf(6017));
    }
    const borrow = all[4]!;
    expect(send(borrower, replaceAt(borrow, 7, other.address))).toEqual(customOf(6004));
    expect(send(borrower, replaceAt(borrow, 8, keys.loanFeed))).toEqual(customOf(6007));
    expect(send(borrower, replaceAt(borrow, 9, keys.collateralFeed))).toEqual(customOf(6007));
    expect(send(borrower, lending.supply(address, keys, EVERYTHING))).toEqual(customOf(6001));
    expect(send(borrower, lending.addCollateral(address, keys, EVERYTHING - 5n))).toEqual(customOf(6001));
    expect(send(borrower, lending.removeCollateral(address, keys, 10n ** 12n))).toEqual(customOf(6001));
    expect(send(borrower, lending.withdraw(address, keys, UNIT))).toEqual(customOf(6000));
    expect(send(borrower, lending.borrow(address, keys, EVERYTHING))).toEqual(customOf(6012));
  });
});
