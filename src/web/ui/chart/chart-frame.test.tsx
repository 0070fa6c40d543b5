// @vitest-environment jsdom
import { cleanup, render as mount } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BarList } from './bar-list.tsx';
import { CandleChart } from './candle-chart.tsx';
import { toAsks, toBids, toDepthPath } from './depth-data.ts';
import { LineChart } from './line-chart.tsx';

// There is no layout here to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

const times = Array.from({ length: 40 }, (_, i) => i * 60);
const line = (values: readonly (number | undefined)[]) => (
  <LineChart label="Fees" times={times} series={[{ name: 'Fees', values }]} format={(v) => `${v} SOL`} />
);

function TooFewOf({
  values,
  kind,
}: {
  readonly values: readonly (number | undefined)[];
  readonly kind?: 'bars' | 'stacked' | undefined;
}) {
  return (
    <LineChart
      label="Fees"
      times={times.slice(0, values.length)}
      series={[{ name: 'Fees', values }]}
      kind={kind}
      step={60}
      format={(v) => `${v} SOL`}
    />
  );
}

describe('charts on the server', () => {
  test('stand as a table of the newest thirty rows, in a box of the height of the chart', () => {
    const html = renderToStaticMarkup(line(times));
    expect(html).toContain('<details');
    expect(html.match(/data-row/g)).toHaveLength(30);
    expect(html).toContain('1970-01-01T00:39:00Z');
    expect(html).toContain('The newest 30 of 40 rows; the chart and its CSV have all.');
    expect(html).toContain('height:320px');
    expect(html).not.toContain('<canvas');
  });

  test('without a value say so calmly and are no chart', () => {
    const html = renderToStaticMarkup(line([]));
    expect(html).toContain('No data in this window');
    expect(html).not.toContain('<details');
  });

  test('a level with fewer than three points is its newest figures instead of a line', () => {
    const few = (values: readonly (number | undefined)[], kind?: 'bars' | 'stacked') => (
      <TooFewOf values={values} kind={kind} />
    );
    const { container, rerender } = mount(few([1, undefined, 7]));
    expect(container.textContent).toContain('Fees7 SOL1970-01-01 00:02 UTC');
    expect(container.textContent).toContain('2 points so far: a line is drawn from 3 on.');
    expect(container.querySelector('[role="application"]')).toBeNull();
    rerender(few([1, 2, 7]));
    expect(container.textContent).not.toContain('so far');
    expect(container.querySelector('[role="application"]')).not.toBeNull();
    // A sum is a bar, be there one.
    rerender(few([1], 'bars'));
    expect(container.textContent).not.toContain('so far');
    expect(container.querySelector('[role="application"]')).not.toBeNull();
  });

  test('candles name the maker of their library', () => {
    const html = renderToStaticMarkup(
      <CandleChart
        label="Price"
        candles={[{ time: 0, open: 1, high: 2, low: 1, close: 2, volume: 5 }]}
        formatPrice={String}
        formatVolume={String}
      />,
    );
    expect(html).toContain('href="https://www.tradingview.com/"');
    expect(html).toContain('1970-01-01T00:00:00Z');
  });

  test('a bar is never longer than its row', () => {
    const bars = [3, -1, Number.NaN].map((share, i) => ({
      key: `${i}`,
      label: i,
      value: i,
      share,
      text: '',
    }));
    const html = renderToStaticMarkup(<BarList label="Venues" items={bars} />);
    expect(html.match(/width:[^"]*?%/g)).toEqual(['width:100.00%', 'width:0.00%', 'width:0.00%']);
  });

  test('depth climbs outwards from the best price on both sides', () => {
    const levels = [
      { price: 9, amount: 5 },
      { price: 10, amount: 1 },
    ];
    expect(toBids(levels).map(({ price }) => price)).toEqual([10, 9]);
    expect(toAsks(levels).map(({ price }) => price)).toEqual([9, 10]);
    expect(toDepthPath(toBids(levels), { low: 9, high: 10, most: 5 }, 100, 50).line).toBe(
      'M100.0 50H100.0V40.0H0.0V0.0',
    );
  });
});
