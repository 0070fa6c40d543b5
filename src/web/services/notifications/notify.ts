import {
  withNotification,
  withoutNotification,
  withUpdate,
  type Notification,
  type NotificationDraft,
} from './notification.ts';

let list: readonly Notification[] = [];
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notification[]): void {
  if (next === list) return;
  list = next;
  for (const listener of listeners) listener();
}

/**
 * Says something in the corner of the screen, over whatever page is open. Gives an id for
 * `updateNotification` and `dismissNotification`. What is said before the host is there waits for it.
 */
export function notify(draft: NotificationDraft): string {
  const id = `notification-${++made}`;
  change(withNotification(list, id, draft));
  return id;
}

/** Changes what a notification says, as when something that was loading is done. */
export function updateNotification(id: string, part: Partial<NotificationDraft>): void {
  change(withUpdate(list, id, part));
}

/** Takes a notification away; one that is gone already stays gone. */
export function dismissNotification(id: string): void {
  change(withoutNotification(list, id));
}

/** Every notification, oldest first. The list is another one after each change. */
export function listNotifications(): readonly Notification[] {
  return list;
}

/** Calls back after each change until the returned function is called. */
export function watchNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
