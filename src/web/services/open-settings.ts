const NAME = 'open-settings';

/** What the settings menu can open: the settings themselves and the panels beside them. */
export const SETTINGS_PARTS = ['settings', 'tours', 'tokens', 'search-engine'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** Opens the settings, or a panel beside them, from anywhere in the product. */
export function openSettings(part: SettingsPart = 'settings'): void {
  dispatchEvent(new CustomEvent(NAME, { detail: part }));
}

/** Calls `listener` when somewhere `openSettings` is called. Returns how to stop. */
export function onOpenSettings(listener: (part: SettingsPart) => void): () => void {
  const hear = (event: Event) => {
    const part: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const known = SETTINGS_PARTS.find((one) => one === part);
    if (known !== undefined) listener(known);
  };
  addEventListener(NAME, hear);
  return () => removeEventListener(NAME, hear);
}
