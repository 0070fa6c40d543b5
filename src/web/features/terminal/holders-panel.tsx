import { toDecimal, toPercentText } from '#contracts/text/value-text';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { useAnswer } from '../../api/use-answer.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { AddressValue } from '../../values/address.tsx';
import { NamesProvider } from '../../values/names.ts';
import styles from './terminal.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';

const toShareText = (basisPoints: string | undefined): string | undefined =>
  basisPoints === '0' ? '< 0.01 %' : basisPoints === undefined ? undefined : toPercentText(basisPoints);

/** The largest token accounts of the base. */
export function HoldersPanel({ mint }: { readonly mint: string }) {
  const { data: answer, isError } = useAnswer('tokenHolders', { mint });
  if (answer === undefined) {
    return isError ? (
      <FailedState message="The holders could not be read." />
    ) : (
      <Skeleton lines={6} label="Loading holders" />
    );
  }
  if (answer.kind === 'absent') return <AbsenceView part absence={answer} />;
  const { holders, sharedBasisPoints, decimals } = answer;
  if (holders.length === 0) return <EmptyState title="No holders" />;
  return (
    <NamesProvider value={answer.names}>
      <p className={styles.note}>
        The {holders.length} largest token accounts the node lists, twenty at most
        {sharedBasisPoints !== undefined && `: ${toPercentText(sharedBasisPoints)} of the supply`}.
      </p>
      <div className={styles.padded}>
        <BarList
          label="The largest holders of the base"
          items={holders.map(({ account, owner, amount, shareBasisPoints }) => ({
            key: account,
            label: <AddressValue address={owner ?? account} bare />,
            value: Number(amount),
            share: Number(shareBasisPoints ?? 0) / 10_000,
            text: toShareText(shareBasisPoints) ?? toDecimal(amount, decimals),
          }))}
        />
      </div>
    </NamesProvider>
  );
}
