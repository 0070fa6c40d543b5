import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Absence } from '#contracts/answers';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { MissingEntity } from '../../answers/missing-entity.tsx';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { SignatureValue } from '../../values/signature.tsx';
import styles from './transaction.module.css';

/** A transaction lives for 150 blocks before its blockhash expires: about a minute. */
const CHECKS = 12;
const CHECK_SECONDS = 5;

/** A transaction that is not there: which one was searched for, where else it may be, and whether it comes yet. */
export function MissingTransaction({
  absence,
  signature,
}: {
  readonly absence: Wire<Absence>;
  readonly signature: string;
}) {
  return (
    <MissingEntity
      absence={absence}
      kind="Transaction"
      icon={ArrowLeftRight}
      id={signature}
      rows={[
        { label: 'Signature', value: <SignatureValue signature={signature} full /> },
        { label: 'Sent just now', value: <Checks key={signature} /> },
        {
          label: 'Copied from elsewhere',
          value: `Check that all of it was copied: it is ${signature.length} characters long and reads ${toShortAddress(signature)}.`,
        },
      ]}
      actions={<a href="/blocks">Latest blocks</a>}
    />
  );
}

/** Looks again every few seconds for as long as a transaction can still land. */
function Checks() {
  const { reload, pending } = usePlace();
  const [left, setLeft] = useState(CHECKS * CHECK_SECONDS);
  const tick = useEffectEvent(() => {
    // Nobody watches a page in the background.
    if (document.hidden) return;
    setLeft(left - 1);
    if ((left - 1) % CHECK_SECONDS === 0 && !pending) reload();
  });
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <span className={styles.marks}>
      {isOver
        ? 'Not found within a minute: an unconfirmed transaction expires after about that time.'
        : `Checking again in ${left % CHECK_SECONDS || CHECK_SECONDS} s`}
      <Button onClick={reload}>Check now</Button>
    </span>
  );
}
