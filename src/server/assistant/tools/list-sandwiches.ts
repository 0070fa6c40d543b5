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
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { toTradeTree } from '../toolkit/trade-trees.ts';
import { someFlag, toCuts } from '../toolkit/cuts.ts';
import { defineTool, found } from './define-tool.ts';

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
    limit: limitArgument(MAX_SANDWICHES, 10),
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
        limit: String(limit),
      }),
    );
    const { rows, names, coverage } = answer;
    const data = {
      ...(signature !== undefined && { signature: leaf.signature(signature) }),
      ...(wallet !== undefined && {
        wallet: leaf.address(wallet),
        attacks: leaf.count(rows.filter(({ attacker }) => attacker === wallet).length),
        timesVictim: leaf.count(rows.filter((row) => hasVictim(row, wallet)).length),
        lost: leaf.usd(sumOfWallet(rows, wallet)),
      }),
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      ...(market !== undefined && { market: leaf.address(market) }),
      ...(from !== undefined && { from: leaf.time(from) }),
      ...(to !== undefined && { to: leaf.time(to) }),
      sandwiched: someFlag(rows, { isWhole: answer.lookedAll && answer.total === 0 }),
      count: leaf.count(answer.total),
      looked: leaf.count(answer.looked),
      lookedWhole: leaf.flag(answer.lookedAll),
      victims: leaf.count(answer.victims),
      victimsLoss: leaf.usd(answer.lossMicroUsd),
      attackersGain: leaf.usd(answer.gainMicroUsd),
      listed: leaf.count(rows.length),
      rows: rows.map((row) => toTree(row, names)),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        RULES.sandwich.text,
        'A loss is against the price of the attacker’s own trade before it, which had moved the price already: the least that was lost, in the token paid with. Victims, losses and gains are summed over those listed.',
      ],
      truncated: toCuts({
        rows: { all: answer.total, most: rows.length, isWhole: answer.lookedAll },
        count: { all: answer.total, isWhole: answer.lookedAll },
        // Those of one wallet are counted among the listed ones.
        ...Object.fromEntries(
          (wallet === undefined ? [] : ['attacks', 'timesVictim', 'lost']).map((name) => [
            name,
            { all: rows.length, isWhole: answer.lookedAll && answer.total === rows.length },
          ]),
        ),
      }),
      links: [{ label: 'Monitoring', href: '/monitoring' }],
    };
  },
});

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
