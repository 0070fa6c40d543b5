import { defineInterface } from '../define-interface.ts';
import { address, choice, mintAmountBack } from '../layout/codec.ts';

const SIDES = { side: { Long: 'long', Short: 'short' } };
const side = choice('long', 'short');
const OF_MARKET = { market: address, owner: address, underlyingMint: address, collateralMint: address };
/** Behind the addresses of both mints. */
const OF_POSITION = { ...OF_MARKET, size: mintAmountBack(64), value: mintAmountBack(40) };
const LIQUIDITY = { ...OF_MARKET, amount: mintAmountBack(32), liquidity: mintAmountBack(40) };

export default defineInterface({
  key: 'localnet-perpetuals',
  name: 'Localnet Perpetuals',
  programs: ['LocaLnetPerp1111111111111111111111111111111'],
  category: 'perpetuals',
  does: 'Perpetual positions against a liquidity pool, at oracle prices',
  source: 'its on-chain IDL',
  meaning: {
    createMarket: {
      title: 'Create market',
      sentence: 'Create the perpetual market {market} of {underlyingMint}',
      founds: true,
    },
    addLiquidity: {
      sentence: 'Add {amount} to the liquidity of the market {market}',
      amounts: { amount: 'creatorToken' },
    },
    removeLiquidity: {
      sentence: 'Remove {amount} from the liquidity of the market {market}',
      amounts: { amount: 'creatorToken' },
    },
    openPosition: {
      sentence: 'Open a {side} position of {size} with {collateral} of collateral',
      amounts: {
        size: 'mint:underlyingMint',
        collateral: 'mint:collateralMint',
        limitValue: 'mint:collateralMint',
      },
      choices: SIDES,
    },
    closePosition: {
      sentence: 'Close the position {position}[ for at least {minimumAmount}]',
      amounts: { minimumAmount: 'mint:collateralMint' },
      moved: { to: 'ownerToken', sentence: 'Close the position {position} for {moved}' },
    },
    liquidatePosition: {
      sentence: 'Liquidate the position {position}',
      moved: { to: 'liquidatorToken', sentence: 'Liquidate the position {position} for a reward of {moved}' },
    },
  },
  events: {
    marketCreated: {
      sentence: 'The perpetual market {market} of {underlyingMint} is open',
      fields: OF_MARKET,
    },
    liquidityAdded: { sentence: '{owner} added {amount} of liquidity', fields: LIQUIDITY },
    liquidityRemoved: { sentence: '{owner} removed {amount} of liquidity', fields: LIQUIDITY },
    positionOpened: {
      sentence: '{owner} opened a {side} position of {size}, worth {value}',
      fields: { ...OF_POSITION, collateral: mintAmountBack(48), fee: mintAmountBack(56), side },
    },
    positionClosed: {
      sentence: '{owner} closed a {side} position of {size} and received {paid}',
      fields: {
        ...OF_POSITION,
        paid: mintAmountBack(48),
        gain: mintAmountBack(56),
        loss: mintAmountBack(64),
        side,
      },
    },
    positionLiquidated: {
      sentence: 'The {side} position of {owner}, {size}, was liquidated',
      fields: {
        ...OF_POSITION,
        collateral: mintAmountBack(48),
        reward: mintAmountBack(56),
        loss: mintAmountBack(64),
        side,
      },
    },
  },
  errors: {
    6000: {
      name: 'SlippageExceeded',
      message: 'The price moved past the limit.',
      hint: 'Try again at the present price, or with a wider limit.',
    },
    6013: {
      name: 'TooMuchLeverage',
      message: 'The collateral is too little for a position of this size.',
      hint: 'Add collateral, or open a smaller position.',
    },
    6014: {
      name: 'NotEnoughLiquidity',
      message: 'The liquidity that is free does not cover this.',
      hint: 'Open a smaller position, or wait until others are closed.',
    },
  },
});
