import { toShortAddress, toValueText } from '#contracts/text/value-text';
import { Notice } from '../../ui/block/notice.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AssetAmount } from '../../values/amounts.tsx';
import { toPlainText } from '../../values/display-text.tsx';
import { useNames } from '../../values/names.ts';
import { toFlows, toFundsGraph, type Flow, type FundsGraph } from './funds-layout.ts';
import type { WireTransaction } from './types.ts';
import styles from './funds.module.css';

/** Who sent what to whom: a picture, and a table that says the same. */
export function Funds({ transaction }: { readonly transaction: WireTransaction }) {
  const flows = toFlows(transaction.instructions);
  if (flows.length === 0) {
    return <Notice inline kind="empty" title="No SOL and no token moved between owners." />;
  }
  const graph = toFundsGraph(flows, transaction.feePayer);
  return (
    <>
      {transaction.status.kind === 'failed' && (
        <Notice inline kind="truncated" title="The transaction failed, so all of this was rolled back." />
      )}
      <Picture graph={graph} />
      {graph.hidden > 0 && (
        <Notice
          inline
          kind="truncated"
          title={`${graph.hidden} flows are left out of the picture; the table has them.`}
        />
      )}
      <Table label="Flows of funds" columns={COLUMNS} rows={flows} keyOf={toKey} />
    </>
  );
}

const toKey = ({ from, to, asset }: Flow): string =>
  `${from}${to}${asset.kind === 'sol' ? 'sol' : asset.mint}`;

const COLUMNS: readonly Column<Flow>[] = [
  { key: 'from', title: 'From', cell: ({ from }) => <AddressValue address={from} /> },
  { key: 'to', title: 'To', cell: ({ to }) => <AddressValue address={to} /> },
  {
    key: 'amount',
    title: 'Amount',
    align: 'right',
    cell: ({ asset, amount }) => <AssetAmount asset={asset} amount={amount} />,
  },
  { key: 'paths', title: 'Instructions', cell: ({ paths }) => paths.map((path) => `#${path}`).join(' ') },
];

const toValue = ({ asset, amount }: Flow) =>
  asset.kind === 'sol'
    ? ({ kind: 'lamports', lamports: amount } as const)
    : ({ kind: 'amount', amount, mint: asset.mint, decimals: asset.decimals } as const);

const BOX = { width: 150, height: 30, across: 330, down: 64, margin: 12 };

function Picture({ graph }: { readonly graph: FundsGraph }) {
  const names = useNames();
  const at = new Map(
    graph.nodes.map(({ address, column, row }) => [
      address,
      { x: BOX.margin + column * BOX.across, y: BOX.margin + 14 + row * BOX.down },
    ]),
  );
  const counts = new Map<string, number>();
  const columns = Math.max(...graph.nodes.map(({ column }) => column)) + 1;
  const rows = Math.max(...graph.nodes.map(({ row }) => row)) + 1;
  const width = (columns - 1) * BOX.across + BOX.width + 2 * BOX.margin;
  const height = rows * BOX.down + 2 * BOX.margin + 14;
  return (
    <div
      className={styles.frame}
      tabIndex={0}
      role="group"
      aria-label="Picture of the flows; the table below says the same"
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <defs>
          <marker
            id="funds-arrow"
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 L8 4 L0 8 z" className={styles.arrow} />
          </marker>
        </defs>
        {graph.flows.map((flow) => {
          const from = at.get(flow.from);
          const to = at.get(flow.to);
          if (!from || !to) return null;
          const isBack = to.x <= from.x;
          const place = isBack ? `from ${flow.from}` : `to ${flow.to}`;
          const nth = counts.get(place) ?? 0;
          counts.set(place, nth + 1);
          const path = toCurve(from, to, nth);
          return (
            <g key={toKey(flow)}>
              <path d={path.d} className={styles.flow} markerEnd="url(#funds-arrow)" />
              <text x={path.x} y={path.y} className={styles.amount} textAnchor="middle">
                {toPlainText(toValueText(toValue(flow), names), 30)}
              </text>
            </g>
          );
        })}
        {graph.nodes.map(({ address }) => {
          const place = at.get(address)!;
          return (
            <a key={address} href={`/account/${address}`} tabIndex={-1}>
              <rect
                x={place.x}
                y={place.y}
                width={BOX.width}
                height={BOX.height}
                rx="4"
                className={styles.box}
              />
              <text x={place.x + BOX.width / 2} y={place.y + 20} className={styles.name} textAnchor="middle">
                {toPlainText(names.labels[address]?.name ?? toShortAddress(address), 18)}
              </text>
            </a>
          );
        })}
      </svg>
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A curve from box to box and where its amount stands: before the arrow of a flow onwards, under the sender of
 * a flow back, so that amounts of different boxes keep apart. `nth` counts the flows that share that place.
 */
function toCurve(from: Point, to: Point, nth: number): Point & { readonly d: string } {
  const middle = BOX.height / 2;
  if (to.x > from.x) {
    const start = { x: from.x + BOX.width, y: from.y + middle };
    const end = { x: to.x, y: to.y + middle };
    const half = (start.x + end.x) / 2;
    return {
      d: `M${start.x} ${start.y} C${half} ${start.y} ${half} ${end.y} ${end.x} ${end.y}`,
      x: end.x - LABEL_ROOM,
      y: end.y - 5 - nth * LINE,
    };
  }
  // Back or within a column: under the boxes.
  const start = { x: from.x + BOX.width / 2, y: from.y + BOX.height };
  const end = { x: to.x + BOX.width / 2 + 16, y: to.y + BOX.height };
  const low = Math.max(start.y, end.y) + 26;
  return {
    d: `M${start.x} ${start.y} C${start.x} ${low} ${end.x} ${low} ${end.x} ${end.y}`,
    x: start.x - 24,
    y: start.y + LINE * (nth + 1),
  };
}

const LABEL_ROOM = 84;
const LINE = 12;
