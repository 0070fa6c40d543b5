import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { unshare, useShares, type OwnShare } from './share-chat.ts';
import styles from '../frame/side-panels.module.css';

/** The links this browser made, each until its end or until it is deleted. */
export function OwnShares() {
  const shares = useShares();
  if (shares.length === 0) return null;
  return (
    <>
      <h3>Shared links</h3>
      <ul className={styles.entries} aria-label="Shared links">
        {shares.map((share) => (
          <ShareEntry key={share.name} share={share} />
        ))}
      </ul>
    </>
  );
}

function ShareEntry({ share }: { readonly share: OwnShare }) {
  const [failure, setFailure] = useState<string>();
  const until = new Date(share.untilMs).toISOString().slice(0, 10);
  const remove = () =>
    unshare(share).catch((error: unknown) => setFailure(error instanceof Error ? error.message : ''));
  return (
    <li className={styles.entry}>
      <a className={styles.chatName} href={`/?ai=1&aichat=~${share.name}`}>
        {share.title}
      </a>
      <div className={styles.tools}>
        <span className={styles.meta}>{failure ?? `until ${until}`}</span>
        <Button look="plain" aria-label={`Delete the link to ${share.title}`} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </li>
  );
}
