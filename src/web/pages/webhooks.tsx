import { lazy, Suspense, useState } from 'react';
import { webhookSearch, type WebhookSearch } from '../features/webhooks/webhook-search.ts';
import { FeatureGate } from '../services/expertise/feature-gate.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Button } from '../ui/form/button.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { useSession } from '../visitor/session.ts';
import { definePage } from './define-page.ts';

const WebhooksView = lazy(() =>
  import('../features/webhooks/webhooks-view.tsx').then((module) => ({ default: module.WebhooksView })),
);
const ActingAs = lazy(() =>
  import('../services/acting/acting-as.tsx').then((loaded) => ({ default: loaded.ActingAs })),
);
const JoinPanel = lazy(() => import('../services/join/join-panel.tsx'));

export default definePage<object, WebhookSearch>({
  nav: { text: 'Webhooks', use: 'webhooks', area: 'developer' },
  search: webhookSearch,
  load: () => Promise.resolve({}),
  head: () => ({
    title: 'Webhooks',
    description:
      'Be called when an alert fires, an address is active, a program is called or a query has new rows.',
  }),
  View: () => (
    <>
      <h1>Webhooks</h1>
      <p>
        This server calls an address of yours, a chat or a mailbox when something happens on the chain.{' '}
        <a href="/docs/webhooks">How to receive them</a>
      </p>
      <FeatureGate feature="webhook-management" name="Webhooks are">
        <OwnWebhooks />
      </FeatureGate>
    </>
  ),
});

/** They belong to whoever is signed in, and are loaded in the browser. */
function OwnWebhooks() {
  const { kind } = useSession();
  const isHydrated = useHydrated();
  const [isJoining, setIsJoining] = useState(false);
  if (kind !== 'authenticated')
    return (
      <>
        <Notice kind="not-available" title="Webhooks belong to an account.">
          <p>Join to make one.</p>
          <Button look="primary" aria-haspopup="dialog" onClick={() => setIsJoining(true)}>
            Join
          </Button>
        </Notice>
        {isJoining && (
          <Suspense fallback={null}>
            <JoinPanel onClose={() => setIsJoining(false)} />
          </Suspense>
        )}
      </>
    );
  return isHydrated ? (
    <Suspense fallback={<Skeleton lines={6} />}>
      <ActingAs />
      <WebhooksView />
    </Suspense>
  ) : (
    <Skeleton lines={6} />
  );
}
