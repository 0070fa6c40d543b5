import type { LaunchProgress, LaunchRow } from '#contracts/launches';
import { toChangeText, toShareText, toUsdText } from '#contracts/money-text';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { RiskMarks } from '../../answers/risk-marks.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { RankingColumn } from '../../ui/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChangeValue, PriceValue, UsdValue } from '../../values/money.tsx';
import styles from './launches.module.css';

export type Launch = Wire<LaunchRow>;

const toIso = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time * 1_000).toISOString();
const quiet = (text: string, title?: string) => (
  <span className={styles.quiet} title={title}>
    {text}
  </span>
);

/** Columns of launches; pages choose among them. */
export const LAUNCH_COLUMNS = {
  token: {
    key: 'token',
    title: 'Token',
    room: 16,
    fixed: true,
    cell: ({ mint }) => <AddressValue address={mint} />,
    csv: ({ mint }) => mint,
  },
  age: {
    key: 'age',
    title: 'Created',
    room: 10,
    align: 'right',
    cell: ({ time, signature }) =>
      signature === undefined ? (
        <AgeValue unixSeconds={time} />
      ) : (
        <a className={styles.plain} href={`/tx/${signature}`}>
          <AgeValue unixSeconds={time} />
        </a>
      ),
    csv: ({ time }) => toIso(time),
  },
  creator: {
    key: 'creator',
    title: 'Creator',
    room: 16,
    cell: ({ creator }) => <AddressValue address={creator} bare />,
    csv: ({ creator }) => creator,
  },
  launchpad: {
    key: 'launchpad',
    title: 'Launchpad',
    room: 16,
    cell: ({ launchpad }) =>
      launchpad === undefined ? (
        quiet('none', 'No launchpad known here was called in the transaction that created it.')
      ) : (
        <AddressValue address={launchpad} bare />
      ),
    csv: ({ launchpad }) => launchpad ?? '',
  },
  decimals: {
    key: 'decimals',
    title: 'Decimals',
    room: 8,
    align: 'right',
    cell: ({ decimals }) => decimals,
    csv: ({ decimals }) => String(decimals),
  },
  firstTrade: {
    key: 'firstTrade',
    title: 'First trade',
    room: 11,
    align: 'right',
    cell: ({ firstTradeTime }) =>
      firstTradeTime === undefined ? quiet('none yet') : <AgeValue unixSeconds={firstTradeTime} />,
    csv: ({ firstTradeTime }) => toIso(firstTradeTime),
  },
  price: {
    key: 'price',
    title: 'Price',
    room: 15,
    align: 'right',
    cell: ({ price }) => <PriceValue price={price} />,
    csv: ({ price }) => (price === undefined ? '' : String(price.usd)),
  },
  change: {
    key: 'change',
    title: 'Since first trade',
    room: 16,
    align: 'right',
    cell: ({ change }) => <ChangeValue share={change} />,
    csv: ({ change }) => (change === undefined ? '' : toChangeText(change)),
  },
  liquidity: {
    key: 'liquidity',
    title: 'Liquidity',
    room: 9,
    align: 'right',
    cell: ({ liquidityMicroUsd }) => <UsdValue microUsd={liquidityMicroUsd} />,
    csv: ({ liquidityMicroUsd }) => (liquidityMicroUsd === undefined ? '' : toUsdText(liquidityMicroUsd)),
  },
  holders: {
    key: 'holders',
    title: 'Holders seen',
    room: 11,
    align: 'right',
    cell: ({ holders }) => toGrouped(holders),
    csv: ({ holders }) => String(holders),
  },
  trades: {
    key: 'trades',
    title: 'Trades',
    room: 6,
    align: 'right',
    cell: ({ hops, buys, microUsd }) => (
      <span title={`${toGrouped(buys)} buys, ${toGrouped(hops - buys)} sells, ${toUsdText(microUsd)}`}>
        {toGrouped(hops)}
      </span>
    ),
    csv: ({ hops }) => String(hops),
  },
  buyers: {
    key: 'buyers',
    title: 'Early buyers',
    room: 11,
    align: 'right',
    cell: ({ earlyBuyers }) => (
      <span title="Different buyers within 9,000 slots of the first trade, about an hour">
        {toGrouped(earlyBuyers)}
      </span>
    ),
    csv: ({ earlyBuyers }) => String(earlyBuyers),
  },
  volume: {
    key: 'volume',
    title: 'Volume',
    room: 9,
    align: 'right',
    optional: true,
    cell: ({ microUsd }) => <UsdValue microUsd={microUsd} />,
    csv: ({ microUsd }) => toUsdText(microUsd),
  },
  progress: {
    key: 'progress',
    title: 'Progress',
    room: 19,
    cell: ({ progress }) => <Progress progress={progress} />,
    csv: ({ progress }) => toProgressText(progress),
  },
  marks: {
    key: 'marks',
    title: 'Marks',
    wide: true,
    cell: ({ marks }) => (
      <span className={styles.marks}>
        <RiskMarks marks={marks} />
      </span>
    ),
    csv: ({ marks }) => marks.map(({ tone, words }) => `${tone}: ${words}`).join('; '),
  },
} as const satisfies Readonly<Record<string, RankingColumn<Launch>>>;

function toProgressText(progress: Wire<LaunchProgress>): string {
  if (progress.kind === 'pooled') return 'in a pool';
  return progress.kind === 'selling' ? `${toShareText(progress.share)} sold` : 'no data';
}

function Progress({ progress }: { readonly progress: Wire<LaunchProgress> }) {
  const words = toProgressText(progress);
  if (progress.kind === 'unknown') return quiet(words, progress.reason);
  if (progress.kind === 'pooled') {
    return (
      <span>
        {words}
        {progress.time !== undefined && (
          <>
            {' '}
            <small className={styles.quiet}>
              <AgeValue unixSeconds={progress.time} />
            </small>
          </>
        )}
      </span>
    );
  }
  return (
    <span className={styles.progress} title={`${words} ${progress.basis}`}>
      <Meter share={progress.share} label={`${words} ${progress.basis}`} />
      <small>{words}</small>
    </span>
  );
}
