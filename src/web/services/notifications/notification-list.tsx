import { useEffect, useRef, useState } from 'react';
import { createCountdown, holdCountdown, runCountdown } from './countdown.ts';
import { toDurationMs, toShown, type Notification } from './notification.ts';
import { NotificationCard, toSpoken } from './notification-card.tsx';
import { dismissNotification, useNotifications } from './notify.ts';
import { useFocusRestored, useOnTop } from './use-host-place.ts';
import { useEscape, useFocusKey } from './use-notification-keys.ts';
import styles from './notifications.module.css';

/** Shows what `notify` was given. `home` changes when it was moved in the page. */
export function NotificationList({ home }: { readonly home: number }) {
  const list = useNotifications();
  const [held, setHeld] = useState(false);
  const away = useAway();
  const root = useRef<HTMLElement>(null);
  const { shown, waiting } = toShown(list);
  useEscape(list);
  useFocusKey(root);
  useOnTop(root, shown, home);
  useFocusRestored(root, shown);
  const empty = shown.length === 0;
  useEffect(() => {
    // What was pointed at went away without the pointer leaving it.
    if (empty) setHeld(false);
  }, [empty]);
  return (
    <>
      <section
        ref={root}
        popover="manual"
        className={styles.host}
        aria-label="Notifications"
        data-notifications
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(root.current?.contains(document.activeElement) ?? false)}
        onFocus={() => setHeld(true)}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) setHeld(false);
        }}
      >
        {!empty && (
          <ol className={styles.list}>
            {shown.map((notification) => (
              <li key={notification.id} data-notification={notification.id}>
                <Expiry key={notification.revision} notification={notification} held={held || away} />
                <NotificationCard
                  notification={notification}
                  onDismiss={() => dismissNotification(notification.id)}
                />
              </li>
            ))}
          </ol>
        )}
        {waiting > 0 && <p className={styles.waiting}>{waiting} more waiting</p>}
      </section>
      <Announcer shown={shown} />
    </>
  );
}

/** Whether the page cannot be seen, as in a tab behind another. */
function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const read = () => setAway(document.visibilityState === 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return away;
}

/** Takes a notification away when its time is over; the time stands still while it is read. */
function Expiry({ notification, held }: { readonly notification: Notification; readonly held: boolean }) {
  const durationMs = toDurationMs(notification);
  const countdown = useRef(createCountdown(durationMs ?? 0));
  useEffect(() => {
    if (durationMs === undefined || held) return;
    countdown.current = runCountdown(countdown.current, performance.now());
    const timer = setTimeout(() => dismissNotification(notification.id), countdown.current.remainingMs);
    return () => {
      clearTimeout(timer);
      countdown.current = holdCountdown(countdown.current, performance.now());
    };
  }, [durationMs, held, notification.id]);
  return null;
}

/** Reads new and changed notifications aloud: errors at once, the rest when nothing else is being said. */
function Announcer({ shown }: { readonly shown: readonly Notification[] }) {
  const said = useRef(new Set<string>());
  const [texts, setTexts] = useState({ polite: '', assertive: '' });
  useEffect(() => {
    const keyOf = ({ id, revision }: Notification) => `${id} ${revision}`;
    const fresh = shown.filter((one) => !said.current.has(keyOf(one)));
    said.current = new Set(shown.map(keyOf));
    if (fresh.length === 0) return;
    const read = (wanted: boolean) =>
      fresh
        .filter(({ type }) => (type === 'error') === wanted)
        .map(toSpoken)
        .join('. ');
    setTexts({ polite: read(false), assertive: read(true) });
  }, [shown]);
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-announcer="polite">
        {texts.polite}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-announcer="assertive">
        {texts.assertive}
      </div>
    </>
  );
}
