import { useState } from 'react';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { testRpc } from './test-rpc.ts';
import { useCounts } from './use-counts.ts';

/** The counts in full, for screens without room for the badge. */
export function RpcCounts() {
  const { cluster } = usePlace();
  const { total, lastMinute } = useCounts();
  const [outcome, setOutcome] = useState<string>();
  return (
    <>
      <KeyValues
        rows={[
          { label: `All calls on ${CLUSTER_NAMES[cluster]}`, value: total.toLocaleString('en') },
          {
            label: 'In the last 60 seconds',
            value: lastMinute.toLocaleString('en'),
          },
        ]}
      />
      <p>
        <Button onClick={() => void testRpc().then(setOutcome)}>Test the endpoint</Button>{' '}
        <span role="status">{outcome}</span>
      </p>
    </>
  );
}
