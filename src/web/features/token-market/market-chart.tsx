import { useCallback, useMemo } from 'react';
import { toPriceText, toUsdText } from '#contracts/text/money-text';
import {
  CANDLE_WIDTH_KEYS,
  SECOND_CANDLES_DAYS,
  type CandleRow,
  type CandleWidth,
  type MarketCandlesAnswer,
} from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { useAnswerPages } from '../../api/use-answer.ts';
import { useSearch } from '../../router/use-search.ts';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import type { Candle } from '../../ui/chart/candle-data.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { marketSearch } from './market-search.ts';
import { toPairText, toUnitText, toVenueText } from './market-name.ts';
import type { FoundMarket } from './price-head.tsx';
import styles from './token-market.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Answer = Wire<MarketCandlesAnswer>;

/** Candles held in the page; older ones are asked for at the left end until there are so many. */
const MAX_CANDLES = 12_000;
const WIDTH_TABS = CANDLE_WIDTH_KEYS.map((key) => ({ key, title: key }));

/** Price candles of one market of a token, with a switch between its markets and between widths. */
export function MarketChart({
  found,
  market,
  width,
  start,
}: {
  readonly found: FoundMarket;
  readonly market: string;
  readonly width: CandleWidth;
  readonly start: Answer | undefined;
}) {
  const { hrefWith, set, setTexts } = useSearch(marketSearch);
  const { answer, query: asked, askOlder } = useCandles(market, width, start);
  const { error, isFetching } = asked;
  const row = found.markets.find((one) => one.market === market);
  const unit = row === undefined ? '' : toUnitText(row.quote, found.names);
  const isValued = row?.quoteKind !== 'token';
  const candles = useMemo(
    () => (answer?.kind === 'found' ? toCandles(answer.candles, isValued, answer.baseDecimals) : []),
    [answer, isValued],
  );
  const formatVolume = useCallback(
    (value: number) =>
      isValued
        ? toUsdText(BigInt(Math.round(value * 1e6)))
        : value.toLocaleString('en', { maximumFractionDigits: 2 }),
    [isValued],
  );
  return (
    <Section title="Price" flush aside={isFetching ? 'loading …' : `Price in ${unit}`}>
      <div className={styles.bar}>
        <label>
          Market
          <select value={market} onChange={({ currentTarget }) => set({ market: currentTarget.value })}>
            {found.markets.map((one) => (
              <option key={one.market} value={one.market}>
                {toPairText(one, found.names)} · {toVenueText(one.venue, found.names)}
                {one.liquidityMicroUsd === undefined ? '' : ` · ${toUsdText(one.liquidityMicroUsd)}`}
              </option>
            ))}
          </select>
        </label>
        <Tabs
          label="Width of candles"
          tabs={WIDTH_TABS}
          active={width}
          hrefOf={(key) => hrefWith({ width: key })}
          onChoose={(key) => setTexts({ width: key })}
        />
      </div>
      {error && (
        <FailedState
          message={messageOf(error)}
          again={() => void asked.refetch()}
          beside={answer !== undefined}
        />
      )}
      {answer === undefined ? (
        !error && <Notice kind="loading" title="Loading candles …" />
      ) : answer.kind === 'absent' ? (
        <AbsenceView part absence={answer} />
      ) : (
        <div className={styles.chart}>
          <CandleChart
            label={`Price of ${row === undefined ? market : toPairText(row, found.names)}, ${width} candles`}
            candles={candles}
            formatPrice={toPriceText}
            formatVolume={formatVolume}
            onNeedOlder={askOlder}
            emptyReason={
              width === '1s'
                ? `Candles of one second are stored for ${SECOND_CANDLES_DAYS} days.`
                : 'No trades in this market since the index began.'
            }
          />
        </div>
      )}
    </Section>
  );
}

function toCandles(
  rows: readonly Wire<CandleRow>[],
  isValued: boolean,
  baseDecimals: number | undefined,
): readonly Candle[] {
  return rows.map(({ time, open, high, low, close, microUsd, baseAmount }) => ({
    time,
    open,
    high,
    low,
    close,
    // Volume is drawn, and so a ratio; the exact amounts are in the API.
    volume: isValued ? Number(microUsd) / 1e6 : Number(baseAmount) / 10 ** (baseDecimals ?? 0),
  }));
}

const toNextBefore = (answer: Answer) =>
  answer.kind === 'found' && answer.nextBefore !== undefined ? String(answer.nextBefore) : undefined;

const join = (now: Answer, older: Answer): Answer =>
  now.kind === 'found' && older.kind === 'found'
    ? { ...older, candles: [...older.candles, ...now.candles] }
    : older;

function useCandles(market: string, width: CandleWidth, start: Answer | undefined) {
  // What the page loaded may be of another market or width, chosen since.
  const isStart = start?.kind === 'found' && start.market === market && start.width === width;
  const { query, pages } = useAnswerPages(
    'marketCandles',
    { market, width },
    {
      initial: isStart ? start : undefined,
      by: 'before',
      nextOf: toNextBefore,
      further: { limit: '1000' },
      keepsPrevious: true,
    },
  );
  const answer = useMemo(() => {
    const [first, ...further] = pages;
    return first && further.reduce(join, first);
  }, [pages]);
  const { isFetching, isPlaceholderData, fetchNextPage } = query;
  const askOlder = () => {
    if (isFetching || isPlaceholderData || answer?.kind !== 'found') return;
    if (answer.nextBefore !== undefined && answer.candles.length < MAX_CANDLES) void fetchNextPage();
  };
  return { answer, query, askOlder };
}
