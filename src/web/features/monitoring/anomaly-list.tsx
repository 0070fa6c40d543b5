import { useState } from 'preact/hooks';
import type { AnomaliesAnswer } from '#contracts/monitoring';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { useIndexLive } from '../../api/use-index-live.ts';
import { usePlace } from '../../router/place.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import {
  addEvent,
  showWaiting,
  toFeed,
  toNextPlace,
  type AnomalyFilters,
  type FoundAnomalies,
} from './anomaly-feed.ts';
import { AnomalyTable } from './anomaly-table.tsx';

const WORDS = {
  connecting: { text: 'connecting', tone: 'neutral' },
  live: { text: 'live', tone: 'positive' },
  lost: { text: 'connection lost, trying again', tone: 'warning' },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly tone: Tone }>>;

/** What the rules found, as it is found; further back, a page of the past. */
export function AnomalyList({
  answer,
  filters,
}: {
  readonly answer: Wire<AnomaliesAnswer>;
  readonly filters: AnomalyFilters;
}) {
  const { query } = usePlace();
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  const isPast = query.get('before') !== null;
  // A page that is asked for anew is another list.
  const key = query.toString();
  return isPast ? (
    <PastAnomalies key={key} found={answer} />
  ) : (
    <LiveAnomalies key={key} found={answer} filters={filters} />
  );
}

function useHrefBefore(): (before: string | undefined) => string {
  const { path, query } = usePlace();
  return (before) => {
    const next = new URLSearchParams(query);
    if (before === undefined) next.delete('before');
    else next.set('before', before);
    return next.size === 0 ? path : `${path}?${next.toString()}`;
  };
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
  const next = toNextPlace(feed, found.next);
  const onShowNew = () => setFeed(showWaiting);
  const { text, tone } = WORDS[state];
  return (
    <NamesProvider value={feed.names}>
      <Section
        title="Anomalies"
        flush
        aside={
          <span role="status">
            <Badge tone={tone}>{text}</Badge>
          </span>
        }
      >
        {feed.rows.length + feed.waiting.length === 0 ? (
          <NothingFound />
        ) : (
          <AnomalyTable
            rows={feed.rows}
            next={next === undefined ? undefined : hrefOf(next)}
            waiting={feed.waiting.length}
            onShowNew={onShowNew}
          />
        )}
      </Section>
      <CoverageLine coverage={feed.coverage} what="rules applied to every block" />
    </NamesProvider>
  );
}

function PastAnomalies({ found }: { readonly found: FoundAnomalies }) {
  const hrefOf = useHrefBefore();
  return (
    <NamesProvider value={found.names}>
      <Section title="Earlier anomalies" flush aside={<a href={hrefOf(undefined)}>Newest</a>}>
        {found.rows.length === 0 ? (
          <NothingFound />
        ) : (
          <AnomalyTable rows={found.rows} next={found.next === undefined ? undefined : hrefOf(found.next)} />
        )}
      </Section>
      <CoverageLine coverage={found.coverage} what="rules applied to every block" />
    </NamesProvider>
  );
}

function NothingFound() {
  return (
    <Notice inline kind="empty" title="No rule found anything that fits.">
      <p>
        Rules speak up only beyond their bounds; <a href="/monitoring?tab=rules">their texts</a> say which.
        What is found from now on appears here.
      </p>
    </Notice>
  );
}
