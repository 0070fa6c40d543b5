import type { DefiPools } from '#contracts/market/defi';
import type { Window } from '#contracts/market/market';
import { toShareText, toUsdText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AgeValue } from '../../values/age.tsx';
import { PoolTable } from './pool-table.tsx';
import { categorySearch } from './defi-search.ts';
import styles from './defi.module.css';

/** The largest pools of a category, of one venue or all, and how much of the volume they take. */
export function Pools({
  pools,
  window,
  covered,
  category,
}: {
  readonly pools: Wire<DefiPools>;
  readonly window: Window;
  /** What of the window is indexed, in seconds. */
  readonly covered: number;
  readonly category: string;
}) {
  const { path, navigate } = usePlace();
  const { hrefWith } = useSearch(categorySearch);
  const { rows, sort, venue, venues, asOf } = pools;
  return (
    <Section
      title={sort === 'volume' ? 'Pools by volume' : 'Pools by liquidity'}
      flush
      aside={
        asOf !== undefined && (
          <>
            updated <AgeValue unixSeconds={asOf} />
          </>
        )
      }
    >
      <FilterForm
        label="Pools shown"
        path={path}
        fields={[
          {
            name: 'venue',
            label: 'Venue',
            value: venue ?? '',
            options: [
              { value: '', text: 'all venues' },
              ...venues.map(({ address, name }) => ({ value: address, text: name })),
            ],
          },
          {
            name: 'sort',
            label: 'Order',
            value: sort,
            options: [
              { value: 'volume', text: 'by volume' },
              { value: 'liquidity', text: 'by liquidity' },
            ],
          },
        ]}
        onChange={(values) => navigate(hrefWith(values))}
      />
      {rows.length === 0 ? (
        <EmptyState title="No trades in pools of these programs in this window">
          <p>Rankings are rebuilt every few seconds to minutes; a longer window may hold more.</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.foot}>{toConcentrationText(pools)}</p>
          <PoolTable pools={pools} window={window} covered={covered} category={category} />
        </>
      )}
    </Section>
  );
}

/** How much of the volume the largest pools take. */
export function toConcentrationText({
  traded,
  microUsd,
  largestMicroUsd,
  largestTenMicroUsd,
}: Pick<Wire<DefiPools>, 'traded' | 'microUsd' | 'largestMicroUsd' | 'largestTenMicroUsd'>): string {
  const counted = `${toGrouped(traded)} ${traded === 1 ? 'pool was' : 'pools were'} traded in for ${toUsdText(microUsd)}`;
  if (BigInt(microUsd) <= 0n) return `${counted}.`;
  const shareOf = (part: string): string => toShareText(Number(part) / Number(microUsd));
  const ten = traded > 10 ? `, the ten largest ${shareOf(largestTenMicroUsd)}` : '';
  return `${counted}; the largest took ${shareOf(largestMicroUsd)}${ten}.`;
}
