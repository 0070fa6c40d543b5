import type { MarketAnswer } from '#contracts/market/token-market';
import { toPriceText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import { ChangeValue, LiquidityValue, UsdValue } from '../../values/money.tsx';
import type { WireTrade } from './live-candles.ts';
import styles from './terminal.module.css';

/** Figures of the market: now, of 24 hours, and since it is known. */
export function MarketStatistics({
  market,
  newest,
  quoteSymbol,
}: {
  readonly market: Wire<MarketAnswer>;
  /** The newest trade that is known. */
  readonly newest: WireTrade | undefined;
  readonly quoteSymbol: string;
}) {
  if (market.kind === 'absent') return <AbsenceView part absence={market} />;
  const { day } = market;
  const price = newest?.price ?? market.price;
  return (
    <div className={styles.statistics}>
      <KeyValues
        rows={[
          {
            label: 'Price',
            hint: 'Of the newest trade',
            value: price === undefined ? 'no price' : `${toPriceText(price)} ${quoteSymbol}`,
          },
          { label: 'Change 24h', value: <ChangeValue share={day.change} /> },
          {
            label: 'Volume 24h',
            hint: 'Trades whose quote side has a price',
            value: (
              <>
                <UsdValue microUsd={day.microUsd} />
                {day.unvalued > 0 && ` and ${toGrouped(day.unvalued)} trades without a price`}
              </>
            ),
          },
          {
            label: 'High, low 24h',
            value:
              day.high === undefined || day.low === undefined
                ? 'no data'
                : `${toPriceText(day.high)}, ${toPriceText(day.low)}`,
          },
          {
            label: 'Trades 24h',
            value: `${toGrouped(day.swaps)}: ${toGrouped(day.buys)} buys, ${toGrouped(day.swaps - day.buys)} sells`,
          },
          {
            label: 'Liquidity',
            hint: 'Twice the value of the quote vault after the newest trade that showed it',
            value: <LiquidityValue microUsd={market.liquidityMicroUsd} />,
          },
          {
            label: 'Reserves',
            value:
              market.baseReserve === undefined || market.quoteReserve === undefined ? (
                'no data'
              ) : (
                <>
                  <TokenAmountValue
                    amount={market.baseReserve}
                    mint={market.base}
                    decimals={market.baseDecimals}
                  />
                  <br />
                  <TokenAmountValue
                    amount={market.quoteReserve}
                    mint={market.quote}
                    decimals={market.quoteDecimals}
                  />
                </>
              ),
          },
          {
            label: 'First seen',
            value: (
              <>
                {market.firstTimeIsBound && 'at the latest '}
                <AgeValue unixSeconds={market.firstTime} />
              </>
            ),
          },
          { label: 'Trades indexed', value: toGrouped(market.swaps) },
          { label: 'Venue', value: <AddressValue address={market.venue} /> },
          { label: 'Market', value: <AddressValue address={market.market} /> },
          { label: 'Base', value: <AddressValue address={market.base} /> },
          { label: 'Quote', value: <AddressValue address={market.quote} /> },
        ]}
      />
    </div>
  );
}
