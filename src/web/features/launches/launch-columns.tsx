import { LAUNCH_COLUMNS } from '#contracts/columns/launch-columns';
import type { LaunchProgress, LaunchRow } from '#contracts/market/launches';
import { toShareText, toUsdText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { TokenCell } from '../../answers/token-cell.tsx';
import { RiskIcons } from '../../answers/risk-icons.tsx';
import { RiskMarks } from '../../answers/risk-marks.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { AddressValue } from '../../values/address.tsx';
import { Missing } from '../../values/missing.tsx';
import { AgeValue } from '../../values/age.tsx';
import { PriceValue } from '../../values/money.tsx';
import { toRowColumns, type Shown } from '../../values/row-columns.tsx';
import styles from './launches.module.css';

export type Launch = Wire<LaunchRow>;

const quiet = (text: string, title?: string) => (
  <span className={styles.quiet} title={title}>
    {text}
  </span>
);

/** Columns of launches as they are shown; pages choose among them. */
const SHOWN = {
  token: { of: 'mint', title: 'Token', room: 16, fixed: true, phone: 'main' },
  age: {
    of: 'time',
    room: 11,
    phone: 'quiet',
    short: '',
    cell: ({ time, signature }) =>
      signature === undefined ? (
        <AgeValue unixSeconds={time} />
      ) : (
        <a className={styles.plain} href={`/tx/${signature}`}>
          <AgeValue unixSeconds={time} />
        </a>
      ),
  },
  creator: {
    of: 'creator',
    room: 16,
    cell: ({ creator }) => <AddressValue address={creator} bare />,
  },
  launchpad: {
    of: 'launchpad',
    room: 16,
    cell: ({ launchpad }) =>
      launchpad === undefined ? (
        <Missing why="Not created through a known launchpad" />
      ) : (
        <AddressValue address={launchpad} bare />
      ),
  },
  decimals: { of: 'decimals', room: 8 },
  firstTrade: {
    of: 'firstTrade',
    room: 11,
    cell: ({ firstTradeTime }) =>
      firstTradeTime === undefined ? (
        <Missing why="Not traded yet" />
      ) : (
        <AgeValue unixSeconds={firstTradeTime} />
      ),
  },
  price: {
    of: 'priceUsd',
    title: 'Price',
    room: 20,
    phone: 'figure',
    short: '',
    cell: ({ price }) => <PriceValue price={price} />,
  },
  change: { of: 'change', title: 'Since first trade', room: 16, phone: 'quiet', short: 'Since 1st trade' },
  liquidity: {
    of: 'liquidityUsd',
    title: 'Liquidity',
    room: 9,
    phone: 'quiet',
    short: 'Liq',
  },
  holders: { of: 'holders', room: 9, phone: 'quiet' },
  trades: {
    of: 'trades',
    room: 6,
    cell: ({ swaps, buys, microUsd }) => (
      <span title={`${toGrouped(buys)} buys, ${toGrouped(swaps - buys)} sells, ${toUsdText(microUsd)}`}>
        {toGrouped(swaps)}
      </span>
    ),
  },
  buyers: {
    of: 'earlyBuyers',
    room: 11,
    cell: ({ earlyBuyers }) => (
      <span title="Different buyers within 9,000 slots of the first trade, about an hour">
        {toGrouped(earlyBuyers)}
      </span>
    ),
  },
  volume: { of: 'volumeUsd', title: 'Volume', room: 9, optional: true },
  progress: {
    of: 'progress',
    with: ['progressShare'],
    room: 19,
    cell: ({ progress }) => <Progress progress={progress} />,
  },
  marks: {
    of: 'marks',
    wide: true,
    cell: ({ marks }) => (
      <span className={styles.marks}>
        <RiskMarks marks={marks} />
      </span>
    ),
  },
} as const satisfies Readonly<Record<string, Shown<Launch, (typeof LAUNCH_COLUMNS)[number]['key']>>>;

/** Of the live page. */
export const SCANNED = toRowColumns(LAUNCH_COLUMNS, [
  SHOWN.token,
  SHOWN.age,
  SHOWN.marks,
  SHOWN.price,
  SHOWN.change,
  SHOWN.liquidity,
  SHOWN.trades,
  SHOWN.buyers,
  SHOWN.holders,
  SHOWN.volume,
  SHOWN.progress,
  { ...SHOWN.launchpad, optional: true },
  { ...SHOWN.creator, optional: true },
]);

/** Of the list of new tokens. */
export const LISTED = toRowColumns(LAUNCH_COLUMNS, [
  { ...SHOWN.token, wide: true, cell: ({ mint }) => <TokenCell mint={mint} /> },
  SHOWN.age,
  {
    ...SHOWN.price,
    cell: ({ price }) => (price === undefined ? quiet('not traded') : <PriceValue price={price} />),
  },
  SHOWN.change,
  SHOWN.liquidity,
  { ...SHOWN.volume, optional: undefined },
  SHOWN.trades,
  SHOWN.holders,
  SHOWN.progress,
  { ...SHOWN.marks, title: 'Warnings', wide: undefined, cell: ({ marks }) => <RiskIcons marks={marks} /> },
  {
    ...SHOWN.launchpad,
    cell: ({ launchpad }) =>
      launchpad === undefined ? (
        quiet('none', 'Not created through a known launchpad')
      ) : (
        <AddressValue address={launchpad} bare />
      ),
  },
  { ...SHOWN.creator, fits: 'roomiest' },
  { ...SHOWN.firstTrade, optional: true },
  { ...SHOWN.decimals, optional: true },
]);

function toProgressText(progress: Wire<LaunchProgress>): string {
  if (progress.kind === 'pooled') return 'in a pool';
  return progress.kind === 'selling' ? `${toShareText(progress.share)} sold` : 'no data';
}

/** How far along its curve a launch is. */
export function Progress({ progress }: { readonly progress: Wire<LaunchProgress> }) {
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
