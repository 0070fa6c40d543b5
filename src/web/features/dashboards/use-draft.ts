import { useEffect, useState } from 'react';
import type { Dashboard, DashboardContent } from '#contracts/dashboards/dashboard';
import { readDraft, toDraft, withChange, withUndo, writeDraft, type Draft } from './draft.ts';

export interface Drafting {
  /** Absent while the dashboard is only looked at. */
  readonly draft: Draft | undefined;
  readonly isChanged: boolean;
  readonly begin: () => void;
  readonly change: (content: DashboardContent) => void;
  readonly undo: () => void;
  /** Goes on from another state of what is stored. */
  readonly rebase: (revision: number) => void;
  readonly end: () => void;
}

/** The changes of one dashboard in this tab; those of before a reload come back. */
export function useDraft({ id, revision, content }: Dashboard): Drafting {
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(id));
  const set = (next: Draft | undefined) => {
    writeDraft(id, next);
    setDraft(next);
  };
  const isChanged = draft !== undefined && JSON.stringify(draft.content) !== JSON.stringify(content);
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
    change: (next) => draft && set(withChange(draft, next)),
    undo: () => draft && set(withUndo(draft)),
    rebase: (to) => draft && set({ ...draft, revision: to }),
    end: () => set(undefined),
  };
}
