import { describe, expect, test } from 'vitest';
import { decodeTransaction } from '../decode-transaction.ts';
import { addressNamed, buildTransaction, bytesOf } from '../testing/build-transaction.ts';

const M2 = 'M2mx93ekt1fmXSVkTrUL9xVFHkmME8HTUi5Cyc5aF7K';
const BUYER = addressNamed('buyer');
const SELLER = addressNamed('seller');
const MINT = addressNamed('mint');
const ESCROW = addressNamed('escrow');
const SALE = Uint8Array.from(Buffer.from('254ad99d4f312306', 'hex'));
const DEPOSIT = Uint8Array.from(Buffer.from('f223c68952e1f2b6', 'hex'));
const BID = Uint8Array.from(Buffer.from('66063d1201daebea', 'hex'));
const PRICE = 1_000_000_000n;

/** A sale for 1 SOL of which the seller gets 0.9; `signer` pays the fee and what it costs the buyer. */
function decodeSale(signer: string, [before, after]: readonly [number, number]) {
  const other = signer === SELLER ? BUYER : SELLER;
  const keys = [signer, other, MINT, ESCROW, M2];
  const item = (owner: string) => ({
    accountIndex: 3,
    mint: MINT,
    owner,
    uiTokenAmount: { amount: '1', decimals: 0 },
  });
  return decodeTransaction(
    buildTransaction({
      keys,
      instructions: [
        {
          program: M2,
          accounts: [BUYER, SELLER, M2, ESCROW, MINT, M2, ESCROW],
          data: bytesOf(SALE, 255, 254, [PRICE, 8], [1n, 8], [0n, 8], [0n, 8]),
        },
      ],
      meta: {
        preBalances: [before, 0, 0, 0, 0],
        postBalances: [after, 0, 0, 0, 0],
        preTokenBalances: [item(ESCROW)],
        postTokenBalances: [item(BUYER)],
      },
    }),
  );
}

describe('Magic Eden', () => {
  test('a sale is told as the buyer’s when the buyer signs', () => {
    const { trades, action } = decodeSale(BUYER, [2_000_000_000, 999_995_000]);
    expect(action).toBe('buy-nft');
    expect(trades).toMatchObject([
      { trader: BUYER, sold: { asset: { kind: 'sol' }, amount: PRICE }, bought: { amount: 1n } },
    ]);
  });

  test('a bid taken is told as the seller’s, at the price and not at what fees left of it', () => {
    const { trades, action } = decodeSale(SELLER, [5_000, 900_000_000]);
    expect(action).toBe('sell-nft');
    expect(trades).toMatchObject([
      {
        trader: SELLER,
        sold: { asset: { mint: MINT }, amount: 1n },
        bought: { asset: { kind: 'sol' }, amount: PRICE },
        swaps: [{ venue: 'Magic Eden', bought: { amount: PRICE } }],
      },
    ]);
  });

  test('a deposit is told alone, and not beside the bid it is for', () => {
    const deposit = { program: M2, accounts: [BUYER, M2, ESCROW], data: bytesOf(DEPOSIT, 255, [PRICE, 8]) };
    const bid = {
      program: M2,
      accounts: [BUYER, M2, MINT],
      data: bytesOf(BID, 255, 254, [PRICE, 8], [1n, 8], [0n, 8]),
    };
    const keys = [BUYER, MINT, ESCROW, M2];
    const tell = (instructions: readonly (typeof bid)[]): string =>
      decodeTransaction(
        buildTransaction({
          keys,
          instructions,
          meta: { preBalances: [2_000_000_000, 0, 0, 0], postBalances: [999_995_000, 0, Number(PRICE), 0] },
        }),
      ).summary.template;
    expect(tell([deposit])).toBe('{who} deposited {amount} for buying on Magic Eden');
    expect(tell([deposit, bid])).toBe('{who} bid {buyerPrice} for {tokenMint} on {program}');
  });

  test('somebody who only pays the fee of a sale has traded nothing', () => {
    expect(decodeSale(SELLER, [5_000, 0]).trades).toEqual([]);
  });
});
