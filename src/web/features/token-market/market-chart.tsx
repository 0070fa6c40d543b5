import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { toPriceText, toUsdText } from '#contracts/money-text';
import {
  CANDLE_WIDTH_KEYS,
  SECOND_CANDLES_DAYS,
  type CandleRow,
  type CandleWidth,
  type MarketCandlesAnswer,
} from '#contracts/token-market';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { usePlace } from '../../router/place.ts';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import type { Candle } from '../../ui/chart/candle-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toPairText, toUnitText, toVenueText } from './market-name.ts';
import type { FoundMarket } from './price-head.tsx';
import styles from './token-market.module.css';

type Answer = Wire<MarketCandlesAnswer>;

/** Candles kept in the page; older ones are asked for at the left end until there are so many. */
const MAX_KEPT = 12_000;
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
  const { path, query, setQuery } = usePlace();
  const { answer, busy, failure, askOlder } = useCandles(market, width, start);
  const hrefOf = (key: string) => {
    const next = new URLSearchParams(query);
    next.set('width', key);
    return `${path}?${next}`;
  };
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
    <Section
      title="Price"
      flush
      aside={busy ? 'loading …' : `${unit} for a whole token of the market’s base`}
    >
      <div class={styles.bar}>
        <label>
          Market
          <select value={market} onChange={({ currentTarget }) => setQuery({ market: currentTarget.value })}>
            {found.markets.map((one) => (
              <option key={one.market} value={one.market} selected={one.market === market}>
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
          hrefOf={hrefOf}
          onChoose={(key) => setQuery({ width: key })}
        />
      </div>
      {failure !== undefined && <Notice inline kind="not-available" title={failure} />}
      {answer === undefined ? (
        <Notice inline kind="loading" title="Loading candles …" />
      ) : answer.kind === 'absent' ? (
        <Notice inline kind={answer.state} title={answer.message} />
      ) : (
        <div class={styles.chart}>
          <CandleChart
            label={`Price of ${row === undefined ? market : toPairText(row, found.names)}, ${width} candles`}
            candles={candles}
            formatPrice={toPriceText}
            formatVolume={formatVolume}
            onNeedOlder={askOlder}
            emptyReason={
              width === '1s'
                ? `Candles of one second are kept for ${SECOND_CANDLES_DAYS} days.`
                : 'Nobody has traded in this market since the index began.'
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

function useCandles(market: string, width: CandleWidth, start: Answer | undefined) {
  const { api } = usePlace();
  // What the page loaded may be of another market or width, chosen since.
  const isStart = start?.kind === 'found' && start.market === market && start.width === width;
  const [answer, setAnswer] = useState<Answer | undefined>(isStart ? start : undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = `${market} ${width}`;
  const shown = useRef(isStart ? key : '');
  const wanted = useRef(key);
  wanted.current = key;
  const ask = async (before?: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const more = await api.ask('marketCandles', {
        market,
        width,
        before,
        limit: before ? '1000' : undefined,
      });
      if (wanted.current !== key) return;
      shown.current = key;
      setAnswer((now) =>
        before !== undefined && now?.kind === 'found' && more.kind === 'found'
          ? { ...more, candles: [...more.candles, ...now.candles] }
          : more,
      );
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (shown.current !== key) void ask();
  }, [key]);
  const askOlder = () => {
    if (busy || shown.current !== key || answer?.kind !== 'found' || answer.nextBefore === undefined) return;
    if (answer.candles.length < MAX_KEPT) void ask(String(answer.nextBefore));
  };
  return { answer, busy, failure, askOlder };
}
