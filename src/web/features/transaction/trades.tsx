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

type WireTrade = Wire<Trade>;

/** What was exchanged for what, at which price, through which pools. */
export function Trades({ trades }: { readonly trades: readonly WireTrade[] }) {
  return (
    <>
      {trades.map((trade) => (
        <TradeView key={trade.trader} trade={trade} />
      ))}
    </>
  );
}

function TradeView({ trade }: { readonly trade: WireTrade }) {
  const { sold, bought, swaps, router } = trade;
  return (
    <Section title="Trade" aside={swaps.length > 1 ? `${swaps.length} swaps` : undefined}>
      <KeyValues
        rows={[
          { label: 'Trader', value: <AddressValue address={trade.trader} /> },
          { label: 'Sold', value: <AssetAmount asset={sold.asset} amount={sold.amount} /> },
          { label: 'Bought', value: <AssetAmount asset={bought.asset} amount={bought.amount} /> },
          { label: 'Price', hint: 'Of these two amounts', value: <Price of={sold} in={bought} /> },
          router !== undefined && { label: 'Through', value: <AddressValue address={router} /> },
        ]}
      />
      {trade.agrees === false && (
        <Notice
          inline
          kind="truncated"
          title="The pools’ amounts and the trader’s balances differ by more than fees explain: these are the pools’."
        />
      )}
      {swaps.length === 0 ? (
        <Notice
          inline
          kind="empty"
          title="Read from balances: one asset went out and one came in. The program’s own pools are not known here."
        />
      ) : (
        <Table label="Swaps of the trade" columns={SWAPS} rows={swaps} keyOf={toKey} />
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
    desktopOnly: true,
    cell: ({ sold, bought }) => <Price of={sold} in={bought} />,
  },
];

/** One whole unit of an asset in units of the other. */
function Price({ of, in: other }: { readonly of: Wire<Amount>; readonly in: Wire<Amount> }) {
  const { tokens } = useNames();
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
