import type { TokensAnswer } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { AgeValue } from '../../values/age.tsx';
import { NamesProvider } from '../../values/names.ts';
import { TokenRanking, type FoundTokens } from './token-ranking.tsx';
import { tokenSearch } from './token-search.ts';

const WINDOW_TABS = [
  { key: '1h', title: '1 hour' },
  { key: '24h', title: '24 hours' },
  { key: '7d', title: '7 days' },
];

/** Rankings that leave out what little trading or a shallow market may have moved. */
const MOVED: ReadonlySet<string> = new Set(['change', 'gain', 'loss']);

/** A ranking of tokens with its windows, or why there is none. */
export function TokensView({
  answer,
  title,
}: {
  readonly answer: Wire<TokensAnswer>;
  readonly title: string;
}) {
  return answer.kind === 'absent' ? (
    <AbsenceView absence={answer} />
  ) : (
    <Ranking found={answer} title={title} />
  );
}

function Ranking({ found, title }: { readonly found: FoundTokens; readonly title: string }) {
  const { navigate } = usePlace();
  const { hrefOf, hrefWith } = useSearch(tokenSearch);
  const hrefOfWindow = (window: string) => hrefWith({ window, page: '' });
  return (
    <NamesProvider value={found.names}>
      <Tabs
        label="Window"
        tabs={WINDOW_TABS}
        active={found.window}
        hrefOf={hrefOfWindow}
        onChoose={(window) => navigate(hrefOfWindow(window))}
      />
      <Section
        title={title}
        flush
        aside={
          found.asOf !== undefined && (
            <>
              updated <AgeValue unixSeconds={found.asOf} />
            </>
          )
        }
      >
        {MOVED.has(found.sort) && (
          <Notice
            inline
            kind="truncated"
            title="Only tokens with at least $1,000 of liquidity and five trades in the window."
          />
        )}
        {found.rows.length === 0 ? (
          <Notice inline kind="empty" title="No matching token was traded in this window.">
            <p>The index begins at the block named below; a longer window may hold more.</p>
          </Notice>
        ) : (
          <TokenRanking found={found} hrefOf={(changes) => hrefOf({ page: undefined, ...changes })} />
        )}
      </Section>
      <CoverageLine
        coverage={found.coverage}
        what="swaps in known pools, valued through SOL and stablecoins"
      />
    </NamesProvider>
  );
}
