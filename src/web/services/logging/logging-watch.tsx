import { useEffect } from 'react';
import { ACTION_ROUTES } from '#contracts/actions';
import { LOG_LIMITS, type LogBatch } from '#contracts/operation/log-entries';
import { getTabId } from '../tab-id.ts';
import { log, setLogSink } from './client-log.ts';
import { createLogQueue, toErrorText } from './log-queue.ts';
import { createLogSender } from './log-sender.ts';

/** Sends warnings and errors of the product to its own server, where the server said in the page that it wants them. */
export function LoggingWatch() {
  useEffect(() => {
    if (document.documentElement.dataset['clientLogs'] !== 'on') {
      setLogSink(() => {});
      return undefined;
    }
    const queue = createLogQueue();
    const sender = createLogSender({
      queue,
      post,
      // oxlint-disable-next-line no-console -- there is nobody else to tell
      complain: (error) => console.warn('The log was not sent.', error),
      nowMs: Date.now,
    });
    setLogSink((event) => {
      queue.add(event, {
        url: location.pathname,
        userAgent: navigator.userAgent,
        sessionId: getTabId(),
      });
      sender.noticed();
    });
    const onError = (event: ErrorEvent) => {
      const { message, trace } = toErrorText(event.error ?? event.message);
      log('error', message, 'uncaught', undefined, trace);
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      const { message, trace } = toErrorText(event.reason);
      log('error', message, 'rejection', undefined, trace);
    };
    const onPageHide = () => sender.leave();
    const timer = setInterval(() => void sender.flush(), LOG_LIMITS.sendEveryMs);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    addEventListener('pagehide', onPageHide);
    return () => {
      clearInterval(timer);
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      removeEventListener('pagehide', onPageHide);
      setLogSink(() => {});
    };
  }, []);
  return null;
}

async function post(batch: LogBatch, keepalive: boolean): Promise<void> {
  const { method, route } = ACTION_ROUTES.sendLogs;
  const response = await fetch(route, {
    method,
    keepalive,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
}
