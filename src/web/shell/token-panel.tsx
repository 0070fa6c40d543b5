import { useEffect, useState } from 'preact/hooks';
import type { BalanceAnswer } from '#contracts/credits';
import type { Wire } from '#std/json';
import { act, ActionFailure } from '../api/act.ts';
import { useSession } from '../session/session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KeyValues } from '../ui/key-values.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './token-panel.module.css';

type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'read'; readonly answer: Wire<BalanceAnswer> };

/** A visitor's tokens: balance, tier, use of this month, and a test credit where the server gives one. */
export default function TokenPanel({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  useEffect(() => {
    if (session.kind === 'anonymous') {
      setReading({ kind: 'anonymous' });
      return;
    }
    const leaving = new AbortController();
    act('balance', {}, leaving.signal).then(
      (answer) => setReading({ kind: 'read', answer }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const status = error instanceof ActionFailure ? error.status : 0;
        const why = error instanceof Error ? error.message : 'The balance could not be read.';
        setReading(status === 401 ? { kind: 'anonymous' } : { kind: 'failed', why });
      },
    );
    return () => leaving.abort();
  }, [session.kind]);
  return (
    <Dialog title="Tokens" size="small" onClose={onClose}>
      <div class={styles.panel}>
        {reading.kind === 'reading' && <Notice inline kind="loading" title="Reading your balance…" />}
        {reading.kind === 'failed' && <Notice inline kind="not-available" title={reading.why} />}
        {reading.kind === 'anonymous' && (
          <Notice inline kind="empty" title="Join to have tokens.">
            <p>They belong to a wallet: press “join” at the top and sign in with yours.</p>
          </Notice>
        )}
        {reading.kind === 'read' && (
          <Balance answer={reading.answer} onBalance={(answer) => setReading({ kind: 'read', answer })} />
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

function Balance({
  answer,
  onBalance,
}: {
  readonly answer: Wire<BalanceAnswer>;
  readonly onBalance: (answer: Wire<BalanceAnswer>) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const earn = async () => {
    setBusy(true);
    try {
      const { balance } = await act('earn', {
        sessionId: answer.sessionId,
        action: 'test_credit',
        requestKey: toRequestKey(),
      });
      setOutcome(`${(balance - answer.balance).toLocaleString('en')} tokens were added.`);
      onBalance({ ...answer, balance });
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : 'No credit was added.');
    } finally {
      setBusy(false);
    }
  };
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
        <p class={styles.credit}>
          <Button disabled={busy} onClick={() => void earn()}>
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
