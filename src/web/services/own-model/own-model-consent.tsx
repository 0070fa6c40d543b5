import { useRef } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toRequestUrl, type OwnModelSetup } from './own-model.ts';
import styles from './own-model.module.css';

/** Names the host a browser is about to ask and what it will be sent. Nothing is asked, stored or sent before Accept. */
export function OwnModelConsent({
  setup,
  onAccept,
  onDecline,
}: {
  readonly setup: OwnModelSetup;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Let your browser ask this vendor?"
      size="small"
      onClose={onDecline}
      keepOnOutsidePress
      initialFocus={cancel}
      footer={
        <>
          {/* The safe answer has the focus. */}
          <Button ref={cancel} onClick={onDecline}>
            Cancel
          </Button>
          <Button look="primary" onClick={onAccept}>
            Accept
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <p>
          Whenever you ask the assistant something, your browser will send{' '}
          <strong className={styles.host}>{toRequestUrl(setup)?.host}</strong>
        </p>
        <ul className={styles.list}>
          <li>your question, earlier ones of the chat, notes you add and the page you ask on</li>
          <li>what was read from the chain for it, without names, memos and logs written by strangers</li>
          <li>your key, and with it your IP address and the name of your browser</li>
        </ul>
        <p>
          Its answers are passed on to our server, which checks them before you see them. Your key is not: our
          server only learns the vendor, host and model. The vendor charges your key for every question.
        </p>
        <p>
          The key stays in this browser, readable to whoever uses it, until you remove it here. The page
          reloads.
        </p>
      </div>
    </Dialog>
  );
}
