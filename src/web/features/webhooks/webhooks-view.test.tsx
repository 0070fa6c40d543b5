// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import type { Webhook } from '#contracts/people/webhooks';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { actAs } from '../../visitor/acting-team.ts';
import { ANONYMOUS, setSession, toSession } from '../../visitor/session.ts';
import { WebhooksView } from './webhooks-view.tsx';

const [ONE, OTHER] = ['1'.repeat(32), '2'.repeat(32)];
const MESSAGE = `msg_${'a'.repeat(32)}`;
const SECRET = 'whsec_of-one-alone';

const toWebhook = (id: string, name: string): Webhook => ({
  id,
  name,
  kind: 'webhook',
  destination: 'https://receiver.example',
  subscriptions: [],
  state: 'on',
  reason: undefined,
  stateSinceMs: 1,
  createdMs: 1,
  deliveredMs: undefined,
  failingSinceMs: undefined,
  waiting: 0,
  dead: 2,
  secretMs: 1,
  oldSecretUntilMs: undefined,
});
const LIST = { webhooks: [toWebhook(ONE, 'one'), toWebhook(OTHER, 'other')], unavailable: {} };
const DELIVERY = {
  id: MESSAGE,
  event: 'webhook.test',
  state: 'dead',
  createdMs: 1,
  attempts: 1,
  outcome: 'no answer',
};

/** What the server answers to `${method} ${path}`. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /api/me/webhooks': LIST,
  [`POST /api/me/webhooks/${ONE}/secret`]: { ...LIST, secret: SECRET },
  'POST /api/me/webhooks': { ...LIST, id: ONE, secret: SECRET },
  [`GET /api/me/webhooks/${ONE}/deliveries`]: { deliveries: [DELIVERY] },
  [`GET /api/me/webhooks/${OTHER}/deliveries`]: { deliveries: [] },
  [`GET /api/me/webhook-deliveries/${MESSAGE}`]: { ...DELIVERY, webhookId: ONE, body: '{}', log: [] },
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    const { pathname } = new URL(typeof url === 'string' ? url : '', 'http://here.example');
    const name = `${options?.method} ${pathname}`;
    asked.push(name);
    return Promise.resolve(
      name in ANSWERS ? Response.json(ANSWERS[name]) : Response.json({ error: name }, { status: 404 }),
    );
  });
  act(() => setSession(toSession({ authenticated: true, walletAddress: 'ana', signedInBy: 'wallet' })));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  act(() => {
    setSession(ANONYMOUS);
    actAs(undefined);
  });
});

const toPlace = (query: string, cluster: Place['cluster']): Place => ({
  path: '/webhooks',
  query: new URLSearchParams(query),
  cluster,
  clusters: { clusters: [], fallback: 'devnet', fallbackReason: '' },
  api: { ask: () => new Promise(() => {}) } satisfies Api,
  pending: false,
  navigate: () => {},
  setQuery: () => {},
  reload: () => {},
});
const show = (first: string, cluster: Place['cluster'] = 'localnet') => {
  const tree = (query: string) => (
    <PlaceProvider value={toPlace(query, cluster)}>
      <QueryProvider>
        <WebhooksView />
      </QueryProvider>
    </PlaceProvider>
  );
  const shown = render(tree(first));
  return (query: string) => shown.rerender(tree(query));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a signing secret is shown beside its own webhook and beside no other', async () => {
  const go = show(`webhook=${ONE}`);
  await screen.findByRole('heading', { name: 'one' });
  press('New signing secret');
  expect(await screen.findByText(SECRET)).toBeTruthy();
  go(`webhook=${OTHER}`);
  await screen.findByRole('heading', { name: 'other' });
  expect(screen.queryByText(SECRET)).toBeNull();
  go('');
  expect(screen.queryByText(SECRET)).toBeNull();
});

test('one that arrives when another webhook is looked at is not shown beside that', async () => {
  const go = show(`webhook=${ONE}`);
  await screen.findByRole('heading', { name: 'one' });
  press('New signing secret');
  go(`webhook=${OTHER}`);
  await screen.findByRole('heading', { name: 'other' });
  await vi.waitFor(() => expect(asked.filter((name) => name === 'GET /api/me/webhooks')).toHaveLength(2));
  expect(screen.queryByText(SECRET)).toBeNull();
});

const NOT_CHANGES = ['Refresh', 'Refresh the message'];

// Their role may be lowered while the page is open.
test('who may not change what a team has is offered no changes of webhooks', async () => {
  const names = () =>
    screen
      .getAllByRole('button')
      .map((button) => button.textContent)
      .filter((name) => !NOT_CHANGES.includes(name));
  act(() => actAs({ id: 't', name: 'Team', role: 'viewer' }));
  show(`webhook=${ONE}&message=${MESSAGE}`);
  await screen.findByRole('region', { name: 'One message' });
  await screen.findByRole('table', { name: 'Messages, the newest first' });
  expect(names()).toEqual([]);
  cleanup();
  act(() => actAs({ id: 't', name: 'Team', role: 'admin' }));
  show(`webhook=${ONE}&message=${MESSAGE}`);
  await screen.findByRole('region', { name: 'One message' });
  await screen.findByRole('table', { name: 'Messages, the newest first' });
  expect(names()).toEqual([
    'New webhook',
    'Send a test',
    'Pause',
    'Change',
    'New signing secret',
    'Remove',
    'Replay all 2 dead letters',
    'Replay',
  ]);
});

test('a new event on a chain of one’s own is of a cluster the server watches', async () => {
  show('', 'custom');
  fireEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  fireEvent.change(screen.getByLabelText('When'), { target: { value: 'address.activity' } });
  expect(screen.getByLabelText<HTMLSelectElement>('Cluster').value).toBe('devnet');
  press('Add an event');
  fireEvent.change(screen.getAllByLabelText('When')[1]!, { target: { value: 'address.activity' } });
  expect(screen.getAllByLabelText<HTMLSelectElement>('Cluster')[1]!.value).toBe('devnet');
});
