import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { Explained } from '#contracts/agent';
import { usePlace } from '../router/place.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './explanation.module.css';

export interface ExplainedThing {
  readonly kind: Explained;
  readonly id: string;
}

/** The page's subject in sentences that prove their figures. Nothing of it is loaded before it is opened; `?explain=` opens it. */
export function Explanation(thing: ExplainedThing) {
  const { query, setQuery } = usePlace();
  const isOpen = query.has('explain');
  const [Body, setBody] = useState<ComponentType<ExplainedThing>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || Body !== undefined) return;
    import('./explanation-body.tsx').then(
      ({ default: loaded }) => setBody(() => loaded),
      () => setFailed(true),
    );
  }, [isOpen]);
  return (
    <details
      class={styles.root}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setQuery({ explain: currentTarget.open ? '2' : undefined });
      }}
    >
      <summary class={styles.summary}>{TITLES[thing.kind]}</summary>
      {isOpen && Body !== undefined && <Body key={`${thing.kind} ${thing.id}`} {...thing} />}
      {isOpen && failed && (
        <Notice inline kind="not-available" title="The explanation could not be loaded." />
      )}
    </details>
  );
}

const TITLES: Readonly<Record<Explained, string>> = {
  transaction: 'Explain this transaction',
  failure: 'Explain this failure',
  account: 'Explain this account',
  token: 'Explain this token',
  program: 'Explain this program',
  block: 'Explain this block',
  validator: 'Explain this validator',
};
