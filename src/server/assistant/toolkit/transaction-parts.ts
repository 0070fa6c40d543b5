/** Parts of a transaction as leaves: who is in it, what was created and paid for, and what its payer gained or lost. */
import type { Names } from '#contracts/answers';
import type { DecodedInstruction, DecodedTransaction, Effect } from '#contracts/decoded';
import { toMarketCap } from '#contracts/market/token-market';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, validatorLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf, toAssetAmount } from '../figures/to-leaf.ts';
import type { ToolAsk } from '../tools/define-tool.ts';
import { readPart } from './from-index.ts';

const MAX_ACCOUNTS = 40;
const MAX_LOGS = 60;
/** A token that costs this close to a dollar is what others are priced in. */
const NEAR_A_DOLLAR = 0.03;

type Of<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;
const isOf =
  <Kind extends Effect['kind']>(kind: Kind) =>
  (effect: Effect): effect is Of<Kind> =>
    effect.kind === kind;

/** Accounts in the order of the message, and the lookup tables some came from. */
export function toAccountTrees({ accounts }: DecodedTransaction, names: Names) {
  const tables = [...new Set(accounts.flatMap(({ lookupTable }) => lookupTable ?? []))];
  return {
    accountCount: leaf.count(accounts.length),
    writableCount: leaf.count(accounts.filter(({ writable }) => writable).length),
    accounts: accounts.slice(0, MAX_ACCOUNTS).map(({ address }) => toAddressLeaf(address, names)),
    writable: accounts
      .filter(({ writable }) => writable)
      .slice(0, MAX_ACCOUNTS)
      .map(({ address }) => toAddressLeaf(address, names)),
    lookupTableCount: leaf.count(tables.length),
    lookupTables: tables.map((table) => leaf.address(table)),
  };
}

/** What it offers for a compute unit, where it says so. */
export function toComputePrice(instructions: readonly DecodedInstruction[]) {
  for (const { fields } of instructions) {
    const price = fields.find(({ value }) => value.kind === 'compute-price')?.value;
    if (price?.kind === 'compute-price')
      return { price: leaf.number(Number(price.microLamports), 'micro-lamports per CU', 0) };
  }
  return {};
}

/** The log line of a top-level instruction that says how much it might use. */
const CONSUMED = /^Program \w+ consumed \d+ of (\d+) compute units$/;

/** Compute units it may use: the limit it asks for, else the one its log shows the first instruction began with. */
export function toComputeLimit({ computeUnits, computeUnitLimit, logs }: DecodedTransaction): {
  readonly limit?: leaf.Figure;
  readonly limitAsked?: leaf.Figure;
  readonly share?: leaf.Figure;
} {
  const shown = logs.find(({ kind, depth }) => kind === 'compute' && depth === 1);
  const began = logs.filter(({ kind, depth }) => kind === 'invoke' && depth === 1);
  const isFirst =
    shown !== undefined &&
    logs.slice(0, logs.indexOf(shown)).filter((one) => began.includes(one)).length === 1;
  const text = isFirst ? CONSUMED.exec(shown.text)?.[1] : undefined;
  const limit = computeUnitLimit ?? (text === undefined ? undefined : Number(text));
  if (limit === undefined) return {};
  return {
    limit: leaf.count(limit, 'CU'),
    limitAsked: leaf.flag(computeUnitLimit !== undefined),
    ...(computeUnits !== undefined && limit > 0 && { share: leaf.share(computeUnits / limit) }),
  };
}

/** Log lines: what programs print is their own text. */
export const toLogTrees = ({ logs }: DecodedTransaction) => ({
  logCount: leaf.count(logs.length),
  logs: logs.slice(0, MAX_LOGS).map(({ text }) => leaf.stranger('log line', text)),
});

/** Tokens and accounts that were created, what their rent took, and stake that was moved. */
export function toCreatedTrees(
  effects: readonly Effect[],
  names: Names,
  /** Lamports a stake account that was opened here has to keep, by its address: they are never delegated. */
  reserves: ReadonlyMap<string, bigint>,
) {
  const stakes = effects.filter(isOf('stake'));
  const staked = new Set(stakes.map(({ account }) => account));
  const opened = effects.filter(isOf('create-account'));
  // What is put into a stake account is stake, not rent.
  const rent = opened.filter(({ account, lamports }) => lamports !== undefined && !staked.has(account));
  return {
    created: effects.filter(isOf('create-mint')).map(({ mint, decimals }) => ({
      mint: mintLeaf(mint),
      decimals: leaf.count(decimals),
    })),
    openedCount: leaf.count(opened.length),
    opened: opened.map(({ account, lamports }) => ({
      account: toAddressLeaf(account, names),
      ...(lamports !== undefined && { amount: leaf.sol(lamports) }),
    })),
    closedCount: leaf.count(effects.filter(isOf('close-account')).length),
    rentPaid: leaf.sol(rent.reduce((sum, { lamports }) => sum + (lamports ?? 0n), 0n)),
    stakes: stakes.map(({ action, account, validator, lamports }) => {
      const put = opened.find((one) => one.account === account)?.lamports;
      const reserve = reserves.get(account);
      const amount = lamports ?? (put === undefined || reserve === undefined ? undefined : put - reserve);
      return {
        action: leaf.word(action),
        account: leaf.address(account),
        ...(validator !== undefined && { validator: validatorLeaf(validator) }),
        ...(amount !== undefined && amount >= 0n && { amount: leaf.sol(amount) }),
        ...(put !== undefined && { put: leaf.sol(put) }),
      };
    }),
  };
}

/** SOL of who paid the fee before and after, and how much of it was more than the fee. */
export function toPayerTree(transaction: DecodedTransaction) {
  const { feePayer, feeLamports, accounts, balanceChanges } = transaction;
  const account = accounts.find(({ address }) => address === feePayer);
  if (account?.preLamports === undefined || account.postLamports === undefined) return {};
  const change = account.postLamports - account.preLamports;
  const lost = balanceChanges.filter(
    (one) => one.owner === feePayer && one.asset.kind === 'token' && one.change < 0n,
  );
  return {
    payer: {
      before: leaf.sol(account.preLamports),
      after: leaf.sol(account.postLamports),
      change: leaf.sol(change),
      ...(feeLamports !== undefined && { apartFromFee: leaf.sol(change + feeLamports) }),
      tokensLost: leaf.count(lost.length),
    },
  };
}

/** Trades with what both sides were worth then, and the price for one unit of the token that is no money. */
export function toTradeTrees(ask: ToolAsk, transaction: DecodedTransaction, names: Names) {
  return Promise.all(
    transaction.trades.map(async (trade) => {
      const [sold, bought] = await Promise.all(
        [trade.sold, trade.bought].map((side) => toSide(ask, side, transaction.blockTime, names)),
      );
      if (sold === undefined || bought === undefined) throw new Error('a trade has two sides');
      const isSell = bought.rank > sold.rank;
      const [token, money] = isSell ? [sold, bought] : [bought, sold];
      const price = token.units > 0 ? money.units / token.units : undefined;
      return {
        trader: toAddressLeaf(trade.trader, names),
        sold: sold.amount,
        bought: bought.amount,
        side: leaf.word(isSell ? 'sell' : 'buy'),
        ...(price !== undefined &&
          Number.isFinite(price) &&
          money.unit !== undefined && { price: leaf.price(price, money.unit) }),
        ...(sold.microUsd !== undefined && { soldValue: leaf.usd(sold.microUsd) }),
        ...(bought.microUsd !== undefined && { boughtValue: leaf.usd(bought.microUsd) }),
        swaps: leaf.count(trade.swaps.length),
        venues: [...new Set(trade.swaps.map(({ venue }) => venue))].map((venue) => leaf.word(venue)),
      };
    }),
  );
}

type Side = DecodedTransaction['trades'][number]['sold'];

/** `rank` is higher the more an asset is money: a dollar, SOL, another token. */
async function toSide(ask: ToolAsk, { asset, amount }: Side, time: number | undefined, names: Names) {
  const figure = toAssetAmount(asset, amount, names);
  const mint = asset.kind === 'sol' ? WRAPPED_SOL.mint : asset.mint;
  const { decimals = 0, unit } = figure;
  const priced =
    mint === undefined || time === undefined
      ? undefined
      : await readPart(ask, ask.ask('priceAt', { mint, time: String(time) }));
  const usd = priced?.at.usd;
  const isSol = mint === WRAPPED_SOL.mint;
  const isDollar = usd !== undefined && Math.abs(usd - 1) < NEAR_A_DOLLAR;
  return {
    amount: figure,
    units: Number(amount) / 10 ** decimals,
    unit: isSol ? 'SOL' : unit,
    rank: isDollar ? 2 : isSol ? 1 : 0,
    microUsd: usd === undefined ? undefined : toMarketCap(amount < 0n ? -amount : amount, decimals, usd),
  };
}
