import type { TokenMarketAnswer, TradingFigures } from '#contracts/market/token-market';
import { WINDOWS, type Window } from '#contracts/market/market';
import { toMarketCap } from '#contracts/market/token-market';
import { toChangeText, toPriceText, toUsdText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Figures, type Figure } from '../../ui/block/figures.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { Missing } from '../../values/missing.tsx';
import { ChangeValue, LiquidityValue, PriceValue, UsdValue } from '../../values/money.tsx';
import { NamesProvider } from '../../values/names.ts';
import styles from './token-market.module.css';

export type FoundMarket = Extract<Wire<TokenMarketAnswer>, { readonly kind: 'found' }>;

export interface SupplyFacts {
  /** Raw units, as the mint says now. */
  readonly supply: string;
  readonly decimals: number;
  /** Wrapped SOL counts no supply. */
  readonly native: boolean;
}

/** What a token is worth, by what, and how it was traded; or why nobody can tell. */
export function PriceHead({
  answer,
  supply,
}: {
  readonly answer: Wire<TokenMarketAnswer>;
  readonly supply: SupplyFacts;
}) {
  if (answer.kind === 'absent') {
    return (
      <EmptyState kind={answer.state} title={`No price: ${answer.message}`}>
        {answer.hint !== undefined && <p>{answer.hint}</p>}
      </EmptyState>
    );
  }
  return (
    <NamesProvider value={answer.names}>
      <Figures figures={toFigures(answer, supply)} />
      {answer.priceMissing !== undefined && <EmptyState title={`No price: ${answer.priceMissing}`} />}
    </NamesProvider>
  );
}

/** What the figures of the head rest on. */
export function PriceFoot({ answer }: { readonly answer: Wire<TokenMarketAnswer> }) {
  if (answer.kind === 'absent') return null;
  return (
    <NamesProvider value={answer.names}>
      <PriceSource found={answer} />
      <CoverageLine
        coverage={answer.coverage}
        what="trades in known pools, valued through SOL and stablecoins; windows end at the newest block"
      />
    </NamesProvider>
  );
}

function toFigures(found: FoundMarket, supply: SupplyFacts): readonly (Figure | false)[] {
  const { price, windows, holders, markets } = found;
  const day = windows['24h'];
  const deepest = markets.find(({ market }) => market === found.mainMarket);
  return [
    {
      label: 'Price',
      hint: 'In dollars per token, from its deepest market against SOL or a stablecoin.',
      value: <PriceValue price={price} />,
      more: price === undefined ? undefined : `${toPriceText(price.sol)} SOL`,
    },
    {
      label: isCovered(found, '24h') ? 'Change 24 h' : 'Change since indexed',
      hint: 'From the first to the newest price of the window, over all markets against SOL or a stablecoin.',
      value: <ChangeValue share={day.change} />,
      more: `1 h ${toChange(windows['1h'])}, 7 d ${isCovered(found, '24h') ? toChange(windows['7d']) : 'not indexed yet'}`,
    },
    {
      label: 'Market cap',
      value: <MarketCap found={found} supply={supply} />,
      more: supply.native ? 'supply not counted' : 'supply × price, same as FDV',
    },
    {
      label: 'Volume 24 h',
      hint: 'Value of the quote sides of its trades.',
      value: <UsdValue microUsd={day.microUsd} />,
      more:
        day.unvalued > 0
          ? `misses ${toGrouped(day.unvalued)} of ${toGrouped(day.swaps)} trades without a price`
          : `7 d ${toUsdText(windows['7d'].microUsd)}`,
    },
    {
      label: 'Trades 24 h',
      hint: 'Each pool of a route counts once.',
      value: toGrouped(day.swaps),
      more: `${toCount(day.buys, 'buy')}, ${toCount(day.swaps - day.buys, 'sell')}`,
    },
    {
      label: 'Liquidity',
      hint: 'Twice what the quote vault of its main market held after the newest trade.',
      value: <LiquidityValue microUsd={deepest?.liquidityMicroUsd} />,
      more: `${toGrouped(markets.length)}${found.hasMoreMarkets ? ' or more' : ''} ${markets.length === 1 ? 'market' : 'markets'}`,
    },
    {
      label: 'Holders',
      hint: 'Token accounts with a balance among those the index has seen change.',
      value: toGrouped(holders),
      more: 'accounts with a balance',
    },
  ];
}

const toCount = (count: number, what: string): string =>
  `${toGrouped(count)} ${what}${count === 1 ? '' : 's'}`;

/** Whether the index reaches back to the beginning of a window. */
const isCovered = ({ coverage: { fromTime, toTime } }: FoundMarket, window: Window): boolean =>
  toTime - fromTime >= WINDOWS[window];

const toChange = ({ change }: Wire<TradingFigures>): string =>
  change === undefined ? 'no data' : toChangeText(change);

function MarketCap({
  found: { price },
  supply: { supply, decimals, native },
}: {
  readonly found: FoundMarket;
  readonly supply: SupplyFacts;
}) {
  if (native) return <Missing why="Not counted" />;
  if (price === undefined) return <Missing why="No price" />;
  const isUnfirm = price.isThin || price.isStale;
  return (
    <>
      {isUnfirm && <span className={styles.quiet}>≈ </span>}
      <UsdValue microUsd={String(toMarketCap(BigInt(supply), decimals, price.usd))} />
    </>
  );
}

function PriceSource({ found: { price } }: { readonly found: FoundMarket }) {
  if (price === undefined) return null;
  if (price.path.length === 0) {
    return (
      <p className={styles.quiet}>
        Counted as one dollar: this server is configured to treat it as a stablecoin.
      </p>
    );
  }
  const marks = [
    ...(price.isThin ? ['thin: less than $1,000 of liquidity, or not known'] : []),
    ...(price.isStale ? ['stale: no trade there for ten minutes'] : []),
  ];
  return (
    <p className={styles.quiet}>
      Price from {price.path.length === 1 ? 'market' : 'markets'}{' '}
      {price.path.map(({ market }, i) => (
        <span key={market}>
          {i > 0 && ', then '}
          <AddressValue address={market} bare />
        </span>
      ))}
      , newest trade <AgeValue unixSeconds={price.time} />
      {marks.length > 0 && ` (${marks.join('; ')})`}
    </p>
  );
}
