// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PUMP_FUN } from '#contracts/market/launches';
import type { TokenMarketAnswer } from '#contracts/market/token-market';
import type { ForecastStep, ForecastView } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import { ShortForecast } from './asked-forecasts.tsx';
import { ForecastSection } from './forecast-section.tsx';
import LaunchForecast from './launch-forecast.tsx';

type Step = Wire<ForecastStep>;

const OFFERED: Step = {
  title: 'The hour under way',
  at: 1_779_192_000,
  verdict: 'offered',
  says: 'Its interval held in 82 % of 100 past cases; off by 5 % on average, the naive estimate by 12 %.',
  backtest: {
    cases: 100,
    independent: 90,
    covered: 82,
    notAbove: 91,
    error: 0.05,
    naiveError: 0.12,
    errorIn: 'share',
  },
  value: { low: 1_000, middle: 1_200, high: 1_500 },
};
const REFUSED: Step = {
  title: '1 hour later',
  at: 1_779_195_600,
  verdict: 'no-better',
  says: 'Not offered: over 99 past cases it was off by 14 % on average, the naive estimate by 12 %.',
  backtest: {
    cases: 99,
    independent: 45,
    covered: 80,
    notAbove: 89,
    error: 0.14,
    naiveError: 0.12,
    errorIn: 'share',
  },
};
const VIEW: Wire<ForecastView> = {
  key: 'load',
  title: 'Transactions per second',
  about: 'Mean transactions per second of the next hours.',
  unit: 'transactions-per-second',
  method: 'The usual figure of that hour.',
  naive: 'The newest whole hour goes on.',
  source: '120 whole hours of the index',
  steps: [OFFERED, REFUSED],
  past: { times: [1_779_184_800, 1_779_188_400], values: [1_100, null] },
  notes: ['A note.'],
};

const show = (view: Wire<ForecastView>): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<ForecastSection view={view} />);
  return host;
};
const cellsOf = (host: HTMLElement): string[][] => {
  const table = host.querySelector('[aria-label*="estimates and backtest"]')!;
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => cell.textContent.trim()),
  );
};

describe('a forecast', () => {
  test('stands with its interval beside its backtest, and one that is not offered without a value', () => {
    expect(cellsOf(show(VIEW))).toEqual([
      ['The hour under way from 12:00 UTC', '1,200', '1,000 to 1,500', 'yes', '100', '82 %', '5 %', '12 %'],
      [
        '1 hour later from 13:00 UTC',
        'not offered',
        '',
        'no better than naive',
        '99',
        '80.8 %',
        '14 %',
        '12 %',
      ],
    ]);
  });

  test('says why some are not offered, its method, the naive estimate and what it is made from', () => {
    const { textContent } = show(VIEW);
    for (const words of [
      '1 of 2 estimates are not offered',
      REFUSED.says,
      'The usual figure of that hour.',
      'The newest whole hour goes on.',
      '120 whole hours of the index',
      'A note.',
    ])
      expect(textContent).toContain(words);
  });

  test('has its chart as a table for those who cannot see it: what was, then the estimate and its ends', () => {
    const chart = show(VIEW).querySelector('details table')!;
    expect([...chart.querySelectorAll('th')].map((cell) => cell.textContent.trim()).slice(0, 5)).toEqual([
      'Time',
      'Observed (transactions per second)',
      'Estimate (transactions per second)',
      'Lower end, 80 % (transactions per second)',
      'Upper end, 80 % (transactions per second)',
    ]);
    expect(chart.textContent).toContain('1,100');
    expect(chart.textContent).toContain('1,500');
  });

  test('of which none is offered shows no estimate in its chart either', () => {
    const host = show({ ...VIEW, steps: [REFUSED] });
    expect(host.textContent).toContain('No estimate offered');
    expect(host.querySelector('details table')!.textContent).not.toContain('Estimate');
  });

  test('without anything to estimate from says why, and still how it would be made', () => {
    const host = show({ ...VIEW, steps: [], missing: 'The blocks of this cluster are not indexed here.' });
    expect(host.textContent).toContain('The blocks of this cluster are not indexed here.');
    expect(host.textContent).toContain('The usual figure of that hour.');
    expect(cellsOf.bind(undefined, host)).toThrow();
  });

  test('of a moment is a time with its ends', () => {
    const view: Wire<ForecastView> = {
      ...VIEW,
      unit: 'unix-seconds',
      steps: [
        {
          ...OFFERED,
          at: undefined,
          value: { low: 1_779_192_000.4, middle: 1_779_192_060, high: 1_779_192_120 },
        },
      ],
    };
    expect(show(view).textContent).toContain('2026-05-19, 12:00:00 to 12:02:00 UTC');
    const short = renderToStaticMarkup(<ShortForecast view={view} />);
    expect(short).toContain('between 2026-05-19T12:00:00Z and 2026-05-19T12:02:00Z with 80');
    expect(short).toContain(OFFERED.says);
  });

  test('of a moment on another day at its other end has both dates', () => {
    const value = { low: 1_779_192_000, middle: 1_779_200_000, high: 1_779_278_400 };
    const host = show({ ...VIEW, unit: 'unix-seconds', steps: [{ ...OFFERED, at: undefined, value }] });
    expect(host.textContent).toContain('2026-05-19T12:00:00Z to 2026-05-20T12:00:00Z');
  });

  test('of a moment within one second is that second, not a moment without width', () => {
    const value = { low: 1_779_192_000.6, middle: 1_779_192_000.7, high: 1_779_192_000.8 };
    const host = show({ ...VIEW, unit: 'unix-seconds', steps: [{ ...OFFERED, at: undefined, value }] });
    expect(host.textContent).toContain('2026-05-19, 12:00:00 to 12:00:01 UTC');
  });
});

test('a token that is traded elsewhere, or nowhere, has no forecast of its graduation', () => {
  const marketsOf = (...venues: readonly string[]) =>
    ({
      kind: 'found',
      mint: 'Mint',
      markets: venues.map((venue) => ({ venue })),
    }) as unknown as Wire<TokenMarketAnswer>; // all that is read of it
  const draw = (answer: Wire<TokenMarketAnswer>) => renderToStaticMarkup(<LaunchForecast answer={answer} />);
  expect([marketsOf(), marketsOf('Pool'), marketsOf(PUMP_FUN, 'Pool')].map(draw)).toEqual(['', '', '']);
});
