import { useRef, useState } from 'preact/hooks';
import { toPriceText } from '#contracts/money-text';
import { toDecimal, toShortAddress } from '#contracts/value-text';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useNames } from '../../values/names.ts';
import { keyOfTrade, type WireTrade } from './live-candles.ts';
import type { MarketFeed } from './use-market-feed.ts';
import styles from './trade-tape.module.css';

/** Trades as they land, the newest first; they wait while somebody reads further down. */
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
  const [held, setHeld] = useState<readonly WireTrade[]>();
  const top = useRef<HTMLDivElement>(null);
  if (trades.kind === 'absent') return <AbsenceView absence={trades} />;
  if (tape.length === 0) return <Notice inline kind="empty" title="No trade of this market is indexed." />;
  const shown = held ?? tape;
  const waiting =
    held === undefined ? 0 : tape.findIndex((trade) => keyOfTrade(trade) === keyOfTrade(held[0]!));
  const { baseDecimals, quoteDecimals } = trades;
  const toAmount = (units: string, decimals: number | undefined) =>
    decimals === undefined ? `${units} raw` : toDecimal(units, decimals);
  return (
    <div
      ref={top}
      class={styles.tape}
      tabIndex={0}
      role="region"
      aria-label="Newest trades"
      onScroll={({ currentTarget }) => {
        const isDown = currentTarget.scrollTop > 8;
        if (isDown && held === undefined) setHeld(tape);
        if (!isDown && held !== undefined) setHeld(undefined);
      }}
    >
      {waiting !== 0 && (
        <div class={styles.chip}>
          <Button look="primary" onClick={() => top.current?.scrollTo({ top: 0 })}>
            {waiting < 0 ? 'Many' : waiting.toLocaleString('en')} new
          </Button>
        </div>
      )}
      <table class={styles.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Price</th>
            <th scope="col">{baseSymbol}</th>
            <th scope="col" class={styles.extra}>
              {quoteSymbol}
            </th>
            <th scope="col">Trader</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((trade) => (
            <tr
              key={keyOfTrade(trade)}
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
              <td class={styles.price}>
                <span aria-hidden="true">{trade.isBuy ? '▲' : '▼'}</span>
                <span class="visually-hidden">{trade.isBuy ? 'buy at ' : 'sell at '}</span>{' '}
                {trade.price === undefined ? 'no price' : toPriceText(trade.price)}
              </td>
              <td>{toAmount(trade.baseAmount, baseDecimals)}</td>
              <td class={styles.extra}>{toAmount(trade.quoteAmount, quoteDecimals)}</td>
              <td>
                <Trader address={trade.trader} isOwn={trade.trader === own} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Trader({ address, isOwn }: { readonly address: string; readonly isOwn: boolean }) {
  const { labels } = useNames();
  return (
    <a href={`/account/${address}`} title={address} class={styles.trader}>
      {isOwn ? 'you' : (labels[address]?.name ?? toShortAddress(address))}
    </a>
  );
}
