import { useEffect, useState } from 'preact/hooks';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { usePlace } from '../../router/place.ts';
import { countLastMinute } from './call-counts.ts';
import { testRpc } from './test-rpc.ts';
import { useCounts } from './use-counts.ts';
import styles from './rpc-badge.module.css';

const SHOWN_MS = 8_000;

const toShort = (count: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(count);

/** How often this browser has asked the shown cluster; a double press tests the endpoint. */
export function RpcBadge() {
  const { cluster } = usePlace();
  const counts = useCounts();
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
  const lastMinute = countLastMinute(counts, Date.now());
  const shown = `${toShort(counts.total)} · ${toShort(lastMinute)}/m`;
  const said = `${counts.total.toLocaleString('en')} RPC calls on ${CLUSTER_NAMES[cluster]}, ${lastMinute.toLocaleString('en')} in the last minute`;
  return (
    <div class={styles.root}>
      <button
        type="button"
        class={styles.badge}
        aria-label={`${shown}: ${said}. Test the endpoint.`}
        title={`${said}. Double-click to test the endpoint.`}
        data-total={counts.total}
        data-minute={lastMinute}
        onDblClick={test}
        // A press of Enter or Space is a click that no pointer made.
        onClick={({ detail }) => detail === 0 && test()}
      >
        {shown}
      </button>
      <div role="status" class={outcome === undefined ? undefined : styles.outcome}>
        {outcome}
      </div>
    </div>
  );
}
