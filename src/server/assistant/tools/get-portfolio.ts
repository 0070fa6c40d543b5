import { z } from 'zod';
import type { Names } from '#contracts/answers';
import type { WalletHolding, WalletWorth } from '#contracts/people/wallet';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf, toTokens } from '../figures/to-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf, type ToolAsk } from './define-tool.ts';

const MAX_TOKENS = 60;

export default defineTool({
  name: 'get_portfolio',
  title: 'Read what a wallet holds',
  description:
    'SOL and tokens a wallet holds, each with its value where our index has a price, and the total. Give `mint` for one token alone. Call it for holdings, worth, or the balance of a token.',
  doing: 'Reading what it holds',
  about: ['account'],
  input: z.strictObject({ owner: addressArgument, mint: addressArgument.optional() }),
  async run(ask, { owner, mint }) {
    const answer = found(await ask.ask('wallet', { wallet: owner }));
    const { names, coverage, holdingsMissing: missing } = answer;
    const isWhole = missing === undefined && !answer.holdingsTruncated;
    const [sol, ...all] = answer.holdings;
    const supply = mint === undefined ? undefined : await readSupply(ask, mint);
    const tokens = mint === undefined ? all : all.filter((holding) => holding.mint === mint);
    const data = {
      owner: toAddressLeaf(owner, names),
      sol: { ...toWorth(sol), amount: leaf.sol(answer.lamports) },
      ...(missing === undefined && {
        tokenCount: leaf.count(all.length),
        whole: leaf.flag(!answer.holdingsTruncated),
        tokens: tokens.slice(0, MAX_TOKENS).map((holding) => ({
          ...toHolding(holding, names),
          ...(supply !== undefined &&
            supply > 0n && { share: leaf.share(Number(holding.amount) / Number(supply)) }),
        })),
      }),
      ...(mint === undefined && toPositions(answer, names, isWhole)),
      ...(mint !== undefined && { asked: leaf.address(mint) }),
      ...(mint !== undefined && toPart(answer, mint, isWhole)),
      // What SOL alone is worth is not what the wallet is.
      ...(missing === undefined &&
        answer.totalMicroUsd !== undefined && { total: leaf.usd(answer.totalMicroUsd) }),
      unvalued: leaf.count(answer.unvalued),
      ...(coverage !== undefined && { pricesAt: leaf.time(coverage.toTime) }),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: [
        ...(missing === undefined
          ? []
          : [`The tokens could not be read, so there is no total and no share: ${missing}`]),
        ...(coverage === undefined
          ? ['Blocks of this cluster are not indexed here, so nothing has a price.']
          : []),
        ...(answer.holdingsTruncated ? ['The wallet has more token accounts than were read.'] : []),
      ],
      truncated: toCuts({
        tokens: { all: tokens.length, most: MAX_TOKENS, isWhole },
        positions: { all: answer.holdings.length, most: MAX_TOKENS + 1, isWhole },
        tokenCount: { all: all.length, isWhole },
        total: { all: all.length, isWhole },
        unvalued: { all: all.length, isWhole },
        largest: { all: all.length, isWhole },
      }),
      links: [{ label: 'Wallet', href: `/user/${owner}` }],
    };
  },
});

/** SOL among the tokens, what is worth most first, each with its share of all that has a price where all of it was read. */
function toPositions({ holdings, totalMicroUsd = 0n }: WalletWorth, names: Names, isWhole: boolean) {
  const positions = holdings
    .filter(({ amount }) => amount > 0n)
    .toSorted(({ microUsd: a = -1n }, { microUsd: b = -1n }) => (a < b ? 1 : a > b ? -1 : 0))
    .slice(0, MAX_TOKENS + 1)
    .map((holding) => ({
      ...toHolding(holding, names),
      ...(holding === holdings[0] && { mint: leaf.word('SOL'), amount: leaf.sol(holding.amount) }),
      ...(isWhole &&
        holding.microUsd !== undefined &&
        totalMicroUsd > 0n && { share: leaf.share(Number(holding.microUsd) / Number(totalMicroUsd)) }),
    }));
  const [first] = positions;
  // Without a price none is known to be the largest.
  return {
    positions,
    ...(first?.share !== undefined && { largest: { mint: first.mint, share: first.share } }),
  };
}

/** How much of all that has a price one token is; not known where it has none itself. */
function toPart({ holdings, totalMicroUsd = 0n }: WalletWorth, mint: string, isWhole: boolean) {
  if (!isWhole || totalMicroUsd <= 0n) return {};
  const held = holdings.filter((holding) => holding.mint === mint && holding.amount > 0n);
  if (held.some(({ microUsd }) => microUsd === undefined)) return {};
  const worth = held.reduce((sum, { microUsd = 0n }) => sum + microUsd, 0n);
  return { partOfAll: leaf.share(Number(worth) / Number(totalMicroUsd)) };
}

/** Smallest units there are of a token; `undefined` where it could not be read. */
async function readSupply(ask: ToolAsk, mint: string): Promise<bigint | undefined> {
  const answer = await ask.ask('token', { mint });
  return answer.kind === 'found' ? answer.supply : undefined;
}

const toHolding = (holding: WalletHolding, names: Names) => ({
  mint: { ...leaf.address(holding.mint), href: `/token/${holding.mint}` },
  ...(names.tokens[holding.mint]?.name !== undefined && {
    name: leaf.stranger('token name', names.tokens[holding.mint]?.name ?? ''),
  }),
  amount: toTokens(holding.amount, holding.mint, holding.decimals, names),
  ...toWorth(holding),
});

const toWorth = (holding: WalletHolding | undefined) => ({
  ...(holding?.price !== undefined && {
    price: leaf.price(holding.price.usd),
    thin: leaf.flag(holding.price.isThin),
  }),
  ...(holding?.microUsd !== undefined && { value: leaf.usd(holding.microUsd) }),
});
