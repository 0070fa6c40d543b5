import { tokenName } from '../writing/token-name.ts';
import type { Asked } from './define-narrative.ts';
import { defineTokenNarrative } from './define-token-narrative.ts';

const BY_WINDOW = {
  '1h': { interval: '1m', limit: 60 },
  '24h': { interval: '15m', limit: 96 },
  '7d': { interval: '4h', limit: 42 },
} as const;

function toCandles({ window }: Asked) {
  return window === undefined ? { interval: '1h', limit: 48 } : BY_WINDOW[window];
}

export default defineTokenNarrative({
  id: 'token.chart',
  title: 'Draw the chart of the token',
  tool: 'get_candles',
  reads: 'Read the candles',
  args: toCandles,
  tell(writer, data, { callId }) {
    const name = tokenName(data);
    if (data.close === undefined) {
      writer.line`There are no candles of ${name}: it was not traded in the blocks our index covers.`;
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
