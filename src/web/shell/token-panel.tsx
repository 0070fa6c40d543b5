import { Coins } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import type { BalanceAnswer } from '#contracts/people/credits';
import type { Wire } from '#std/json';
import { act, ActionFailure } from '../api/act.ts';
import { useClient } from '../api/use-client.ts';
import { useOwnAnswer, useOwnKey } from '../api/use-own-answer.ts';
import { useSession } from '../visitor/session.ts';
import { Badge } from '../ui/block/badge.tsx';
import { Button } from '../ui/form/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { KeyValues } from '../ui/block/key-values.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Notice } from '../ui/block/notice.tsx';
import styles from './token-panel.module.css';
import { GiveList } from '../services/join/give-list.tsx';

const GIVES = [
  ['Tokens', 'A balance on the “free” tier, with this month’s usage.'],
  ['Profile', 'Your watchlist, labels and alerts.'],
  ['Everywhere', 'Your chats on every device, exports, export templates and API keys.'],
] as const;

/** A visitor's tokens: balance, tier, use of this month, and a test credit where the server gives one. */
export default function TokenPanel({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const isMember = session.kind === 'authenticated';
  const { data, error } = useOwnAnswer('balance', {}, { enabled: isMember });
  const isUnknown = !isMember || (error instanceof ActionFailure && error.status === 401);
  return (
    <Dialog title="Tokens" size="small" onClose={onClose}>
      <div className={styles.panel}>
        {isUnknown ? (
          <EmptyState icon={Coins} title="Sign in to get tokens" aside={<GiveList gives={GIVES} />}>
            Tokens belong to a wallet. Press “join” at the top and sign in with yours.
          </EmptyState>
        ) : data ? (
          <Balance answer={data} />
        ) : error ? (
          <Notice kind="not-available" title={error.message} />
        ) : (
          <Notice kind="loading" title="Reading your balance…" />
        )}
        <section aria-labelledby="token-packages">
          <h3 id="token-packages">Token packages</h3>
          <p>
            <Badge>Coming soon</Badge>
          </p>
        </section>
      </div>
    </Dialog>
  );
}

function Balance({ answer }: { readonly answer: Wire<BalanceAnswer> }) {
  const client = useClient();
  const queryKey = useOwnKey('balance', {});
  const earning = useMutation(
    {
      mutationFn: () =>
        act('earn', { sessionId: answer.sessionId, action: 'test_credit', requestKey: toRequestKey() }),
      onSuccess: ({ balance }) => client.setQueryData(queryKey, { ...answer, balance }),
      onMutate: () => answer.balance,
    },
    client,
  );
  const { data: earned, context: before = 0, error } = earning;
  const outcome = earned
    ? `${(earned.balance - before).toLocaleString('en')} tokens were added.`
    : error?.message;
  return (
    <>
      <KeyValues
        rows={[
          { label: 'Balance', value: `${answer.balance.toLocaleString('en')} tokens` },
          { label: 'Tier', value: answer.tier },
          { label: 'Used this month', value: `${answer.usageThisMonth.toLocaleString('en')} tokens` },
        ]}
      />
      {answer.testCredits && (
        <p className={styles.credit}>
          <Button disabled={earning.isPending} onClick={() => earning.mutate()}>
            Test credit (+50)
          </Button>
          <span role="status">{outcome}</span>
        </p>
      )}
    </>
  );
}

/** A request sent twice gives its credit once. */
function toRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
