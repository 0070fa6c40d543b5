import { lazy, Suspense } from 'preact/compat';
import type { ComponentType } from 'preact';

/** What runs beside every page, loaded once the page itself is idle. Each is a chunk of its own. */
const SERVICES: readonly ComponentType[] = [
  lazy(() => import('./wallet-reconnect.tsx').then(({ WalletReconnect }) => ({ default: WalletReconnect }))),
  lazy(() =>
    import('./notifications/notification-host.tsx').then(({ NotificationHost }) => ({
      default: NotificationHost,
    })),
  ),
  lazy(() => import('./onboarding/tour-host.tsx').then(({ TourHost }) => ({ default: TourHost }))),
  lazy(() => import('./cache/cache-link.tsx')),
  lazy(() => import('./voice/voice-control.tsx').then(({ VoiceControl }) => ({ default: VoiceControl }))),
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
];

export default function LateServices() {
  return SERVICES.map((Service, index) => (
    <Suspense key={index} fallback={null}>
      <Service />
    </Suspense>
  ));
}
