import { getDefiCategory } from '#contracts/market/defi-categories';
import { ACTS } from '#contracts/market/protocol-acts';
import { toShareText, toUsdText } from '#contracts/text/money-text';
import { toDecimal, toGrouped } from '#contracts/text/value-text';
import { Figures, type Figure } from '../../ui/block/figures.tsx';
import { ChangeValue, LiquidityValue, UsdValue } from '../../values/money.tsx';
import type { FoundCategory } from './category-view.tsx';
import { isCalled, toLengthText } from './defi-texts.ts';
import { UsersValue } from './users-value.tsx';

/** What a category is about, in figures: its own first, then those every category has. Each says over what time. */
export function CategoryFigures({ found }: { readonly found: FoundCategory }) {
  const { total, users } = found;
  const window = toWindow(found);
  return (
    <Figures
      figures={[
        ...toLaunches(found),
        ...toVolume(found),
        ...toActs(found),
        ...toPools(found),
        ...toSupplies(found),
        total.calls > 0 && {
          label: 'Users',
          hint: 'Different fee payers of transactions that call these programs',
          value: <UsersValue users={users} />,
          more: users.kind === 'exact' ? window : `${window}, at most ${toGrouped(users.most)}`,
        },
        total.transactions > 0 && {
          label: 'Failed transactions',
          hint: 'Of the transactions of each program',
          value: toShareText(total.failed / total.transactions),
          more: `${toGrouped(total.failed)} of ${toGrouped(total.transactions)}`,
        },
      ]}
    />
  );
}

/** How long the figures of spans cover: `in 23 h 40 min`. */
const toWindow = ({ span, coverage }: FoundCategory): string =>
  toLengthText(span.to - Math.max(span.from, coverage.fromTime));

/** The same for figures stored by the hour. */
const toHours = ({ span, coverage }: FoundCategory): string =>
  toLengthText(span.to - Math.max(span.hoursFrom, coverage.fromTime));

function toVolume(found: FoundCategory): readonly Figure[] {
  const { total, totalTrend, span, routes } = found;
  const { volume } = getDefiCategory(found.category);
  if (total.swaps === 0) return [];
  const isRouted = volume === 'routed';
  const isStake = found.stakePools !== undefined;
  const window = isRouted ? toHours(found) : toWindow(found);
  const figures: Figure[] = [
    {
      label: isRouted ? 'Volume routed' : isStake ? 'Staked and unstaked' : 'Volume',
      hint: isRouted
        ? 'What the swaps they routed to venues were worth at the time'
        : 'What the trades in their pools were worth at the time; swaps without a price are left out',
      value: <UsdValue microUsd={total.microUsd} />,
      more: (
        <>
          {window}
          {span.hasBefore && totalTrend.microUsd !== undefined && (
            <>
              , <ChangeValue share={totalTrend.microUsd} />
            </>
          )}
        </>
      ),
    },
  ];
  if (!isStake) {
    figures.push({
      label: isRouted ? 'Swaps routed' : 'Trades',
      hint: isRouted
        ? 'Swaps in venues; a trade over two pools is two of them'
        : 'Trades, one a pool or market',
      value: toGrouped(total.swaps),
      more: window,
    });
  }
  if (isRouted && routes?.hops !== undefined) {
    figures.push({
      label: 'Swaps a trade',
      hint: 'Through how many pools a routed trade goes on average',
      value: toDecimal(BigInt(Math.round(routes.hops * 100)), 2),
      more: `in the newest ${toGrouped(routes.newestSwaps)} swaps`,
    });
  }
  return figures;
}

/** Of each act only what instructions count as it; nothing is shown where no called program has one. */
function toActs(found: FoundCategory): readonly Figure[] {
  const called = found.protocols.filter(isCalled);
  const window = toHours(found);
  const { acts, ifAny = [] } = getDefiCategory(found.category);
  return acts.flatMap((act) => {
    const counted = called.filter(({ programs }) =>
      programs.some((program) => program.calls > 0 && program.counted.includes(act)),
    ).length;
    const count = found.acts.find((one) => one.act === act)?.count ?? 0;
    if (counted === 0 || (count === 0 && ifAny.includes(act))) return [];
    const more = counted === called.length ? window : `${window}, ${counted} of ${called.length} protocols`;
    const hint = `${ACTS[act].hint}. Only what succeeded, by the instructions that are decoded here`;
    return [{ label: ACTS[act].title, hint, value: toGrouped(count), more }];
  });
}

function toLaunches(found: FoundCategory): readonly Figure[] {
  const { launches } = found;
  if (launches === undefined || launches.rows.length === 0) return [];
  const sumOf = (key: 'launches' | 'graduations' | 'graduated'): number =>
    launches.rows.reduce((sum, row) => sum + row[key], 0);
  const window = toWindow(found);
  return [
    {
      label: 'Launches',
      hint: 'Mints created by an instruction of a launchpad',
      value: toGrouped(sumOf('launches')),
      more: window,
    },
    {
      label: 'Graduations',
      hint: 'Tokens of launchpads first traded in another pool, whenever they were launched',
      value: `${launches.isCut ? '≥ ' : ''}${toGrouped(sumOf('graduations'))}`,
      more: `${window}, ${toGrouped(sumOf('graduated'))} of them launched in it`,
    },
  ];
}

function toPools({ pools, category }: FoundCategory): readonly (Figure | false)[] {
  if (pools === undefined || pools.traded === 0 || category !== 'amms') return [];
  const share =
    BigInt(pools.microUsd) > 0n ? Number(pools.largestMicroUsd) / Number(pools.microUsd) : undefined;
  const { liquid, liquidityMicroUsd, venue, venues } = pools;
  const of = venues.find(({ address }) => address === venue)?.name;
  return [
    liquidityMicroUsd !== undefined && {
      label: 'Liquidity',
      hint: 'Twice the quote side of the pools traded in whose vaults are known, after the newest trade of each',
      value: <LiquidityValue microUsd={liquidityMicroUsd} />,
      more: `in ${toGrouped(liquid)} ${liquid === 1 ? 'pool' : 'pools'}${of === undefined ? '' : ` of ${of}`}`,
    },
    ...(share === undefined
      ? []
      : [
          {
            label: 'Largest pool',
            hint: 'Its share of the volume',
            value: toShareText(share),
            more: `${toUsdText(pools.largestMicroUsd)} of the volume${of === undefined ? '' : ` of ${of}`}`,
          },
        ]),
  ];
}

/** Of all stablecoins whose decimals are known. One counts as a dollar here, as everywhere in the index. */
function toSupplies(found: FoundCategory): readonly Figure[] {
  const rows = found.stablecoins?.rows.filter(({ decimals }) => decimals !== undefined) ?? [];
  if (rows.length === 0) return [];
  const sumOf = (key: 'supply' | 'minted' | 'burnt'): string =>
    toUsdText(
      rows.reduce(
        (sum, row) => sum + (BigInt(row[key] ?? 0) * 1_000_000n) / 10n ** BigInt(row.decimals ?? 0),
        0n,
      ),
    );
  const hours = toHours(found);
  const traded = rows.reduce((sum, { microUsd }) => sum + BigInt(microUsd), 0n);
  return [
    {
      label: 'Supply',
      hint: 'Of the stablecoins below, each counted as a dollar',
      value: sumOf('supply'),
      more: `now, ${rows.length} ${rows.length === 1 ? 'token' : 'tokens'}`,
    },
    { label: 'Minted', hint: 'Each counted as a dollar', value: sumOf('minted'), more: hours },
    { label: 'Burned', hint: 'Each counted as a dollar', value: sumOf('burnt'), more: hours },
    {
      label: 'Traded',
      hint: 'Trades with one of them on either side; one with two of them counts for both',
      value: toUsdText(traded),
      more: toWindow(found),
    },
  ];
}
