import { useMemo } from 'react';
import { SCANNED_LAUNCHES } from '#contracts/market/launches';
import { toGrouped } from '#contracts/text/value-text';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { RiskRules } from '../../answers/risk-rules.tsx';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { LiveControls } from '../../ui/live/live-controls.tsx';
import { useHeldRows } from '../../ui/live/use-held-rows.ts';
import { Tabs } from '../../ui/form/tabs.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { Section } from '../../ui/block/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import { LaunchBoard } from './launch-board.tsx';
import { SCANNED, type Launch } from './launch-columns.tsx';
import { LIQUIDITY_STEPS, passes, scanSearch, toFilter } from './launch-query.ts';
import { useLaunchFeed, type FoundLaunches } from './use-launch-feed.ts';
import styles from './launches.module.css';

const VIEWS = [
  { key: 'columns', title: 'Columns' },
  { key: 'table', title: 'Table' },
];

const keyOf = ({ mint }: Launch): string => mint;

/** Launches as they happen. */
export function ScanView({ start }: { readonly start: FoundLaunches }) {
  const { path, navigate } = usePlace();
  const { values: asked, hrefWith, setTexts } = useSearch(scanSearch);
  const filter = toFilter(asked);
  const { found, state } = useLaunchFeed(start, asked.launchpad);
  const filterKey = `${asked.minLiquidity} ${asked.marks} ${asked.pooled}`;
  const passing = useMemo(
    () => found.rows.filter((row) => passes(row, filter)),
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the filter
    [found.rows, filterKey],
  );
  // A page that was reloaded, or another filter, is another list.
  const of = useMemo(() => ({ start, filterKey }), [start, filterKey]);
  const held = useHeldRows(passing, { keyOf, most: SCANNED_LAUNCHES, of });
  const { rows } = held;
  const looked = found.rows.length;
  const change = (values: Readonly<Record<string, string>>) => {
    // Another launchpad is another question; the rest is chosen among what came.
    if ((values['launchpad'] || undefined) === asked.launchpad) setTexts(values);
    else navigate(hrefWith(values));
  };
  return (
    <NamesProvider value={found.names}>
      <Section
        title="Newest launches"
        untitled
        flush
        aside={
          <span className={styles.aside}>
            <Tabs
              label="View"
              tabs={VIEWS}
              active={asked.view}
              hrefOf={(view) => hrefWith({ view })}
              onChoose={(view) => setTexts({ view })}
            />
            <LiveControls state={state} />
          </span>
        }
      >
        <FilterForm
          label="Filters"
          path={path}
          fields={[
            {
              name: 'launchpad',
              label: 'Launchpad',
              value: asked.launchpad ?? '',
              options: [
                { value: '', text: 'any or none' },
                ...found.launchpads.map(({ program, name }) => ({ value: program, text: name })),
              ],
            },
            {
              name: 'minLiquidity',
              label: 'Liquidity at least',
              value: asked.minLiquidity ?? '',
              options: [
                { value: '', text: 'any' },
                ...LIQUIDITY_STEPS.map((value) => ({ value, text: `$${toGrouped(value)}` })),
              ],
            },
            {
              name: 'marks',
              label: 'Warnings',
              value: asked.marks ? 'clean' : '',
              options: [
                { value: '', text: 'any' },
                { value: 'clean', text: 'none' },
              ],
            },
            {
              name: 'pooled',
              label: 'In a pool already',
              value: asked.pooled ? 'hide' : '',
              options: [
                { value: '', text: 'shown' },
                { value: 'hide', text: 'hidden' },
              ],
            },
          ]}
          onChange={change}
        />
        {rows.length === 0 ? (
          <EmptyState
            kind={looked === 0 ? 'empty' : 'not-found'}
            title={looked === 0 ? 'No launches yet' : `None of the ${looked} newest launches match`}
            actions={looked > 0 && <a href={path}>Clear filters</a>}
          >
            New launches appear here as they happen.
          </EmptyState>
        ) : asked.view === 'columns' ? (
          <LaunchBoard held={held} />
        ) : (
          <RankingTable
            id="scan"
            label="Newest launches"
            downloadName="launches"
            list={{ list: 'launches', input: {} }}
            columns={SCANNED}
            rows={rows}
            still={0}
            keyOf={keyOf}
            count={{ of: ['launch', 'launches'], shown: rows.length, total: Math.max(looked, rows.length) }}
            held={held}
          />
        )}
        <div className={styles.foot}>
          {looked > 0 && found.rows.every(({ launchpad }) => launchpad === undefined) && (
            <p>
              None of these was created through a known launchpad, so there is no launchpad progress to show.
              Sales outside pools are transfers, not trades.
            </p>
          )}
          <RiskRules />
        </div>
      </Section>
      <CoverageLine
        coverage={found.coverage}
        what={`the ${SCANNED_LAUNCHES} newest mints with decimals, trades in known pools`}
      />
    </NamesProvider>
  );
}
