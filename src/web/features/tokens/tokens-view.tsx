import { Coins } from 'lucide-react';
import { CHANGE_SPAN_KEYS, CHANGE_SPANS, type TokenSort, type TokensAnswer } from '#contracts/market/market';
import { toDurationText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine, ShortCoverage } from '../../answers/coverage-line.tsx';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { AgeValue } from '../../values/age.tsx';
import { NamesProvider } from '../../values/names.ts';
import { RankingTabs, titleOf, type RankingKey } from './ranking-tabs.tsx';
import { TokenRanking, type FoundTokens } from './token-ranking.tsx';
import { tokenSearch } from './token-search.ts';

const WINDOW_TABS = [
  { key: '1h', title: '1 hour' },
  { key: '24h', title: '24 hours' },
  { key: '7d', title: '7 days' },
];

/** Orders in which every token traded is listed; other rankings list only tokens that have the figure. */
const OF_ALL: ReadonlySet<TokenSort> = new Set(['volume', 'trades', 'holders']);

/** Rankings that leave out what little trading or a shallow market may have moved. */
const MOVED: ReadonlySet<string> = new Set([
  'change',
  'gain',
  'loss',
  ...CHANGE_SPAN_KEYS.map((span) => `change${span}`),
]);

/** A ranking of tokens with its windows, or why there is none. */
export function TokensView({
  answer,
  active,
}: {
  readonly answer: Wire<TokensAnswer>;
  readonly active: RankingKey;
}) {
  return answer.kind === 'absent' ? (
    <>
      <RankingTabs active={active} />
      <AbsenceView absence={answer} />
    </>
  ) : (
    <Ranking found={answer} active={active} />
  );
}

function Ranking({ found, active }: { readonly found: FoundTokens; readonly active: RankingKey }) {
  const { navigate } = usePlace();
  const { hrefOf, hrefWith } = useSearch(tokenSearch);
  const ordered = toOrderedText(found);
  const hrefOfWindow = (window: string) => hrefWith({ window, page: '' });
  const about = (
    <>
      <ShortCoverage coverage={found.coverage} window={found.window} />
      {found.asOf !== undefined && (
        <span>
          updated <AgeValue unixSeconds={found.asOf} />
        </span>
      )}
    </>
  );
  return (
    <NamesProvider value={found.names}>
      <div className="beside">
        <RankingTabs active={active} />
        <Tabs
          label="Window"
          tabs={WINDOW_TABS}
          active={found.window}
          hrefOf={hrefOfWindow}
          onChoose={(window) => navigate(hrefOfWindow(window))}
        />
      </div>
      <Section title={titleOf(active)} untitled flush aside={found.rows.length === 0 && about}>
        {MOVED.has(found.sort) && (
          <Notice kind="truncated" title="At least $1,000 of liquidity and five trades in the window.">
            {ordered === undefined ? undefined : `Ordered by the change over the ${ordered} indexed so far.`}
          </Notice>
        )}
        {found.rows.length === 0 ? (
          <NoTokens
            found={found}
            longer={found.window === '7d' ? undefined : hrefOfWindow('7d')}
            first={hrefWith({ page: '' })}
          />
        ) : (
          <TokenRanking
            found={found}
            hrefOf={(changes) => hrefOf({ page: undefined, ...changes })}
            aside={about}
          />
        )}
      </Section>
      <CoverageLine
        coverage={found.coverage}
        what="swaps in known pools, valued through SOL and stablecoins"
      />
    </NamesProvider>
  );
}

/** What a ranking by a longer change is ordered by while less than that is indexed. */
function toOrderedText({ sort, coverage: { fromTime, toTime } }: FoundTokens): string | undefined {
  const span = CHANGE_SPAN_KEYS.find((key) => sort === `change${key}`);
  const covered = toTime - fromTime;
  return span !== undefined && covered < CHANGE_SPANS[span] ? toDurationText(covered) : undefined;
}

function NoTokens({
  found: { sort, page },
  longer,
  first,
}: {
  readonly found: FoundTokens;
  /** Where a longer window is, and where the first page. */
  readonly longer: string | undefined;
  readonly first: string;
}) {
  if (page > 1)
    return (
      <EmptyState icon={Coins} title="No more tokens" actions={<a href={first}>First page</a>}>
        The ranking ends before this page.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Coins}
      title={OF_ALL.has(sort) ? 'No tokens traded in this window' : 'No tokens match'}
      actions={longer !== undefined && <a href={longer}>Show 7 days</a>}
    >
      Only trades since the index began are counted.
    </EmptyState>
  );
}
