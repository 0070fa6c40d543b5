export const DISMISSED_KEY = 'opensearch-prompt-dismissed';
export const REMIND_KEY = 'opensearch-remind-later';
/** How long 'later' is. */
export const REMIND_MS = 24 * 3_600_000;
/** A visitor first sees what the product is. */
export const QUIET_MS = 10_000;
export const PAGES_BEFORE = 2;

export interface PromptFacts {
  /** As stored: anything may be there. */
  readonly dismissed: unknown;
  readonly remindLater: unknown;
  /** Pages seen since the product was opened in this tab, the shown one included. */
  readonly pagesSeen: number;
  readonly sinceOpenMs: number;
  readonly nowMs: number;
}

/** Whether the offer may be made: never on the first page, never in the first seconds, not again for 24 hours after 'later'. */
export function mayPrompt({ dismissed, remindLater, pagesSeen, sinceOpenMs, nowMs }: PromptFacts): boolean {
  if (dismissed === true || pagesSeen < PAGES_BEFORE || sinceOpenMs < QUIET_MS) return false;
  const isWaiting =
    typeof remindLater === 'number' && remindLater <= nowMs && nowMs - remindLater < REMIND_MS;
  return !isWaiting;
}

export type BrowserName = 'firefox' | 'safari' | 'edge' | 'chrome' | 'other';

/** The browser by the name it gives itself. */
export function toBrowserName(userAgent: string): BrowserName {
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Edg\//.test(userAgent)) return 'edge';
  if (/(?:Chrome|Chromium|CriOS)\//.test(userAgent)) return 'chrome';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}

/** How a visitor adds a search engine by hand. */
export function toManualSteps(browser: BrowserName, name: string, origin: string): readonly string[] {
  const fields = [`Name: ${name}`, `Shortcut: ${name.toLowerCase()}`, `URL: ${origin}/search?q=%s`];
  switch (browser) {
    case 'firefox':
      return [
        `Right-click the address bar on this page and choose “Add ${name}”.`,
        'Or open Settings, Search, Search Shortcuts, press Add and fill in:',
        ...fields,
      ];
    case 'edge':
      return [
        'Open Settings, Privacy, search and services, Search and connected experiences, Address bar and search, Manage search engines.',
        'Press Add and fill in:',
        ...fields,
      ];
    case 'chrome':
      return [
        'Open Settings, Search engine, Manage search engines and site search.',
        'Press Add beside Site search and fill in:',
        ...fields,
      ];
    case 'safari':
      return [
        'Search engines cannot be added by hand in Safari.',
        `Search once in ${name}; with “Quick Website Search” on in Settings, Search, Safari then offers it when the address bar begins with its name.`,
      ];
    case 'other':
      return ['Open the settings of your browser, find its search engines, add one and fill in:', ...fields];
  }
}
