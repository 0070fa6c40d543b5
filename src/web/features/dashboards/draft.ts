/** Changes of a dashboard that are not saved yet. They outlive a reload of the tab, and belong to this tab alone. */
import type { DashboardContent } from '#contracts/dashboards/dashboard';

export interface Draft {
  /** What the changes are made to. */
  readonly revision: number;
  readonly content: DashboardContent;
  /** Earlier states of the draft, the newest last. */
  readonly past: readonly DashboardContent[];
}

const MOST_PAST = 50;

export const toDraft = (revision: number, content: DashboardContent): Draft => ({
  revision,
  content,
  past: [],
});

/** `content` after the one before, which can be gone back to. */
export const withChange = (draft: Draft, content: DashboardContent): Draft => ({
  ...draft,
  content,
  past: [...draft.past, draft.content].slice(-MOST_PAST),
});

export function withUndo(draft: Draft): Draft {
  const before = draft.past.at(-1);
  return before === undefined ? draft : { ...draft, content: before, past: draft.past.slice(0, -1) };
}

const keyOf = (id: string): string => `osvm-dashboard-draft-${id}`;

export function readDraft(id: string): Draft | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Draft | null;
    // Written by this product in this tab; what was made by an older one is left aside.
    return found?.content.format === 'dashboard/1' ? { ...found, past: [] } : undefined;
  } catch {
    return undefined; // storage is off, or this is not JSON
  }
}

export function writeDraft(id: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify({ ...draft, past: [] }));
  } catch {
    // Storage is off or full: it holds for this page.
  }
}
