import { useEffect, useState, type ComponentType } from 'react';
import CacheLink from './cache/cache-link.tsx';
import { CardHost } from './cards/card-host.tsx';
import { EndpointBanner } from './custom-rpc/endpoint-banner.tsx';
import { BehaviourWatch } from './expertise/behaviour-watch.tsx';
import { ExportHost } from './exports/export-host.tsx';
import { LoggingWatch } from './logging/logging-watch.tsx';
import { NotificationHost } from './notifications/notification-host.tsx';
import { TourHost } from './onboarding/tour-host.tsx';
import { FollowOwnThings } from './own-things/follow-own-things.tsx';
import { PerformanceWatch } from './performance/performance-watch.tsx';
import { RpcBadgeSlot } from './rpc-counter/rpc-badge-slot.tsx';
import { SearchEnginePrompt } from './search-engine/search-engine-prompt.tsx';
import { TestWalletMark } from './test-wallet/test-wallet-mark.tsx';
import { VoiceControl } from './voice/voice-control.tsx';
import { WalletReconnect } from './wallet-reconnect.tsx';
import styles from './late.module.css';

/**
 * What runs beside every page, loaded once the page itself is idle, as one chunk: every page wants all of them, and
 * forty small files cost a phone more than their bytes do. What one shows without a place of its own stands in the
 * corner, above what was there before it.
 */
const SERVICES: readonly ComponentType[] = [
  FollowOwnThings,
  CardHost,
  WalletReconnect,
  TestWalletMark,
  NotificationHost,
  TourHost,
  BehaviourWatch,
  CacheLink,
  LoggingWatch,
  PerformanceWatch,
  RpcBadgeSlot,
  EndpointBanner,
  SearchEnginePrompt,
  ExportHost,
  // The last stands lowest, and is there the longest.
  VoiceControl,
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
        <Service key={index} />
      ))}
    </div>
  );
}
