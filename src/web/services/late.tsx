import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import styles from './late.module.css';

/**
 * What runs beside every page, loaded once the page itself is idle. Each is a chunk of its own. What one shows
 * without a place of its own stands in the corner, above what was there before it.
 */
const SERVICES: readonly ComponentType[] = [
  lazy(() =>
    import('./own-things/follow-own-things.tsx').then(({ FollowOwnThings }) => ({
      default: FollowOwnThings,
    })),
  ),
  lazy(() => import('./wallet-reconnect.tsx').then(({ WalletReconnect }) => ({ default: WalletReconnect }))),
  lazy(() =>
    import('./notifications/notification-host.tsx').then(({ NotificationHost }) => ({
      default: NotificationHost,
    })),
  ),
  lazy(() => import('./onboarding/tour-host.tsx').then(({ TourHost }) => ({ default: TourHost }))),
  lazy(() =>
    import('./expertise/behaviour-watch.tsx').then(({ BehaviourWatch }) => ({ default: BehaviourWatch })),
  ),
  lazy(() => import('./cache/cache-link.tsx')),
  lazy(() => import('./logging/logging-watch.tsx').then(({ LoggingWatch }) => ({ default: LoggingWatch }))),
  lazy(() =>
    import('./performance/performance-watch.tsx').then(({ PerformanceWatch }) => ({
      default: PerformanceWatch,
    })),
  ),
  lazy(() =>
    import('./rpc-counter/rpc-badge-slot.tsx').then(({ RpcBadgeSlot }) => ({ default: RpcBadgeSlot })),
  ),
  lazy(() =>
    import('./custom-rpc/endpoint-banner.tsx').then(({ EndpointBanner }) => ({ default: EndpointBanner })),
  ),
  lazy(() =>
    import('./search-engine/search-engine-prompt.tsx').then(({ SearchEnginePrompt }) => ({
      default: SearchEnginePrompt,
    })),
  ),
  lazy(() => import('./exports/export-host.tsx').then(({ ExportHost }) => ({ default: ExportHost }))),
  // The last stands lowest, and is there the longest.
  lazy(() => import('./voice/voice-control.tsx').then(({ VoiceControl }) => ({ default: VoiceControl }))),
];

/** After so long the next one comes though the page is not idle: one with a stream may never be. */
const LATEST_MS = 200;

/** One after another, each in a moment the page is idle: all at once they would hold up a phone for a moment. */
export default function LateServices() {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count === SERVICES.length) return undefined;
    const goOn = () => setCount(count + 1);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(goOn, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(goOn, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, [count]);
  return (
    <div className={styles.corner}>
      {SERVICES.slice(0, count).map((Service, index) => (
        <Suspense key={index} fallback={null}>
          <Service />
        </Suspense>
      ))}
    </div>
  );
}
