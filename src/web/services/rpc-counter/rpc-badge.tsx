import { useEffect, useState } from 'react';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { usePlace } from '../../router/place.ts';
import { testRpc } from './test-rpc.ts';
import { useCounts } from './use-counts.ts';
import styles from './rpc-badge.module.css';

const SHOWN_MS = 8_000;

const toShort = (count: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(count);

/** How often this browser has asked the shown cluster; a double press tests the endpoint. */
export function RpcBadge() {
  const { cluster } = usePlace();
  const { total, lastMinute } = useCounts();
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const test = () => {
    setOutcome('getHealth: asking…');
    void testRpc().then(setOutcome);
  };
  const shown = `${toShort(total)} RPC · ${toShort(lastMinute)}/min`;
  const said = `${total.toLocaleString('en')} RPC calls made for you on ${CLUSTER_NAMES[cluster]}, ${lastMinute.toLocaleString('en')} in the last minute`;
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.badge}
        aria-label={`${shown}: ${said}. Test the endpoint.`}
        title={`${said}. Double-click to test the endpoint.`}
        data-total={total}
        data-minute={lastMinute}
        onDoubleClick={test}
        // A press of Enter or Space is a click that no pointer made.
        onClick={({ detail }) => detail === 0 && test()}
      >
        {shown}
      </button>
      <div role="status" className={outcome === undefined ? undefined : styles.outcome}>
        {outcome}
      </div>
    </div>
  );
}
