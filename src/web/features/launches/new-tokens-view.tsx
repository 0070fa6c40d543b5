import { CoverageLine } from '../../answers/coverage-line.tsx';
import { usePlace } from '../../router/place.ts';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RankingTable } from '../../ui/ranking-table.tsx';
import { Section } from '../../ui/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import { LAUNCH_COLUMNS as C } from './launch-columns.tsx';
import type { FoundLaunches } from './use-launch-feed.ts';

const COLUMNS = [
  { ...C.token, wide: true as const },
  C.age,
  C.creator,
  C.launchpad,
  { ...C.decimals, optional: true },
  C.firstTrade,
  C.price,
  C.change,
  C.liquidity,
  C.holders,
  C.trades,
  { ...C.marks, wide: undefined, optional: true },
];

/** Tokens in the order they were created. */
export function NewTokensView({ found }: { readonly found: FoundLaunches }) {
  const { path, query, navigate } = usePlace();
  const toHref = (changes: Readonly<Record<string, string | undefined>>): string => {
    const params = new URLSearchParams();
    const known = { launchpad: query.get('launchpad'), nfts: query.get('nfts'), ...changes };
    for (const [key, value] of Object.entries(known)) if (value) params.set(key, value);
    return params.size === 0 ? path : `${path}?${params.toString()}`;
  };
  const showsNfts = query.get('nfts') === 'show';
  const { rows, nextBefore, launchpads, names, coverage } = found;
  return (
    <NamesProvider value={names}>
      <Section
        title="New tokens"
        flush
        aside={query.get('before') !== null && <a href={toHref({})}>Back to the newest</a>}
      >
        <FilterForm
          label="Filters"
          path={path}
          fields={[
            {
              name: 'launchpad',
              label: 'Launchpad',
              value: query.get('launchpad') ?? '',
              options: [
                { value: '', text: 'any or none' },
                ...launchpads.map(({ program, name }) => ({ value: program, text: name })),
              ],
            },
            {
              name: 'nfts',
              label: 'Mints without decimals',
              value: showsNfts ? 'show' : '',
              options: [
                { value: '', text: 'hidden (mostly NFTs)' },
                { value: 'show', text: 'shown' },
              ],
            },
          ]}
          onChange={(values) => navigate(toHref(values))}
        />
        {rows.length === 0 ? (
          <Notice inline kind="empty" title="No token was created in what the index covers that fits.">
            <p>
              <a href={path}>Show all new tokens</a>. The index begins at the block named below.
            </p>
          </Notice>
        ) : (
          <RankingTable
            id="new-tokens"
            label="Tokens in the order they were created"
            downloadName="new-tokens"
            list={{
              list: 'launches',
              input: { launchpad: query.get('launchpad') || undefined, nfts: showsNfts ? 'show' : undefined },
            }}
            columns={showsNfts ? COLUMNS.map((column) => ({ ...column, optional: false })) : COLUMNS}
            rows={rows}
            keyOf={({ mint }) => mint}
            count={nextBefore === undefined ? undefined : { shown: rows.length, atLeast: rows.length + 1 }}
            {...(nextBefore !== undefined && { next: toHref({ before: nextBefore }) })}
          />
        )}
      </Section>
      <CoverageLine coverage={coverage} what="mints created since it began, trades in known pools" />
    </NamesProvider>
  );
}
