import { useMemo } from 'react';
import { toByteSizeText } from '#contracts/text/value-text';
import type { PerformanceSample } from '../../services/performance/sample.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { toMsText, toSampleSeries, toShiftText } from './performance-texts.ts';
import styles from './monitoring.module.css';

const SHOWN_SAMPLES = 300;
const HEIGHT = 150;
const toRateText = (value: number): string => String(Math.round(value * 10) / 10);

/** The figures of one sample; all have their place, so that nothing jumps when one is not there. */
export function NewestSample({ sample }: { readonly sample: PerformanceSample }) {
  const { memoryUsage: memory } = sample;
  const figure = (
    label: string,
    value: number | undefined,
    hint: string,
    toText: (value: number) => string = toMsText,
  ) => ({ label, hint, value: value === undefined ? 'no data' : toText(value) });
  return (
    <Figures
      figures={[
        figure('Frames per second', sample.fps, 'Over a second in which the page was visible', toRateText),
        {
          label: 'Memory',
          hint: 'Script heap of this page',
          value: memory === undefined ? 'no data' : toByteSizeText(memory.used),
          more: memory === undefined ? 'not reported by this browser' : `of ${toByteSizeText(memory.limit)}`,
        },
        figure(
          'API response',
          sample.apiResponseTime,
          'Mean of this page’s API requests since the previous sample',
        ),
        figure('First byte', sample.networkLatency, 'The shortest wait for a first byte among them'),
        figure('Render', sample.renderTime, 'Style, layout and paint of a frame, mean'),
        figure('Load', sample.loadTime, 'Until the load event of this page'),
        figure('First paint', sample.firstContentfulPaint, 'First contentful paint'),
        figure('Largest paint', sample.largestContentfulPaint, 'Largest contentful paint'),
        figure(
          'Interactive',
          sample.timeToInteractive,
          'End of the last long task before five quiet seconds',
        ),
        figure('Next paint', sample.interactionToNextPaint, 'Interaction to next paint'),
        figure('Layout shift', sample.cumulativeLayoutShift, 'Cumulative layout shift', toShiftText),
        figure('First input', sample.firstInputDelay, 'How long the first interaction waited'),
      ]}
    />
  );
}

/** The newest samples over time; each chart has its table. */
export function SampleCharts({ samples }: { readonly samples: readonly PerformanceSample[] }) {
  const series = useMemo(() => toSampleSeries(samples, SHOWN_SAMPLES), [samples]);
  const { times } = series;
  const rates = useMemo(() => [{ name: 'Frames per second', values: series.fps }], [series]);
  const waits = useMemo(
    () => [
      { name: 'API response', values: series.apiResponseTime },
      { name: 'First byte', values: series.networkLatency },
      { name: 'Render', values: series.renderTime },
    ],
    [series],
  );
  const memory = useMemo(() => [{ name: 'Memory', values: series.memory }], [series]);
  return (
    <div className={styles.charts}>
      <LineChart label="Frames per second" times={times} series={rates} format={toRateText} height={HEIGHT} />
      <LineChart
        label="Milliseconds of API, first byte and render"
        times={times}
        series={waits}
        format={toMsText}
        height={HEIGHT}
      />
      <LineChart
        label="Memory of this page"
        times={times}
        series={memory}
        format={(bytes) => toByteSizeText(Math.round(bytes))}
        height={HEIGHT}
        emptyReason="This browser does not report how much memory the page uses."
      />
    </div>
  );
}
