import type { Explained } from '#contracts/assistant/agent';
import { useSearch } from '../router/use-search.ts';
import { useLatePart } from '../ui/state/use-late-part.ts';
import { explanationSearch } from './explanation-search.ts';
import styles from './explanation.module.css';
import { FailedState } from '../ui/block/failed-state.tsx';

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
        <FailedState message="The explanation could not be loaded." again={again} />
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
