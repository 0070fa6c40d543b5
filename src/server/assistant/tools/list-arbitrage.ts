import { z } from 'zod';
import { compareValues } from '../../reading/market/worth.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { toTokens } from '../figures/to-leaf.ts';
import {
  addressArgument,
  signatureArgument,
  slotArgument,
  unixSecondsArgument,
} from '../toolkit/arguments.ts';
import {
  amountOf,
  askQuery,
  askWithin,
  countOf,
  equalTo,
  isTooMuch,
  joinNames,
  type QueryRow,
} from '../toolkit/ask-query.ts';
import { cutOf, doneCuts, seen } from '../toolkit/cuts.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, ToolError } from './define-tool.ts';

const MOST_TRADES = 1_000;
/** As many signatures as the text of one query holds. */
const AT_ONCE = 50;
const MOST = 50;

interface RoundTrip {
  readonly signature: string;
  readonly trader: string;
  readonly time: number;
  readonly slot: number;
  readonly trades: number;
  /** Markets it went through. */
  readonly markets: readonly string[];
  readonly mint: string;
  readonly gain: bigint;
  /** Of the gain, in 10⁻⁶ dollars, by the trades it was made with. */
  readonly microUsd: bigint | undefined;
}

export default defineTool({
  name: 'list_arbitrage',
  title: 'List arbitrage',
  description:
    'Arbitrage in the index: transactions in which one trader made several trades and ended with more or less of a single token and no change of any other, those through a `market`, of a `trader`, in a `slot` or of one `signature` where given, with who gained how much.',
  doing: 'Looking for arbitrage',
  about: ['account', 'token'],
  input: z.strictObject({
    market: addressArgument.optional(),
    trader: addressArgument.optional(),
    slot: slotArgument.optional(),
    signature: signatureArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { market, trader, slot, signature, from, to }) {
    const { table, time, narrowed } = await askWithin(
      ask,
      {
        from: 'trades',
        where: equalTo({ market, trader, signature, slot: slot === undefined ? undefined : Number(slot) }),
        by: ['signature'],
        measures: [{ measure: 'count' }],
        ...(market === undefined && { having: [{ field: 'count', is: '>=' as const, value: 2 }] }),
        limit: MOST_TRADES,
      },
      from,
      to,
    );
    const signatures = table.rows.map((row) => String(row['signature']));
    const legs = await Promise.all(
      Array.from({ length: Math.ceil(signatures.length / AT_ONCE) }, (_unused, part) =>
        askQuery(ask, {
          from: 'trades',
          where: [
            { field: 'signature', is: 'in', value: signatures.slice(part * AT_ONCE, (part + 1) * AT_ONCE) },
            // Others who traded in the same transaction are not who is asked for.
            ...equalTo({ trader }),
          ],
          show: [
            'signature',
            'trader',
            'time',
            'slot',
            'market',
            'base',
            'quote',
            'isBuy',
            'baseAmount',
            'quoteAmount',
            'microUsd',
          ],
          limit: MOST_TRADES,
          ...(time !== undefined && { time }),
        }),
      ),
    );
    const read = legs.map((one) => {
      if (isTooMuch(one)) throw new ToolError('unsupported', one.tooMuch);
      return one;
    });
    const names = joinNames([table, ...read]);
    const isWhole = narrowed === undefined && !table.hasMore && read.every(({ hasMore }) => !hasMore);
    const trips = toRoundTrips(read.flatMap(({ rows }) => rows));
    const inToken = (units: bigint, mint: string) => toTokens(units, mint, undefined, names);
    const groups = new Map<string, RoundTrip[]>();
    for (const trip of trips) {
      const key = `${trip.trader} ${trip.mint}`;
      (groups.get(key) ?? groups.set(key, []).get(key)!).push(trip);
    }
    const sum = (rows: readonly RoundTrip[]): bigint => rows.reduce((total, { gain }) => total + gain, 0n);
    const valueOf = (rows: readonly RoundTrip[]): bigint | undefined =>
      rows.reduce<bigint | undefined>(
        (total, { microUsd }) =>
          total === undefined || microUsd === undefined ? undefined : total + microUsd,
        0n,
      );
    const mints = [...new Set(trips.map(({ mint }) => mint))];
    const data = {
      ...(market !== undefined && { market: leaf.address(market) }),
      ...(from !== undefined && { from: leaf.time(from) }),
      ...(to !== undefined && { to: leaf.time(to) }),
      any: seen(trips.length > 0, isWhole),
      count: leaf.count(trips.length),
      looked: leaf.count(signatures.length),
      arbitrageurs: leaf.count(new Set(trips.map((trip) => trip.trader)).size),
      profits: mints.map((mint) => ({
        token: mintLeaf(mint),
        gain: inToken(sum(trips.filter((trip) => trip.mint === mint)), mint),
      })),
      rows: [...groups.values()]
        .map((group) => ({ group, value: valueOf(group) }))
        // Gains in different tokens have no order but that of what they are worth; what has no price comes last.
        .sort((a, b) => compareValues(b.value, a.value) || b.group.length - a.group.length)
        .slice(0, MOST)
        .map(({ group, value }) => ({
          trader: leaf.address(group[0]!.trader), // a group has one
          gain: inToken(sum(group), group[0]!.mint),
          ...(value !== undefined && { gainValue: leaf.usd(value) }),
          times: leaf.count(group.length),
          ...(value !== undefined && { gainEach: leaf.usd(value / BigInt(group.length)) }),
        })),
      trips: trips.slice(0, MOST).map((trip) => ({
        time: leaf.time(trip.time),
        trader: leaf.address(trip.trader),
        gain: inToken(trip.gain, trip.mint),
        ...(trip.microUsd !== undefined && { gainValue: leaf.usd(trip.microUsd) }),
        trades: leaf.count(trip.trades),
        signature: leaf.signature(trip.signature),
      })),
      markets: toMarkets(trips).slice(0, MOST),
      coverage: toCoverageTree(table.coverage),
    };
    return {
      data,
      source: indexSource(table.coverage, ask.nowMs()),
      notes: [
        'Arbitrage is recognised by its trades alone: several in one transaction, after which one token changed and no other. Fees are not taken off.',
        ...(narrowed === undefined ? [] : [narrowed]),
        ...(table.hasMore ? [`Only ${MOST_TRADES} transactions were checked.`] : []),
      ],
      truncated: isWhole
        ? [...cutOf('/rows', groups.size, MOST), ...cutOf('/trips', trips.length, MOST)]
        : doneCuts(signatures.length, ['/count', '/arbitrageurs', '/profits', '/rows', '/trips', '/markets']),
      links: [],
    };
  },
});

/** Markets by how many went through them. */
function toMarkets(trips: readonly RoundTrip[]) {
  const counts = new Map<string, number>();
  for (const market of trips.flatMap(({ markets }) => markets))
    counts.set(market, (counts.get(market) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([market, count]) => ({
      market: leaf.address(market),
      times: leaf.count(count),
      share: leaf.share(count / trips.length),
    }));
}

/** By the first of the trades that has a value and was of that token. */
function toMicroUsd(legs: readonly QueryRow[], mint: string, units: bigint): bigint | undefined {
  for (const leg of legs) {
    const side = (['base', 'quote'] as const).find((one) => String(leg[one]) === mint);
    const size = side === undefined ? 0n : amountOf(leg, `${side}Amount`);
    if (size > 0n && leg['microUsd'] !== undefined) return (units * amountOf(leg, 'microUsd')) / size;
  }
  return undefined;
}

function toRoundTrips(rows: readonly QueryRow[]): readonly RoundTrip[] {
  const bySignature = new Map<string, QueryRow[]>();
  for (const row of rows) {
    const key = `${String(row['signature'])} ${String(row['trader'])}`;
    (bySignature.get(key) ?? bySignature.set(key, []).get(key)!).push(row);
  }
  return [...bySignature.values()]
    .flatMap((legs): readonly RoundTrip[] => {
      if (legs.length < 2) return [];
      const nets = new Map<string, bigint>();
      const add = (mint: string, units: bigint): void => void nets.set(mint, (nets.get(mint) ?? 0n) + units);
      for (const leg of legs) {
        const sign = leg['isBuy'] === true || leg['isBuy'] === 1 ? 1n : -1n;
        add(String(leg['base']), sign * amountOf(leg, 'baseAmount'));
        add(String(leg['quote']), -sign * amountOf(leg, 'quoteAmount'));
      }
      const changed = [...nets].filter(([, net]) => net !== 0n);
      const [one] = changed;
      const [leg] = legs;
      if (changed.length !== 1 || one === undefined || leg === undefined) return [];
      return [
        {
          signature: String(leg['signature']),
          trader: String(leg['trader']),
          time: countOf(leg, 'time'),
          slot: countOf(leg, 'slot'),
          trades: legs.length,
          markets: [...new Set(legs.map((each) => String(each['market'])))],
          mint: one[0],
          gain: one[1],
          microUsd: toMicroUsd(legs, one[0], one[1]),
        },
      ];
    })
    .sort((a, b) => b.time - a.time);
}
