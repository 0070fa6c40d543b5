import { describe, expect, test } from 'vitest';
import type { SwapMovement, SwapQuote } from '#contracts/market/terminal';
import type { Wire } from '#std/json';
import { SOL_MINT } from '#contracts/chain';
import { toSwapSentences } from './swap-sentences.ts';

const USD = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const ACCOUNT = 'Stake11111111111111111111111111111111111112';
const names = { labels: {}, tokens: { [USD]: { mint: USD, symbol: 'lnUSD\u202e', decimals: 6 } } } as never; // brands apart
const quote = {
  inputMint: SOL_MINT,
  outputMint: USD,
  inputDecimals: 9,
  outputDecimals: 6,
  inputAmount: '1000000000',
  minimumAmount: '180120000',
} as unknown as Wire<SwapQuote>; // the rest is not looked at
const movement = {
  changes: [
    { asset: { kind: 'sol' }, amount: '-1000000000' },
    { asset: { kind: 'token', mint: USD, decimals: 6 }, amount: '181940000' },
  ],
  feeLamports: '5000',
  opened: [{ account: ACCOUNT, mint: USD, lamports: '2039280' }],
  closed: [],
} as unknown as Wire<SwapMovement>; // brands apart

const textsOf = (moved: Wire<SwapMovement> | undefined) =>
  toSwapSentences(quote, moved, names).map(({ text }) => text);

describe('what is said before signing', () => {
  test('names what is given exactly, what is got at least, the fee and the rent', () => {
    expect(textsOf(movement)).toEqual([
      'You sell exactly 1 SOL.',
      'You receive at least 180.12 lnUSD, or the swap fails; 181.94 lnUSD in the simulation.',
      'Network fee 0.000005 SOL.',
      'Opens a token account for lnUSD with a refundable rent deposit of 0.00203928 SOL.',
    ]);
  });

  test('warns of whatever else would move', () => {
    const more = [
      ...movement.changes,
      { asset: { kind: 'token', mint: ACCOUNT, decimals: 0 }, amount: '-7' },
    ];
    const [last] = toSwapSentences(quote, { ...movement, changes: more } as never, names).slice(-1);
    expect(last).toEqual({ key: ACCOUNT, text: 'It also moves -7 Stak…1112.', isWarning: true });
  });

  test('does not call exact what the trial run moved otherwise', () => {
    const changes = [{ asset: { kind: 'sol' }, amount: '-1000000001' }, movement.changes[1]];
    const [first] = toSwapSentences(quote, { ...movement, changes } as never, names);
    expect(first).toEqual({ key: 'sold', text: 'You sell 1.000000001 SOL.', isWarning: true });
  });

  test('admits it where the node reported no balances', () => {
    expect(textsOf(undefined).at(-1)).toBe(
      'The node simulated it without reporting balances: fee and rent are not known here.',
    );
  });
});
