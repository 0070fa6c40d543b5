import type { Effect } from '#contracts/decoded';
import { defineInterface } from '../define-interface.ts';
import type { InstructionView } from '../instruction-view.ts';
import { address, flag, lamports, mintAmountBack } from '../layout/codec.ts';

/** Every token of the launchpad has so many. */
const DECIMALS = 6;
const MOVED = 'The price moved. A higher slippage tolerance or a new quote may work.';

export default defineInterface({
  key: 'localnet-launchpad',
  name: 'Localnet Launchpad',
  programs: ['LocaLnetLaunch11111111111111111111111111111'],
  category: 'launchpad',
  does: 'Launches tokens on a bonding curve, then opens a Localnet AMM pool',
  source: 'its on-chain IDL',
  meaning: {
    create: {
      title: 'Launch token',
      // The mint reads as its symbol, with the way to its page.
      sentence: 'Launch {name} ({mint})',
      effects: (ix: InstructionView): readonly Effect[] => [
        { kind: 'create-mint', mint: ix.address('mint'), decimals: DECIMALS },
      ],
    },
    buy: {
      sentence: 'Buy at least {minimumTokenAmount} for at most {solAmount} on the bonding curve',
      amounts: { solAmount: 'sol', minimumTokenAmount: 'mint:mint' },
      swap: 'user',
    },
    sell: {
      sentence: 'Sell {tokenAmount} to the bonding curve for at least {minimumSolAmount}',
      amounts: { tokenAmount: 'mint:mint', minimumSolAmount: 'sol' },
      swap: 'user',
    },
    claimFees: { title: 'Claim creator fees', sentence: 'Claim the creator fees of {bondingCurve}' },
    graduate: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {mint} from its bonding curve to the pool {pool}',
    },
  },
  events: {
    traded: {
      fields: {
        mint: address,
        user: address,
        solAmount: lamports,
        tokenAmount: mintAmountBack(72, DECIMALS),
        fee: lamports,
        virtualSol: lamports,
        virtualTokens: mintAmountBack(96, DECIMALS),
        realSol: lamports,
        realTokens: mintAmountBack(112, DECIMALS),
        isBuy: flag,
      },
    },
    graduated: {
      fields: {
        mint: address,
        bondingCurve: address,
        pool: address,
        tokenAmount: mintAmountBack(96, DECIMALS),
        solAmount: lamports,
      },
    },
    feesClaimed: { fields: { mint: address, creator: address, amount: lamports } },
  },
  errors: {
    6000: {
      name: 'SlippageExceeded',
      message: 'The price moved: less comes out than the least asked for.',
      hint: MOVED,
    },
    6011: {
      name: 'NotSelling',
      message: 'The bonding curve is complete: the token now trades in a pool, or soon will.',
      hint: 'Trade it in its pool.',
    },
  },
});
