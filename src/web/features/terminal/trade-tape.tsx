import { useRef } from 'react';
import { toPriceText } from '#contracts/text/money-text';
import { toDecimal, toShortAddress } from '#contracts/text/value-text';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { HeldTimeProvider } from '../../ui/live/held-time.ts';
import { NewRows } from '../../ui/live/new-rows.tsx';
import { useHeldRows } from '../../ui/live/use-held-rows.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { useRowWindow } from '../../ui/table/use-row-window.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useNames } from '../../values/names.ts';
import { keyOfTrade } from './live-candles.ts';
import type { MarketFeed } from './use-market-feed.ts';
import styles from './trade-tape.module.css';

/** Rendered beyond either edge of the panel. */
const OVERSCAN = 24;

/** Trades as they land, the newest first; they wait while somebody reads. */
export function TradeTape({
  feed,
  own,
  baseSymbol,
  quoteSymbol,
}: {
  readonly feed: MarketFeed;
  /** The connected wallet. */
  readonly own: string | undefined;
  readonly baseSymbol: string;
  readonly quoteSymbol: string;
}) {
  const { trades, tape } = feed;
  const held = useHeldRows(tape, { keyOf: keyOfTrade, of: trades });
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows: shown, frame, heldMs } = held;
  const { spans, after, isWindowed, measure, late } = useRowWindow({
    frame: body,
    rows: shown,
    keyOf: keyOfTrade,
    overscan: OVERSCAN,
  });
  if (trades.kind === 'absent') return <AbsenceView part absence={trades} />;
  if (shown.length === 0) return <EmptyState title="No trades yet" />;
  const { baseDecimals, quoteDecimals } = trades;
  const toAmount = (units: string, decimals: number | undefined) =>
    decimals === undefined ? `${units} raw` : toDecimal(units, decimals);
  return (
    <div
      ref={frame}
      className={styles.tape}
      tabIndex={0}
      role="region"
      aria-label="Newest trades"
      data-live-list
    >
      <div className={styles.chip}>
        <NewRows held={held} />
      </div>
      <HeldTimeProvider value={heldMs}>
        <table className={styles.table} aria-rowcount={isWindowed ? shown.length + 1 : undefined}>
          <thead>
            <tr aria-rowindex={isWindowed ? 1 : undefined}>
              <th scope="col">Time</th>
              <th scope="col">Price</th>
              <th scope="col">{baseSymbol}</th>
              <th scope="col" className={styles.extra}>
                {quoteSymbol}
              </th>
              <th scope="col">Trader</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {spans.flatMap(({ start, end, before }, i) => [
              toGap(before, `gap ${i}`),
              ...shown.slice(start, end).map((trade, at) => (
                <tr
                  // It does not wander down the tape: another takes its place.
                  key={`${start + at} ${keyOfTrade(trade)}`}
                  ref={measure}
                  data-index={start + at}
                  aria-rowindex={isWindowed ? start + at + 2 : undefined}
                  data-own={trade.trader === own}
                  data-side={trade.isBuy ? 'buy' : 'sell'}
                >
                  <td>
                    {trade.signature === undefined ? (
                      <AgeValue unixSeconds={trade.time} />
                    ) : (
                      <a href={`/tx/${trade.signature}`}>
                        <AgeValue unixSeconds={trade.time} />
                      </a>
                    )}
                  </td>
                  <td className={styles.price}>
                    <span aria-hidden="true">{trade.isBuy ? '▲' : '▼'}</span>
                    <span className="visually-hidden">{trade.isBuy ? 'buy at ' : 'sell at '}</span>{' '}
                    {trade.price === undefined ? 'no price' : toPriceText(trade.price)}
                  </td>
                  <td>{toAmount(trade.baseAmount, baseDecimals)}</td>
                  <td className={styles.extra}>{toAmount(trade.quoteAmount, quoteDecimals)}</td>
                  <td>
                    <Trader address={trade.trader} isOwn={trade.trader === own} />
                  </td>
                </tr>
              )),
            ])}
            {toGap(after, 'gap')}
          </tbody>
        </table>
      </HeldTimeProvider>
      {late}
    </div>
  );
}

/** Room of trades that are left out. */
const toGap = (px: number, key: string) =>
  px === 0 ? null : (
    <tr key={key} className={styles.gap} aria-hidden="true">
      <td style={{ height: px }} />
    </tr>
  );

function Trader({ address, isOwn }: { readonly address: string; readonly isOwn: boolean }) {
  const { labels } = useNames();
  return (
    <a href={`/account/${address}`} title={address} className={styles.trader}>
      {isOwn ? 'you' : (labels[address]?.name ?? toShortAddress(address))}
    </a>
  );
}
