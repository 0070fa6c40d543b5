import type { WebhookAttempt } from '#contracts/people/webhooks';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useMay } from '../../visitor/use-may.ts';
import styles from './webhooks.module.css';

/** One message: what it says, and each try with what came back. */
export function MessageDetails({ id, onReplayed }: { readonly id: string; readonly onReplayed: () => void }) {
  const own = useOwn('webhookDelivery', { id });
  const may = useMay('webhooks.write');
  return (
    <section className={styles.message} aria-label="One message">
      <OwnState own={own}>
        {({ event, state, body, log, dueMs }) => (
          <>
            <p>
              <strong>{event}</strong> <code className={styles.wrapped}>{id}</code> {state}
              {dueMs !== undefined && (
                <>
                  , due <time dateTime={new Date(dueMs).toISOString()}>{toTime(dueMs)}</time>
                </>
              )}
            </p>
            <Disclosure summary="The message">
              <pre className={styles.text}>{body}</pre>
            </Disclosure>
            {log.length === 0 && <p className={styles.quiet}>It was not tried yet.</p>}
            {log.map((attempt) => (
              <Attempt key={attempt.number} attempt={attempt} />
            ))}
            <div className={styles.actions}>
              {may && state !== 'waiting' && (
                <Button
                  disabled={own.busy}
                  onClick={() =>
                    void own.change('replayWebhookDelivery', { id }).then((isDone) => isDone && onReplayed())
                  }
                >
                  Replay
                </Button>
              )}
              <Button onClick={own.reload}>Refresh the message</Button>
            </div>
          </>
        )}
      </OwnState>
    </section>
  );
}

function Attempt({ attempt }: { readonly attempt: WebhookAttempt }) {
  const { number, startedMs, durationMs, problem, status, request, answer } = attempt;
  return (
    <Disclosure
      open={number === 1 && problem !== undefined}
      summary={
        <>
          Try {number}, <AgeValue unixSeconds={Math.floor(startedMs / 1_000)} />, {durationMs} ms:{' '}
          {problem ?? `delivered${status === undefined ? '' : `, ${status}`}`}
        </>
      }
    >
      <h3>Sent</h3>
      <pre className={styles.text}>{request}</pre>
      <h3>Answer</h3>
      <pre className={styles.text}>{answer === '' ? 'none' : answer}</pre>
    </Disclosure>
  );
}

const toTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
