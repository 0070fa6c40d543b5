import { useMemo } from 'react';
import type { Tile } from '#contracts/dashboards/dashboard';
import { toParameter } from '#contracts/dashboards/dashboard';
import type { ChartKey } from '#contracts/dashboards/tile-charts';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import type { IndexCoverage, Window } from '#contracts/market/market';
import { CANDLE_SECONDS } from '#contracts/market/token-market';
import { toPriceText } from '#contracts/text/money-text';
import { CHAIN_CHARTS, toDrawnChart, toUsdLabel } from '../../../answers/chain/chain-charts.ts';
import { EmptyState } from '../../../ui/block/empty-state.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { useTileAnswer } from '../refresh.ts';
import { resolveSubject } from '../tile-title.ts';
import { ValidatorBars } from './validator-bars.tsx';
import { chooseCandles, toMarketSeries } from './market-series.ts';
import { AnswerTile, Waiting } from './tile-state.tsx';
import styles from '../dashboards.module.css';

type ChartTileOf = Extract<Tile, { readonly kind: 'chart' }>;

interface ChartTileProps {
  readonly tile: ChartTileOf;
  readonly shared: SharedValues;
  readonly title: string;
  readonly height: number;
}

/** A chart of the chain, of a token or of a validator. */
export function ChartTile({ tile: { chart, of }, shared, title, height }: ChartTileProps) {
  const parameter = of === undefined ? undefined : toParameter(of);
  const address = of === undefined ? undefined : resolveSubject(of, shared.parameters);
  if (parameter !== undefined && address === undefined) return <Waiting parameters={[parameter]} />;
  const look = { title, height };
  if (address === undefined) return <ChainTile chart={chart} window={shared.window} {...look} />;
  if (chart === 'validatorCredits' || chart === 'validatorRewards')
    return <ValidatorBars chart={chart} vote={address} />;
  return <TokenTile chart={chart} mint={address} window={shared.window} {...look} />;
}

interface Look {
  readonly title: string;
  readonly height: number;
}

function ChainTile({
  chart: key,
  window,
  title,
  height,
}: Look & { readonly chart: ChartKey; readonly window: Window }) {
  const answer = useTileAnswer('analytics', { window });
  const chart = CHAIN_CHARTS.find((one) => one.key === key);
  const found = answer.data?.kind === 'found' ? answer.data : undefined;
  const drawn = useMemo(() => found && chart && toDrawnChart(chart, found), [found, chart]);
  return (
    <AnswerTile answer={answer}>
      {() =>
        drawn !== undefined &&
        chart !== undefined && (
          <LineChart
            label={`${title}, ${window}`}
            times={drawn.times}
            series={drawn.series}
            kind={chart.kind}
            step={drawn.step}
            format={chart.format}
            height={height}
            incompleteFrom={drawn.times.at(-1)}
            coveredFrom={found?.coverage.fromTime}
            emptyReason="The index holds no block of this window."
          />
        )
      }
    </AnswerTile>
  );
}

function TokenTile({
  chart,
  mint,
  window,
  title,
  height,
}: Look & { readonly chart: ChartKey; readonly mint: string; readonly window: Window }) {
  const answer = useTileAnswer('tokenMarket', { mint });
  const hasMarket = answer.data?.kind === 'found' && answer.data.mainMarket !== undefined;
  return (
    <AnswerTile answer={answer} saysAge={!hasMarket}>
      {({ mainMarket, coverage }) =>
        mainMarket === undefined ? (
          <EmptyState title="This token has no market in the index" />
        ) : (
          <MarketLine
            chart={chart === 'tokenPrice' ? 'price' : 'volume'}
            market={mainMarket}
            coverage={coverage}
            window={window}
            title={title}
            height={height}
          />
        )
      }
    </AnswerTile>
  );
}

function MarketLine({
  chart,
  market,
  coverage,
  window,
  title,
  height,
}: Look & {
  readonly chart: 'price' | 'volume';
  readonly market: string;
  readonly coverage: IndexCoverage;
  readonly window: Window;
}) {
  const { width, limit } = chooseCandles(chart, window, coverage);
  const answer = useTileAnswer('marketCandles', { market, width, limit });
  const found = answer.data?.kind === 'found' ? answer.data : undefined;
  const isPrice = chart === 'price';
  const drawn = useMemo(() => found && toMarketSeries(chart, found, window), [found, chart, window]);
  return (
    <AnswerTile answer={answer}>
      {() =>
        drawn !== undefined && (
          <>
            <LineChart
              label={`${title}, ${window}`}
              times={drawn.times}
              series={drawn.series}
              kind={isPrice ? 'line' : 'bars'}
              step={CANDLE_SECONDS[width]}
              format={isPrice ? toPriceText : toUsdLabel}
              height={height}
              emptyReason="Its main market was not traded in this window."
            />
            {!isPrice && drawn.unvalued > 0 && (
              <p className={styles.foot}>
                Misses {drawn.unvalued.toLocaleString('en')} {drawn.unvalued === 1 ? 'swap' : 'swaps'} without
                a price.
              </p>
            )}
          </>
        )
      }
    </AnswerTile>
  );
}
