import type { Entity } from '#contracts/assistant/agent';
import type { BulkRow } from '#contracts/bulk/bulk';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue, TokenAmountValue } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { ChangeValue, LiquidityValue, PriceValue } from '../../values/money.tsx';
import { useNames } from '../../values/names.ts';
import { OwnLabel } from '../../values/own-label.tsx';
import { StatusValue } from '../../values/status.tsx';
import { SentenceView } from '../../values/sentence-view.tsx';
import styles from './entity-card.module.css';

/** The figures of a card, as they were read at once. */
export function CardFacts({ entity, row }: { readonly entity: Entity; readonly row: Wire<BulkRow> }) {
  const { account, activity, market, transaction } = row;
  if (transaction) {
    return (
      <>
        <p className={styles.title}>
          <StatusValue status={transaction.status} />{' '}
          {transaction.blockTime !== undefined && <AgeValue unixSeconds={transaction.blockTime} />}
        </p>
        {transaction.summary && (
          <p>
            <SentenceView sentence={transaction.summary} />
          </p>
        )}
        <KeyValues
          rows={[
            transaction.feeLamports !== undefined && {
              label: 'Fee',
              value: <SolValue lamports={transaction.feeLamports} />,
            },
          ]}
        />
      </>
    );
  }
  if (!account) return <p>{row.reason ?? 'Nothing was found.'}</p>;
  return (
    <>
      <Title entity={entity} />
      <p className={styles.kind}>{account.exists ? account.title : 'Nothing stored here'}</p>
      {account.does !== undefined && <p>{account.does}</p>}
      <KeyValues
        rows={[
          market && {
            label: 'Price',
            value: (
              <>
                <PriceValue price={market.price} />{' '}
                {market.change !== undefined && <ChangeValue share={market.change} />}
              </>
            ),
          },
          market?.liquidityMicroUsd !== undefined && {
            label: 'Liquidity',
            value: <LiquidityValue microUsd={market.liquidityMicroUsd} />,
          },
          account.token && {
            label: 'Holds',
            value: (
              <TokenAmountValue
                amount={account.token.amount}
                mint={account.token.mint}
                decimals={account.token.decimals}
              />
            ),
          },
          account.mint && {
            label: 'Supply',
            value: (
              <TokenAmountValue
                amount={account.mint.supply}
                mint={entity.id}
                decimals={account.mint.decimals}
              />
            ),
          },
          account.mint === undefined && { label: 'Balance', value: <SolValue lamports={account.lamports} /> },
          market?.createdTime !== undefined && {
            label: 'Created',
            value: <AgeValue unixSeconds={market.createdTime} />,
          },
          activity && {
            label: 'First fee paid',
            hint: 'As far back as our index reaches',
            value: <AgeValue unixSeconds={activity.firstTime} />,
          },
        ]}
      />
    </>
  );
}

function Title({ entity: { id } }: { readonly entity: Entity }) {
  const { labels, tokens } = useNames();
  const label = labels[id];
  const token = tokens[id];
  return (
    <p className={styles.title}>
      <OwnLabel address={id} />
      {label ? (
        <>{label.name} </>
      ) : token?.name ? (
        <>
          <ChainText text={token.name} limit={40} />{' '}
          {token.symbol && <ChainText text={token.symbol} limit={16} />}{' '}
        </>
      ) : null}
      <span className={styles.address}>{toShortAddress(id)}</span>
    </p>
  );
}
