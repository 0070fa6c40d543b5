import type { CSSProperties } from 'react';
import type { PastPrices } from '#contracts/market/past-prices';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { classNames } from '../../ui/class-names.ts';
import { AddressValue } from '../../values/address.tsx';
import { AssetAmount } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { useNames } from '../../values/names.ts';
import { AssetMark } from './asset-mark.tsx';
import { toRoleOf } from './balance-groups.ts';
import { toFlowPicture, type FlowLane, type FlowPicture as Drawn } from './flow-layout.ts';
import { toFlows } from './to-flows.ts';
import { findWorth, PastUsd } from './past-usd.tsx';
import type { WireTransaction } from './types.ts';
import styles from './moves.module.css';

/** Who gave what to whom: owners as boxes, what moved between them as lines with amounts; nothing where nothing moved. */
export function FlowPicture({
  transaction,
  prices,
  most,
  fundsHref,
}: {
  readonly transaction: WireTransaction;
  readonly prices: Wire<PastPrices> | undefined;
  /** Lines at most. */
  readonly most: number;
  /** Where all flows are listed, if not below. */
  readonly fundsHref?: string | undefined;
}) {
  const names = useNames();
  const flows = toFlows(transaction);
  const start =
    [transaction.feePayer, ...transaction.trades.map(({ trader }) => trader)].find((address) =>
      flows.some(({ from, to }) => from === address || to === address),
    ) ?? transaction.feePayer;
  const picture = toFlowPicture(
    flows,
    start,
    (flow) => findWorth({ ...flow, prices }, names)?.microUsd,
    most,
  );
  if (picture.lanes.length === 0) return null;
  const roleOf = toRoleOf(transaction);
  const { boxes, columns, hasBeside, height, hidden } = picture;
  const rest = `${hidden} more ${hidden === 1 ? 'transfer' : 'transfers'}`;
  return (
    <figure className={classNames(styles.root, styles.picture)} aria-label="Who gave what to whom">
      <div
        className={styles.grid}
        data-columns={columns}
        style={{ height, gridTemplateColumns: toTracks(columns, hasBeside) }}
      >
        {Array.from({ length: columns }, (_unused, column) => [
          <div key={`boxes ${column}`} className={styles.column}>
            {boxes
              .filter((box) => box.column === column)
              .map(({ address, top, height: high }) => (
                <div key={address} className={styles.box} style={{ top, height: high }}>
                  <AddressValue address={address} bare />
                  <Roles roles={roleOf(address)} />
                </div>
              ))}
          </div>,
          (column < columns - 1 || hasBeside) && (
            <Lanes key={`lanes ${column}`} picture={picture} column={column} prices={prices} />
          ),
        ])}
      </div>
      {hidden > 0 && (
        <figcaption className={styles.rest}>
          {fundsHref === undefined ? `${rest} in the table` : <a href={fundsHref}>{rest}</a>}
        </figcaption>
      )}
    </figure>
  );
}

function Roles({ roles }: { readonly roles: readonly string[] }) {
  if (roles.length === 0) return null;
  const text = roles.join(' · ');
  return (
    <small title={text}>
      <ChainText text={text} limit={80} />
    </small>
  );
}

/** Boxes keep their width, lines take the rest. */
const toTracks = (columns: number, hasBeside: boolean): string =>
  Array.from({ length: columns }, () => 'var(--box)').join(' minmax(var(--lane), 1fr) ') +
  (hasBeside ? ' var(--lane)' : '');

function Lanes({
  picture,
  column,
  prices,
}: {
  readonly picture: Drawn;
  readonly column: number;
  readonly prices: Wire<PastPrices> | undefined;
}) {
  const { labels } = useNames();
  const lanes = picture.lanes.filter((lane) => lane.column === column);
  const nameOf = (address: string): string => labels[address]?.name ?? toShortAddress(address);
  return (
    <div className={styles.column}>
      <svg
        viewBox={`0 0 100 ${picture.height}`}
        preserveAspectRatio="none"
        width="100%"
        height={picture.height}
        aria-hidden="true"
      >
        {lanes.map((lane, i) => (
          <path key={i} d={toPath(lane)} className={styles.line} />
        ))}
      </svg>
      {lanes.map((lane, i) => (
        <svg
          key={i}
          className={styles.arrow}
          data-course={lane.course}
          style={{ top: lane.to - 4 }}
          width="8"
          height="8"
          viewBox="0 0 8 8"
          aria-hidden="true"
        >
          <path d={lane.course === 'onward' ? 'M0 0 8 4 0 8z' : 'M8 0 0 4 8 8z'} />
        </svg>
      ))}
      <ol>
        {lanes.map((lane, i) => {
          const { from, to, asset, amount } = lane.flow;
          return (
            <li key={i} style={toLabelStyle(lane)}>
              <span className="visually-hidden">{nameOf(from)} gave </span>
              <span className={styles.amount}>
                <AssetMark asset={asset} />
                <AssetAmount asset={asset} amount={amount} />
              </span>
              <span className={styles.amount}>
                <PastUsd asset={asset} amount={amount} prices={prices} />
              </span>
              <span className="visually-hidden"> to {nameOf(to)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Lines bend at the left third, so that each is straight where its amount stands. */
function toPath({ from, to, course }: FlowLane): string {
  if (course === 'beside') return `M0 ${from}C24 ${from} 24 ${to} 0 ${to}`;
  const [left, right] = course === 'onward' ? [from, to] : [to, from];
  return left === right ? `M0 ${left}H100` : `M0 ${left}C18 ${left} 10 ${right} 30 ${right}H100`;
}

const toLabelStyle = ({ from, to, course, label }: FlowLane): CSSProperties => ({
  top: label,
  left: course === 'beside' ? '24%' : from === to ? 0 : '30%',
});
