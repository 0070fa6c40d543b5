import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './reference.module.css';
import type { Building } from './request.ts';
import { ResponseView } from './response-view.tsx';
import { sendRequest, type Received } from './send-request.ts';

type Trying =
  | { readonly kind: 'untried' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'received'; readonly received: Received }
  | { readonly kind: 'failed' };

/** Sends the request from this page when the button is pressed, and shows all that comes back. */
export function RequestTry({
  building,
  changes,
}: {
  readonly building: Building;
  readonly changes: boolean;
}) {
  const [trying, setTrying] = useState<Trying>({ kind: 'untried' });
  const [showsFaults, setShowsFaults] = useState(false);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    setShowsFaults(true);
    if (building.kind === 'faults') return;
    running.current?.abort();
    const gone = new AbortController();
    running.current = gone;
    setTrying({ kind: 'sent' });
    try {
      const received = await sendRequest(building.request, gone.signal);
      if (!gone.signal.aborted) setTrying({ kind: 'received', received });
    } catch {
      if (!gone.signal.aborted) setTrying({ kind: 'failed' });
    }
  };

  const faults = building.kind === 'faults' ? Object.entries(building.faults) : [];
  return (
    <Section title="Try it">
      {changes && (
        <p class={styles.quiet}>
          This changes something on this server. It is sent only when you press the button, with the session
          of this browser.
        </p>
      )}
      <div class={styles.buttons}>
        <Button look="primary" disabled={trying.kind === 'sent'} onClick={() => void send()}>
          {changes ? 'Send and change' : 'Try it'}
        </Button>
        {building.kind === 'built' && (
          <code class={styles.target}>
            {building.request.method} {building.request.path}
          </code>
        )}
      </div>
      {showsFaults && faults.length > 0 && (
        <ul class={styles.faults} role="alert">
          {faults.map(([name, fault]) => (
            <li key={name}>
              <code>{name}</code>: {fault}
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {trying.kind === 'sent' && <p class={styles.quiet}>Sent; waiting for the answer.</p>}
        {trying.kind === 'failed' && (
          <Notice kind="not-available" title="Nothing came back" inline>
            The server could not be reached. Check the connection and try again.
          </Notice>
        )}
        {trying.kind === 'received' && <ResponseView received={trying.received} />}
      </div>
    </Section>
  );
}
