import { afterAll, describe, expect, test } from 'vitest';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { NATIVE_MINT } from '../keys/program-addresses.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { findFeed, oracle, readFeed } from './oracle.ts';
import { system } from './system.ts';

const SOL = 1_000_000_000n;

describe('the Localnet Oracle', () => {
  const { chain, close } = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { bank } = chain;
  const publisher = createKeypair('oracle', 'publisher');
  const stranger = createKeypair('oracle', 'stranger');
  afterAll(close);

  const send = (payer: Keypair, ...instructions: readonly Instruction[]): unknown => {
    bank.seal();
    bank.open(bank.slot + 1, bank.time + 1);
    const outcome = bank.submit(
      buildTransaction({ payer, instructions, blockhash: bank.blockhashes.latest.hash }),
      true,
    );
    return outcome.kind === 'landed' ? outcome.transaction.error : outcome;
  };
  const customOf = (code: number, index = 0) => ({ InstructionError: [index, { Custom: code }] });
  const { address } = publisher;
  const feed = findFeed(address, NATIVE_MINT);
  const read = () => readFeed(bank.accounts.get(feed)!);

  test('stores what its publisher posts, with the slot and how many there were', () => {
    const give = (to: string) => system.transfer(chain.faucet.address, to, 10n * SOL);
    expect(send(chain.faucet, give(address), give(stranger.address))).toBeNull();
    expect(send(publisher, oracle.createFeed(address, NATIVE_MINT, 8))).toBeNull();
    expect(read()).toEqual({
      publisher: address,
      mint: NATIVE_MINT,
      price: 0n,
      slot: 0n,
      posted: 0n,
      decimals: 8,
    });
    expect(send(publisher, oracle.publishPrice(address, NATIVE_MINT, 15_000_000_000n))).toBeNull();
    expect(send(publisher, oracle.publishPrice(address, NATIVE_MINT, 15_100_000_000n))).toBeNull();
    expect(read()).toMatchObject({ price: 15_100_000_000n, posted: 2n, slot: BigInt(bank.slot) });
  });

  test('refuses whoever is not the publisher', () => {
    const { accounts, ...rest } = oracle.publishPrice(stranger.address, NATIVE_MINT, 1n);
    const [signed] = accounts;
    const posed = { ...rest, accounts: [signed!, { address: feed, signer: false, writable: true }] };
    expect(send(stranger, posed)).toEqual(customOf(6000));
    const unsigned = oracle.publishPrice(address, NATIVE_MINT, 1n);
    const [first, second] = unsigned.accounts;
    expect(send(stranger, { ...unsigned, accounts: [{ ...first!, signer: false }, second!] })).toEqual(
      customOf(6003),
    );
    expect(read()).toMatchObject({ posted: 2n });
  });

  test('refuses a price of zero, a feed opened twice, too many decimals and what is no mint', () => {
    expect(send(publisher, oracle.publishPrice(address, NATIVE_MINT, 0n))).toEqual(customOf(6004));
    expect(send(publisher, oracle.createFeed(address, NATIVE_MINT, 8))).toEqual(customOf(6008));
    expect(send(stranger, oracle.createFeed(stranger.address, NATIVE_MINT, 19))).toEqual(customOf(6005));
    expect(send(stranger, oracle.createFeed(stranger.address, address, 8))).toEqual(customOf(6001));
  });

  test('refuses another address as the feed, another program as the system, and what it cannot read', () => {
    const { accounts, ...rest } = oracle.createFeed(stranger.address, NATIVE_MINT, 8);
    const [who, , mint, program] = accounts;
    const elsewhere = {
      address: createKeypair('oracle', 'elsewhere').address,
      signer: false,
      writable: true,
    };
    expect(send(stranger, { ...rest, accounts: [who!, elsewhere, mint!, program!] })).toEqual(customOf(6000));
    expect(send(stranger, { ...rest, accounts: [who!, accounts[1]!, mint!, mint!] })).toEqual(customOf(6002));
    expect(send(stranger, { ...rest, accounts: [who!] })).toEqual(customOf(6006));
    expect(send(stranger, { ...rest, accounts, data: new Uint8Array(8) })).toEqual(customOf(6007));
    expect(send(stranger, { ...rest, accounts, data: new Uint8Array(3) })).toEqual(customOf(6007));
  });
});
