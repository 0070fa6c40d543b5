import { SCANNED_LAUNCHES } from '#contracts/launches';
import { toGrouped } from '#contracts/value-text';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { RiskRules } from '../../answers/risk-rules.tsx';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RankingTable } from '../../ui/ranking-table.tsx';
import { Section } from '../../ui/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import { LAUNCH_COLUMNS as C } from './launch-columns.tsx';
import { LIQUIDITY_STEPS, passes, readScanQuery, toFilter } from './launch-query.ts';
import { useLaunchFeed, type FoundLaunches, type LaunchFeed } from './use-launch-feed.ts';
import styles from './launches.module.css';

const COLUMNS = [
  C.token,
  C.age,
  C.marks,
  C.price,
  C.change,
  C.liquidity,
  C.trades,
  C.buyers,
  C.holders,
  C.volume,
  C.progress,
  { ...C.launchpad, optional: true },
  { ...C.creator, optional: true },
];
const STATES: Readonly<Record<LaunchFeed['state'], string>> = {
  connecting: 'connecting',
  live: 'live',
  lost: 'connection lost, trying again',
  paused: 'paused',
};

/** Launches as they happen. */
export function ScanView({ start }: { readonly start: FoundLaunches }) {
  const { path, query, navigate, setQuery } = usePlace();
  const asked = readScanQuery(query);
  const filter = toFilter(asked);
  const feed = useLaunchFeed(
    start,
    asked.launchpad,
    (row) => passes(row, filter),
    `${asked.minLiquidity} ${asked.marks} ${asked.pooled}`,
  );
  const { rows, waiting, found, state } = feed;
  const looked = found.rows.length;
  const change = ({ launchpad, ...values }: Readonly<Record<string, string>>) => {
    const next = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, value === '' ? undefined : value]),
    );
    if ((launchpad || undefined) === asked.launchpad) return setQuery(next);
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries({ launchpad, ...next })) if (value) params.set(key, value);
    navigate(params.size === 0 ? path : `${path}?${params.toString()}`);
  };
  return (
    <NamesProvider value={found.names}>
      {asked.faults.length > 0 && (
        <Notice inline kind="malformed" title={`Not understood and left out: ${asked.faults.join(', ')}.`} />
      )}
      <Section
        title="Newest launches"
        flush
        aside={
          <>
            <span class={styles.live} data-state={state} role="status">
              <Icon name="live" /> {STATES[state]}
            </span>
            <Button onClick={state === 'paused' ? feed.resume : feed.pause} aria-pressed={state === 'paused'}>
              {state === 'paused' ? 'Go on' : 'Pause'}
            </Button>
          </>
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
              value: asked.marks ?? '',
              options: [
                { value: '', text: 'any' },
                { value: 'clean', text: 'none' },
              ],
            },
            {
              name: 'pooled',
              label: 'In a pool already',
              value: asked.pooled ?? '',
              options: [
                { value: '', text: 'shown' },
                { value: 'hide', text: 'hidden' },
              ],
            },
          ]}
          onChange={change}
        />
        {rows.length === 0 && waiting.length === 0 ? (
          <Notice
            inline
            kind="empty"
            title={
              looked === 0
                ? `No launch${asked.launchpad === undefined ? '' : ' of this launchpad'} was indexed yet.`
                : `None of the ${looked} newest launches fits.`
            }
          >
            {looked > 0 && (
              <p>
                <a href={path}>Show all of them</a>, or wait: new ones appear by themselves.
              </p>
            )}
          </Notice>
        ) : (
          <RankingTable
            id="scan"
            label="Newest launches"
            downloadName="launches"
            list={{ list: 'launches', input: {} }}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ mint }) => mint}
            toneOf={({ mint }) => (feed.fresh.has(mint) ? 'fresh' : undefined)}
            count={{ shown: rows.length, total: looked }}
            pendingCount={waiting.length}
            onShowNew={feed.letIn}
          />
        )}
        <div class={styles.foot}>
          {looked > 0 && found.rows.every(({ launchpad }) => launchpad === undefined) && (
            <p>
              None of these was created through a launchpad known here: they were minted directly, so their
              progress on one has no data. Sales outside of pools are transfers and count as no trades.
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
