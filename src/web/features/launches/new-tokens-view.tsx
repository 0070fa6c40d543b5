import type { LaunchesAnswer } from '#contracts/market/launches';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { toHref, type Changes } from '../../router/define-search.ts';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { toGrouped } from '#contracts/text/value-text';
import { Figures } from '../../ui/block/figures.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { Section } from '../../ui/block/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import { LISTED } from './launch-columns.tsx';
import { newTokenSearch, type NewTokenQuery } from './launch-query.ts';
import type { FoundLaunches } from './use-launch-feed.ts';

/** Where the list stands by itself; a tab of all tokens shows it, too. */
const NEW_TOKENS = '/tokens/new';

/** Tokens in the order they were created, or why there are none. */
export function NewTokens({ answer }: { readonly answer: Wire<LaunchesAnswer> }) {
  return answer.kind === 'absent' ? <AbsenceView absence={answer} /> : <Listing found={answer} />;
}

function Listing({ found }: { readonly found: FoundLaunches }) {
  const { navigate } = usePlace();
  const { launchpad, nfts, before } = useSearch(newTokenSearch).values;
  const hrefOf = (changes: Changes<NewTokenQuery>) =>
    newTokenSearch.href(NEW_TOKENS, { launchpad, nfts, ...changes });
  const { rows, nextBefore, launchpads, names, coverage } = found;
  return (
    <NamesProvider value={names}>
      {rows.length > 0 && <NewestFigures rows={rows} />}
      <Section
        title="New tokens"
        untitled
        flush
        aside={before !== undefined && <a href={hrefOf({})}>Back to the newest</a>}
      >
        <FilterForm
          label="Filters"
          path={NEW_TOKENS}
          fields={[
            {
              name: 'launchpad',
              label: 'Launchpad',
              value: launchpad ?? '',
              options: [
                { value: '', text: 'any or none' },
                ...launchpads.map(({ program, name }) => ({ value: program, text: name })),
              ],
            },
            {
              name: 'nfts',
              label: 'NFTs (no decimals)',
              value: nfts ? 'show' : '',
              options: [
                { value: '', text: 'hidden' },
                { value: 'show', text: 'shown' },
              ],
            },
          ]}
          onChange={(values) => navigate(toHref(NEW_TOKENS, undefined, newTokenSearch.fromTexts(values)))}
        />
        {rows.length === 0 ? (
          <EmptyState
            kind="not-found"
            title="No new tokens match"
            actions={<a href={NEW_TOKENS}>Clear filters</a>}
          >
            Only tokens created since the index began are listed.
          </EmptyState>
        ) : (
          <RankingTable
            id="new-tokens"
            label="Tokens in the order they were created"
            snug
            downloadName="new-tokens"
            list={{ list: 'launches', input: newTokenSearch.texts({ launchpad, nfts }) }}
            columns={nfts ? LISTED.map((column) => ({ ...column, optional: false })) : LISTED}
            rows={rows}
            keyOf={({ mint }) => mint}
            count={
              nextBefore === undefined
                ? undefined
                : { of: ['token', 'tokens'], shown: rows.length, atLeast: rows.length + 1 }
            }
            {...(nextBefore !== undefined && { next: hrefOf({ before: nextBefore }) })}
          />
        )}
      </Section>
      <CoverageLine coverage={coverage} what="mints created since it began, trades in known pools" />
    </NamesProvider>
  );
}

/** What became of the tokens of this page. */
function NewestFigures({ rows }: { readonly rows: FoundLaunches['rows'] }) {
  const count = (has: (row: FoundLaunches['rows'][number]) => unknown) => rows.filter(has).length;
  const of = `of ${toGrouped(rows.length)} on this page`;
  const figure = (label: string, hint: string, found: number) => ({
    label,
    hint,
    value: toGrouped(found),
    more: (
      <>
        <Meter share={found / rows.length} label={`${label}: ${toGrouped(found)} ${of}`} /> {of}
      </>
    ),
  });
  return (
    <Figures
      figures={[
        figure(
          'By a launchpad',
          'Created through a known launchpad',
          count(({ launchpad }) => launchpad !== undefined),
        ),
        figure(
          'Traded',
          'With a trade in a known pool or on a curve',
          count(({ swaps }) => swaps > 0),
        ),
        figure(
          'In a pool',
          'Their first pool outside launchpads has been traded in',
          count(({ progress }) => progress.kind === 'pooled'),
        ),
        figure(
          'With a danger',
          'At least one check found a danger',
          count(({ marks }) => marks.some(({ tone }) => tone === 'danger')),
        ),
      ]}
    />
  );
}
