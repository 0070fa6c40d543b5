import { afterAll, describe, expect, test } from 'vitest';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { amm, findPool } from './amm.ts';
import { findCurve, FOR_SALE_UNITS, launchpad, quoteBuy, quoteSell, readCurve } from './launchpad.ts';
import { system } from './system.ts';
import { token } from './token.ts';

const SOL = 1_000_000_000n;
const SUPPLY = 1_000_000_000_000_000n;
const { token2022 } = PROGRAMS;
const CONTENT = { name: 'Localnet Otter', symbol: 'OTTER', uri: 'https://localnet.invalid/otter.json' };
/** What a launch begins with. */
const AT_FIRST = { virtualSol: 12n * SOL, virtualTokens: 1_073_000_000_000_000n, realTokens: FOR_SALE_UNITS };

describe('the Localnet Launchpad', () => {
  const { chain, close } = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { bank } = chain;
  const [creator, buyer, stranger] = ['creator', 'buyer', 'stranger'].map((name) =>
    createKeypair('launchpad', name),
  ) as [Keypair, Keypair, Keypair];
  afterAll(close);

  const land = (payer: Keypair, instructions: readonly Instruction[], signers: readonly Keypair[] = []) => {
    bank.seal();
    bank.open(bank.slot + 1, bank.time + 1);
    const outcome = bank.submit(
      buildTransaction({ payer, signers, instructions, blockhash: bank.blockhashes.latest.hash }),
      true,
    );
    if (outcome.kind !== 'landed') throw new Error(JSON.stringify(outcome));
    return outcome.transaction;
  };
  const send = (payer: Keypair, ...instructions: readonly Instruction[]): unknown =>
    land(payer, instructions).error;
  const customOf = (code: number, index = 0) => ({ InstructionError: [index, { Custom: code }] });
  const accountOf = (owner: string, mint: string) => findAssociatedToken(owner, mint, token2022);
  const amountOf = (account: string): bigint => bank.accounts.index.token(account)?.amount ?? 0n;
  const balanceOf = (address: string): bigint => bank.accounts.getBalance(address);
  const open = (owner: string, mint: string) => token.createAssociated(token2022, owner, owner, mint);

  for (const { address } of [creator, buyer, stranger]) bank.accounts.credit(address, 200n * SOL);
  const mintKey = createKeypair('launchpad', 'mint');
  const keys = findCurve(mintKey.address);
  const read = () => readCurve(bank.accounts.get(keys.curve)!)!;
  const launch = (mint: Keypair, content = CONTENT) =>
    land(creator, [launchpad.create(creator.address, findCurve(mint.address), content)], [mint]).error;

  test('makes a token whose supply nobody can change, and puts all of it on the curve', () => {
    expect(launch(mintKey)).toBeNull();
    expect(read()).toEqual({
      ...AT_FIRST,
      creator: creator.address,
      mint: mintKey.address,
      realSol: 0n,
      fees: 0n,
      stage: 'selling',
    });
    expect(amountOf(keys.tokenVault)).toBe(SUPPLY);
    const mint = Buffer.from(bank.accounts.get(mintKey.address)!.data);
    // Neither mint nor freeze authority, six decimals, and the name it was given.
    expect([mint.readUInt32LE(0), mint.readUInt32LE(46), mint[44]]).toEqual([0, 0, 6]);
    expect(mint.readBigUInt64LE(36)).toBe(SUPPLY);
    expect(mint.includes('Localnet Otter')).toBe(true);
    expect(balanceOf(mintKey.address)).toBe(bank.engine.minimumBalance(mint.length));
  });

  test('sells and takes back as exact arithmetic says, and the creator has one part in a hundred', () => {
    const lamports = 3n * SOL + 7n;
    const { units, fee } = quoteBuy(AT_FIRST, lamports);
    expect([units, fee]).toEqual([212_896_825_758_614n, 29_702_971n]);
    const before = balanceOf(buyer.address);
    expect(
      send(buyer, open(buyer.address, mintKey.address), launchpad.buy(buyer.address, keys, lamports, units)),
    ).toBeNull();
    expect(amountOf(accountOf(buyer.address, mintKey.address))).toBe(units);
    // The rent of the token account and one signature are beside the price.
    const rent = balanceOf(accountOf(buyer.address, mintKey.address));
    expect(before - balanceOf(buyer.address)).toBe(lamports + rent + 5_000n);
    const bought = read();
    expect(bought).toMatchObject({
      realSol: lamports - fee,
      realTokens: FOR_SALE_UNITS - units,
      fees: fee,
    });
    const { received, fee: second } = quoteSell(bought, units / 2n);
    const then = balanceOf(buyer.address);
    expect(send(buyer, launchpad.sell(buyer.address, keys, units / 2n, received))).toBeNull();
    expect(balanceOf(buyer.address) - then).toBe(received - 5_000n);
    expect(read()).toMatchObject({
      realSol: lamports - fee - received - second,
      realTokens: FOR_SALE_UNITS - units + units / 2n,
      fees: fee + second,
    });
    expect(balanceOf(keys.solVault)).toBe(read().realSol + read().fees + bank.engine.minimumBalance(0));
  });

  test('never pays out more than was paid in, however trades are cut', () => {
    const { realSol } = read();
    for (const lamports of [1n, 2n, 101n, 12_345_678n, SOL]) {
      const { units } = quoteBuy(read(), lamports);
      if (units === 0n) continue;
      expect(send(buyer, launchpad.buy(buyer.address, keys, lamports, units))).toBeNull();
      const { received } = quoteSell(read(), units);
      if (received > 0n) {
        expect(send(buyer, launchpad.sell(buyer.address, keys, units, received))).toBeNull();
        expect(received).toBeLessThan(lamports);
      }
    }
    expect(read().realSol).toBeGreaterThanOrEqual(realSol);
  });

  test('pays its fees to the creator alone', () => {
    const { fees } = read();
    expect(send(buyer, launchpad.claimFees(buyer.address, keys))).toEqual(customOf(6003));
    const before = balanceOf(creator.address);
    expect(send(creator, launchpad.claimFees(creator.address, keys))).toBeNull();
    expect(balanceOf(creator.address) - before).toBe(fees - 5_000n);
    expect(send(creator, launchpad.claimFees(creator.address, keys))).toEqual(customOf(6001));
  });

  test('refuses prices that moved, nothing, and more than anybody has', () => {
    const { address } = buyer;
    const { units } = quoteBuy(read(), SOL);
    expect(send(buyer, launchpad.buy(address, keys, SOL, units + 1n))).toEqual(customOf(6000));
    expect(send(buyer, launchpad.buy(address, keys, 0n, 0n))).toEqual(customOf(6001));
    expect(send(buyer, launchpad.sell(address, keys, 0n, 0n))).toEqual(customOf(6001));
    expect(send(buyer, launchpad.sell(address, keys, 2n ** 64n - 1n, 0n))).toEqual(customOf(6002));
    expect(send(buyer, launchpad.sell(address, keys, FOR_SALE_UNITS, 0n))).toEqual(customOf(6002));
    expect(send(buyer, launchpad.sell(address, keys, 1_000n, SOL))).toEqual(customOf(6001));
    expect(send(buyer, launchpad.sell(address, keys, 10n ** 9n, SOL))).toEqual(customOf(6000));
  });

  test('refuses any account in the place of another', () => {
    const other = createKeypair('launchpad', 'other-mint');
    expect(launch(other)).toBeNull();
    const foreign = findCurve(other.address);
    const swapAt = (instruction: Instruction, position: number, address: string): Instruction => ({
      ...instruction,
      accounts: instruction.accounts.map((one, at) => (at === position ? { ...one, address } : one)),
    });
    const buy = launchpad.buy(buyer.address, keys, SOL, 0n);
    const sell = launchpad.sell(buyer.address, keys, 10n ** 9n, 0n);
    const cases: readonly (readonly [position: number, address: string, code: number])[] = [
      [1, foreign.curve, 6004],
      [1, keys.tokenVault, 6003],
      [2, other.address, 6004],
      [3, foreign.tokenVault, 6005],
      [4, foreign.solVault, 6005],
      [4, stranger.address, 6005],
      [5, keys.tokenVault, 6006],
      [6, PROGRAMS.token, 6008],
      [7, PROGRAMS.token, 6008],
    ];
    for (const instruction of [buy, sell])
      for (const [position, address, code] of cases)
        expect([position, send(buyer, swapAt(instruction, position, address))]).toEqual([
          position,
          customOf(code),
        ]);
    const unsigned = { ...buy, accounts: buy.accounts.map((one) => ({ ...one, signer: false })) };
    expect(send(stranger, unsigned)).toEqual(customOf(6010));
    // Of somebody else's tokens nothing can be sold.
    const theirs = swapAt(
      launchpad.sell(stranger.address, keys, 10n ** 9n, 0n),
      5,
      accountOf(buyer.address, mintKey.address),
    );
    expect(send(stranger, theirs)).toEqual(customOf(4));
    expect(send(buyer, { ...buy, accounts: buy.accounts.slice(1) })).toEqual(customOf(6013));
    expect(send(buyer, { ...buy, data: buy.data.slice(0, 23) })).toEqual(customOf(6014));
    expect(send(buyer, { ...buy, data: new Uint8Array(24) })).toEqual(customOf(6014));
  });

  test('refuses a launch that names nothing, is not signed for, or stands at other addresses', () => {
    const fresh = createKeypair('launchpad', 'fresh');
    for (const part of [
      { name: '' },
      { symbol: 'ELEVENCHARS' },
      { uri: 'u'.repeat(601) },
      { name: 'n'.repeat(33) },
    ])
      expect(launch(fresh, { ...CONTENT, ...part })).toEqual(customOf(6009));
    const good = launchpad.create(creator.address, findCurve(fresh.address), CONTENT);
    const at = (position: number, address: string): Instruction => ({
      ...good,
      accounts: good.accounts.map((one, i) => (i === position ? { ...one, address } : one)),
    });
    const errorOf = (instruction: Instruction) => land(creator, [instruction], [fresh]).error;
    expect(errorOf(at(2, stranger.address))).toEqual(customOf(6003));
    expect(errorOf(at(3, stranger.address))).toEqual(customOf(6005));
    expect(errorOf(at(4, stranger.address))).toEqual(customOf(6005));
    expect(errorOf(at(5, PROGRAMS.token))).toEqual(customOf(6008));
    expect(errorOf(at(6, PROGRAMS.token))).toEqual(customOf(6008));
    expect(errorOf({ ...good, data: Uint8Array.of(...good.data, 0) })).toEqual(customOf(6014));
    const unsigned = {
      ...good,
      accounts: good.accounts.map((one, i) => (i === 1 ? { ...one, signer: false } : one)),
    };
    expect(send(creator, unsigned)).toEqual(customOf(6010));
    // A mint that is there already is nobody's to launch again.
    expect(launch(mintKey)).toEqual(customOf(6004));
    expect(bank.accounts.get(fresh.address)).toBeUndefined();
  });

  test('graduates when the last token is sold: into an empty pool, at the last price, for good', () => {
    const pool = findPool(
      { mint: mintKey.address, program: token2022 },
      { mint: NATIVE_MINT, program: PROGRAMS.token },
      stranger.address,
    );
    const prepare = [
      amm.initializePool(pool, 100),
      token.createAssociated(PROGRAMS.token, stranger.address, keys.curve, NATIVE_MINT),
      token.createAssociated(PROGRAMS.token, stranger.address, keys.curve, pool.lpMint),
    ];
    const graduate = launchpad.graduate(stranger.address, keys, pool);
    expect(send(stranger, ...prepare)).toBeNull();
    expect(send(stranger, graduate)).toEqual(customOf(6012));

    const before = read();
    const { units, paid } = quoteBuy(before, 100n * SOL);
    expect(units).toBe(before.realTokens);
    const had = balanceOf(buyer.address);
    expect(send(buyer, launchpad.buy(buyer.address, keys, 100n * SOL, units))).toBeNull();
    expect(had - balanceOf(buyer.address)).toBe(paid + 5_000n);
    expect(read()).toMatchObject({ stage: 'complete', realTokens: 0n });
    expect(send(buyer, launchpad.sell(buyer.address, keys, 10n ** 9n, 0n))).toEqual(customOf(6011));

    // Nobody's accounts but the curve's, and no pool that has a price of its own.
    const at = (position: number, address: string): Instruction => ({
      ...graduate,
      accounts: graduate.accounts.map((one, i) => (i === position ? { ...one, address } : one)),
    });
    const dear = findPool(
      { mint: mintKey.address, program: token2022 },
      { mint: NATIVE_MINT, program: PROGRAMS.token },
      buyer.address,
    );
    expect(send(buyer, amm.initializePool(dear, 500))).toBeNull();
    const strangersLp = findAssociatedToken(stranger.address, pool.lpMint, PROGRAMS.token);
    expect(
      send(stranger, token.createAssociated(PROGRAMS.token, stranger.address, stranger.address, pool.lpMint)),
    ).toBeNull();
    expect(send(stranger, at(7, strangersLp))).toEqual(customOf(6006));
    expect(send(stranger, at(6, keys.tokenVault))).toEqual(customOf(6006));
    expect(send(stranger, at(8, dear.pool))).toEqual(customOf(6007));
    expect(send(stranger, at(8, keys.curve))).toEqual(customOf(6007));
    expect(send(stranger, at(5, stranger.address))).toEqual(customOf(6005));
    expect(send(stranger, at(12, PROGRAMS.token))).toEqual(customOf(6008));

    const raised = read().realSol;
    const last = ((raised + AT_FIRST.virtualSol) * 10n ** 12n) / (AT_FIRST.virtualTokens - FOR_SALE_UNITS);
    expect(send(stranger, graduate)).toBeNull();
    expect(read()).toMatchObject({ stage: 'in-pool', realSol: 0n });
    expect([amountOf(pool.vaultA), amountOf(pool.vaultB)]).toEqual([SUPPLY - FOR_SALE_UNITS, raised]);
    const first = (raised * 10n ** 12n) / (SUPPLY - FOR_SALE_UNITS);
    // Both prices in 10⁻¹² lamports a unit: they differ by less than a thousandth.
    expect(Number(first - last) / Number(last)).toBeCloseTo(0, 3);
    const lpMint = Buffer.from(bank.accounts.get(pool.lpMint)!.data);
    expect(lpMint.readBigUInt64LE(36)).toBe(0n);
    expect(amountOf(keys.tokenVault)).toBe(0n);
    expect(send(stranger, graduate)).toEqual(customOf(6012));
    expect(send(creator, launchpad.claimFees(creator.address, keys))).toBeNull();
    expect(balanceOf(keys.solVault)).toBe(bank.engine.minimumBalance(0));
  });

  test('opens a launch also at addresses somebody sent lamports to', () => {
    const mint = createKeypair('launchpad', 'prefunded');
    const funded = findCurve(mint.address);
    const gifts = [mint.address, funded.curve, funded.tokenVault, funded.solVault].map((to) =>
      system.transfer(stranger.address, to, 1_000_000n),
    );
    expect(send(stranger, ...gifts)).toBeNull();
    expect(launch(mint)).toBeNull();
    expect(amountOf(funded.tokenVault)).toBe(SUPPLY);
  });
});
