import { SOL_MINT } from '#contracts/chain';
import type { HomeMarket } from '#contracts/market/home-market';
import type { Wire } from '#std/json';
import { toGrouped } from '#contracts/text/value-text';
import { AddressValue } from '../../values/address.tsx';
import { ChangeValue, PriceValue, UsdValue } from '../../values/money.tsx';
import styles from './live.module.css';

/** The price of a SOL, what was traded in a day, and the tokens that rose most. */
export function MarketStrip({ market }: { readonly market: Wire<HomeMarket> }) {
  const { sol, microUsd, swaps, gainers } = market;
  return (
    <ul className={styles.market} aria-label="Market of the last 24 hours">
      <li>
        <a href={`/token/${SOL_MINT}`}>SOL</a> <PriceValue price={sol.price} />
        {sol.change !== undefined && <ChangeValue share={sol.change} />}
      </li>
      <li>
        <a href="/defi">24 h volume</a> <UsdValue microUsd={microUsd} /> {toGrouped(swaps)}{' '}
        {swaps === 1 ? 'trade' : 'trades'}
      </li>
      {gainers.map(({ mint, price, change }) => (
        <li key={mint}>
          <AddressValue address={mint} bare /> <PriceValue price={price} />
          <ChangeValue share={change} />
        </li>
      ))}
      <li>
        <a href="/tokens/gainers">Top gainers</a>
      </li>
    </ul>
  );
}
