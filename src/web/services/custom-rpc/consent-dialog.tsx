import { useRef } from 'react';
import { PRODUCT } from '#contracts/product';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { EndpointUrl } from '../../visitor/parse-endpoint.ts';
import styles from './custom-rpc.module.css';

/** Names the host a browser is about to call and what it will learn. Nothing is called, stored or sent before Accept. */
export default function ConsentDialog({
  endpoint,
  onAccept,
  onDecline,
}: {
  readonly endpoint: EndpointUrl;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Let your browser call this endpoint?"
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
      <div className={styles.text}>
        <p>
          In this tab your browser will call <strong className={styles.host}>{endpoint.host}</strong>
        </p>
        <p>Whoever runs it will learn:</p>
        <ul className={styles.list}>
          <li>your IP address and the name of your browser</li>
          <li>which accounts and transactions you look at here, and when</li>
          <li>the whole URL you typed, with any key in it</li>
        </ul>
        <p>
          You then look at its chain. What it answers is sent to {PRODUCT.name} to be read, which stores
          nothing of it and mixes nothing of other chains into it; the server learns the host, so that this
          page may call it, and never calls it itself. The page reloads.
        </p>
      </div>
    </Dialog>
  );
}
