const NAME = 'open-settings';

/** What the settings menu can open: the settings themselves and the panels beside them. */
export const SETTINGS_PARTS = ['settings', 'tours', 'tokens', 'search-engine'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** What is opened; `offered` is an endpoint that a link brought, empty where the link names none. */
export interface OpenedSettings {
  readonly part: SettingsPart;
  readonly offered?: string | undefined;
}

/** Opens the settings, or a panel beside them, from anywhere in the product. `offered` stands in the settings as typed. */
export function openSettings(part: SettingsPart = 'settings', offered?: string): void {
  dispatchEvent(new CustomEvent<OpenedSettings>(NAME, { detail: { part, offered } }));
}

/** Calls `listener` when somewhere `openSettings` is called. Returns how to stop. */
export function onOpenSettings(listener: (opened: OpenedSettings) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as OpenedSettings); // only `openSettings` makes such events
  };
  addEventListener(NAME, hear);
  return () => removeEventListener(NAME, hear);
}
