import type { ChatState } from '#contracts/assistant/chat';

/** What a page knows better than what is stored. */
export interface OwnDoings {
  /** Tabs that were changed here and are not stored yet, or whose turn is read here. */
  readonly unstored: ReadonlySet<string>;
  /** Tabs that were closed here, which is not stored yet. */
  readonly closed: ReadonlySet<string>;
  /** Tabs in whose input something was written here. */
  readonly typed: ReadonlySet<string>;
}

/** What another page stored, with what is being done here; the tab that is open here stays open. */
export function mergeChats(stored: ChatState, here: ChatState, own: OwnDoings): ChatState {
  const inputs = new Map(here.tabs.map(({ id, input }) => [id, input]));
  const tabs = [
    ...stored.tabs
      .filter(({ id }) => !own.unstored.has(id) && !own.closed.has(id))
      .map((tab) => {
        const input = own.typed.has(tab.id) ? inputs.get(tab.id) : undefined;
        return input ? { ...tab, input } : tab;
      }),
    ...here.tabs.filter(({ id }) => own.unstored.has(id)),
  ];
  const activeId = tabs.some(({ id }) => id === here.activeId) ? here.activeId : tabs[0]?.id;
  return { ...stored, tabs, activeId };
}
