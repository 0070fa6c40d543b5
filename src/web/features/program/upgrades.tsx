import type { DeploymentsAnswer, ProgramChange } from '#contracts/account/program';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { SourceLine } from '../../answers/source-line.tsx';
import { useAnswer } from '../../api/use-answer.ts';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { NamesProvider } from '../../values/names.ts';
import { SignatureValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './program.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Found = Extract<Wire<DeploymentsAnswer>, { readonly kind: 'found' }>;

const KINDS: Readonly<Record<ProgramChange['kind'], readonly [Tone, string]>> = {
  deploy: ['positive', 'Deployed'],
  upgrade: ['info', 'Upgraded'],
  authority: ['warning', 'Authority changed'],
  close: ['negative', 'Closed'],
};

/** Deployments, upgrades and changes of authority, the newest first. */
export function Upgrades({ address }: { readonly address: string }) {
  const { data, error } = useAnswer('deployments', { address });
  if (data === undefined) {
    return error === null ? <Skeleton lines={6} /> : <FailedState message={messageOf(error)} />;
  }
  if (data.kind === 'absent') {
    return <AbsenceView part absence={data} />;
  }
  return (
    <NamesProvider value={data.names}>
      <Timeline found={data} />
    </NamesProvider>
  );
}

function Timeline({ found }: { readonly found: Found }) {
  const { changes, deploySlot, listed, unread, whole, provenance } = found;
  const isMissing =
    deploySlot !== undefined &&
    deploySlot !== '0' &&
    !changes.some(({ slot }) => String(slot) === deploySlot);
  return (
    <div className="padded">
      <ol className={styles.timeline}>
        {isMissing && (
          <li>
            <p>
              <Badge tone="info">Last deployed</Badge> slot <SlotValue slot={deploySlot} />
            </p>
            <p className={styles.quiet}>
              As the program data account says; its transaction is not in the history that was read.
            </p>
          </li>
        )}
        {changes.map((change, i) => (
          <Change key={`${change.signature} ${i}`} change={change} />
        ))}
      </ol>
      {changes.length === 0 && !isMissing && (
        <p>
          {deploySlot === '0'
            ? 'Part of the chain since its genesis. No upgrade or change of authority in the history that was read.'
            : 'No deployment, upgrade or change of authority in the history that was read.'}
        </p>
      )}
      <p className={styles.quiet}>
        Read: {toGrouped(listed)} {listed === 1 ? 'transaction' : 'transactions'} of its program data account
        {unread > 0 && `, ${toGrouped(unread)} of them not read in time`};{' '}
        {whole ? 'the node knows no older one.' : 'there may be older changes.'}
      </p>
      <SourceLine provenance={provenance} what="getSignaturesForAddress, getTransaction" />
    </div>
  );
}

function Change({ change }: { readonly change: Found['changes'][number] }) {
  const { kind, signature, slot, time, authority, feePayer, to } = change;
  const [tone, words] = KINDS[kind];
  return (
    <li>
      <p>
        <Badge tone={tone}>{words}</Badge> {time !== undefined && <AgeValue unixSeconds={time} />} slot{' '}
        <SlotValue slot={slot} />
      </p>
      <p>
        {kind === 'authority' ? (
          to === undefined ? (
            <>
              revoked
              {authority !== undefined && (
                <>
                  {' '}
                  by <AddressValue address={authority} bare />
                </>
              )}
            </>
          ) : (
            <>
              {authority !== undefined && <AddressValue address={authority} bare />} →{' '}
              <AddressValue address={to} bare />
            </>
          )
        ) : (
          <>
            by <AddressValue address={authority ?? feePayer} bare />
          </>
        )}{' '}
        <SignatureValue signature={signature} bare />
      </p>
    </li>
  );
}
