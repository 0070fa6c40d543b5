import { z } from 'zod';
import type { Names } from '#contracts/answers';
import { RULES } from '#contracts/market/anomaly-rules';
import { MAX_SANDWICHES, type Sandwich } from '#contracts/market/sandwiches';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toAddressLeaf, toTokens } from '../figures/to-leaf.ts';
import {
  addressArgument,
  limitArgument,
  signatureArgument,
  slotArgument,
  unixSecondsArgument,
} from '../toolkit/arguments.ts';
import { cutOf, doneCuts, seen } from '../toolkit/cuts.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { toTradeTree } from '../toolkit/trade-trees.ts';
import { defineTool, found } from './define-tool.ts';

const MOST_LISTED = 50;
const MOST_GROUPS = 50;

export default defineTool({
  name: 'list_sandwiches',
  title: 'List sandwiches',
  description:
    'Sandwich attacks in the indexed blocks, newest first: around a transaction (`signature`), in a slot, of a wallet as attacker or victim, of a token or market, in a window; with attacker, gain, victims and what each lost at least. Call it for "was I sandwiched".',
  doing: 'Looking for sandwiches',
  about: ['token', 'account'],
  input: z.strictObject({
    signature: signatureArgument.optional(),
    slot: slotArgument.optional(),
    wallet: addressArgument.optional().describe('As attacker or as victim.'),
    mint: addressArgument.optional(),
    market: addressArgument.optional(),
    from: unixSecondsArgument.describe('Unix seconds; nothing before.'),
    to: unixSecondsArgument.describe('Unix seconds; nothing after.'),
    limit: limitArgument(MOST_LISTED, 10),
  }),
  async run(ask, { signature, slot, wallet, mint, market, from, to, limit }) {
    const answer = found(
      await ask.ask('sandwiches', {
        signature,
        slot,
        wallet,
        mint,
        market,
        from: from?.toString(),
        to: to?.toString(),
        // Sums are of as many as are read at all, whatever is listed.
        limit: String(MAX_SANDWICHES),
      }),
    );
    const { rows, names, coverage } = answer;
    const shown = rows.slice(0, limit);
    const isSummed = answer.lookedAll && rows.length >= answer.total;
    const count = (of: number) => (of > 0 || isSummed ? leaf.count(of) : undefined);
    const groups = toGroups(rows, names);
    const data = {
      ...(signature !== undefined && { signature: leaf.signature(signature) }),
      ...(wallet !== undefined && {
        wallet: leaf.address(wallet),
        attacks: count(rows.filter(({ attacker }) => attacker === wallet).length),
        timesVictim: count(rows.filter((row) => hasVictim(row, wallet)).length),
        lost: leaf.usd(sumOfWallet(rows, wallet)),
      }),
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      ...(market !== undefined && { market: leaf.address(market) }),
      ...(from !== undefined && { from: leaf.time(from) }),
      ...(to !== undefined && { to: leaf.time(to) }),
      sandwiched: seen(answer.total > 0, answer.lookedAll),
      count: leaf.count(answer.total),
      looked: leaf.count(answer.looked),
      lookedWhole: leaf.flag(answer.lookedAll),
      victims: leaf.count(answer.victims),
      victimsLoss: leaf.usd(answer.lossMicroUsd),
      attackersGain: leaf.usd(answer.gainMicroUsd),
      attackers: groups.attackers.slice(0, MOST_GROUPS),
      markets: groups.markets.slice(0, MOST_GROUPS),
      losers: groups.losers.slice(0, MOST_GROUPS),
      listed: leaf.count(shown.length),
      rows: shown.map((row) => toTree(row, names)),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        RULES.sandwich.text,
        'A loss is against the price of the attacker’s own trade before it, which had moved the price already: the least that was lost, in the token paid with.',
        ...(isSummed ? [] : [`Victims, losses and gains cover only the newest ${rows.length} sandwiches.`]),
      ],
      truncated: [
        ...(answer.lookedAll
          ? cutOf('/rows', answer.total, shown.length)
          : doneCuts(answer.looked, ['/rows', '/count'])),
        ...(isSummed ? [] : doneCuts(rows.length, SUMS)),
        ...(['attackers', 'markets', 'losers'] as const).flatMap((name) =>
          isSummed ? cutOf(`/${name}`, groups[name].length, MOST_GROUPS) : [],
        ),
      ],
      links: [{ label: 'Monitoring', href: '/monitoring' }],
    };
  },
});

const SUMS = [
  '/victims',
  '/victimsLoss',
  '/attackersGain',
  '/attacks',
  '/timesVictim',
  '/lost',
  '/attackers',
  '/markets',
  '/losers',
];

/** By who attacked, where, and who lost; each the greatest first. */
function toGroups(rows: readonly Sandwich[], names: Names) {
  const sum = (of: readonly (bigint | undefined)[]): bigint =>
    of.reduce<bigint>((all, one) => all + (one ?? 0n), 0n);
  const groupBy = <T>(all: readonly T[], key: (one: T) => string) => [...Map.groupBy(all, key)];
  const lossOf = (of: readonly Sandwich[]): bigint =>
    sum(of.flatMap(({ victims }) => victims.map(({ lossMicroUsd }) => lossMicroUsd)));
  const attackers = groupBy(rows, ({ attacker }) => attacker)
    .map(([attacker, own]) => ({ attacker, own, gain: sum(own.map(({ gainMicroUsd }) => gainMicroUsd)) }))
    .sort((a, b) => Number(b.gain - a.gain));
  const losers = groupBy(
    rows.flatMap(({ victims }) => victims),
    ({ trade }) => trade.trader,
  )
    .map(([victim, own]) => ({ victim, own, loss: sum(own.map(({ lossMicroUsd }) => lossMicroUsd)) }))
    .sort((a, b) => Number(b.loss - a.loss));
  return {
    attackers: attackers.map(({ attacker, own, gain }) => ({
      attacker: toAddressLeaf(attacker, names),
      sandwiches: leaf.count(own.length),
      gainValue: leaf.usd(gain),
      victims: leaf.count(
        new Set(own.flatMap(({ victims }) => victims.map(({ trade }) => trade.trader))).size,
      ),
      lossValue: leaf.usd(lossOf(own)),
    })),
    markets: groupBy(rows, ({ market }) => market)
      .sort((a, b) => b[1].length - a[1].length)
      .map(([market, own]) => ({
        market: leaf.address(market),
        token: mintLeaf(own[0]!.base), // a group has one
        sandwiches: leaf.count(own.length),
        share: leaf.share(own.length / rows.length),
        gainValue: leaf.usd(sum(own.map(({ gainMicroUsd }) => gainMicroUsd))),
        lossValue: leaf.usd(lossOf(own)),
      })),
    losers: losers.map(({ victim, own, loss }) => ({
      victim: toAddressLeaf(victim, names),
      times: leaf.count(own.length),
      lossValue: leaf.usd(loss),
    })),
  };
}

const hasVictim = ({ victims }: Sandwich, wallet: string): boolean =>
  victims.some(({ trade }) => trade.trader === wallet);

const sumOfWallet = (rows: readonly Sandwich[], wallet: string): bigint =>
  rows
    .flatMap(({ victims }) => victims)
    .reduce(
      (sum, { trade, lossMicroUsd }) => sum + (trade.trader === wallet ? (lossMicroUsd ?? 0n) : 0n),
      0n,
    );

function toTree({ victims, before, after, ...row }: Sandwich, names: Names) {
  const inQuote = (units: bigint) => toTokens(units, row.quote, undefined, names);
  const said = symbolOf(names.tokens[row.base]);
  return {
    slot: leaf.slot(row.slot),
    time: leaf.time(row.time),
    token: mintLeaf(row.base),
    ...(said && { symbol: said }),
    market: leaf.address(row.market),
    venue: programLeaf(row.venue, names),
    attacker: toAddressLeaf(row.attacker, names),
    gain: inQuote(row.gain),
    ...(row.gainMicroUsd !== undefined && { gainValue: leaf.usd(row.gainMicroUsd) }),
    tradesBetween: leaf.count(victims.length),
    ...(victims.length === 1 && { victim: toAddressLeaf(victims[0]!.trade.trader, names) }),
    ...(before.signature !== undefined && { signature: leaf.signature(before.signature) }),
    before: toTradeTree(before, undefined, names),
    after: toTradeTree(after, undefined, names),
    victims: victims.map(({ trade, loss, lossMicroUsd }) => ({
      victim: toAddressLeaf(trade.trader, names),
      loss: inQuote(loss),
      ...(lossMicroUsd !== undefined && { lossValue: leaf.usd(lossMicroUsd) }),
      ...(trade.quoteAmount > 0n && {
        lossShare: leaf.share(Number((loss * 1_000_000n) / trade.quoteAmount) / 1e6),
      }),
      trade: toTradeTree(trade, undefined, names),
    })),
  };
}
