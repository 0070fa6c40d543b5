import {
  SCREENER_PAGE_ROWS,
  SCREENER_PAGES,
  type ScreenerAnswer,
  type ScreenerList,
  type ScreenerTexts,
} from '#contracts/market/screener';
import type { ScreenerFault } from '#contracts/market/screener-filters';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine, ShortCoverage } from '../../answers/coverage-line.tsx';
import { RiskRules } from '../../answers/risk-rules.tsx';
import { usePlace } from '../../router/place.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { FilterFold } from '../../ui/form/filter-fold.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { AgeValue } from '../../values/age.tsx';
import { NamesProvider } from '../../values/names.ts';
import { ScreenerForm } from './screener-form.tsx';
import { countFilters, PRESETS, toScreenerHref, withChanges, type FoundScreener } from './screener-query.ts';
import { ScreenerTable } from './screener-table.tsx';
import styles from './screener.module.css';

const WINDOW_TABS = [
  { key: '1h', title: '1 hour' },
  { key: '24h', title: '24 hours' },
  { key: '7d', title: '7 days' },
];

/** What a screener page knows: the answer, the filters that hold, and those that contradict them. */
export interface Screened {
  readonly answer: Wire<ScreenerAnswer>;
  readonly texts: ScreenerTexts;
  readonly faults: readonly ScreenerFault[];
}

/** A list of traded tokens with filters in the URL. */
export function ScreenerView({
  screened,
  list,
}: {
  readonly screened: Screened;
  readonly list: ScreenerList;
}) {
  const { answer, texts, faults } = screened;
  return answer.kind === 'absent' ? (
    <AbsenceView absence={answer} />
  ) : (
    <Found found={answer} list={list} texts={texts} faults={faults} />
  );
}

function Found({
  found,
  list,
  texts,
  faults,
}: Omit<Screened, 'answer'> & { readonly found: FoundScreener; readonly list: ScreenerList }) {
  const { navigate } = usePlace();
  const hrefOf = (changes: ScreenerTexts) => toScreenerHref(list, withChanges(texts, changes));
  const filters = countFilters(texts);
  const { rows, page, asOf } = found;
  const about = (
    <>
      <ShortCoverage coverage={found.coverage} window={found.window} />
      {page > 1 && (
        <a href={hrefOf({ page: page === 2 ? undefined : String(page - 1) })} rel="prev">
          Previous page
        </a>
      )}
      {page > 1 && `page ${page}`}
      {asOf !== undefined && (
        <span>
          updated <AgeValue unixSeconds={asOf} />
        </span>
      )}
    </>
  );
  return (
    <NamesProvider value={found.names}>
      {faults.length > 0 && (
        <Notice kind="malformed" title="Some filters contradict others and are left out.">
          <ul>
            {faults.map(({ key, value, message }) => (
              <li key={key}>
                {key} is <q>{value}</q>: it {message}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.top}>
        <Tabs
          label="Window"
          tabs={WINDOW_TABS}
          active={found.window}
          hrefOf={(window) => hrefOf({ window: window === '24h' ? undefined : window })}
          onChoose={(window) => navigate(hrefOf({ window: window === '24h' ? undefined : window }))}
        />
        <nav className={styles.presets} aria-label="Presets">
          {PRESETS[list].map(({ title, says, texts: preset }) => (
            <a key={title} href={toScreenerHref(list, preset)} title={says}>
              {title}
            </a>
          ))}
          {(filters > 0 || faults.length > 0) && <a href={toScreenerHref(list, {})}>Reset</a>}
        </nav>
      </div>
      <Section title="Filters" untitled flush>
        <FilterFold set={filters}>
          <FeatureGate feature="advanced-filters" name="The filters are">
            <ScreenerForm
              path={toScreenerHref(list, {})}
              texts={texts}
              launchpads={found.launchpads}
              onChange={(values) => navigate(hrefOf(values))}
            />
          </FeatureGate>
        </FilterFold>
      </Section>
      <Section title="Tokens" untitled flush aside={rows.length === 0 && about}>
        {rows.length === 0 ? (
          <EmptyState
            kind="not-found"
            title={page > 1 ? 'No more tokens match' : 'No tokens match'}
            actions={<a href={toScreenerHref(list, {})}>Clear filters</a>}
          >
            A longer window may hold more. Sorting by price, change, liquidity or age lists only tokens that
            have that value.
          </EmptyState>
        ) : (
          <ScreenerTable found={found} texts={texts} aside={about} />
        )}
        {page === SCREENER_PAGES && rows.length === SCREENER_PAGE_ROWS && (
          <Notice
            kind="truncated"
            title={`This is the last page: ${toGrouped(SCREENER_PAGES * SCREENER_PAGE_ROWS)} tokens are listed.`}
          >
            <p>Narrow the filters to see others.</p>
          </Notice>
        )}
        {list === 'memecoins' && (
          <div className={styles.foot}>
            {rows.length > 0 && rows.every(({ launchpad }) => launchpad === undefined) && (
              <p>
                None of these was created through a launchpad known here; they are listed because they are
                younger than seven days.
              </p>
            )}
            <RiskRules />
          </div>
        )}
      </Section>
      <CoverageLine
        coverage={found.coverage}
        what="swaps in known pools, valued through SOL and stablecoins"
      />
    </NamesProvider>
  );
}
