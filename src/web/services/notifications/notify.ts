import { createStore, useStore } from '../../ui/state/store.ts';
import {
  withNotification,
  withoutNotification,
  withUpdate,
  type Notification,
  type NotificationDraft,
} from './notification.ts';

const list = createStore<readonly Notification[]>([]);
let made = 0;

/**
 * Says something in the corner of the screen, over whatever page is open. Gives an id for
 * `updateNotification` and `dismissNotification`. What is said before the host is there waits for it.
 */
export function notify(draft: NotificationDraft): string {
  const id = `notification-${++made}`;
  list.write(withNotification(list.read(), id, draft));
  return id;
}

/** Changes what a notification says, as when something that was loading is done. */
export function updateNotification(id: string, part: Partial<NotificationDraft>): void {
  list.write(withUpdate(list.read(), id, part));
}

/** Takes a notification away; one that is gone already stays gone. */
export function dismissNotification(id: string): void {
  list.write(withoutNotification(list.read(), id));
}

/** Every notification, oldest first. The list is another one after each change. */
export const listNotifications = list.read;

/** Calls back after each change until the returned function is called. */
export const watchNotifications = list.watch;

/** Every notification, oldest first, followed as they come and go. */
export const useNotifications = (): readonly Notification[] => useStore(list);
