import { getAccounts, type Chain } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { DefiStablecoins, SupplyRow } from '#contracts/market/defi';
import { listStakePoolTokens, listWellKnownTokens, readMint, TOKEN_PROGRAMS } from '#decoder';
import defiMarketQueries from '#store/queries/defi-markets';
import { withTimeout } from '#std/concurrency';
import type { IndexReader } from '../index/index-reader.ts';
import type { WindowPlan } from './window-plan.ts';

const CHAIN_MS = 1_500;
/** Coins of the list of well-known tokens that a dollar stands behind. */
const DOLLARS: ReadonlySet<string> = new Set(['USDC', 'USDT', 'PYUSD']);

/** What stablecoins markets are quoted in, their supplies and flows, and how they trade against each other. */
export async function readStablecoins(
  index: IndexReader,
  chain: Chain,
  plan: WindowPlan,
): Promise<DefiStablecoins> {
  const quoted = await index.all(defiMarketQueries.deepStablecoins, {});
  const known = listWellKnownTokens().filter(({ symbol }) => DOLLARS.has(symbol));
  const mints = [...new Set([...quoted, ...known].map(({ mint }) => mint))];
  const [rows, pairs] = await Promise.all([
    readSupplies(index, chain, plan, mints),
    index.all(defiMarketQueries.stablecoinPairs, { mints }),
  ]);
  return {
    rows,
    prices: pairs.map(({ market, base, quote, ...price }) => ({
      market: asAddress(market),
      base: asAddress(base),
      quote: asAddress(quote),
      ...price,
    })),
  };
}

/** The tokens of stake pools that are on the cluster, with what they are staked and unstaked at. */
export async function readStakePools(
  index: IndexReader,
  chain: Chain,
  plan: WindowPlan,
  venues: readonly Address[],
): Promise<readonly SupplyRow[]> {
  const rates = venues.length === 0 ? [] : await index.all(defiMarketQueries.stakeRates, { venues });
  const mints = [
    ...new Set([...rates.map(({ base }) => base), ...listStakePoolTokens().map(({ mint }) => mint)]),
  ];
  const rows = await readSupplies(index, chain, plan, mints);
  return rows.map((row) => {
    const rate = rates.find(({ base }) => base === row.mint);
    return rate === undefined ? row : { ...row, rate: { price: rate.price, time: rate.time } };
  });
}

/** Supplies and flows of tokens, the most traded first; tokens the cluster does not have are left out. */
async function readSupplies(
  index: IndexReader,
  chain: Chain,
  plan: WindowPlan,
  mints: readonly string[],
): Promise<readonly SupplyRow[]> {
  const [accounts, flows, turnover] = await Promise.all([
    withTimeout(CHAIN_MS, getAccounts(chain, mints.map(asAddress), { timeoutMs: CHAIN_MS })),
    index.all(defiMarketQueries.supplyHours, { mints, from: plan.hoursFrom }),
    index.all(defiMarketQueries.tokenTurnover, { mints, width: plan.width, from: plan.from }),
  ]);
  return mints
    .flatMap((mint, i): readonly SupplyRow[] => {
      const account = accounts?.[i];
      const reading =
        account !== undefined && TOKEN_PROGRAMS.has(account.owner) ? readMint(account.data) : undefined;
      const own = flows.filter((flow) => flow.mint === mint);
      const traded = turnover.find((row) => row.mint === mint);
      // Everything was looked at and there is nothing.
      if (accounts !== undefined && reading === undefined && own.length === 0 && traded === undefined)
        return [];
      return [
        {
          mint: asAddress(mint),
          decimals: reading?.decimals,
          supply: reading?.supply,
          minted: own.reduce((sum, { minted }) => sum + minted, 0n),
          burnt: own.reduce((sum, { burnt }) => sum + burnt, 0n),
          swaps: traded?.swaps ?? 0,
          microUsd: traded?.microUsd ?? 0n,
        },
      ];
    })
    .sort((a, b) => (a.microUsd === b.microUsd ? 0 : a.microUsd > b.microUsd ? -1 : 1));
}
