import { asAddress } from '#contracts/chain';
import type { HolderClasses } from '#contracts/account/token-risk';
import type { RowOf } from '#store';
import holderQueries from '#store/queries/token-holders';
import tokenMarketQueries from '#store/queries/token-market';
import swaps from '#store/tables/swaps';
import type tokens from '#store/tables/tokens';
import {
  toAct,
  toAskedOwners,
  toHolderClasses,
  toLastEarlySlot,
  type Balance,
  type ClassFacts,
} from './holder-classes.ts';
import type { Coverage, IndexReader } from '../index/index-reader.ts';

const MAX_BUYS = 1_000;
const MAX_BALANCES = 2_000;
/** Markets whose vaults are looked for: the deepest. */
const MAX_MARKETS = 200;
const DAY_SECONDS = 86_400;

type StoredToken = RowOf<(typeof tokens)['columns']>;

/** Creator, snipers, bundled wallets and pools of a token, with what they hold as the index last saw it. */
export async function readHolderClasses(
  index: IndexReader,
  { fromTime, toTime }: Coverage,
  mint: string,
): Promise<HolderClasses> {
  const [token, created, markets] = await Promise.all([
    index.first(tokenMarketQueries.indexedToken, { mint }),
    index.first(holderQueries.creationOfMint, { mint }),
    readMarketsOf(index, mint),
  ]);
  const creation: ClassFacts['creation'] =
    created === undefined
      ? {
          kind: 'unknown',
          reason: `The token is older than the index, whose first block is of ${toDayText(fromTime)}.`,
        }
      : {
          kind: 'known',
          creator: asAddress(created.creator),
          launchpad: created.launchpad === undefined ? undefined : asAddress(created.launchpad),
          act: toAct(created),
        };
  const early = toEarly(token, creation, toTime);
  const [buys, vaults] = await Promise.all([
    early.kind === 'known'
      ? index.all(holderQueries.firstBuys, {
          mint,
          from: early.firstSlot,
          to: early.lastSlot,
          limit: MAX_BUYS + 1,
        })
      : [],
    readVaults(index, mint, markets),
  ]);
  const seen = buys.slice(0, MAX_BUYS);
  const owners = toAskedOwners({ creation, buys: seen });
  const balances =
    owners.length === 0
      ? []
      : await index.all(holderQueries.balancesOfOwners, { mint, owners, limit: MAX_BALANCES });
  return toHolderClasses({
    creation,
    early: early.kind === 'known' ? { ...early, isCut: buys.length > MAX_BUYS } : early,
    buys: seen,
    vaults,
    balances,
  });
}

function toEarly(
  token: StoredToken | undefined,
  creation: ClassFacts['creation'],
  toTime: number,
): ClassFacts['early'] {
  if (creation.kind === 'unknown') {
    return { kind: 'unknown', reason: `${creation.reason} Who bought it first is not in it.` };
  }
  if (token?.tradedSlot === undefined) {
    return { kind: 'unknown', reason: 'There are no trades in known pools yet.' };
  }
  const days = swaps.keep?.days ?? Infinity;
  if (toTime - creation.act.time > days * DAY_SECONDS) {
    return {
      kind: 'unknown',
      reason: `Its first trades are older than the ${days} days that trades are stored.`,
    };
  }
  const firstSlot = token.tradedSlot;
  return { kind: 'known', firstSlot, lastSlot: toLastEarlySlot(firstSlot), isCut: false };
}

async function readMarketsOf(index: IndexReader, mint: string): Promise<readonly string[]> {
  const [asBase, asQuote] = await Promise.all([
    index.all(tokenMarketQueries.marketsWithBase, { mint, limit: MAX_MARKETS }),
    index.all(tokenMarketQueries.someMarketsWithQuote, { mint, limit: MAX_MARKETS }),
  ]);
  return [...asBase, ...asQuote].map(({ market }) => market);
}

/** A vault belongs to the market’s account, is that account, or holds just what the market’s vault was left with. */
async function readVaults(
  index: IndexReader,
  mint: string,
  markets: readonly string[],
): Promise<ClassFacts['vaults']> {
  if (markets.length === 0) return [];
  const limit = MAX_BALANCES;
  const [owned, selves, bases, quotes] = await Promise.all([
    index.all(holderQueries.balancesOfOwners, { mint, owners: markets, limit }),
    index.all(holderQueries.balancesOfAccounts, { mint, accounts: markets, limit }),
    index.all(holderQueries.baseVaults, { mint, markets, limit }),
    index.all(holderQueries.quoteVaults, { mint, markets, limit }),
  ]);
  const found = new Map<string, Balance & { readonly market: string }>();
  const add = (balance: Balance, market: string) => {
    if (balance.amount > 0n && !found.has(balance.account))
      found.set(balance.account, { ...balance, market });
  };
  for (const balance of owned) add(balance, balance.owner!); // asked for by owner
  for (const balance of selves) add(balance, balance.account);
  for (const { market, ...balance } of [...bases, ...quotes]) add(balance, market);
  return [...found.values()];
}

/** `2026-11-16 12:00 UTC`. */
export const toDayText = (unixSeconds: number): string =>
  `${new Date(unixSeconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
