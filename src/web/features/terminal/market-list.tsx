import { useEffect, useEffectEvent, useState } from 'react';
import { toChangeText, toPriceText, toUsdText } from '#contracts/text/money-text';
import type { MarketRow, MarketsAnswer } from '#contracts/market/terminal';
import type { Wire } from '#std/json';
import { useAnswer } from '../../api/use-answer.ts';
import { useSettled } from '../../api/use-settled.ts';
import { useSearch } from '../../router/use-search.ts';
import { useHeld } from '../../ui/live/use-held.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { toSymbol } from './swap-sentences.ts';
import { terminalSearch } from './terminal-search.ts';
import { useWatchlist } from './watchlist.ts';
import styles from './market-list.module.css';

export type FoundMarkets = Extract<Wire<MarketsAnswer>, { kind: 'found' }>;
type Row = Wire<MarketRow>;

const SEARCH_MS = 250;
/** How often the figures are asked for again while the page is looked at. */
const REFRESH_MS = 20_000;

export interface MarketListProps {
  readonly first: FoundMarkets;
  readonly market: string;
  readonly hrefOf: (market: string) => string;
}

/** Markets to choose from: by volume or liquidity, searched, or the visitor’s own. */
export function MarketList({ first, market, hrefOf }: MarketListProps) {
  const { values, set, setTexts } = useSearch(terminalSearch);
  const [watched, toggle] = useWatchlist();
  const { q = '', venue, sort, list: isOwn } = values;
  const [text, setText] = useState(q);
  const isEmpty = isOwn && watched.length === 0;
  const { data, isError, isPlaceholderData } = useAnswer(
    'markets',
    isOwn ? { markets: watched.join(',') } : { q: q || undefined, venue, sort },
    { initial: first, enabled: !isEmpty, refetchInterval: REFRESH_MS, keepsPrevious: true },
  );
  const found = data?.kind === 'found' ? data : first;
  const failed = !isEmpty && (isError || data?.kind === 'absent');
  const settled = useSettled(text.trim(), SEARCH_MS);
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== q) set({ q: wanted });
  });
  useEffect(() => search(settled), [settled]);
  // What the visitor asked for comes at once; what moves by itself, not under the pointer.
  const asked = `${q} ${venue} ${sort} ${isOwn ? watched.join() : ''} ${isPlaceholderData}`;
  const { shown, frame } = useHeld(found.rows, asked);
  const rows = isEmpty ? [] : shown;
  const names = found.names;
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <input
          className={styles.search}
          type="search"
          data-terminal-search
          placeholder="Symbol, pair or address"
          aria-label="Search markets"
          value={text}
          disabled={isOwn}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <select
          aria-label="Order"
          value={isOwn ? 'watched' : sort}
          onChange={({ currentTarget: { value } }) =>
            set({ list: value === 'watched', sort: value === 'liquidity' ? 'liquidity' : 'volume' })
          }
        >
          <option value="volume">Volume 24h</option>
          <option value="liquidity">Liquidity</option>
          <option value="watched">Watchlist</option>
        </select>
        {found.venues.length > 1 && !isOwn && (
          <select
            aria-label="Venue"
            value={venue ?? ''}
            onChange={({ currentTarget: { value } }) => setTexts({ venue: value })}
          >
            <option value="">All venues</option>
            {found.venues.map(({ venue: program, markets }) => (
              <option key={program} value={program}>
                {names.labels[program]?.name ?? `${program.slice(0, 4)}…${program.slice(-4)}`} ({markets})
              </option>
            ))}
          </select>
        )}
      </div>
      {failed && <Notice kind="stale" title="The list could not be refreshed and may be outdated." />}
      {rows.length === 0 ? (
        <Empty isOwn={isOwn} q={q} />
      ) : (
        <div ref={frame}>
          <ul className={styles.rows} aria-label="Markets">
            {rows.map((row, i) => (
              <li key={`${i} ${row.market}`} className={styles.row} data-now={row.market === market}>
                <button
                  type="button"
                  className={styles.star}
                  aria-pressed={watched.includes(row.market)}
                  aria-label={`Watch ${toPair(row, names)}`}
                  onClick={() => toggle(row.market)}
                >
                  {watched.includes(row.market) ? '★' : '☆'}
                </button>
                <MarketLink row={row} href={hrefOf(row.market)} isNow={row.market === market} names={names} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isOwn && rows.length > 0 && (
        <p className={styles.count}>
          {rows.length < found.total ? `First ${rows.length} of ` : ''}
          {found.isCut && q !== '' ? 'at least ' : ''}
          {found.total.toLocaleString('en')} {found.total === 1 ? 'market' : 'markets'} of 24 hours
          {found.isCut && '; only the first 500 are checked'}
        </p>
      )}
    </div>
  );
}

const toPair = ({ base, quote }: Row, names: FoundMarkets['names']): string =>
  `${toSymbol(base, names)}/${toSymbol(quote, names)}`;

function MarketLink({
  row,
  href,
  isNow,
  names,
}: {
  readonly row: Row;
  readonly href: string;
  readonly isNow: boolean;
  readonly names: FoundMarkets['names'];
}) {
  const { price, change, microUsd, market, venue } = row;
  return (
    <a
      className={styles.link}
      href={href}
      data-market={market}
      aria-current={isNow ? 'true' : undefined}
      title={`${names.labels[venue]?.name ?? venue} · ${market}`}
    >
      <bdi className={styles.pair}>{toPair(row, names)}</bdi>
      <span className={styles.price}>{price === undefined ? 'no price' : toPriceText(price)}</span>
      <span className={styles.volume}>{toUsdText(microUsd)}</span>
      <span
        className={styles.change}
        data-tone={change === undefined || change === 0 ? undefined : change > 0 ? 'positive' : 'negative'}
      >
        {change === undefined ? 'no data' : toChangeText(change)}
      </span>
    </a>
  );
}

function Empty({ isOwn, q }: { readonly isOwn: boolean; readonly q: string }) {
  if (isOwn) {
    return (
      <EmptyState title="No markets watched yet">
        The star beside a market adds it; the list stays in this browser.
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="not-found" title={q === '' ? 'No trades in 24 hours' : 'No markets match'}>
      {q !== '' && 'Search by address to find a market without recent trades.'}
    </EmptyState>
  );
}
