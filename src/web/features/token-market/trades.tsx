import { TRADE_COLUMNS } from '#contracts/columns/trade-columns';
import { toPriceText } from '#contracts/text/money-text';
import { messageOf } from '../../answers/failure.ts';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { LiveControls } from '../../ui/live/live-controls.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import { NamesProvider } from '../../values/names.ts';
import { Missing } from '../../values/missing.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { SignatureValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { marketSearch } from './market-search.ts';
import { keyOfTrade, useTrades, type TradesAnswer } from './use-trades.ts';
import styles from './token-market.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Found = Extract<TradesAnswer, { readonly kind: 'found' }>;

/** Rows a tape keeps room for. */
const LEAST_ROWS = 10;

const toColumns = ({ baseDecimals, quoteDecimals }: Found) =>
  toRowColumns(TRADE_COLUMNS, [
    { of: 'time', room: 11, fixed: true, align: undefined, phone: 'quiet', short: '' },
    {
      of: 'isBuy',
      title: 'Side',
      phone: 'quiet',
      short: '',
      room: 5,
      cell: ({ isBuy }) => <span className={isBuy ? styles.buy : styles.sell}>{isBuy ? 'buy' : 'sell'}</span>,
    },
    {
      of: 'price',
      phone: 'quiet',
      short: 'at',
      room: 13,
      cell: ({ price }) => (price === undefined ? <Missing why="No price" /> : toPriceText(price)),
    },
    {
      of: 'baseAmount',
      title: 'Amount',
      phone: 'main',
      room: 26,
      cell: ({ base, baseAmount }) => (
        <TokenAmountValue amount={baseAmount} mint={base} decimals={baseDecimals} />
      ),
    },
    {
      of: 'quoteAmount',
      title: 'For',
      room: 24,
      cell: ({ quote, quoteAmount }) => (
        <TokenAmountValue amount={quoteAmount} mint={quote} decimals={quoteDecimals} />
      ),
    },
    { of: 'usd', title: 'Value at the time', room: 11, phone: 'figure', short: '' },
    { of: 'trader', wide: true, phone: 'hidden' },
    {
      of: 'signature',
      room: 14,
      phone: 'quiet',
      short: '',
      opens: true,
      cell: ({ signature, slot }) =>
        signature === undefined ? (
          <span>
            block <SlotValue slot={slot} />
          </span>
        ) : (
          <SignatureValue signature={signature} bare />
        ),
    },
  ]);

/** The tape of one market: its trades, the newest first, and new ones as they come. */
export function Trades({
  market,
  start,
}: {
  readonly market: string;
  /** What the page loaded, for the side its query names. */
  readonly start: TradesAnswer | undefined;
}) {
  const { path } = usePlace();
  const { values, setTexts } = useSearch(marketSearch);
  const { side } = values;
  const { answer, held, query: asked, live } = useTrades(market, side, start);
  const { error, isFetching } = asked;
  return (
    <>
      <div className={styles.live}>
        <LiveControls state={live} />
      </div>
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
        onChange={setTexts}
      />
      {error && (
        <FailedState
          message={messageOf(error)}
          again={() => void asked.refetch()}
          beside={answer !== undefined}
        />
      )}
      {answer === undefined ? (
        !error && <Notice kind="loading" title="Loading trades …" />
      ) : answer.kind === 'absent' ? (
        <AbsenceView part absence={answer} />
      ) : (
        <NamesProvider value={answer.names}>
          {held.rows.length === 0 ? (
            <EmptyState kind="not-found" title="No trades match">
              Only the trades searched so far are meant.
            </EmptyState>
          ) : (
            <RankingTable
              id="token-trades"
              label="Trades of the market"
              downloadName={`trades-${market}`}
              list={{ list: 'marketTrades', input: { market, side } }}
              columns={toColumns(answer)}
              rows={held.rows}
              keyOf={keyOfTrade}
              still={LEAST_ROWS}
              held={held}
              count={{
                of: ['trade', 'trades'],
                shown: held.rows.length,
                ...(answer.nextCursor === undefined
                  ? { total: held.rows.length }
                  : { atLeast: held.rows.length + 1 }),
              }}
            />
          )}
          <p className={styles.note}>
            {answer.nextCursor !== undefined && (
              <>
                <Button disabled={isFetching} onClick={() => void asked.fetchNextPage()}>
                  {isFetching ? 'Loading …' : 'Show older'}
                </Button>{' '}
              </>
            )}
            Trades are stored for 90 days, and each pool of a route counts once.
          </p>
        </NamesProvider>
      )}
    </>
  );
}
