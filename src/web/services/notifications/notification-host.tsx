import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NotificationList } from './notification-list.tsx';
import { listNotifications, watchNotifications } from './notify.ts';

const LOOK_EVERY_MS = 200;

/**
 * Mounted once, after the page is idle. The list lives in an element of its own at the end of the page, or of
 * the dialog that is open: what is outside of a modal can be neither read nor pressed.
 */
export function NotificationHost() {
  const [container] = useState(() => document.createElement('div'));
  const [home, setHome] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const settle = () => {
      const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      if (container.parentNode === parent) return;
      parent.append(container);
      setHome((before) => before + 1);
    };
    const follow = () => {
      settle();
      const some = listNotifications().length > 0;
      if (some) timer ??= setInterval(settle, LOOK_EVERY_MS);
      else {
        clearInterval(timer);
        timer = undefined;
      }
    };
    follow();
    const stop = watchNotifications(follow);
    return () => {
      stop();
      clearInterval(timer);
      container.remove();
    };
  }, [container]);
  return createPortal(<NotificationList home={home} />, container);
}
