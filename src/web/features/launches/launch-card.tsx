import type { ReactNode } from 'react';
import { toGrouped, toShortAddress } from '#contracts/text/value-text';
import { RiskIcons } from '../../answers/risk-icons.tsx';
import { Mark } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { Missing } from '../../values/missing.tsx';
import { ChangeValue, LiquidityValue, PriceValue } from '../../values/money.tsx';
import { useNames } from '../../values/names.ts';
import { Progress, type Launch } from './launch-columns.tsx';
import styles from './launches.module.css';

const PICTURE_PX = 30;

/** A launch on four lines of fixed height, so that nothing moves while they come. */
export function LaunchCard({ launch }: { readonly launch: Launch }) {
  const { mint, time, price, change, liquidityMicroUsd, holders, swaps, buys, launchpad, progress, marks } =
    launch;
  const { tokens, labels } = useNames();
  const token = tokens[mint];
  return (
    <li className={styles.card} data-mint={mint}>
      <span className={styles.picture}>
        <Mark address={mint} image={token?.image} size={PICTURE_PX} />
      </span>
      <p className={styles.line}>
        <a className={styles.symbol} href={`/token/${mint}`} title={mint}>
          {token?.symbol ? (
            <ChainText text={token.symbol} limit={16} />
          ) : (
            <span className="mono">{toShortAddress(mint)}</span>
          )}
        </a>
        {token?.name && token.name !== token.symbol && (
          <span className={styles.rest}>
            <ChainText text={token.name} limit={32} />
          </span>
        )}
        <span className={styles.end}>
          {price === undefined ? (
            <span className={styles.quiet}>not traded</span>
          ) : (
            <PriceValue price={price} />
          )}
        </span>
      </p>
      <p className={styles.line}>
        <span className={styles.quiet}>
          <AgeValue unixSeconds={time} />
        </span>
        {launchpad !== undefined && (
          <span className={styles.rest}>{labels[launchpad]?.name ?? toShortAddress(launchpad)}</span>
        )}
        <span className={styles.end}>
          {change !== undefined && (
            <span title="Since its first trade">
              <ChangeValue share={change} />
            </span>
          )}
        </span>
      </p>
      <dl className={styles.facts}>
        <Fact title="Liq" hint="Liquidity of its deepest market">
          {liquidityMicroUsd === undefined ? (
            <Missing why="Liquidity not known" />
          ) : (
            <LiquidityValue microUsd={liquidityMicroUsd} />
          )}
        </Fact>
        <Fact title="Holders" hint="Holders seen by the index">
          {toGrouped(holders)}
        </Fact>
        <Fact title="Trades" hint={`${toGrouped(buys)} buys, ${toGrouped(swaps - buys)} sells`}>
          {toGrouped(swaps)}
        </Fact>
      </dl>
      <div className={styles.line}>
        <RiskIcons marks={marks} />
        <span className={styles.end}>
          {progress.kind === 'selling' && <Progress progress={progress} />}
          {progress.kind === 'pooled' && progress.time !== undefined && (
            <small className={styles.quiet}>
              pool <AgeValue unixSeconds={progress.time} />
            </small>
          )}
        </span>
      </div>
    </li>
  );
}

function Fact({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  return (
    <div title={hint}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
