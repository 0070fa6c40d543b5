import { defineInterface } from '../define-interface.ts';
import type { Asset, Effect } from '#contracts/decoded';
import type { AccountLayout, EventLayout } from '../define-protocol.ts';
import { SOL, type InstructionView } from '../instruction-view.ts';
import {
  address,
  basisPointsU16,
  basisPointsU64,
  flag,
  lamports,
  list,
  mintAmountBack,
  record,
  text,
  trailing,
  u64,
  unixTime,
} from '../layout/codec.ts';

const NAME = 'Pump.fun';
/** The bonding curve creates every token with six decimals. */
const DECIMALS = 6;

/** A trade is against SOL, or against another token that only later events name. */
function readPrice(event: InstructionView): { readonly asset: Asset; readonly amount: bigint } {
  const sol = event.integer('solAmount');
  const mint = event.fieldAddress('quoteMint');
  const amount = event.integer('quoteAmount');
  if (sol > 0n || amount === 0n || mint === undefined) return { asset: SOL, amount: sol };
  return { asset: { kind: 'token', mint, decimals: event.decimalsOf(mint) }, amount };
}

function traded(event: InstructionView): readonly Effect[] {
  const mint = event.fieldAddress('mint');
  const trader = event.fieldAddress('user');
  const buy = event.value('isBuy');
  if (mint === undefined || trader === undefined || buy?.kind !== 'flag') return [];
  const tokens = {
    asset: { kind: 'token', mint, decimals: DECIMALS } as const,
    amount: event.integer('tokenAmount'),
  };
  const price = readPrice(event);
  return [
    {
      kind: 'swap',
      venue: NAME,
      trader,
      sold: buy.flag ? price : tokens,
      bought: buy.flag ? tokens : price,
    },
  ];
}

const TRADE_FIELDS: EventLayout['fields'] = {
  mint: address,
  solAmount: lamports,
  tokenAmount: mintAmountBack(40, DECIMALS),
  isBuy: flag,
  user: address,
  time: unixTime,
  virtualSolReserves: lamports,
  virtualTokenReserves: u64,
  realSolReserves: trailing(lamports),
  realTokenReserves: trailing(u64),
  feeRecipient: trailing(address),
  feeRate: trailing(basisPointsU64),
  fee: trailing(lamports),
  creator: trailing(address),
  creatorFeeRate: trailing(basisPointsU64),
  creatorFee: trailing(lamports),
  trackVolume: trailing(flag),
  totalUnclaimedTokens: trailing(u64),
  totalClaimedTokens: trailing(u64),
  currentSolVolume: trailing(lamports),
  lastUpdate: trailing(unixTime),
  instruction: trailing(text),
  mayhemMode: trailing(flag),
  cashbackRate: trailing(basisPointsU64),
  cashback: trailing(lamports),
  buybackFeeRate: trailing(basisPointsU64),
  buybackFee: trailing(lamports),
  shareholders: trailing(list(record({ address, share: basisPointsU16 }))),
  quoteMint: trailing(address),
  quoteAmount: trailing(u64),
  virtualQuoteReserves: trailing(u64),
  realQuoteReserves: trailing(u64),
};

const CURVE_TAG = [0x17, 0xb7, 0xf8, 0x37, 0x60, 0xd8, 0xac, 0x60];
const BONDING_CURVE: AccountLayout = {
  type: 'bonding-curve',
  title: 'Bonding curve',
  matches: (data) => data.length >= 49 && CURVE_TAG.every((byte, i) => data[i] === byte),
  layout: {
    discriminator: u64,
    virtualTokenReserves: u64,
    virtualSolReserves: lamports,
    realTokenReserves: u64,
    realSolReserves: lamports,
    tokenTotalSupply: u64,
    complete: flag,
    creator: trailing(address),
    mayhemMode: trailing(flag),
    cashbackCoin: trailing(flag),
    quoteMint: trailing(address),
  },
  sentence: 'A bonding curve that holds {realSolReserves}',
};

const launch = (mint: string) => ({
  title: 'Launch token',
  sentence: 'Launch the token {name} ({symbol}) as {mint}',
  effects: (ix: InstructionView): readonly Effect[] => [
    { kind: 'create-mint', mint: ix.address(mint), decimals: DECIMALS },
  ],
});
const V2_TRADE = (token: string, quote: string) => ({ [token]: 'mint:baseMint', [quote]: 'mint:quoteMint' });
const CASHBACK = { sentence: 'Claim cashback for {user}' };
const GRADUATE = 'Graduate to a pool';
const MOVED = 'The price moved. A higher slippage tolerance or a new quote may work.';

export default defineInterface({
  key: 'pump-fun',
  name: 'Pump.fun',
  programs: ['6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.1.0, with 40 instructions',
  meaning: {
    buy: {
      sentence: 'Buy {amount} for at most {maxSolCost}',
      amounts: { amount: 'mint:mint', maxSolCost: 'sol' },
    },
    buyExactSolIn: {
      sentence: 'Buy at least {minTokensOut} for {spendableSolIn}',
      amounts: { spendableSolIn: 'sol', minTokensOut: 'mint:mint' },
    },
    sell: {
      sentence: 'Sell {amount} for at least {minSolOutput}',
      amounts: { amount: 'mint:mint', minSolOutput: 'sol' },
    },
    buyV2: { sentence: 'Buy {amount} for at most {maxSolCost}', amounts: V2_TRADE('amount', 'maxSolCost') },
    buyExactQuoteInV2: {
      sentence: 'Buy at least {minTokensOut} for {spendableQuoteIn}',
      amounts: V2_TRADE('minTokensOut', 'spendableQuoteIn'),
    },
    sellV2: {
      sentence: 'Sell {amount} for at least {minSolOutput}',
      amounts: V2_TRADE('amount', 'minSolOutput'),
    },
    create: launch('mint'),
    createV2: launch('mint'),
    migrate: {
      title: GRADUATE,
      sentence: 'Migrate the liquidity of {mint} from its bonding curve to a pool',
    },
    migrateV2: {
      title: GRADUATE,
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {pool}',
    },
    collectCreatorFee: { sentence: 'Collect the creator fees of {creator}' },
    collectCreatorFeeV2: { sentence: 'Collect the creator fees of {creator}' },
    distributeCreatorFees: { sentence: 'Distribute the creator fees of {mint}' },
    distributeCreatorFeesV2: { sentence: 'Distribute the creator fees of {mint}' },
    claimCashback: CASHBACK,
    claimCashbackV2: CASHBACK,
    claimTokenIncentives: { sentence: 'Claim trading rewards for {user}' },
    initUserVolumeAccumulator: { sentence: 'Initialize the volume accumulator of {user}' },
    syncUserVolumeAccumulator: { sentence: 'Sync the volume accumulator of {user}' },
    closeUserVolumeAccumulator: { sentence: 'Close the volume accumulator of {user}' },
    extendAccount: { sentence: 'Extend the account {account}' },
    setCreator: { sentence: 'Set the creator to {creator}' },
    adminSetCreator: { sentence: 'Set the creator of {mint} to {creator}' },
    setMetaplexCreator: { sentence: 'Set the creator of {mint} to the one its metadata names' },
    migrateBondingCurveCreator: { sentence: 'Migrate the creator of {mint} to fee sharing' },
    getMinimumDistributableFee: { sentence: 'Query the minimum distributable creator fees of {mint}' },
  },
  events: {
    tradeEvent: { fields: TRADE_FIELDS, sentence: '{user} traded {tokenAmount}', effects: traded },
    createEvent: { sentence: '{user} launched {name} ({symbol})' },
    completeEvent: { sentence: 'The bonding curve of {mint} is complete' },
  },
  accounts: [BONDING_CURVE],
  errors: {
    6000: { name: 'NotAuthorized', message: 'The account may not do this.' },
    6002: {
      name: 'TooMuchSolRequired',
      message: 'The tokens cost more SOL than the buyer allowed.',
      hint: MOVED,
    },
    6003: {
      name: 'TooLittleSolReceived',
      message: 'The sale brings less SOL than the seller asked for.',
      hint: MOVED,
    },
    6004: { name: 'MintDoesNotMatchBondingCurve', message: 'The bonding curve belongs to another token.' },
    6005: {
      name: 'BondingCurveComplete',
      message: 'The bonding curve is complete: the token now trades in a pool.',
      hint: 'Trade it in its pool.',
    },
    6006: { name: 'BondingCurveNotComplete', message: 'The bonding curve is not complete yet.' },
    6020: { name: 'BuyZeroAmount', message: 'The amount to buy is zero.' },
    6021: { name: 'NotEnoughTokensToBuy', message: 'The bonding curve holds fewer tokens.' },
    6022: { name: 'SellZeroAmount', message: 'The amount to sell is zero.' },
    6023: { name: 'NotEnoughTokensToSell', message: 'The seller holds fewer tokens.' },
    6024: { name: 'Overflow', message: 'A calculation overflowed.' },
  },
});
