/** Changes of a dashboard that are not saved yet. They outlive a reload of the tab, and belong to this tab alone. */
import type { DashboardContent } from '#contracts/dashboards/dashboard';

export interface Draft {
  /** What the changes are made to. */
  readonly revision: number;
  readonly content: DashboardContent;
  /** Earlier states of the draft, the newest last. */
  readonly past: readonly DashboardContent[];
  /** The text that was changed last, and when. */
  readonly typed?: Typed | undefined;
}

/** One keystroke of a text. */
export interface Typed {
  readonly field: string;
  /** Unix ms. */
  readonly atMs: number;
}

const MOST_PAST = 50;
/** What is typed without a longer pause is one change. */
const PAUSE_MS = 1_000;

export const toDraft = (revision: number, content: DashboardContent): Draft => ({
  revision,
  content,
  past: [],
});

/** `content` after the one before, which can be gone back to; of a text that is being typed, the one before it was typed. */
export function withChange(draft: Draft, content: DashboardContent, typed?: Typed): Draft {
  const { typed: before, past } = draft;
  const goesOn = typed !== undefined && before?.field === typed.field && typed.atMs - before.atMs < PAUSE_MS;
  return {
    ...draft,
    content,
    past: goesOn ? past : [...past, draft.content].slice(-MOST_PAST),
    typed,
  };
}

export function withUndo(draft: Draft): Draft {
  const before = draft.past.at(-1);
  return before === undefined
    ? draft
    : { ...draft, content: before, past: draft.past.slice(0, -1), typed: undefined };
}

const keyOf = (id: string): string => `osvm-dashboard-draft-${id}`;

export function readDraft(id: string): Draft | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Draft | null;
    // Written by this product in this tab; what was made by an older one is left aside.
    return found?.content.format === 'dashboard/1' ? toDraft(found.revision, found.content) : undefined;
  } catch {
    return undefined; // storage is off, or this is not JSON
  }
}

export function writeDraft(id: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(toDraft(draft.revision, draft.content)));
  } catch {
    // Storage is off or full: it holds for this page.
  }
}
