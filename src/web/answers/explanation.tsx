import type { Explained } from '#contracts/assistant/agent';
import { useSearch } from '../router/use-search.ts';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { useLatePart } from '../ui/state/use-late-part.ts';
import { explanationSearch } from './explanation-search.ts';
import styles from './explanation.module.css';

export interface ExplainedThing {
  readonly kind: Explained;
  readonly id: string;
}

const loadBody = () => import('./explanation-body.tsx');

/** The page's subject in sentences that prove their figures. Nothing of it is loaded before it is opened; `?explain=` opens it. */
export function Explanation(thing: ExplainedThing) {
  const { values, set } = useSearch(explanationSearch);
  const isOpen = values.explain !== undefined;
  const { Part: Body, failure, again } = useLatePart(loadBody, isOpen);
  return (
    <details
      className={styles.root}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) set({ explain: currentTarget.open ? 2 : undefined });
      }}
    >
      <summary className={styles.summary}>{TITLES[thing.kind]}</summary>
      {isOpen && Body !== undefined && <Body key={`${thing.kind} ${thing.id}`} {...thing} />}
      {isOpen && failure !== undefined && (
        <Notice inline kind="not-available" title="The explanation could not be loaded.">
          <div>
            <Button onClick={again}>Try again</Button>
          </div>
        </Notice>
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
