import { ColorType, CrosshairMode, type ChartOptions, type DeepPartial } from 'lightweight-charts';
import { mixColours, type ChartTheme } from './chart-theme.ts';

export function toChartOptions(theme: ChartTheme): DeepPartial<ChartOptions> {
  const cursorLine = { color: theme.text, labelBackgroundColor: theme.lineStrong };
  return {
    layout: {
      background: { type: ColorType.Solid, color: theme.surface },
      textColor: theme.text,
      fontFamily: theme.fontFamily,
      fontSize: theme.fontSize,
      // The library writes its logo as HTML, which the page's policy forbids: our own link stands below.
      attributionLogo: false,
    },
    grid: { vertLines: { color: theme.line }, horzLines: { color: theme.line } },
    crosshair: { mode: CrosshairMode.Normal, vertLine: cursorLine, horzLine: cursorLine },
    rightPriceScale: { borderColor: theme.line },
    timeScale: { borderColor: theme.line },
  };
}

/** Rising candles are hollow, falling ones filled: readable without colour. */
export const toCandleLook = (theme: ChartTheme) => ({
  upColor: theme.surface,
  borderUpColor: theme.positive,
  wickUpColor: theme.positive,
  downColor: theme.negative,
  borderDownColor: theme.negative,
  wickDownColor: theme.negative,
});

export const toVolumeColour = (theme: ChartTheme, rises: boolean): string =>
  mixColours(rises ? theme.positive : theme.negative, theme.surface, 0.35);
