import { useEffect, useRef, useState } from 'preact/hooks';
import { toChangeText, toPriceText, toUsdText } from '#contracts/money-text';
import type { MarketRow, MarketsAnswer } from '#contracts/terminal';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { Notice } from '../../ui/notice.tsx';
import { toSymbol } from './swap-sentences.ts';
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
  const { api, query, setQuery } = usePlace();
  const [watched, toggle] = useWatchlist();
  const [found, setFound] = useState(first);
  const [failed, setFailed] = useState(false);
  const q = query.get('q') ?? '';
  const venue = query.get('venue') ?? '';
  const sort = query.get('sort') === 'liquidity' ? 'liquidity' : 'volume';
  const isOwn = query.get('list') === 'watched';
  const [text, setText] = useState(q);
  const asked = isOwn
    ? { markets: watched.join(',') }
    : { q: q || undefined, venue: venue || undefined, sort };
  const key = JSON.stringify(asked);
  const firstKey = useRef(key);
  useEffect(() => setFound(first), [first]);
  useEffect(() => {
    const gone = new AbortController();
    const ask = () => {
      if (isOwn && watched.length === 0) return;
      api
        .ask('markets', asked, { signal: gone.signal })
        .then((answer) => {
          if (answer.kind === 'found') setFound(answer);
          setFailed(answer.kind !== 'found');
        })
        .catch(() => setFailed(!gone.signal.aborted));
    };
    if (key !== firstKey.current) ask();
    firstKey.current = '';
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, REFRESH_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [key]);
  useEffect(() => {
    if (text === q) return;
    const timer = setTimeout(() => setQuery({ q: text.trim() === '' ? undefined : text.trim() }), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const rows = isOwn && watched.length === 0 ? [] : found.rows;
  const names = found.names;
  return (
    <div class={styles.list}>
      <div class={styles.tools}>
        <input
          class={styles.search}
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
            setQuery({
              list: value === 'watched' ? 'watched' : undefined,
              sort: value === 'liquidity' ? 'liquidity' : undefined,
            })
          }
        >
          <option value="volume">Volume 24h</option>
          <option value="liquidity">Liquidity</option>
          <option value="watched">Watchlist</option>
        </select>
        {found.venues.length > 1 && !isOwn && (
          <select
            aria-label="Venue"
            value={venue}
            onChange={({ currentTarget: { value } }) => setQuery({ venue: value || undefined })}
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
      {failed && <Notice inline kind="stale" title="The list could not be read again; it may be old." />}
      {rows.length === 0 ? (
        <Empty isOwn={isOwn} q={q} />
      ) : (
        <ul class={styles.rows} aria-label="Markets">
          {rows.map((row) => (
            <li key={row.market} class={styles.row} data-now={row.market === market}>
              <button
                type="button"
                class={styles.star}
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
      )}
      {!isOwn && rows.length > 0 && (
        <p class={styles.count}>
          {rows.length < found.total ? `First ${rows.length} of ` : ''}
          {found.isCut && q !== '' ? 'at least ' : ''}
          {found.total.toLocaleString('en')} {found.total === 1 ? 'market' : 'markets'} of 24 hours
          {found.isCut && '; the first 500 are looked at'}
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
      class={styles.link}
      href={href}
      data-market={market}
      aria-current={isNow ? 'true' : undefined}
      title={`${names.labels[venue]?.name ?? venue} · ${market}`}
    >
      <bdi class={styles.pair}>{toPair(row, names)}</bdi>
      <span class={styles.price}>{price === undefined ? 'no price' : toPriceText(price)}</span>
      <span class={styles.volume}>{toUsdText(microUsd)}</span>
      <span
        class={styles.change}
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
      <Notice inline kind="empty" title="You watch no market yet.">
        <p>The star before a market puts it here; the list stays in this browser.</p>
      </Notice>
    );
  }
  return (
    <Notice
      inline
      kind="empty"
      title={q === '' ? 'No market was traded in 24 hours.' : 'No market of 24 hours fits.'}
    >
      {q !== '' && <p>An address finds markets that were not traded lately, too.</p>}
    </Notice>
  );
}
