import type { MarketAnswer } from '#contracts/market/token-market';
import { toPriceText } from '#contracts/text/money-text';
import { toMinutesText } from '#contracts/text/minutes-text';
import { toGrouped, toUnit } from '#contracts/text/value-text';
import { WINDOWS } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { Figures } from '../../ui/block/figures.tsx';
import { ShortAmount } from '../../values/short-amount.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { Missing } from '../../values/missing.tsx';
import { ChangeValue, LiquidityValue, UsdValue } from '../../values/money.tsx';
import { NamesProvider } from '../../values/names.ts';

export type FoundMarket = Extract<Wire<MarketAnswer>, { readonly kind: 'found' }>;

/** What is traded in a market, as a heading. */
export function PairName({ market: { base, quote, names } }: { readonly market: FoundMarket }) {
  return (
    <>
      <ChainText text={toUnit(base, names)} limit={16} /> /{' '}
      <ChainText text={toUnit(quote, names)} limit={16} />
    </>
  );
}

/** What a market trades at, how much, and what it holds: as far as the index knows it. */
export function MarketFigures({ market }: { readonly market: FoundMarket }) {
  const { coverage, day, price, quote, names, baseReserve, quoteReserve } = market;
  const covered = coverage.toTime - coverage.fromTime;
  // Of a part of the day, a figure says of which.
  const window = covered < WINDOWS['24h'] ? toMinutesText(covered) : '24h';
  return (
    <NamesProvider value={names}>
      <Figures
        figures={[
          {
            label: 'Price',
            hint: 'Of the newest trade',
            value: price === undefined ? <Missing why="No price" /> : toPriceText(price),
            more: <ChainText text={toUnit(quote, names)} limit={16} />,
          },
          {
            label: `Change ${window}`,
            value: <ChangeValue share={day.change} />,
            more:
              day.low === undefined || day.high === undefined
                ? undefined
                : `low ${toPriceText(day.low)}, high ${toPriceText(day.high)}`,
          },
          {
            label: `Volume ${window}`,
            hint: 'Trades whose quote side has a price',
            value: <UsdValue microUsd={day.unvalued === day.swaps ? undefined : day.microUsd} />,
            more: `${toGrouped(day.swaps)} trades: ${toGrouped(day.buys)} buys, ${toGrouped(day.swaps - day.buys)} sells`,
          },
          {
            label: 'Liquidity',
            hint: 'Twice the value of the quote vault after the newest trade that showed it',
            value: <LiquidityValue microUsd={market.liquidityMicroUsd} />,
            more: quoteReserve !== undefined && baseReserve !== undefined && (
              <>
                <ShortAmount amount={baseReserve} mint={market.base} decimals={market.baseDecimals} />
                <br />
                <ShortAmount amount={quoteReserve} mint={market.quote} decimals={market.quoteDecimals} />
              </>
            ),
          },
        ]}
      />
    </NamesProvider>
  );
}
