import type { TradeRow } from '#contracts/market';
import { toPriceText } from '#contracts/money-text';
import type { TradeSide } from '#contracts/token-market';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import { UsdValue } from '../../values/money.tsx';
import { NamesProvider } from '../../values/names.ts';
import { SignatureValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { keyOfTrade, useTrades, type TradesAnswer } from './use-trades.ts';
import styles from './token-market.module.css';

type Row = Wire<TradeRow>;
type Found = Extract<TradesAnswer, { readonly kind: 'found' }>;

export const toSide = (text: string | null): TradeSide | undefined =>
  text === 'buy' || text === 'sell' ? text : undefined;

const LIVE_TEXTS = {
  connecting: 'connecting to live trades …',
  live: 'live',
  lost: 'live trades lost, trying again',
} as const;

const toColumns = ({ baseDecimals, quoteDecimals }: Found): readonly RankingColumn<Row>[] => [
  {
    key: 'time',
    title: 'Time',
    fixed: true,
    cell: ({ time }) => <AgeValue unixSeconds={time} />,
    csv: ({ time }) => new Date(time * 1_000).toISOString(),
  },
  {
    key: 'side',
    title: 'Side',
    cell: ({ isBuy }) => <span class={isBuy ? styles.buy : styles.sell}>{isBuy ? 'buy' : 'sell'}</span>,
    csv: ({ isBuy }) => (isBuy ? 'buy' : 'sell'),
  },
  {
    key: 'price',
    title: 'Price',
    align: 'right',
    cell: ({ price }) =>
      price === undefined ? <span class={styles.quiet}>no price</span> : toPriceText(price),
    csv: ({ price }) => (price === undefined ? '' : String(price)),
  },
  {
    key: 'base',
    title: 'Amount',
    align: 'right',
    cell: ({ base, baseAmount }) => (
      <TokenAmountValue amount={baseAmount} mint={base} decimals={baseDecimals} />
    ),
    csv: ({ baseAmount }) => baseAmount,
  },
  {
    key: 'quote',
    title: 'For',
    align: 'right',
    cell: ({ quote, quoteAmount }) => (
      <TokenAmountValue amount={quoteAmount} mint={quote} decimals={quoteDecimals} />
    ),
    csv: ({ quoteAmount }) => quoteAmount,
  },
  {
    key: 'value',
    title: 'Value then',
    align: 'right',
    cell: ({ microUsd }) => <UsdValue microUsd={microUsd} />,
    csv: ({ microUsd }) => microUsd ?? '',
  },
  {
    key: 'trader',
    title: 'Trader',
    wide: true,
    cell: ({ trader }) => <AddressValue address={trader} />,
    csv: ({ trader }) => trader,
  },
  {
    key: 'transaction',
    title: 'Transaction',
    cell: ({ signature, slot }) =>
      signature === undefined ? (
        <span>
          block <SlotValue slot={slot} />
        </span>
      ) : (
        <SignatureValue signature={signature} bare />
      ),
    csv: ({ signature }) => signature ?? '',
  },
];

/** The tape of one market: its trades, the newest first, and new ones as they come. */
export function Trades({
  market,
  start,
}: {
  readonly market: string;
  /** What the page loaded, for the side its query names. */
  readonly start: TradesAnswer | undefined;
}) {
  const { path, query, setQuery } = usePlace();
  const side = toSide(query.get('side'));
  const { answer, pending, busy, failure, live, showNew, askOlder } = useTrades(market, side, start);
  return (
    <>
      <FilterForm
        label="Filters"
        path={path}
        fields={[
          {
            name: 'side',
            label: 'Side',
            value: side ?? '',
            options: [
              { value: '', text: 'buys and sells' },
              { value: 'buy', text: 'buys' },
              { value: 'sell', text: 'sells' },
            ],
          },
        ]}
        onChange={({ side: chosen }) => setQuery({ tab: 'trades', side: chosen === '' ? undefined : chosen })}
      />
      {failure !== undefined && <Notice inline kind="not-available" title={failure} />}
      {answer === undefined ? (
        <Notice inline kind="loading" title="Loading trades …" />
      ) : answer.kind === 'absent' ? (
        <Notice inline kind={answer.state} title={answer.message} />
      ) : (
        <NamesProvider value={answer.names}>
          {answer.trades.length === 0 && pending.length === 0 ? (
            <Notice inline kind="empty" title="No trade of this kind among those looked through." />
          ) : (
            <RankingTable
              id="token-trades"
              label="Trades of the market"
              downloadName={`trades-${market}`}
              list={{ list: 'marketTrades', input: { market, side } }}
              columns={toColumns(answer)}
              rows={answer.trades}
              keyOf={keyOfTrade}
              pendingCount={pending.length}
              onShowNew={showNew}
              count={{
                shown: answer.trades.length,
                ...(answer.nextCursor === undefined
                  ? { total: answer.trades.length }
                  : { atLeast: answer.trades.length + 1 }),
              }}
            />
          )}
          <p class={styles.note}>
            {answer.nextCursor !== undefined && (
              <>
                <Button disabled={busy} onClick={askOlder}>
                  {busy ? 'Loading …' : 'Show older'}
                </Button>{' '}
              </>
            )}
            <span role="status">{LIVE_TEXTS[live]}</span>; trades are kept for 90 days, and each pool of a
            route counts once.
          </p>
        </NamesProvider>
      )}
    </>
  );
}
