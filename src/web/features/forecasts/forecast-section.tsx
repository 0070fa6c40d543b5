import {
  FORECAST_UNITS,
  toCoverageText,
  toErrorFigure,
  toForecastFigure,
  type ForecastStep,
  type ForecastUnit,
  type ForecastVerdict,
  type ForecastView,
} from '#contracts/network/forecasts';
import { toGrouped, toInstantText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import styles from './forecasts.module.css';
import { toIntervalText } from './interval-text.ts';

type View = Wire<ForecastView>;
type Step = Wire<ForecastStep>;

/** One forecast: its estimates with their intervals, and beside them how its method did on past cases. */
export function ForecastSection({ view }: { readonly view: View }) {
  return (
    <Section title={view.title} id={view.key} flush aside={toUnitNote(view.unit)}>
      <p className={styles.about}>{view.about}</p>
      {view.missing === undefined ? (
        <Estimates view={view} />
      ) : (
        <EmptyState kind="not-available" title={view.missing} />
      )}
      <div className={styles.padded}>
        <Disclosure summary="Method">
          <KeyValues
            rows={[
              { label: 'Estimate', value: view.method },
              { label: 'Naive estimate', hint: 'The estimate it has to beat', value: view.naive },
              view.source !== undefined && { label: 'Data', value: view.source },
              {
                label: '80 % interval',
                value: 'One in ten past cases was below it and one in ten above: a conformal interval.',
              },
            ]}
          />
          <p>
            <a href="/docs/forecasts">How forecasts work</a>
          </p>
        </Disclosure>
      </div>
    </Section>
  );
}

const toUnitNote = (unit: ForecastUnit): string | undefined =>
  FORECAST_UNITS[unit] === '' ? undefined : `in ${FORECAST_UNITS[unit]}`;

function Estimates({ view }: { readonly view: View }) {
  const { steps, unit, title, notes } = view;
  const refused = steps.filter(({ value }) => value === undefined);
  const reasons = [...new Set(refused.map(({ says }) => says))];
  const table = (
    <Table
      label={`${title}: estimates and backtest`}
      columns={toColumns(unit)}
      rows={steps}
      keyOf={(step) => step.title}
      toneOf={({ value }) => (value === undefined ? 'muted' : undefined)}
    />
  );
  return (
    <>
      {reasons.length > 0 && (
        <Notice
          kind="truncated"
          title={
            refused.length === steps.length
              ? 'No estimate offered'
              : `${toGrouped(refused.length)} of ${toGrouped(steps.length)} estimates are not offered`
          }
        >
          {reasons.length === 1 ? (
            <p>{reasons[0]}</p>
          ) : (
            <Disclosure summary="Why">
              <ul className={styles.reasons}>
                {refused.map((step) => (
                  <li key={step.title}>
                    {step.title}: {step.says}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </Notice>
      )}
      <ForecastChart view={view} />
      {refused.length === steps.length ? (
        <div className={styles.padded}>
          <Disclosure summary="Past cases">{table}</Disclosure>
        </div>
      ) : (
        table
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const VERDICTS: Readonly<Record<ForecastVerdict, string>> = {
  offered: 'yes',
  'too-few': 'too few cases',
  'no-better': 'no better than naive',
  unproven: 'may be chance',
  uncovered: 'interval did not hold',
  unchanging: 'nothing changes',
};

function toColumns(unit: ForecastUnit): readonly Column<Step>[] {
  const isTime = unit === 'unix-seconds';
  return [
    {
      key: 'for',
      title: 'For',
      wide: true,
      cell: ({ title, at }) => (
        <span>
          {title}
          {at !== undefined && (
            <span className={styles.quiet}> from {toInstantText(at).slice(11, 16)} UTC</span>
          )}
        </span>
      ),
    },
    {
      key: 'estimate',
      title: 'Estimate',
      align: 'right',
      cell: ({ value }) =>
        value === undefined ? (
          'not offered'
        ) : isTime ? (
          <AgeValue unixSeconds={Math.round(value.middle)} />
        ) : (
          toForecastFigure(value.middle, unit)
        ),
    },
    {
      key: 'interval',
      title: '80 % interval',
      align: 'right',
      cell: ({ value }) => (value === undefined ? '' : toIntervalText(value, unit)),
    },
    { key: 'offered', title: 'Offered', cell: ({ verdict }) => VERDICTS[verdict] },
    {
      key: 'cases',
      title: 'Past cases',
      align: 'right',
      cell: ({ backtest: { cases, independent } }) => (
        <span title={`${toGrouped(independent)} of them do not overlap in time`}>{toGrouped(cases)}</span>
      ),
    },
    {
      key: 'held',
      title: 'In interval',
      align: 'right',
      cell: ({ backtest }) => toCoverageText(backtest),
    },
    {
      key: 'error',
      title: 'Mean error',
      align: 'right',
      cell: ({ backtest }) => toErrorFigure(backtest.error, backtest, unit),
    },
    {
      key: 'naive',
      title: 'Naive error',
      align: 'right',
      cell: ({ backtest }) => toErrorFigure(backtest.naiveError, backtest, unit),
    },
  ];
}
