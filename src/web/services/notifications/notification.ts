export type NotificationType = 'success' | 'error' | 'warning' | 'info' | 'loading';

export interface NotificationAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** What a caller wants said. Texts are shown as text, cut where they are very long. */
export interface NotificationDraft {
  readonly type: NotificationType;
  readonly title: string;
  readonly message?: string | undefined;
  readonly action?: NotificationAction | undefined;
  /** Whether the visitor can close it; true unless said otherwise. */
  readonly dismissible?: boolean | undefined;
  /** Milliseconds it stays once shown. Without one it follows from the type; 0 stays until closed. */
  readonly duration?: number | undefined;
}

/** A notification in the list, oldest first. */
export interface Notification extends NotificationDraft {
  readonly id: string;
  readonly dismissible: boolean;
  /** Grows with every update: the time starts over and it is announced again. */
  readonly revision: number;
}

/** As many are seen at once; the rest wait and are counted. */
export const MOST_SHOWN = 5;
/** How many are held at most: a caller that runs wild must not fill the memory. */
export const MAX_NOTIFICATIONS = 100;

const LONGEST_TIMER_MS = 2_147_483_647;

/** What is wrong stays until it was read; so does what waits for its end. */
const STAYS_MS: Readonly<Record<NotificationType, number | undefined>> = {
  success: 5000,
  info: 6000,
  warning: 10_000,
  error: undefined,
  loading: undefined,
};

/** How long it stays in milliseconds; `undefined` until someone closes or updates it. */
export function toDurationMs({ type, duration }: NotificationDraft): number | undefined {
  if (type === 'loading') return undefined;
  if (duration === undefined) return STAYS_MS[type];
  return duration > 0 && duration <= LONGEST_TIMER_MS ? duration : undefined;
}

/** Adds one at the end. Beyond the limit, the oldest that still waits is given up. */
export function withNotification(
  list: readonly Notification[],
  id: string,
  draft: NotificationDraft,
): readonly Notification[] {
  const remaining = list.length < MAX_NOTIFICATIONS ? list : list.filter((_unused, i) => i !== MOST_SHOWN);
  return [...remaining, { ...draft, id, dismissible: draft.dismissible ?? true, revision: 0 }];
}

/** Changes the parts that are given; an id that is not there changes nothing. */
export function withUpdate(
  list: readonly Notification[],
  id: string,
  change: Partial<NotificationDraft>,
): readonly Notification[] {
  if (!list.some((one) => one.id === id)) return list;
  return list.map((one) =>
    one.id === id
      ? { ...one, ...change, dismissible: change.dismissible ?? one.dismissible, revision: one.revision + 1 }
      : one,
  );
}

export function withoutNotification(list: readonly Notification[], id: string): readonly Notification[] {
  return list.some((one) => one.id === id) ? list.filter((one) => one.id !== id) : list;
}

/** Which are seen, and how many wait behind them. */
export function toShown(list: readonly Notification[]): {
  readonly shown: readonly Notification[];
  readonly waiting: number;
} {
  return { shown: list.slice(0, MOST_SHOWN), waiting: Math.max(0, list.length - MOST_SHOWN) };
}

/** The one that Escape closes: the newest that is seen and may be closed. */
export function findNewestDismissible(list: readonly Notification[]): Notification | undefined {
  return toShown(list).shown.findLast(({ dismissible }) => dismissible);
}
