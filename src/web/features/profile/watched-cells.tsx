import type { ReactNode } from 'react';
import { toDurationText, toShortAddress } from '#contracts/text/value-text';
import { TrendLine } from '../../ui/block/trend-line.tsx';
import { Mark } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { Missing } from '../../values/missing.tsx';
import { toPriceNote } from '../../values/money.tsx';
import { useNames } from '../../values/names.ts';
import { toPriceText, toUsdText } from '#contracts/text/money-text';
import { useOwnThings } from '../../visitor/own-things.ts';
import { toBalanceMicroUsd, toWatchedName, type WatchedRow } from './watched-rows.ts';
import type { Watched, WatchedKind } from '#contracts/people/people';
import styles from './watchlist.module.css';

const PAGES: Readonly<Record<WatchedKind, string>> = {
  account: 'account',
  token: 'token',
  program: 'program',
  validator: 'validator',
  market: 'trading-terminal?market',
};

/** The page of what is watched; of another cluster than the one on the screen it is named in the link. */
export function toWatchedHref({ kind, address, cluster }: Watched, here: string): string {
  const path = kind === 'market' ? `/${PAGES.market}=${address}` : `/${PAGES[kind]}/${address}`;
  return cluster === here ? path : `${path}${kind === 'market' ? '&' : '?'}cluster=${cluster}`;
}

/** Its name, or its address in short. */
export function useWatchedName(row: WatchedRow): string {
  const own = useOwnThings((things) => things.labels);
  return toWatchedName(row, useNames(), own) ?? toShortAddress(row.entry.address);
}

/** Picture, name and note of what is watched, on one line. */
export function WatchedName({ row, here }: { readonly row: WatchedRow; readonly here: string }) {
  const { address, note, cluster } = row.entry;
  const { tokens } = useNames();
  const token = tokens[address];
  const name = useWatchedName(row);
  const href = toWatchedHref(row.entry, here);
  const isShort = name === toShortAddress(address);
  return (
    <span className={styles.thing}>
      <Mark address={address} image={token?.image} size={22} />
      <a
        className={styles.name}
        href={href}
        title={address}
        {...(cluster !== here && { target: '_self', 'data-cluster': cluster })}
      >
        {isShort ? <span className="mono">{name}</span> : <ChainText text={name} limit={32} />}
      </a>
      {token?.name && token.name !== name && (
        <span className={styles.more}>
          <ChainText text={token.name} limit={32} />
        </span>
      )}
      {note !== undefined && <bdi className={styles.note}>{note}</bdi>}
    </span>
  );
}

/** What is not known: a dash that says why. */
export function Unknown({ row, why }: { readonly row: WatchedRow; readonly why: string }) {
  if (!row.isLoading) return <Missing why={why} />;
  return (
    <span className={styles.unknown} title="being read">
      <span aria-hidden="true">…</span>
      <span className="visually-hidden">being read</span>
    </span>
  );
}

/** The prices of a day as a line. */
export function DayLine({ row }: { readonly row: WatchedRow }): ReactNode {
  const name = useWatchedName(row);
  const prices = row.fact?.prices;
  const [first, last] = [prices?.points[0], prices?.points.at(-1)];
  if (prices === undefined || first === undefined || last === undefined || first === last)
    return <Unknown row={row} why="too few trades in 24 hours" />;
  const hours = toDurationText(last.time - first.time + prices.width);
  return (
    <TrendLine
      isFalling={row.fact?.market?.change === undefined ? undefined : row.fact.market.change < 0}
      points={prices.points.map(({ time, usd }) => ({ at: time, value: usd }))}
      label={`Price of ${name} over ${hours}: ${toPriceText(first.usd)} to ${toPriceText(last.usd)} dollars`}
    />
  );
}

/** The SOL of an account in dollars, with the price it rests on. */
export function BalanceUsd({ row }: { readonly row: WatchedRow }): ReactNode {
  const microUsd = toBalanceMicroUsd(row);
  if (microUsd === undefined || row.sol === undefined)
    return <Unknown row={row} why="no price of SOL in our index" />;
  return (
    <span className="mono" title={`at ${toPriceText(row.sol.usd)} dollars a SOL: ${toPriceNote(row.sol)}`}>
      {toUsdText(microUsd)}
    </span>
  );
}
