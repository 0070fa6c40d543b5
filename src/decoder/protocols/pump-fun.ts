import type { Asset, Effect } from '#contracts/decoded';
import { toEventInstruction } from '../anchor/cpi-events.ts';
import { defineProtocol, type EventLayout } from '../define-protocol.ts';
import { SOL, type InstructionView } from '../instruction-view.ts';
import {
  address,
  basisPointsU64,
  flag,
  lamports,
  mintAmountAt,
  mintAmountBack,
  text,
  trailing,
  u64,
  unixTime,
} from '../layout/codec.ts';

const NAME = 'Pump.fun';
/** The bonding curve creates every token with six decimals. */
const DECIMALS = 6;

function traded(event: InstructionView): readonly Effect[] {
  const mint = event.fieldAddress('mint');
  const trader = event.fieldAddress('user');
  const buy = event.value('isBuy');
  if (mint === undefined || trader === undefined || buy?.kind !== 'flag') return [];
  const token: Asset = { kind: 'token', mint, decimals: DECIMALS };
  const tokens = { asset: token, amount: event.integer('tokenAmount') };
  const sol = { asset: SOL, amount: event.integer('solAmount') };
  return [{ kind: 'hop', venue: NAME, trader, give: buy.flag ? sol : tokens, get: buy.flag ? tokens : sol }];
}

const TRADE_ACCOUNTS = [
  'global',
  'feeRecipient',
  'mint',
  'bondingCurve',
  'bondingCurveTokens',
  'userTokens',
  'user',
];

const EVENTS: readonly EventLayout[] = [
  {
    at: 'bddb7fd34ee661ee',
    name: 'tradeEvent',
    fields: {
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
    },
    sentence: '{user} traded {tokenAmount} against {solAmount}',
    effects: traded,
  },
  {
    at: '1b72a94ddeeb6376',
    name: 'createEvent',
    fields: { name: text, symbol: text, uri: text, mint: address, bondingCurve: address, user: address },
    sentence: '{user} launched {name} ({symbol})',
  },
  {
    at: '5f72619cd42e9808',
    name: 'completeEvent',
    fields: { user: address, mint: address, bondingCurve: address, time: unixTime },
    sentence: 'The bonding curve of {mint} is complete',
  },
];

export default defineProtocol({
  key: 'pump-fun',
  name: NAME,
  programs: ['6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL, published at its IDL account (version 0.1.0)',
  discriminant: 'bytes8',
  instructions: [
    {
      at: '66063d1201daebea',
      name: 'buy',
      accounts: TRADE_ACCOUNTS,
      args: { amount: mintAmountAt(2), maxSolCost: lamports },
      sentence: 'Buy {amount} for at most {maxSolCost}',
    },
    {
      at: '33e685a4017f83ad',
      name: 'sell',
      accounts: TRADE_ACCOUNTS,
      args: { amount: mintAmountAt(2), minSolOutput: lamports },
      sentence: 'Sell {amount} for at least {minSolOutput}',
    },
    {
      at: '181ec828051c0777',
      name: 'create',
      title: 'Launch token',
      accounts: [
        'mint',
        'mintAuthority',
        'bondingCurve',
        'bondingCurveTokens',
        'global',
        'metadataProgram',
        'metadata',
        'user',
      ],
      args: { name: text, symbol: text, uri: text, creator: trailing(address) },
      sentence: 'Launch the token {name} ({symbol}) as {mint}',
      effects: (ix) => [{ kind: 'create-mint', mint: ix.address('mint'), decimals: DECIMALS }],
    },
    {
      at: '9beae792ec9ea21e',
      name: 'migrate',
      title: 'Graduate to a pool',
      accounts: ['global', 'withdrawAuthority', 'mint', 'bondingCurve'],
      sentence: 'Move the liquidity of {mint} from its bonding curve to a pool',
    },
    {
      at: '1416567bc61cdb84',
      name: 'collectCreatorFee',
      accounts: ['creator', 'creatorVault'],
      sentence: 'Collect the creator fees of {creator}',
    },
    {
      at: 'ea66c2cb96483ee5',
      name: 'extendAccount',
      accounts: ['account', 'user'],
      sentence: 'Make room in {account}',
    },
    {
      at: 'fe94ff70cf8eaaa5',
      name: 'setCreator',
      accounts: [],
      args: { creator: address },
      sentence: 'Set the creator to {creator}',
    },
    toEventInstruction(EVENTS),
  ],
  events: EVENTS,
  accounts: [
    {
      type: 'bonding-curve',
      title: 'Bonding curve',
      matches: (data) =>
        data.length >= 49 &&
        [0x17, 0xb7, 0xf8, 0x37, 0x60, 0xd8, 0xac, 0x60].every((byte, i) => data[i] === byte),
      layout: {
        discriminator: u64,
        virtualTokenReserves: u64,
        virtualSolReserves: lamports,
        realTokenReserves: u64,
        realSolReserves: lamports,
        tokenTotalSupply: u64,
        complete: flag,
        creator: trailing(address),
      },
      sentence: 'A bonding curve that holds {realSolReserves}',
    },
  ],
  errors: {
    6000: { name: 'NotAuthorized', message: 'The account may not do this.' },
    6002: {
      name: 'TooMuchSolRequired',
      message: 'The tokens cost more SOL than the buyer allowed.',
      hint: 'The price moved. A higher slippage tolerance or a new quote may work.',
    },
    6003: {
      name: 'TooLittleSolReceived',
      message: 'The sale brings less SOL than the seller asked for.',
      hint: 'The price moved. A higher slippage tolerance or a new quote may work.',
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
