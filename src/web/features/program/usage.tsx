import { useMemo } from 'react';
import { USE_WINDOWS, type ProgramUseAnswer, type UseWindow } from '#contracts/account/program-use';
import { toShareText } from '#contracts/text/money-text';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { toTitle } from '#std/text';
import { CoverageLine, ShortCoverage } from '../../answers/coverage-line.tsx';
import { messageOf } from '../../answers/failure.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useSearch } from '../../router/use-search.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { Missing } from '../../values/missing.tsx';
import { joinNames, NamesProvider, useNames } from '../../values/names.ts';
import { programUseSearch } from './use-search.ts';
import styles from './program.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Found = Extract<Wire<ProgramUseAnswer>, { readonly kind: 'found' }>;

const TITLES: Readonly<Record<UseWindow, string>> = { '24h': '24 hours', '7d': '7 days' };
const TABS = USE_WINDOWS.map((key) => ({ key, title: TITLES[key] }));
const PLOT_PX = 200;
const EVERY_MS = 60_000;

/** How a program is called over time, by whom, and how much of it fails. */
export function Usage({ address }: { readonly address: string }) {
  const { values, hrefWith, setTexts } = useSearch(programUseSearch);
  const { data, error } = useAnswer(
    'programUse',
    { address, window: values.window },
    { keepsPrevious: true, refetchInterval: EVERY_MS },
  );
  return (
    <Section
      title="Usage"
      id="usage"
      flush
      aside={
        <Tabs
          label="Window of the usage"
          tabs={TABS}
          active={values.window}
          hrefOf={(window) => hrefWith({ window })}
          onChoose={(window) => setTexts({ window })}
        />
      }
    >
      <div className={styles.usage}>
        {data === undefined ? (
          error === null ? (
            <Skeleton lines={8} />
          ) : (
            <FailedState message={messageOf(error)} />
          )
        ) : data.kind === 'absent' ? (
          <AbsenceView part absence={data} />
        ) : (
          <Use found={data} />
        )}
      </div>
    </Section>
  );
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function Use({ found }: { readonly found: Found }) {
  const { window, width, times, coverage } = found;
  const names = joinNames(useNames(), found.names);
  const [calls, transactions, failed] = [sum(found.calls), sum(found.transactions), sum(found.failed)];
  const ran = useMemo(
    () => [
      { name: 'Succeeded', values: found.transactions.map((all, i) => all - found.failed[i]!) },
      { name: 'Failed', values: found.failed },
    ],
    [found],
  );
  const failing = useMemo(
    () => [
      {
        name: 'Failed',
        // Without a transaction there is no share.
        values: found.transactions.map((all, i) => (all === 0 ? undefined : found.failed[i]! / all)),
      },
    ],
    [found],
  );
  const step = toDurationText(width);
  return (
    <NamesProvider value={names}>
      <div className={styles.covered}>
        <ShortCoverage coverage={coverage} window={window} />
      </div>
      {calls === 0 ? (
        <EmptyState title="No calls in this period" />
      ) : (
        <>
          <Figures
            figures={[
              { label: 'Calls', hint: 'Instructions, inner ones included', value: toGrouped(calls) },
              { label: 'Transactions', hint: 'That call it', value: toGrouped(transactions) },
              {
                label: 'Failed',
                hint: 'Transactions that call it and failed, for whatever reason',
                value:
                  transactions === 0 ? <Missing why="No transactions" /> : toShareText(failed / transactions),
                more: `${toGrouped(failed)} transactions`,
              },
              {
                label: `Most callers in ${toDurationText(found.mostUsers.width)}`,
                hint: 'Different fee payers',
                value: toGrouped(found.mostUsers.users),
              },
            ]}
          />
          <div className={styles.pair}>
            <div>
              <h3>Transactions every {step}</h3>
              <LineChart
                label={`Transactions that call it, every ${step}`}
                height={PLOT_PX}
                times={times}
                series={ran}
                kind="stacked"
                step={width}
                format={toGrouped}
                incompleteFrom={times.at(-1)}
                coveredFrom={coverage.fromTime}
                together="program"
              />
            </div>
            <div>
              <h3>Share that failed</h3>
              {failed === 0 ? (
                <p className={styles.quiet}>None failed in this window.</p>
              ) : (
                <LineChart
                  label={`Share of its transactions that failed, every ${step}`}
                  height={PLOT_PX}
                  times={times}
                  series={failing}
                  kind="line"
                  step={width}
                  format={toShareText}
                  incompleteFrom={times.at(-1)}
                  together="program"
                />
              )}
            </div>
            <Callers found={found} />
            <Instructions found={found} />
            <Errors found={found} />
          </div>
        </>
      )}
      <div className="padded">
        <CoverageLine coverage={coverage} what="calls, inner ones included, without votes" />
      </div>
    </NamesProvider>
  );
}

function Callers({ found: { callers, times } }: { readonly found: Found }) {
  if (callers === undefined)
    return (
      <div>
        <h3>Top callers</h3>
        <p className={styles.quiet}>More callers in five minutes than are counted here.</p>
      </div>
    );
  const most = callers.rows[0]?.transactions ?? 1;
  const isCut = callers.from > (times[1] ?? callers.from);
  return (
    <div>
      <h3>
        Top callers{' '}
        {isCut && (
          <small className={styles.quiet}>
            since <AgeValue unixSeconds={callers.from} />
          </small>
        )}
      </h3>
      <BarList
        label="Fee payers by transactions that call it"
        items={callers.rows.map(({ wallet, transactions }) => ({
          key: wallet,
          label: <AddressValue address={wallet} bare />,
          value: transactions,
          share: transactions / most,
          text: toGrouped(transactions),
        }))}
      />
    </div>
  );
}

function Instructions({ found: { instructions } }: { readonly found: Found }) {
  const most = instructions[0]?.calls ?? 1;
  return (
    <div>
      <h3>Instructions</h3>
      {instructions.length === 0 ? (
        <p className={styles.quiet}>None is indexed for this program.</p>
      ) : (
        <BarList
          label="Instructions by calls"
          items={instructions.map(({ instruction, calls, failed }) => ({
            key: instruction,
            label: instruction === '' ? <span className={styles.quiet}>unknown</span> : toTitle(instruction),
            value: calls,
            share: calls / most,
            text: `${toGrouped(calls)}${failed === 0 ? '' : `, ${toShareText(failed / calls)} failed`}`,
          }))}
        />
      )}
    </div>
  );
}

/** What it fails with itself, each with its newest transaction. */
function Errors({ found: { failures } }: { readonly found: Found }) {
  const most = failures.rows[0]?.failed ?? 1;
  return (
    <div>
      <h3>Errors</h3>
      {failures.rows.length === 0 ? (
        <p className={styles.quiet}>It returned none itself in this window.</p>
      ) : (
        <BarList
          label="Errors by transactions that failed with them in this program"
          items={failures.rows.map(({ error, meaning, failed, share, signature }) => ({
            key: error,
            label: (
              <span title={meaning}>
                {signature === undefined ? (
                  <ChainText text={error} />
                ) : (
                  <a href={`/tx/${signature}`}>
                    <ChainText text={error} />
                  </a>
                )}
              </span>
            ),
            value: failed,
            share: failed / most,
            text: `${toGrouped(failed)}, ${toShareText(share)}`,
          }))}
        />
      )}
    </div>
  );
}
