import type { Amount, Swap, Trade } from '#contracts/decoded';
import { SOL_DECIMALS } from '#contracts/chain';
import { toRatioText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AssetAmount } from '../../values/amounts.tsx';
import { useNames } from '../../values/names.ts';
import { AssetUnit } from '../../values/asset-unit.tsx';
import { AssetMark } from './asset-mark.tsx';
import { PastUsd } from './past-usd.tsx';
import { toPriced } from './trade-price.ts';
import type { FoundTransaction } from './types.ts';
import styles from './transaction.module.css';

type WireTrade = Wire<Trade>;

/** Trades beside the sentence; all of them are in their own section. */
const MOST_IN_HEAD = 3;

/** What a signer traded; the orders it took say the same from the other side. */
function toHeadTrades(trades: readonly WireTrade[]): readonly WireTrade[] {
  const own = trades.filter(({ order }) => order === undefined);
  return (own.length > 0 ? own : trades).slice(0, MOST_IN_HEAD);
}

/** What each trader gave and got, with its dollars then, and the price. */
export function TradeLines({ found: { transaction, prices } }: { readonly found: FoundTransaction }) {
  return toHeadTrades(transaction.trades).map(({ sold, bought }, i) => (
    <p key={i} className={styles.deal}>
      <span>
        <AssetMark asset={sold.asset} />
        <AssetAmount {...sold} /> <PastUsd {...sold} prices={prices} /> →
      </span>
      <span>
        <AssetMark asset={bought.asset} />
        <AssetAmount {...bought} /> <PastUsd {...bought} prices={prices} />
      </span>
      <span className={styles.quiet}>
        <Price of={{ sold, bought }} />
      </span>
    </p>
  ));
}

/** What was exchanged for what, at which price, through which pools. */
export default function Trades({
  trades,
  inHead,
}: {
  readonly trades: readonly WireTrade[];
  /** The head of the page says the amounts and the price. */
  readonly inHead?: boolean | undefined;
}) {
  const head = inHead ? toHeadTrades(trades) : [];
  return trades.map((trade, i) => {
    const isInHead = head.includes(trade);
    // One swap is what the head says, with its pool in the picture.
    if (isInHead && trade.swaps.length === 1 && trade.agrees !== false && trade.router === undefined)
      return null;
    return <TradeView key={`${trade.trader} ${i}`} trade={trade} inHead={isInHead} />;
  });
}

function TradeView({ trade, inHead }: { readonly trade: WireTrade; readonly inHead: boolean | undefined }) {
  const { sold, bought, swaps, router } = trade;
  // Of one swap the section says it all.
  const [only] = swaps.length === 1 ? swaps : [];
  return (
    <Section
      title={trade.order === 'limit' ? 'Limit order filled' : 'Trade'}
      aside={swaps.length > 1 ? `${swaps.length} swaps` : undefined}
    >
      <div className={styles.facts}>
        <KeyValues
          rows={[
            {
              label: trade.order === undefined ? 'Trader' : 'Order of',
              value: <AddressValue address={trade.trader} />,
            },
            !inHead && { label: 'Price', value: <Price of={trade} /> },
            !inHead && { label: 'Sold', value: <AssetAmount {...sold} /> },
            !inHead && { label: 'Bought', value: <AssetAmount {...bought} /> },
            only && { label: 'Venue', value: only.venue },
            only?.pool !== undefined && { label: 'Pool', value: <AddressValue address={only.pool} /> },
            router !== undefined && { label: 'Through', value: <AddressValue address={router} /> },
          ]}
        />
      </div>
      {trade.agrees === false && (
        <Notice
          kind="truncated"
          title="The pools’ amounts and the trader’s balances differ by more than fees explain: these are the pools’."
        />
      )}
      {swaps.length === 0 ? (
        <Notice
          kind="truncated"
          title="Read from balances: one asset went out and one came in. The pools of this program are not decoded here."
        />
      ) : (
        swaps.length > 1 && <Table label="Swaps of the trade" columns={SWAPS} rows={swaps} keyOf={toKey} />
      )}
    </Section>
  );
}

const toKey = ({ venue, sold, bought }: Wire<Swap>): string => `${venue} ${sold.amount} ${bought.amount}`;

const SWAPS: readonly Column<Wire<Swap>>[] = [
  { key: 'venue', title: 'Venue', cell: ({ venue }) => venue },
  {
    key: 'pool',
    title: 'Pool',
    cell: ({ pool }) => (pool === undefined ? 'not known' : <AddressValue address={pool} />),
  },
  {
    key: 'sold',
    title: 'In',
    align: 'right',
    cell: ({ sold }) => <AssetAmount asset={sold.asset} amount={sold.amount} />,
  },
  {
    key: 'bought',
    title: 'Out',
    align: 'right',
    cell: ({ bought }) => <AssetAmount asset={bought.asset} amount={bought.amount} />,
  },
  {
    key: 'price',
    title: 'Price',
    align: 'right',
    phone: 'hidden',
    cell: (swap) => <Price of={swap} />,
  },
];

/** One whole unit of what was exchanged in units of what prices are quoted in. */
function Price({
  of: sides,
}: {
  readonly of: { readonly sold: Wire<Amount>; readonly bought: Wire<Amount> };
}) {
  const names = useNames();
  const { tokens } = names;
  const [of, other] = toPriced(sides, names);
  const decimalsOf = ({ asset }: Wire<Amount>): number | undefined =>
    asset.kind === 'sol' ? SOL_DECIMALS : (asset.decimals ?? tokens[asset.mint ?? '']?.decimals);
  const [from, to] = [decimalsOf(of), decimalsOf(other)];
  if (from === undefined || to === undefined) return <>decimals not known</>;
  const one = { units: of.amount, decimals: from };
  const two = { units: other.amount, decimals: to };
  const price = toRatioText(two, one);
  if (price === undefined) return <>none: one side is zero</>;
  return (
    <>
      1 <AssetUnit asset={of.asset} /> = {price} <AssetUnit asset={other.asset} />
    </>
  );
}
