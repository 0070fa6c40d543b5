import { tokenName } from '../writing/token-name.ts';
import type { Asked } from './define-intent.ts';
import { defineTokenIntent } from './define-token-intent.ts';

const INTERVALS = new Set(['1s', '1m', '5m', '15m', '1h', '4h', '1d', '1w']);
const BY_WINDOW = {
  '1h': { interval: '1m', limit: 60 },
  '24h': { interval: '15m', limit: 96 },
  '7d': { interval: '4h', limit: 42 },
} as const;

function toCandles({ interval, window }: Asked) {
  if (interval !== undefined && INTERVALS.has(interval)) return { interval, limit: 60 };
  return window === undefined ? { interval: '1h', limit: 48 } : BY_WINDOW[window];
}

export default defineTokenIntent({
  id: 'token.chart',
  title: 'Draw the chart of the token',
  tool: 'get_candles',
  reads: 'Read the candles',
  phrases: [
    'draw the price of {token}',
    'can you draw the price',
    'chart of {token}',
    'chart {token}',
    'chart {token} 1h',
    '{token} chart',
    '{token} 15m chart',
    'chart {address}',
    'chart?',
    'show its chart',
    'show me the chart of this token',
    'show the price chart',
    'price chart of {token}',
    'price chart for the last 7 days',
    'price history of {token}',
    'show the price history',
    'sol chart',
    'chart sol',
    'plot the price of {token}',
    'graph of {token}',
    'graph the price',
    'draw a graph of sol',
    'candles of {token}',
    'candles last 7 days',
    '1h candles for {token}',
    'daily candles of {token}',
    'candlestick chart',
    'ohlc for {token}',
    'hourly chart of {token}',
    'weekly chart',
    'price over time',
    'how did the price of {token} develop',
    'visualise the price of {token}',
    'gráfico de {token}',
    'muéstrame el gráfico de {token}',
    'zeig mir das diagramm von {token}',
    'kursverlauf von {token}',
    'graphique de {token}',
    'courbe du prix de {token}',
    'gráfico do {token}',
    'could you please draw a chart of {token}',
    'i would like to see the chart of {token}',
    'is there a way to see a graph',
    'can i see a chart',
    'can i see the chart of this coin',
    'let me see the candles',
    'open the chart',
    'plot {token}',
    'plot it',
    'plot this token over the last week',
    'draw {token}',
    'draw it',
    'graph',
    'graph please',
    'graph of the last 24 hours',
    'curve of {token}',
    'price curve',
    'price curve of {token}',
    'price line of {token} for the last 7 days',
    'candle chart of {token}',
    '5 minute candles of {token}',
    '4h candles',
    '1d chart of {token}',
    '{token} candles',
    '{token} graph',
    '{token} 1h',
    'historical prices of {token}',
    'past prices of {token}',
    'price of {token} over the last week',
    'price of {token} over time',
    'prices of the last days',
    'open high low close of {token}',
    'show the price visually',
    'visualize {token}',
    'picture of the price',
    'k-line of {token}',
    'chart pls',
    'give me a chart for {token}',
    'chart for the last 24 hours',
    'how did the price look over the last week',
    'display the candles of {token}',
    'can you plot the {token} price',
    'show candles',
    'draw the chart for the past week',
  ],
  cues: [
    [/\bprice\b.*\b(?:develop\w*|over time)\b/, 0.35],
    [
      /\b(?:historical|past) prices?\b|\bprices of the last\b|\b(?:price curve|curve of (?:the price|\{token\})|courbe|kursverlauf|k-line|visually|picture)\b|\bopen high low\b|\bprice of \{token\} (?:develop|over)\b/,
      0.55,
    ],
    [
      /\b(?:charts?|candles?|candlesticks?|ohlc|plot|draw|graph|gr[áa]fico|graphique|kline)\b|\bprice (?:history|over time)\b/,
      0.5,
    ],
  ],
  args: toCandles,
  tell(writer, data, { callId }) {
    const name = tokenName(data);
    if (data.close === undefined) {
      writer.line`There are no candles of ${name}: nobody has traded it in the blocks our index covers.`;
      writer.suggest('What is this token?', 'Which tokens are traded most?');
      return;
    }
    writer.line`The price of ${name} went from ${data.open} to ${data.close} between ${data.from} and ${data.to}, a change of ${data.change}.`;
    writer.chart(
      {
        kind: 'chart',
        title: 'Closing price',
        form: 'line',
        unit: data.unit.raw,
        points: data.candles.map(({ time, close }) => ({ at: time.id, value: close.id })),
        callId,
      },
      1,
    );
    writer.text`The lowest price was ${data.low}, the highest ${data.high}; ${data.volume} were traded.`;
    writer.full`These are ${data.count} candles of ${data.interval} from the market ${data.market} on ${data.venue}; a span without trades has none.`;
    writer.table(
      'Candles, the newest last',
      [
        { title: 'From' },
        { title: 'Open', align: 'end' },
        { title: 'High', align: 'end' },
        { title: 'Low', align: 'end' },
        { title: 'Close', align: 'end' },
        { title: 'Volume', align: 'end' },
      ],
      data.candles.slice(-24).map((one) => [one.time, one.open, one.high, one.low, one.close, one.volume]),
      callId,
      3,
    );
    writer.suggest('Is it up or down?', 'Show its last trades', 'What is its liquidity?');
  },
});
