import type { ProfitAnswer } from '#contracts/market/profit';
import type { WalletActivityAnswer } from '#contracts/people/wallet-activity';
import type { FundingAnswer } from '#contracts/people/funding';
import { toGrouped, toInstantText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { messageOf } from '../../answers/failure.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Figures } from '../../ui/block/figures.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { UsdValue } from '../../values/money.tsx';
import { joinNames, NamesProvider, NO_NAMES } from '../../values/names.ts';
import { WeekHeat } from './week-heat.tsx';
import styles from './insights.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';

type Found<Answer extends { readonly kind: string }> = Extract<Wire<Answer>, { readonly kind: 'found' }>;

/** What the index can say of a wallet: profit, habits, counterparties, and who funded it. What is not known is left out. */
export default function Insights({ wallet }: { readonly wallet: string }) {
  const activity = useAnswer('walletActivity', { wallet });
  const profit = useAnswer('profit', { wallet, limit: '1' });
  const funding = useAnswer('funding', { wallet });
  const habits = activity.data?.kind === 'found' ? activity.data : undefined;
  const trading = profit.data?.kind === 'found' && profit.data.tradeCount > 0 ? profit.data : undefined;
  const funded = funding.data?.kind === 'found' ? funding.data : undefined;
  const failure = activity.error ?? profit.error ?? funding.error;
  const isLoading = activity.isPending || profit.isPending;
  const hasHabits = habits !== undefined && (habits.transactions > 0 || habits.counterparties.length > 0);
  return (
    <div className={styles.insights}>
      {failure && (
        <FailedState
          message={messageOf(failure)}
          again={() => {
            for (const one of [activity, profit, funding]) if (one.error) void one.refetch();
          }}
          beside={hasHabits || trading !== undefined || funded !== undefined}
        />
      )}
      {isLoading && <Skeleton lines={10} label="Loading insights" />}
      {!isLoading && (trading || funded?.first) && <Summary trading={trading} funded={funded} />}
      {hasHabits && <Habits habits={habits} />}
      {!isLoading && !failure && !trading && !hasHabits && (
        <EmptyState
          title={
            activity.data?.kind === 'absent'
              ? activity.data.message
              : 'The index has no trade or transfer of this wallet'
          }
        />
      )}
      {habits && <CoverageLine coverage={habits.coverage} what="trades and transfers" />}
    </div>
  );
}

const sum = (values: readonly string[]): bigint => values.reduce((total, one) => total + BigInt(one), 0n);

function Summary({
  trading,
  funded,
}: {
  readonly trading: Found<ProfitAnswer> | undefined;
  readonly funded: Found<FundingAnswer> | undefined;
}) {
  const closed = trading?.tokens.reduce((total, token) => total + token.closed, 0) ?? 0;
  const wins = trading?.tokens.reduce((total, token) => total + token.wins, 0) ?? 0;
  const first = funded?.first;
  return (
    <NamesProvider value={joinNames(trading?.names ?? NO_NAMES, funded?.names ?? NO_NAMES)}>
      <Figures
        figures={[
          trading !== undefined &&
            closed > 0 && {
              label: 'Realised profit',
              hint: 'By mean cost, over sells of what the wallet was seen to buy',
              value: (
                <UsdValue microUsd={sum(trading.tokens.map((token) => token.realisedMicroUsd)).toString()} />
              ),
              more: <Window {...trading} />,
            },
          trading !== undefined &&
            closed > 0 && {
              label: 'Win rate',
              hint: 'Sells with a profit, of all sells whose cost is known',
              value: `${Math.round((wins / closed) * 100)} %`,
              more: `${toGrouped(wins)} of ${toGrouped(closed)} sells with a profit`,
            },
          trading !== undefined && {
            label: 'Trades',
            value: toGrouped(trading.tradeCount),
            more: `in ${toGrouped(trading.tokens.length)} ${trading.tokens.length === 1 ? 'token' : 'tokens'}`,
          },
          first !== undefined && {
            label: funded?.whole === true ? 'First funded by' : 'Earliest funding found',
            value: first.funder === undefined ? 'unknown sender' : <AddressValue address={first.funder} />,
            more: (
              <>
                <SolValue lamports={first.lamports} />, <AgeValue unixSeconds={first.time} />
                {funded?.whole !== true && '; the history goes further back'}
              </>
            ),
          },
        ]}
      />
    </NamesProvider>
  );
}

/** How far back the trades go. */
function Window({
  since,
  isWhole,
  tradeCount,
}: Pick<Found<ProfitAnswer>, 'since' | 'isWhole' | 'tradeCount'>) {
  return (
    <>
      {isWhole ? 'All' : 'The newest'} {toGrouped(tradeCount)} indexed trades
      {since !== undefined && `, since ${toInstantText(since).slice(0, 10)}`}
    </>
  );
}

function Habits({ habits }: { readonly habits: Found<WalletActivityAnswer> }) {
  const { transactions, hours, counterparties, venues, since, isWhole } = habits;
  const most = Math.max(1, ...counterparties.map(({ sent, received }) => sent + received));
  const mostSwaps = Math.max(1, ...venues.map(({ swaps }) => swaps));
  return (
    <NamesProvider value={habits.names}>
      {transactions > 0 && (
        <section className={styles.part}>
          <h3>Activity by weekday and hour (UTC)</h3>
          <p className={styles.note}>
            {isWhole ? 'All' : 'The newest'} {toGrouped(transactions)} indexed transactions in which it traded
            or sent something, since {toInstantText(since).slice(0, 10)}.
          </p>
          <WeekHeat hours={hours} />
        </section>
      )}
      <div className={styles.columns}>
        {counterparties.length > 0 && (
          <section className={styles.part}>
            <h3>Most frequent counterparties</h3>
            <p className={styles.note}>Transfers outside of trades, sent and received.</p>
            <BarList
              label="Most frequent counterparties"
              items={counterparties.map(({ address, sent, received }) => ({
                key: address,
                label: <AddressValue address={address} />,
                value: sent + received,
                share: (sent + received) / most,
                text: `${toGrouped(sent)} sent, ${toGrouped(received)} received`,
              }))}
            />
          </section>
        )}
        {venues.length > 0 && (
          <section className={styles.part}>
            <h3>Where it trades</h3>
            <p className={styles.note}>Swaps by program.</p>
            <BarList
              label="Where it trades"
              items={venues.map(({ program, swaps }) => ({
                key: program,
                label: <AddressValue address={program} />,
                value: swaps,
                share: swaps / mostSwaps,
                text: `${toGrouped(swaps)} ${swaps === 1 ? 'swap' : 'swaps'}`,
              }))}
            />
          </section>
        )}
      </div>
    </NamesProvider>
  );
}
