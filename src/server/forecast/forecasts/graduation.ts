import { STANDARD_CURVES } from '#contracts/market/launches';
import { toGrouped } from '#contracts/text/value-text';
import launchQueries from '#store/queries/launches';
import { forEachConcurrent } from '#std/concurrency';
import type { IndexReader } from '../../reading/index/index-reader.ts';
import { CURVE_FOR_SALE, toSoldUnits } from '../../reading/launch/launch-progress.ts';
import { defineForecast, type Observed } from '../define-forecast.ts';
import {
  findPlace,
  isWholePath,
  PACE_SECONDS,
  toNet,
  toPath,
  toTimeLeft,
  type PathPlace,
} from '../launch-path.ts';
import type { Case } from '../statistics/backtest.ts';
import { toMedian } from '../statistics/quantile.ts';

/** Launches that are looked at for past cases. */
const LAUNCHES = 80;
const READ_AT_ONCE = 4;
/** A launch with more trades than these, on its curve or of its newest ten minutes, is left out rather than read in part. */
const MOST_TRADES = 3_000;
/** Earlier launches the naive estimate is drawn from. */
const LEAST_EARLIER = 3;
/** Hours of mints and burns of one token: as many as the index holds. */
const MOST_SPANS = 2_200;
const DAY = 86_400;

interface PastLaunch {
  readonly createdTime: number;
  readonly pooledTime: number;
  readonly path: readonly PathPlace[];
}

export default defineForecast({
  key: 'graduation',
  title: 'Graduation of a launch',
  about: 'When the bonding curve of this token is sold out, if it goes on as now.',
  subject: 'token',
  unit: 'unix-seconds',
  scale: 'ratio',
  method:
    'What is left to be sold on the curve, at the pace of the last ten minutes. It is tested on launches that graduated, each from the moment as much of it was sold. Errors are parts of the time left.',
  naive: 'It takes as long as the median of earlier launches took from there.',
  async observe({ cluster, reader }, { address }) {
    const nothing = (reason: string): Observed => ({ kind: 'nothing', reason });
    const { index } = reader;
    const coverage = await index?.coverage();
    if (index === undefined || coverage === undefined) {
      return nothing('The blocks of this cluster are not indexed here.');
    }
    const mints = address === undefined ? [] : [address];
    const [[token], markets, supplies] = await Promise.all([
      index.all(launchQueries.createdTokens, { mints, limit: 1 }),
      index.all(launchQueries.marketsOfMints, { mints, limit: 100 }),
      index.all(launchQueries.suppliesOfMints, { mints, limit: MOST_SPANS }),
    ]);
    if (token === undefined) return nothing('The creation of this token is not in the index.');
    if (token.pooledTime !== undefined) return nothing('It has graduated: it is traded in a pool.');
    const market = markets.find(({ venue }) => venue === token.launchpad);
    const { launchpad } = token;
    if (launchpad === undefined || !STANDARD_CURVES.has(launchpad) || market === undefined) {
      return nothing('How much its launchpad sells is not known here, or no trade of it was indexed yet.');
    }
    // What is left on the curve tells how much was sold, also where the index has no trades of its beginning.
    const supply = supplies.reduce((sum, { minted, burnt }) => sum + minted - burnt, 0n);
    const sold = toSoldUnits({ supply, reserve: market.baseReserve });
    if (sold === undefined)
      return nothing('What is left on its curve is not known here, or the curve is not the standard one.');
    if (sold === 0n) return nothing('Nothing of it is sold yet.');
    if (sold === CURVE_FOR_SALE) return nothing('All of it is sold: it is about to graduate.');
    const from = Math.max(token.createdTime, coverage.toTime - PACE_SECONDS);
    const trades = await readTrades(index, market.market, token.mint, { from, upTo: coverage.toSlot });
    if (trades === undefined)
      return nothing('It was traded too often in the last ten minutes to read all of it.');
    const soldBefore = sold - toNet(trades);
    const path = [{ time: from, sold: soldBefore }, ...toPath(trades, soldBefore)];
    const { engine } = index;
    // The same for every token of the launchpad, and much to read.
    const { past, launches, pooled } = await index.answers.read(
      { cluster, engine, ...coverage },
      `graduations ${launchpad}`,
      () => readPast(index, launchpad, coverage.toTime - DAY),
    );
    const predicted = toTimeLeft(path, token.createdTime, coverage.toTime);
    return {
      kind: 'observed',
      source: `trades of the last ${toGrouped(past.length)} launches that graduated in the index`,
      parts: [
        {
          title: `From ${toShare(sold)} % sold`,
          cases: toGraduationCases(past, sold),
          predicted,
          toValue: (seconds) => coverage.toTime + seconds,
        },
      ],
      notes: [
        launches === 0
          ? 'No launch of this launchpad in the index is a day old yet, so nothing says how many graduate.'
          : `How many graduate: of ${toGrouped(launches)} launches of this launchpad in the index that are at least a day old, ${toGrouped(pooled)} did (${((pooled / launches) * 100).toFixed(1)} %). The estimate is only of when, for those that do.`,
        ...(predicted === undefined
          ? ['In the last ten minutes no more was bought than sold back: at this pace it does not graduate.']
          : []),
        'No price is estimated.',
      ],
    };
  },
});

const toShare = (sold: bigint): string => (Number((sold * 1_000n) / CURVE_FOR_SALE) / 10).toFixed(1);

/** Trades of a market after a time up to a slot; `undefined` where there are too many. */
async function readTrades(
  index: IndexReader,
  market: string,
  mint: string,
  { from, upTo }: { readonly from: number; readonly upTo: number },
) {
  const trades = await index.all(launchQueries.tradesOfLaunch, {
    market,
    mint,
    from,
    upTo,
    limit: MOST_TRADES + 1,
  });
  return trades.length > MOST_TRADES ? undefined : trades;
}

/** Launches that graduated, and how many of those that were created before a time did. */
async function readPast(index: IndexReader, launchpad: string, before: number) {
  const [rows, counted] = await Promise.all([
    index.all(launchQueries.graduatedLaunches, { launchpad, limit: LAUNCHES }),
    index.first(launchQueries.launchesCounted, { launchpad, before }),
  ]);
  const past: PastLaunch[] = [];
  await forEachConcurrent(
    READ_AT_ONCE,
    rows,
    async ({ market, mint, pooledSlot, pooledTime, createdTime }) => {
      const path = toPath((await readTrades(index, market, mint, { from: 0, upTo: pooledSlot })) ?? []);
      if (isWholePath(path)) past.push({ createdTime, pooledTime, path });
    },
  );
  return { past, launches: counted?.launches ?? 0, pooled: counted?.pooled ?? 0 };
}

/** One case of each launch: from when as much of it was sold until it graduated. */
export function toGraduationCases(past: readonly PastLaunch[], sold: bigint): readonly Case[] {
  const starts = past.flatMap(({ createdTime, pooledTime, path }) => {
    const place = findPlace(path, sold);
    if (place === undefined || pooledTime <= place.time) return [];
    const predicted = toTimeLeft(path, createdTime, place.time);
    return [{ at: place.time, until: pooledTime, predicted, actual: pooledTime - place.time }];
  });
  return starts.flatMap(({ predicted, ...start }): Case[] => {
    const earlier = starts.filter(({ until }) => until <= start.at).map(({ actual }) => actual);
    const naive = earlier.length < LEAST_EARLIER ? undefined : toMedian(earlier);
    return predicted === undefined || naive === undefined ? [] : [{ ...start, predicted, naive }];
  });
}
