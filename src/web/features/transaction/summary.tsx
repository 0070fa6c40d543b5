import type { ReactNode } from 'react';
import { toGrouped } from '#contracts/text/value-text';
import { Badge } from '../../ui/block/badge.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { HashValue, SignatureValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { StatusValue } from '../../values/status.tsx';
import { SentenceView } from '../../values/sentence-view.tsx';
import { ErrorCard } from './error-card.tsx';
import { PastUsd } from './past-usd.tsx';
import type { FoundTransaction } from './types.ts';
import styles from './transaction.module.css';

const SOL = { kind: 'sol' } as const;

const SETTLED = { processed: 'Processed', confirmed: 'Confirmed', finalized: 'Finalized' } as const;

/** The answer first: one sentence and whether it worked, then what moved. */
export function TransactionHead({
  found,
  children,
}: {
  readonly found: FoundTransaction;
  /** What moved. */
  readonly children: ReactNode;
}) {
  const { transaction, confirmation } = found;
  const { status, slot } = transaction;
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>Transaction</p>
      <h1 className={styles.sentence}>
        <SentenceView sentence={transaction.summary} />
      </h1>
      <p className={styles.marks}>
        <StatusValue status={status.kind} />
        <Badge tone={confirmation.commitment === 'finalized' ? 'neutral' : 'warning'}>
          {SETTLED[confirmation.commitment]}
          {confirmation.confirmations !== undefined && ` (${confirmation.confirmations} confirmations)`}
        </Badge>
        <span className={styles.quiet}>
          <AgeValue unixSeconds={transaction.blockTime} />
        </span>
        {slot !== undefined && (
          <span className={styles.quickFact}>
            Slot <SlotValue slot={slot} />
          </span>
        )}
        {transaction.feeLamports !== undefined && (
          <span className={styles.quickFact}>
            Fee <SolValue lamports={transaction.feeLamports} />
          </span>
        )}
      </p>
      {status.kind === 'failed' && <ErrorCard error={status.error} summary={transaction.summary} />}
      {children}
      {transaction.missing.length > 0 && (
        <Notice kind="truncated" title={`The node did not return: ${transaction.missing.join('; ')}.`} />
      )}
    </header>
  );
}

/** The facts of a transaction, beside what it did or below it. */
export function TransactionFacts({ found }: { readonly found: FoundTransaction }) {
  const { transaction } = found;
  return (
    <Section title="Overview">
      <div className={styles.facts}>
        <KeyValues
          rows={[
            { label: 'Signature', value: <SignatureValue signature={transaction.signature} full /> },
            { label: 'Fee payer', value: <AddressValue address={transaction.feePayer} full /> },
            { label: 'Recent blockhash', value: <HashValue hash={transaction.recentBlockhash} /> },
            transaction.slot !== undefined && { label: 'Slot', value: <SlotValue slot={transaction.slot} /> },
            {
              label: 'Fee',
              hint: 'Paid by the first signer, whether the transaction worked or not',
              value:
                transaction.feeLamports === undefined ? (
                  'not recorded'
                ) : (
                  <>
                    <SolValue lamports={transaction.feeLamports} />{' '}
                    <PastUsd asset={SOL} amount={transaction.feeLamports} prices={found.prices} />
                    {transaction.priorityFeeLamports !== undefined &&
                      transaction.priorityFeeLamports !== '0' && (
                        <span className={styles.quiet}>
                          {' incl. priority fee '}
                          <SolValue lamports={transaction.priorityFeeLamports} />
                        </span>
                      )}
                  </>
                ),
            },
            {
              label: 'Compute units',
              value: <ComputeUse used={transaction.computeUnits} limit={transaction.computeUnitLimit} />,
            },
            {
              label: 'Version',
              value: (
                <>
                  {transaction.version === 'legacy' ? 'Legacy' : `Version ${transaction.version}`}
                  {transaction.byteLength !== undefined && (
                    <span className={styles.quiet}>
                      {', '}
                      {toGrouped(transaction.byteLength)} of {transaction.version === 1 ? '4,096' : '1,232'}{' '}
                      bytes
                    </span>
                  )}
                </>
              ),
            },
            transaction.signatures.length > 1 && {
              label: 'Signers',
              value: (
                <ul>
                  {transaction.accounts
                    .filter(({ signer }) => signer)
                    .map(({ address }) => (
                      <li key={address}>
                        <AddressValue address={address} />
                      </li>
                    ))}
                </ul>
              ),
            },
          ]}
        />
      </div>
    </Section>
  );
}

/** Neither nothing nor all of it, unless it is so. */
const toWholePercent = (share: number): string =>
  share > 0 && share < 0.01 ? '< 1 %' : share > 0.99 && share < 1 ? '> 99 %' : `${Math.round(share * 100)} %`;

function ComputeUse({
  used,
  limit,
}: {
  readonly used: number | undefined;
  readonly limit: number | undefined;
}) {
  if (used === undefined) return <>not recorded</>;
  if (limit === undefined || limit === 0) return <>{toGrouped(used)} used, no limit set</>;
  const share = used / limit;
  const words = `${toGrouped(used)} of ${toGrouped(limit)}`;
  const percent = `(${toWholePercent(share)})`;
  return (
    <span className={styles.compute}>
      <span>
        {words} <span className={styles.whole}>{percent}</span>
      </span>
      <Meter share={share} label={`Compute units: ${words} ${percent}`} />
    </span>
  );
}
