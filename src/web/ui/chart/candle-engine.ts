/** Candles by lightweight-charts; only ever imported lazily, so that no page's first load holds the library. */
import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  PriceLineSource,
  PriceScaleMode,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import {
  toBucketMarks,
  toCandleStep,
  toCandleUpdate,
  toGapTimes,
  toPlaces,
  toPriceBase,
  type Candle,
  type CandleMark,
} from './candle-data.ts';
import { toCandleLook, toChartOptions, toVolumeColour } from './candle-look.ts';
import { readChartTheme } from './chart-theme.ts';
import { toTimeText } from './time-text.ts';
import type { Engine } from './use-engine.ts';

export interface CandleEngine extends Engine {
  readonly show: (candles: readonly Candle[]) => void;
  readonly mark: (marks: readonly CandleMark[]) => void;
  readonly scale: (logarithmic: boolean) => void;
  /** Draws the keyboard's cursor at a candle and brings it into view. */
  readonly point: (index: number | undefined) => void;
}

export interface CandleEvents {
  readonly formatPrice: (value: number) => string;
  readonly formatVolume: (value: number) => string;
  /** Time of the bucket under the cursor. */
  readonly onPointer: (time: number | undefined) => void;
  readonly onLeftEnd: () => void;
}

/** Pixels of a candle and of the price axis at first sight: as many candles as can be distinguished. */
const FIRST_CANDLE_PX = 9;
const PRICE_AXIS_PX = 80;
/** The left end is near when fewer places than this are left of the view. */
const LEFT_END = 3;

const toTime = (seconds: number) => seconds as UTCTimestamp; // the library's brand for unix seconds
const toSeconds = (time: Time) => Number(time); // every time we give it is in unix seconds

export function createCandleEngine(host: HTMLElement, events: () => CandleEvents): CandleEngine {
  let theme = readChartTheme(host);
  let shown: readonly Candle[] = [];
  let marks: readonly CandleMark[] = [];
  let step = 60;
  let base = 100;
  let touched = false;
  let askedAt: number | undefined;

  const chart = createChart(host, {
    ...toChartOptions(theme),
    autoSize: true, // watches the element with a ResizeObserver
    // A finger moving up or down scrolls the page, not the price.
    handleScroll: { vertTouchDrag: false },
    localization: { locale: 'en', timeFormatter: (time: Time) => toTimeText(toSeconds(time), step) },
  });
  const candles = chart.addSeries(CandlestickSeries, {
    ...toCandleLook(theme),
    priceLineColor: theme.text,
    priceLineSource: PriceLineSource.LastVisible, // as the label beside it
  });
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    priceLineVisible: false,
    lastValueVisible: false,
    priceFormat: { type: 'custom', formatter: (v: number) => events().formatVolume(v), minMove: 0.01 },
  });
  candles.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.24 } });
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  const markers = createSeriesMarkers<Time>(candles, []);
  const time = chart.timeScale();
  // The library widens its price axis when the first prices arrive; that move is not for the reader to see.
  const { style } = chart.chartElement();
  style.visibility = 'hidden';
  const reveal = () => requestAnimationFrame(() => requestAnimationFrame(() => (style.visibility = '')));

  chart.subscribeCrosshairMove((move) => {
    // Without an event it is the cursor we drew, or the library redrawing it over other candles.
    if (move.sourceEvent === undefined && move.time !== undefined) return;
    events().onPointer(move.time === undefined ? undefined : toSeconds(move.time));
  });
  time.subscribeVisibleLogicalRangeChange((range) => {
    const oldest = shown[0]?.time;
    // The library moves the view itself when candles arrive: only the reader's own move asks for more.
    if (!touched || range === null || range.from > LEFT_END || oldest === askedAt) return;
    askedAt = oldest;
    events().onLeftEnd();
  });
  const touch = () => {
    touched = true;
  };
  for (const name of ['pointerdown', 'wheel'] as const) host.addEventListener(name, touch, { passive: true });

  const toPrice = ({ time: at, open, high, low, close }: Candle) => ({
    time: toTime(at),
    open,
    high,
    low,
    close,
  });
  const toVolume = ({ time: at, open, close, volume }: Candle) => ({
    time: toTime(at),
    value: volume,
    color: toVolumeColour(theme, close >= open),
  });
  const isCandle = (place: Candle | { time: number }): place is Candle => 'close' in place;
  const setAll = () => {
    const places = toPlaces(shown, step);
    candles.setData(places.map((place) => (isCandle(place) ? toPrice(place) : { time: toTime(place.time) })));
    volumes.setData(
      places.map((place) => (isCandle(place) ? toVolume(place) : { time: toTime(place.time) })),
    );
    return places.length;
  };
  const setMarks = () =>
    markers.setMarkers(
      toBucketMarks(shown, marks).map(({ time: at, side, text }) => ({
        time: toTime(at),
        position: side === 'buy' ? 'belowBar' : 'aboveBar',
        shape: side === 'buy' ? 'arrowUp' : 'arrowDown',
        color: theme.info,
        text,
      })),
    );
  /** Draws candles from `from` on; the first `known` stand already, with the places before them. */
  const append = (from: number, known: number) => {
    for (let i = from; i < shown.length; i++) {
      const previous = shown[i - 1];
      if (previous !== undefined && i >= known)
        for (const gap of toGapTimes(previous.time, shown[i]!.time, step)) {
          candles.update({ time: toTime(gap) });
          volumes.update({ time: toTime(gap) });
        }
      candles.update(toPrice(shown[i]!));
      volumes.update(toVolume(shown[i]!));
    }
  };

  return {
    show: (next) => {
      const update = toCandleUpdate(shown, next);
      if (update.kind === 'same') return;
      const nextStep = toCandleStep(next);
      const isSameStep = nextStep === step;
      const known = shown.length;
      if (known === 0) reveal();
      shown = next;
      step = nextStep;
      const nextBase = toPriceBase(next);
      if (nextBase !== base) {
        base = nextBase;
        const formatter = (value: number) => events().formatPrice(value);
        candles.applyOptions({ priceFormat: { type: 'custom', formatter, minMove: 1 / base, base } });
      }
      time.applyOptions({ timeVisible: step < 86_400, secondsVisible: step < 60 });
      if (update.kind === 'append' && isSameStep) append(update.from, known);
      else {
        const places = setAll();
        if (update.kind === 'replace' || known === 0) {
          touched = false;
          askedAt = undefined;
          const room = Math.max(30, Math.floor((host.clientWidth - PRICE_AXIS_PX) / FIRST_CANDLE_PX));
          time.setVisibleLogicalRange({ from: Math.max(-1, places - room), to: places + 2 });
        }
      }
      setMarks();
    },
    mark: (next) => {
      marks = next;
      setMarks();
    },
    scale: (logarithmic) =>
      candles
        .priceScale()
        .applyOptions({ mode: logarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal }),
    point: (index) => {
      const candle = index === undefined ? undefined : shown[index];
      if (candle === undefined) return chart.clearCrosshairPosition();
      touched = true;
      const place = time.timeToIndex(toTime(candle.time), true);
      const range = time.getVisibleLogicalRange();
      if (place !== null && range !== null && (place < range.from + 1 || place > range.to - 1)) {
        const by = place < range.from + 1 ? place - range.from - 2 : place - range.to + 2;
        time.setVisibleLogicalRange({ from: range.from + by, to: range.to + by });
      }
      chart.setCrosshairPosition(candle.close, toTime(candle.time), candles);
    },
    retheme: () => {
      theme = readChartTheme(host);
      chart.applyOptions(toChartOptions(theme));
      candles.applyOptions({ ...toCandleLook(theme), priceLineColor: theme.text });
      setAll();
      setMarks();
    },
    destroy: () => {
      for (const name of ['pointerdown', 'wheel'] as const) host.removeEventListener(name, touch);
      chart.remove();
    },
  };
}
