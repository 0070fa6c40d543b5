import type { Provenance } from '#contracts/answers';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AgeValue } from '../values/age.tsx';
import styles from './source-line.module.css';

/** Where the figures of a page come from and for when they are true. */
export function SourceLine({
  provenance,
  what,
}: {
  readonly provenance: Wire<Provenance>;
  /** What was asked for them. */
  readonly what: string;
}) {
  return (
    <p className={styles.line}>
      Source: {provenance.source} ({what})
      {provenance.asOfSlot !== undefined && `, as of slot ${toGrouped(provenance.asOfSlot)}`}, read{' '}
      <AgeValue unixSeconds={Math.floor(Date.parse(provenance.fetchedAt) / 1000)} />
    </p>
  );
}
