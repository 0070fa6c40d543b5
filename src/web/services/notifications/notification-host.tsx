import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { NotificationList } from './notification-list.tsx';
import { listNotifications, watchNotifications } from './notify.ts';

const LOOK_EVERY_MS = 200;

/**
 * Mounted once, after the page is idle. The list lives in an element of its own at the end of the page, or of
 * the dialog that is open: what is outside of a modal can be neither read nor pressed.
 */
export function NotificationHost() {
  useEffect(() => {
    const container = document.createElement('div');
    let home = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const settle = () => {
      const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      if (container.parentNode === parent) return;
      parent.append(container);
      home += 1;
      render(<NotificationList home={home} />, container);
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
      render(null, container);
      container.remove();
    };
  }, []);
  return null;
}
