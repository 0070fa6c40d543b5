import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { findRule } from '#contracts/market/anomaly-rules';
import type { AnomaliesAnswer } from '#contracts/operation/monitoring';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { useIndexLive } from '../../api/use-index-live.ts';
import { toHere, usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { LiveControls } from '../../ui/live/live-controls.tsx';
import { useHeldRows } from '../../ui/live/use-held-rows.ts';
import { Figures } from '../../ui/block/figures.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import {
  addEvent,
  MAX_LIVE_ROWS,
  toFeed,
  toKey,
  toNextPlace,
  toNothingTitle,
  type AnomalyFilters,
  type FoundAnomalies,
} from './anomaly-feed.ts';
import { anomalySearch } from './anomaly-search.ts';
import { AnomalyTable } from './anomaly-table.tsx';

/** What the rules found, as it is found; further back, a page of the past. */
export function AnomalyList({
  answer,
  filters,
}: {
  readonly answer: Wire<AnomaliesAnswer>;
  readonly filters: AnomalyFilters;
}) {
  const place = usePlace();
  const { before } = useSearch(anomalySearch).values;
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  // A page that is asked for again is another list.
  const key = toHere(place);
  return before !== undefined ? (
    <PastAnomalies key={key} found={answer} filters={filters} />
  ) : (
    <LiveAnomalies key={key} found={answer} filters={filters} />
  );
}

function useHrefBefore(): (before: string | undefined) => string {
  const { hrefOf } = useSearch(anomalySearch);
  return (before) => hrefOf({ before });
}

function LiveAnomalies({
  found,
  filters,
}: {
  readonly found: FoundAnomalies;
  readonly filters: AnomalyFilters;
}) {
  const [feed, setFeed] = useState(() => toFeed(found));
  const state = useIndexLive(
    ['anomalies'],
    (event) => setFeed((now) => addEvent(now, event, filters)),
    found.coverage.toSlot,
  );
  const hrefOf = useHrefBefore();
  const held = useHeldRows(feed.rows, { keyOf: toKey, most: MAX_LIVE_ROWS });
  const next = toNextPlace(held.rows, found.next);
  const controls = <LiveControls state={state} />;
  return (
    <NamesProvider value={feed.names}>
      {filters.rule === undefined && <RuleFigures rows={held.rows} />}
      <Section title="Anomalies" untitled flush aside={held.rows.length === 0 && controls}>
        {held.rows.length === 0 ? (
          <NothingFound filters={filters} />
        ) : (
          <AnomalyTable
            rows={held.rows}
            next={next === undefined ? undefined : hrefOf(next)}
            held={held}
            aside={controls}
          />
        )}
      </Section>
      <CoverageLine coverage={feed.coverage} what="rules applied to every block" />
    </NamesProvider>
  );
}

function PastAnomalies({
  found,
  filters,
}: {
  readonly found: FoundAnomalies;
  readonly filters: AnomalyFilters;
}) {
  const hrefOf = useHrefBefore();
  return (
    <NamesProvider value={found.names}>
      <Section title="Earlier anomalies" flush aside={<a href={hrefOf(undefined)}>Newest</a>}>
        {found.rows.length === 0 ? (
          <NothingFound filters={filters} newest={hrefOf(undefined)} />
        ) : (
          <AnomalyTable rows={found.rows} next={found.next === undefined ? undefined : hrefOf(found.next)} />
        )}
      </Section>
      <CoverageLine coverage={found.coverage} what="rules applied to every block" />
    </NamesProvider>
  );
}

/** Why a list is empty: nothing was found, or nothing that the filters let through. */
function NothingFound({ filters, newest }: { readonly filters: AnomalyFilters; readonly newest?: string }) {
  const isFiltered = [filters.rule, filters.severity, filters.subject].some((one) => one !== undefined);
  return (
    <EmptyState
      icon={ShieldCheck}
      title={toNothingTitle(filters, newest !== undefined)}
      actions={
        <>
          {isFiltered && <a href="/monitoring">Clear filters</a>}
          {newest !== undefined && <a href={newest}>Newest</a>}
          <a href="/monitoring?tab=rules">All rules</a>
        </>
      }
    >
      A rule reports only what is beyond its threshold.
      {newest === undefined && ' New findings appear here by themselves.'}
    </EmptyState>
  );
}

/** Rules with a figure of their own; of the others there is no room. */
const MOST_FIGURES = 5;

function countRules(rows: FoundAnomalies['rows']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of rows) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

/** Which rules found how many of the newest rows. */
function RuleFigures({ rows }: { readonly rows: FoundAnomalies['rows'] }) {
  const { hrefWith } = useSearch(anomalySearch);
  const counts = countRules(rows);
  // Those of the beginning: what is pressed does not wander while others are found.
  const [most] = useState(() =>
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_FIGURES)
      .map(([rule]) => rule),
  );
  if (most.length < 2) return null;
  const of = `of the newest ${toGrouped(rows.length)}`;
  return (
    <Figures
      figures={most.map((rule) => {
        const title = findRule(rule)?.title ?? rule;
        const count = counts.get(rule) ?? 0;
        return {
          label: title,
          hint: findRule(rule)?.text,
          value: <a href={hrefWith({ rule })}>{toGrouped(count)}</a>,
          more: (
            <>
              <Meter share={count / rows.length} label={`${title}: ${toGrouped(count)} ${of}`} /> {of}
            </>
          ),
        };
      })}
    />
  );
}
