import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../api/use-client.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import styles from './reference.module.css';
import type { Building } from './request.ts';
import { ResponseView } from './response-view.tsx';
import { sendRequest } from './send-request.ts';

/** Sends the request from this page when the button is pressed, and shows all that comes back. */
export function RequestTry({
  building,
  changes,
}: {
  readonly building: Building;
  readonly changes: boolean;
}) {
  const sending = useMutation({ mutationFn: sendRequest }, useClient());
  const [showsFaults, setShowsFaults] = useState(false);
  const send = () => {
    setShowsFaults(true);
    if (building.kind === 'built') sending.mutate(building.request);
  };

  const faults = building.kind === 'faults' ? Object.entries(building.faults) : [];
  return (
    <Section title="Try it">
      {changes && (
        <p className={styles.quiet}>
          This changes something on this server. It is sent only when you press the button, with the session
          of this browser.
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="primary" disabled={sending.isPending} onClick={send}>
          {changes ? 'Send and change' : 'Try it'}
        </Button>
        {building.kind === 'built' && (
          <code className={styles.target}>
            {building.request.method} {building.request.path}
          </code>
        )}
      </div>
      {showsFaults && faults.length > 0 && (
        <ul className={styles.faults} role="alert">
          {faults.map(([name, fault]) => (
            <li key={name}>
              <code>{name}</code>: {fault}
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {sending.isPending && <p className={styles.quiet}>Sent; waiting for the answer.</p>}
        {sending.isError && (
          <Notice kind="not-available" title="No response">
            The server could not be reached. Check the connection and try again.
          </Notice>
        )}
        {sending.data && <ResponseView received={sending.data} />}
      </div>
    </Section>
  );
}
