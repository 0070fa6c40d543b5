import { SOL_MINT } from '#contracts/chain';
import type { LISTED_TOKEN_COLUMNS } from '#contracts/columns/token-columns';
import {
  CHANGE_SPAN_KEYS,
  CHANGE_SPANS,
  type ChangeSpan,
  type IndexCoverage,
  type ListedTokenRow,
  type PriceSteps,
  WINDOWS,
  type Window,
} from '#contracts/market/market';
import { toPriceText } from '#contracts/text/money-text';
import { toMinutesText } from '#contracts/text/minutes-text';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { TrendLine } from '../ui/block/trend-line.tsx';
import type { Column } from '../ui/table/table.tsx';
import { AgeValue } from '../values/age.tsx';
import { Missing } from '../values/missing.tsx';
import { ChangeValue, PriceValue, UsdValue } from '../values/money.tsx';
import type { Shown } from '../values/row-columns.tsx';
import styles from './token-columns.module.css';

type Row = Wire<ListedTokenRow>;
type Key = (typeof LISTED_TOKEN_COLUMNS)[number]['key'];
type Sort = Column<Row>['sort'];

/** What the columns of a list of tokens follow from. */
export interface TokenList {
  readonly window: Window;
  readonly coverage: Wire<IndexCoverage>;
  readonly priceSteps: Wire<PriceSteps>;
  /** The list has wide columns of its own: some of these are left to the reader's choice. */
  readonly isCrowded?: boolean | undefined;
  /** How each column is sorted by; without one it is not. */
  readonly sortBy: (
    column:
      | 'price'
      | 'volume'
      | 'trades'
      | 'liquidity'
      | 'holders'
      | 'age'
      | 'change'
      | `change${ChangeSpan}`,
  ) => Sort;
}

/** The columns of a list of tokens beside its names, the same in each; on a phone the price, then change, volume and liquidity. */
export function toTokenColumns<R extends Row>(list: TokenList): readonly Shown<R, Key>[] {
  const { window, coverage, priceSteps, sortBy, isCrowded } = list;
  // A window that is indexed in part has the change over that part, and its title says so: a list is ordered by it.
  const covered = coverage.toTime - coverage.fromTime;
  const changed = covered < WINDOWS[window] ? toMinutesText(covered) : window;
  const ofWindow: Shown<R, Key> = {
    of: 'change',
    title: isCrowded ? changed : `Change ${changed}`,
    phone: 'quiet',
    short: changed,
    sort: sortBy('change'),
  };
  return [
    {
      of: 'priceUsd',
      title: 'Price',
      short: '',
      sort: sortBy('price'),
      cell: ({ price }) => <PriceValue price={price} />,
    },
    {
      key: 'prices',
      title: toSpanTitle(coverage),
      fits: 'roomier',
      phone: 'hidden',
      cell: ({ prices }) => <PriceCurve prices={prices} steps={priceSteps} />,
    },
    ...CHANGE_SPAN_KEYS.map((span) => (span === window ? ofWindow : toChangeColumn<R>(span, list))),
    !CHANGE_SPAN_KEYS.some((span) => span === window) && ofWindow,
    { of: 'volumeUsd', title: `Volume ${window}`, phone: 'quiet', short: 'Vol', sort: sortBy('volume') },
    {
      of: 'trades',
      optional: isCrowded,
      sort: sortBy('trades'),
      cell: ({ swaps, buys }) => (
        <span title={`${toGrouped(buys)} buys, ${toGrouped(swaps - buys)} sells`}>{toGrouped(swaps)}</span>
      ),
    },
    { of: 'liquidityUsd', title: 'Liquidity', phone: 'quiet', short: 'Liq', sort: sortBy('liquidity') },
    {
      of: 'marketCapUsd',
      title: 'Market cap',
      phone: 'hidden',
      cell: ({ mint, marketCapMicroUsd, price }) =>
        marketCapMicroUsd === undefined ? (
          <Missing why={toNoCapText(mint, price !== undefined)} />
        ) : (
          <UsdValue microUsd={marketCapMicroUsd} />
        ),
    },
    { of: 'holders', sort: sortBy('holders') },
    {
      of: 'created',
      sort: sortBy('age'),
      cell: ({ createdTime }) =>
        createdTime === undefined ? (
          <span title="Before the index began">earlier</span>
        ) : (
          <AgeValue unixSeconds={createdTime} />
        ),
    },
  ];
}

/** Of a span that is not the window of the list. */
function toChangeColumn<R extends Row>(
  span: ChangeSpan,
  { coverage, sortBy, isCrowded }: TokenList,
): Shown<R, Key> {
  const covered = coverage.toTime - coverage.fromTime;
  const isCovered = covered >= CHANGE_SPANS[span];
  const isMinor = span === '5m' || span === '6h';
  return {
    of: `change${span}`,
    title: span,
    fits: isMinor ? 'roomiest' : 'roomy',
    // What no row has is left to the reader's choice.
    optional: !isCovered || (isMinor && isCrowded),
    phone: 'hidden',
    // Where every row has none there is no order by it.
    sort: isCovered ? sortBy(`change${span}`) : undefined,
    cell: ({ changes }) => {
      const change = changes[span];
      if (change !== undefined) return <ChangeValue share={change} />;
      return (
        <Missing
          why={
            isCovered ? `No trade with a price in ${span}` : `Indexed for ${toMinutesText(covered)} so far`
          }
        />
      );
    },
  };
}

function toNoCapText(mint: string, hasPrice: boolean): string {
  if (mint === SOL_MINT) return 'The supply of wrapped SOL is not counted';
  return hasPrice ? 'Its supply was not read' : 'No price';
}

const toSpanTitle = ({ fromTime, toTime }: TokenList['coverage']): string =>
  toTime - fromTime >= CHANGE_SPANS['24h'] ? 'Last 24 h' : `Last ${toMinutesText(toTime - fromTime)}`;

/** The shape of a price over the steps of the list: what is of different tokens stands over the same time. */
function PriceCurve({ prices, steps }: { readonly prices: Row['prices']; readonly steps: Wire<PriceSteps> }) {
  if (prices === undefined) return <Missing why="Fewer than three prices" />;
  const { first, usd } = prices;
  const toText = (value: number | undefined) => toPriceText(value ?? 0);
  return (
    <span className={styles.curve}>
      <TrendLine
        points={usd.map((value, i) => ({ at: first + i, value }))}
        over={{ from: 0, until: steps.count - 1 }}
        label={`Price over ${toDurationText(steps.width * usd.length)}: ${toText(usd[0])} to ${toText(usd.at(-1))} dollars`}
      />
    </span>
  );
}
