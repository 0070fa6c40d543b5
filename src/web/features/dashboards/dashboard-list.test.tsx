// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { actAs } from '../../visitor/acting-team.ts';
import { ANONYMOUS, setSession, toSession } from '../../visitor/session.ts';
import { DashboardList } from './dashboard-list.tsx';

const asked: string[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    asked.push(`${options?.method} ${typeof url === 'string' ? url : ''}`);
    if (typeof options?.body === 'string') sent.push(JSON.parse(options.body));
    return options?.method === 'GET'
      ? Promise.resolve(Response.json({ dashboards: [] }))
      : new Promise(() => {});
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

const PLACE: Place = {
  path: '/dashboards',
  query: new URLSearchParams(),
  cluster: 'localnet',
  clusters: { clusters: [], fallback: 'localnet' } as unknown as Place['clusters'], // nobody looks at it here
  api: { ask: () => new Promise(() => {}) } satisfies Api,
  pending: false,
  navigate: () => {},
  setQuery: () => {},
  reload: () => {},
};

const show = (place = PLACE) =>
  render(
    <PlaceProvider value={place}>
      <QueryProvider>
        <DashboardList />
      </QueryProvider>
    </PlaceProvider>,
  );

test('a new dashboard is made once, however often the button is pressed', async () => {
  show();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'New dashboard' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(asked).toContain('POST /api/me/dashboards'));
  expect(button.disabled).toBe(true);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/me/dashboards']);
});

test('who only looks at what a team has is offered nothing to make', () => {
  const role = (of: 'viewer' | 'analyst') => act(() => actAs({ id: 't', name: 'Team', role: of }));
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  role('viewer');
  show();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Templates' })).toBeNull();
  role('analyst');
  expect(names()).toContain('New dashboard');
  expect(names()).toContain('Use template');
});

test('one made while a chain of one’s own is looked at is of a cluster the server reads', async () => {
  show({ ...PLACE, cluster: 'custom' });
  fireEvent.click(screen.getByRole('button', { name: 'New dashboard' }));
  await waitFor(() => expect(sent).toMatchObject([{ content: { cluster: 'localnet' } }]));
});
