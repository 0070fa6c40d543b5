import { Webhook } from 'lucide-react';
import { lazy } from 'react';
import { webhookSearch, type WebhookSearch } from '../features/webhooks/webhook-search.ts';
import { OnlyJoined } from '../services/join/only-joined.tsx';
import { FeatureGate } from '../services/expertise/feature-gate.tsx';
import { definePage } from './define-page.ts';

const WebhooksView = lazy(() =>
  import('../features/webhooks/webhooks-view.tsx').then((module) => ({ default: module.WebhooksView })),
);
const ActingAs = lazy(() =>
  import('../services/acting/acting-as.tsx').then((loaded) => ({ default: loaded.ActingAs })),
);

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

const WEBHOOK_PARTS = [
  ['Where to', 'An address of yours, Telegram, Discord, Slack or e-mail.'],
  ['What for', 'Alerts that fire, transactions of an address, calls of a program, new rows of a query.'],
  ['Deliveries', 'A log of every message, tried again when a receiver fails, and a test to send.'],
  ['Signatures', 'Each call to an address of yours is signed, so you can check that it is genuine.'],
] as const;

/** They belong to the user who is signed in, and are loaded in the browser. */
function OwnWebhooks() {
  return (
    <OnlyJoined
      icon={Webhook}
      title="Get a message when something happens"
      why="Webhooks belong to an account: join to make one."
      gives={WEBHOOK_PARTS}
      more={<a href="/docs/webhooks">How webhooks work</a>}
    >
      <ActingAs />
      <WebhooksView />
    </OnlyJoined>
  );
}
