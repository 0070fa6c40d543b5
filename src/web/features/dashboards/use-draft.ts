import { useEffect, useState } from 'react';
import type { Dashboard, DashboardContent } from '#contracts/dashboards/dashboard';
import { useLatest } from '../../ui/state/use-latest.ts';
import { readDraft, toDraft, withChange, withUndo, writeDraft, type Draft } from './draft.ts';

export interface Drafting {
  /** Absent while the dashboard is only looked at. */
  readonly draft: Draft | undefined;
  readonly isChanged: boolean;
  readonly begin: () => void;
  /** `field` names the text that is being typed, where it is one. */
  readonly change: (content: DashboardContent, field?: string) => void;
  readonly undo: () => void;
  readonly end: () => void;
  /** Ends it once `sent` is stored as `revision`. What was changed meanwhile stays a draft, now of that revision. */
  readonly settle: (sent: DashboardContent, revision: number) => void;
}

const isSame = (one: DashboardContent, other: DashboardContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The changes of one dashboard in this tab; those of before a reload come back. */
export function useDraft({ id, revision, content }: Dashboard): Drafting {
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(id));
  // A save answers some renders after it was begun.
  const newest = useLatest(draft);
  const set = (next: Draft | undefined) => {
    writeDraft(id, next);
    setDraft(next);
  };
  const isChanged = draft !== undefined && !isSame(draft.content, content);
  useEffect(() => {
    if (!isChanged) return;
    // The tab has them still after a reload, and not after it is closed.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isChanged]);
  return {
    draft,
    isChanged,
    begin: () => set(toDraft(revision, content)),
    change: (next, field) =>
      draft && set(withChange(draft, next, field === undefined ? undefined : { field, atMs: Date.now() })),
    undo: () => draft && set(withUndo(draft)),
    end: () => set(undefined),
    settle(sent, to) {
      const now = newest.current;
      set(now === undefined || isSame(now.content, sent) ? undefined : { ...now, revision: to });
    },
  };
}
