import { useState } from 'react';
import {
  BaselineError,
  LEAST_BASELINE_SAMPLES,
  toBaseline,
  type Baseline,
  type BuildFacts,
} from '../../services/performance/baseline.ts';
import type { PerformanceRecords, PerformanceStore } from '../../services/performance/performance-store.ts';
import { findRegressions, RegressionError, type Regression } from '../../services/performance/regressions.ts';
import { Badge } from '../../ui/block/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { AlertTable, BaselineTable, RegressionTable } from './performance-tables.tsx';
import { NewestSample, SampleCharts } from './sample-charts.tsx';
import { usePerformance } from './use-performance.ts';
import styles from './monitoring.module.css';

/** Samples taken after a baseline that are compared with it. */
const RECENT_SAMPLES = 100;

/** What this browser measured of itself, its alerts, and how it compares with what was. */
export function BrowserPerformance({ build }: { readonly build: BuildFacts }) {
  const { records, store } = usePerformance();
  return (
    <Section
      title="This browser"
      id="browser"
      aside={records && <Badge>{records.samples.length} samples</Badge>}
    >
      <div className={styles.stack}>
        <p className={styles.rule}>
          Measured in this browser every few seconds while the page is visible. It is stored only here:
          nothing is sent anywhere.
        </p>
        {records === undefined || store === undefined ? (
          <div className={styles.waiting}>
            <Skeleton lines={6} label="Loading measurements" />
          </div>
        ) : (
          <Measured records={records} store={store} build={build} />
        )}
      </div>
    </Section>
  );
}

interface MeasuredProps {
  readonly records: PerformanceRecords;
  readonly store: PerformanceStore;
  readonly build: BuildFacts;
}

function Measured({ records, store, build }: MeasuredProps) {
  const { samples, alerts, baselines } = records;
  const newest = samples.at(-1);
  const [said, setSaid] = useState('');
  const [compared, setCompared] = useState<{
    readonly baseline: Baseline;
    readonly found: readonly Regression[];
  }>();
  const attempt = async (work: () => Promise<string> | string) => {
    try {
      setSaid(await work());
    } catch (error) {
      if (error instanceof BaselineError || error instanceof RegressionError) setSaid(error.message);
      else setSaid('This browser could not store that. Its storage may be full or switched off.');
    }
  };
  const create = () =>
    attempt(async () => {
      const baseline = toBaseline(samples, build, Date.now());
      await store.addBaseline(baseline);
      return `A baseline of ${baseline.sampleSize} samples was created.`;
    });
  const compare = (baseline: Baseline) =>
    attempt(() => {
      setCompared(undefined);
      const recent = samples.filter(({ timestamp }) => timestamp > baseline.timestamp).slice(-RECENT_SAMPLES);
      const found = findRegressions(baseline, recent, Date.now());
      setCompared({ baseline, found });
      return found.length === 0
        ? `Nothing is worse than the baseline in the ${recent.length} samples since.`
        : `${found.length} ${found.length === 1 ? 'figure' : 'figures'} worse than the baseline.`;
    });
  const clear = () =>
    attempt(async () => {
      await store.clear();
      setCompared(undefined);
      return 'All samples, alerts and baselines of this browser are deleted.';
    });
  return (
    <>
      <div className={styles.newest}>
        {newest === undefined ? (
          <Skeleton lines={4} label="Taking the first sample" />
        ) : (
          <NewestSample sample={newest} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => void create()} title={`Needs at least ${LEAST_BASELINE_SAMPLES} samples`}>
          Create baseline
        </Button>
        {baselines[0] && (
          <Button onClick={() => void compare(baselines[0]!)}>Compare with the newest baseline</Button>
        )}
        <Button look="plain" onClick={() => void clear()}>
          Clear
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {compared !== undefined && compared.found.length > 0 && (
        <RegressionTable regressions={compared.found} />
      )}
      <div className={styles.drawn}>{newest !== undefined && <SampleCharts samples={samples} />}</div>
      <AlertTable alerts={alerts} />
      {baselines.length > 0 && (
        <BaselineTable baselines={baselines} onCompare={(baseline) => void compare(baseline)} />
      )}
    </>
  );
}
