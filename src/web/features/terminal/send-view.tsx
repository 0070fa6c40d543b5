import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import type { SendState } from '../../wallet/use-send.ts';
import { SignatureValue } from '../../values/signature.tsx';
import styles from './trade-panel.module.css';

/** What became of the signature. */
export function SendView({ state, onDone }: { readonly state: SendState; readonly onDone: () => void }) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'signing':
      return <Notice kind="loading" title="Your wallet asks you to sign." />;
    case 'not-sent':
      return <Notice kind="empty" title={state.message} />;
    case 'confirming':
      return (
        <Notice kind="loading" title="Sent. Waiting for confirmation.">
          <SignatureValue signature={state.signature} />
        </Notice>
      );
    case 'confirmed':
      return (
        <div className={styles.done} role="status">
          <p className={styles.confirmed}>Confirmed</p>
          <p>
            <SignatureValue signature={state.signature} />
          </p>
          <Button onClick={onDone}>New trade</Button>
        </div>
      );
    case 'failed':
      return (
        <Notice kind="not-available" title={state.message}>
          <SignatureValue signature={state.signature} />
          <div>
            <Button onClick={onDone}>Back</Button>
          </div>
        </Notice>
      );
  }
}
