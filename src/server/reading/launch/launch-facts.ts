import type { Cluster } from '#contracts/cluster';
import { SNIPER_SLOTS } from '#contracts/account/token-risk';
import { findLookAlike } from '#decoder';
import type { RowOf } from '#store';
import launchQueries from '#store/queries/launches';
import type { IndexReader } from '../index/index-reader.ts';
import type { EarlierLaunch, LaunchFacts } from './launch-risk.ts';

const MAX_EARLIER = 500;
/** Many hours of many mints. */
const MAX_SPANS = 5_000;
const MAX_SNIPERS = 5_000;
const MAX_ACCOUNTS = 1_000;
const MAX_MARKETS = 2_000;
/** How long mints and burns are stored, less a day for the pruning. */
const SUPPLY_SECONDS = 89 * 86_400;

export type CreatedToken = RowOf<(typeof launchQueries.createdTokens)['row']>;
type Market = RowOf<(typeof launchQueries.marketsOfMints)['row']>;

/** What the index knows of some launches, gathered with a few questions for all of them. */
export interface LaunchReading {
  readonly tokens: ReadonlyMap<string, CreatedToken>;
  /** The deepest first. */
  readonly markets: ReadonlyMap<string, readonly Market[]>;
  readonly supplies: ReadonlyMap<string, bigint>;
  readonly earlyBuyers: ReadonlyMap<string, number>;
  factsOf(token: CreatedToken, texts: TokenTexts): LaunchFacts;
}

interface TokenTexts {
  readonly symbol: string | undefined;
  readonly name: string | undefined;
}

/** Reads a book of launches; mints whose creation was not indexed are left out. `now` is the chain’s time. */
export async function readLaunch(
  index: IndexReader,
  cluster: Cluster,
  mints: readonly string[],
  now: number,
): Promise<LaunchReading> {
  const limit = mints.length;
  const rows = await index.all(launchQueries.createdTokens, { mints, limit });
  const tokens = new Map(rows.map((row) => [row.mint, row]));
  const created = [...tokens.keys()];
  const creators = [...new Set(rows.map(({ creator }) => creator))];
  const before = Math.max(0, ...rows.map(({ createdSlot }) => createdSlot));
  const [rights, buyers, sniped, holdings, spans, allMarkets, earlier] = await Promise.all([
    index.all(launchQueries.rightsOverMints, { mints: created, limit }),
    index.all(launchQueries.earlyBuyers, { mints: created, limit }),
    index.all(launchQueries.snipers, { mints: created, slots: SNIPER_SLOTS, limit: MAX_SNIPERS }),
    index.all(launchQueries.creatorHoldings, { mints: created, limit: MAX_ACCOUNTS }),
    index.all(launchQueries.suppliesOfMints, { mints: created, limit: MAX_SPANS }),
    index.all(launchQueries.marketsOfMints, { mints: created, limit: MAX_MARKETS }),
    index.all(launchQueries.earlierLaunches, { creators, before, limit: MAX_EARLIER }),
  ]);
  const markets = groupBy(allMarkets, ({ base }) => base);
  const pulls = await index.all(launchQueries.pullsOfMarkets, {
    markets: allMarkets.map(({ market }) => market),
    limit: MAX_MARKETS,
  });
  const pulledSlots = new Map(pulls.map(({ market, slot }) => [market, slot]));
  const rightOf = new Map(rights.map((row) => [row.mint, row]));
  const snipersOf = groupBy(sniped, ({ mint }) => mint);
  const heldOf = groupBy(holdings, ({ mint }) => mint);
  const earlierOf = groupBy(earlier, ({ creator }) => creator);
  // A list that was cut is missing units of somebody.
  const supplies = spans.length === MAX_SPANS ? new Map<string, bigint>() : toSupplies(rows, spans, now);

  return {
    tokens,
    markets,
    supplies,
    earlyBuyers: new Map(buyers.map(({ mint, buyers: count }) => [mint, count])),
    factsOf(token, { symbol, name }) {
      const { mint } = token;
      const right = rightOf.get(mint);
      const seen = snipersOf.get(mint) ?? [];
      const ownMarkets = markets.get(mint) ?? [];
      return {
        mintRight: toRight(right?.mintGivenUp, right?.mintSlot),
        freezeRight: toRight(right?.freezeGivenUp, right?.freezeSlot),
        creatorTrades: toCreatorTrades(token),
        creatorHolds: sum((heldOf.get(mint) ?? []).map(({ amount }) => amount)),
        supply: supplies.get(mint),
        snipers:
          token.tradedSlot === undefined
            ? undefined
            : { count: seen.length, bought: sum(seen.map(({ bought }) => bought)) },
        isTraded: token.tradedSlot !== undefined,
        liquidityMicroUsd: ownMarkets[0]?.liquidityMicroUsd,
        peakLiquidityMicroUsd: token.peakLiquidityMicroUsd,
        pulledSlot: ownMarkets
          .map(({ market, slot }) => ({ slot, pulled: pulledSlots.get(market) }))
          .find(({ slot, pulled }) => pulled !== undefined && pulled >= slot)?.pulled,
        earlier: toEarlier(earlierOf.get(token.creator) ?? [], token),
        earlierTruncated: earlier.length === MAX_EARLIER,
        lookAlike: toLookAlike(cluster, findLookAlike(mint, symbol, name)),
      };
    },
  };
}

/** Elsewhere than on mainnet no list says which token is the real one; that it is not mainnet's is certain. */
const toLookAlike = (cluster: string, found: ReturnType<typeof findLookAlike>): LaunchFacts['lookAlike'] =>
  cluster === 'mainnet' ? found : found ? { ...found, isOfMainnet: true } : 'unlisted';

function toRight(isGivenUp: boolean | undefined, slot: number | undefined) {
  return isGivenUp === undefined || slot === undefined ? undefined : { isGivenUp, slot };
}

function toCreatorTrades({
  creatorBuys: buys,
  creatorSells: sells,
  creatorBought: bought,
  creatorSold: sold,
}: CreatedToken) {
  if (buys === undefined || sells === undefined) return undefined;
  return { buys, sells, bought: bought ?? 0n, sold: sold ?? 0n };
}

/** A mint can be created by two instructions of one transaction; it is one launch. */
function toEarlier(
  rows: readonly RowOf<(typeof launchQueries.earlierLaunches)['row']>[],
  token: CreatedToken,
): readonly EarlierLaunch[] {
  const found = new Map<string, EarlierLaunch>();
  for (const { mint, slot, pooledSlot, tradedSlot, ...liquidity } of rows) {
    if (slot >= token.createdSlot || mint === token.mint) continue;
    const isPooled = pooledSlot !== undefined;
    found.set(mint, { mint, isPooled, isTraded: tradedSlot !== undefined, ...liquidity });
  }
  return [...found.values()];
}

/** Whole only of mints young enough that nothing of them was dropped. */
function toSupplies(
  tokens: readonly CreatedToken[],
  spans: readonly { readonly mint: string; readonly minted: bigint; readonly burnt: bigint }[],
  now: number,
): ReadonlyMap<string, bigint> {
  const supplies = new Map<string, bigint>();
  for (const { mint, createdTime } of tokens) if (now - createdTime < SUPPLY_SECONDS) supplies.set(mint, 0n);
  for (const { mint, minted, burnt } of spans) {
    const before = supplies.get(mint);
    if (before !== undefined) supplies.set(mint, before + minted - burnt);
  }
  return supplies;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
