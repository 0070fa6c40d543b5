import { TRENDS_WINDOWS, type TrendsAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { NamesProvider } from '../../values/names.ts';
import { TokenMintTrends } from './token-mint-trends.tsx';
import { WindowNote } from './window-note.tsx';
import { CohortSection } from './cohort-section.tsx';
import { FailureTrends } from './failure-trends.tsx';
import { ProgramTrends } from './program-trends.tsx';
import { trendsSearch } from './analytics-search.ts';
import { QueryTabs } from './query-tabs.tsx';
import { UserTrends } from './user-trends.tsx';
import { VenueTrends } from './venue-trends.tsx';

export type FoundTrends = Extract<Wire<TrendsAnswer>, { readonly kind: 'found' }>;

const WINDOWS = [
  { key: '1h', title: '1 hour' },
  { key: '24h', title: '24 hours' },
  { key: '7d', title: '7 days' },
];

/** What moves: programs, failures, users, token mints and venues of a window. */
export function TrendsView({ answer }: { readonly answer: Wire<TrendsAnswer> }) {
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  return (
    <NamesProvider value={answer.names}>
      <QueryTabs label="Window" search={trendsSearch} name="window" tabs={WINDOWS} active={answer.window} />
      <WindowNote now={answer.now} before={answer.before} width={TRENDS_WINDOWS[answer.window].sumWidth} />
      <ProgramTrends found={answer} />
      <FailureTrends found={answer} />
      <UserTrends found={answer} />
      <CohortSection cohorts={answer.cohorts} coverage={answer.coverage} />
      <VenueTrends found={answer} />
      <TokenMintTrends found={answer} />
      <CoverageLine
        coverage={answer.coverage}
        what="calls, fee payers, new mints and swaps, summed up by spans"
      />
    </NamesProvider>
  );
}
