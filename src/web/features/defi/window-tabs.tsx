import type { DefiSpan } from '#contracts/market/defi';
import { WINDOWS, type IndexCoverage } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { CoverageBadge } from '../../answers/coverage-badge.tsx';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Tabs } from '../../ui/form/tabs.tsx';
import { overviewSearch } from './defi-search.ts';
import { toSpanText, WINDOW_TABS } from './defi-texts.ts';
import styles from './defi.module.css';

/** The window of a page: which one, what it covers, what it is compared with. */
export function WindowTabs({
  span,
  coverage,
}: {
  readonly span: Wire<DefiSpan>;
  readonly coverage: Wire<IndexCoverage>;
}) {
  const { navigate } = usePlace();
  const { hrefWith } = useSearch(overviewSearch);
  const hrefOf = (window: string) => hrefWith({ window });
  return (
    <div className="beside">
      <Tabs
        label="Window"
        tabs={WINDOW_TABS}
        active={span.window}
        hrefOf={hrefOf}
        onChoose={(window) => navigate(hrefOf(window))}
      />
      <p className={styles.note}>
        {!span.isWhole && (
          <>
            <CoverageBadge covered={span.to - coverage.fromTime} of={WINDOWS[span.window]} />{' '}
          </>
        )}
        {toSpanText(span).join(' ')}
      </p>
    </div>
  );
}
