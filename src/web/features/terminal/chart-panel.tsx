import { useEffect, useMemo, useRef, useState } from 'react';
import { toPriceText } from '#contracts/text/money-text';
import { CANDLE_WIDTH_KEYS, SECOND_CANDLES_DAYS, type CandleWidth } from '#contracts/market/token-market';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import type { CandleMark } from '../../ui/chart/candle-data.ts';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import type { WireTrade } from './live-candles.ts';
import { toFigure, toFigureText } from './number-text.ts';
import type { MarketFeed } from './use-market-feed.ts';
import styles from './terminal.module.css';

/** Toolbar, legend and attribution around the plot. */
const AROUND_PX = 118;
const LEAST_PX = 160;

export interface ChartPanelProps {
  readonly feed: MarketFeed;
  readonly pair: string;
  readonly baseSymbol: string;
  readonly quoteSymbol: string;
  readonly own: readonly WireTrade[];
}

/** Candles of the market with the visitor’s own trades on them. */
export function ChartPanel({ feed, pair, baseSymbol, quoteSymbol, own }: ChartPanelProps) {
  const { answer, candles, needOlder } = feed;
  const body = useRef<HTMLDivElement>(null);
  const height = usePlotHeight(body);
  const [quoteDecimals, baseDecimals] =
    answer?.kind === 'found' ? [answer.quoteDecimals ?? 0, answer.baseDecimals] : [0, undefined];
  const drawn = useMemo(
    () =>
      candles.map(({ time, open, high, low, close, quoteAmount }) => ({
        time,
        open,
        high,
        low,
        close,
        volume: toFigure(quoteAmount, quoteDecimals),
      })),
    [candles, quoteDecimals],
  );
  const marks = useMemo(
    () =>
      own.map(({ time, isBuy, baseAmount }): CandleMark => {
        const amount = baseDecimals === undefined ? '' : toMarkText(toFigure(baseAmount, baseDecimals));
        return { time, side: isBuy ? 'buy' : 'sell', text: `${isBuy ? '+' : '−'}${amount}` };
      }),
    [own, baseDecimals],
  );
  const formatVolume = useMemo(
    () => (value: number) => `${toFigureText(value)} ${quoteSymbol}`,
    [quoteSymbol],
  );
  return (
    <div ref={body} className={styles.fill}>
      {answer === undefined ? (
        <Skeleton lines={8} label="Loading candles" />
      ) : answer.kind === 'absent' ? (
        <AbsenceView part absence={answer} />
      ) : (
        <CandleChart
          label={`${pair} candles of ${answer.width}`}
          height={height}
          candles={drawn}
          marks={marks}
          formatPrice={toPriceText}
          formatVolume={formatVolume}
          onNeedOlder={needOlder}
          emptyReason={
            answer.baseDecimals === undefined
              ? `Decimals of ${baseSymbol} are not known, so there is no price.`
              : answer.width === '1s'
                ? `Candles of seconds are stored for ${SECOND_CANDLES_DAYS} days.`
                : 'No trade here has a known price.'
          }
        />
      )}
    </div>
  );
}

/** Short, for it stands between candles; the tape has it to the last unit. */
const toMarkText = (amount: number): string =>
  amount.toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** Buttons of the widths; the keys 1 to 8 press them. */
export function WidthButtons({
  width,
  onChoose,
}: {
  readonly width: CandleWidth;
  readonly onChoose: (width: CandleWidth) => void;
}) {
  return (
    <span className={styles.widths} role="group" aria-label="Width of candles">
      {CANDLE_WIDTH_KEYS.map((key, i) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === width}
          aria-keyshortcuts={String(i + 1)}
          onClick={() => onChoose(key)}
        >
          {key}
        </button>
      ))}
    </span>
  );
}

/** Pixels left for the plot in its panel. */
function usePlotHeight(body: { readonly current: HTMLDivElement | null }): number {
  const [height, setHeight] = useState(320);
  useEffect(() => {
    const panel = body.current?.parentElement;
    if (!panel) return;
    const observer = new ResizeObserver(() =>
      setHeight(Math.max(LEAST_PX, Math.floor(panel.clientHeight - AROUND_PX))),
    );
    observer.observe(panel);
    return () => observer.disconnect();
  }, [body]);
  return height;
}
