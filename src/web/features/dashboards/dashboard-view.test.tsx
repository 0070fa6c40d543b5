// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import type { Dashboard } from '#contracts/dashboards/dashboard';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { actAs } from '../../visitor/acting-team.ts';
import { ANONYMOUS, setSession, toSession } from '../../visitor/session.ts';
import { DashboardView } from './dashboard-view.tsx';
import { toEmpty } from './templates.ts';

interface Sent {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly answer: (body: unknown, status?: number) => Promise<void>;
}
const sent: Sent[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (url, options) =>
      new Promise((resolve) => {
        sent.push({
          url: typeof url === 'string' ? url : '',
          body: typeof options?.body === 'string' ? JSON.parse(options.body) : {},
          answer: (body, status = 200) => act(async () => resolve(Response.json(body, { status }))),
        });
      }),
  );
  act(() => setSession(toSession({ authenticated: true, walletAddress: 'ana', signedInBy: 'wallet' })));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  act(() => {
    setSession(ANONYMOUS);
    actAs(undefined);
  });
});

const PLACE: Place = {
  path: '/dashboards/x',
  query: new URLSearchParams(),
  cluster: 'localnet',
  clusters: { clusters: [], fallback: 'localnet' } as unknown as Place['clusters'], // nobody looks at it here
  api: { ask: () => new Promise(() => {}) } satisfies Api,
  pending: false,
  navigate: () => {},
  setQuery: () => {},
  reload: () => {},
};

const STORED: Dashboard = {
  id: 'x',
  title: 'one',
  tiles: 0,
  revision: 3,
  changedMs: 1,
  content: { ...toEmpty('localnet'), title: 'one' },
};

const show = (dashboard = STORED) => {
  const tree = (given: Dashboard) => (
    <PlaceProvider value={PLACE}>
      <QueryProvider>
        <DashboardView dashboard={given} Builder={() => null} />
      </QueryProvider>
    </PlaceProvider>
  );
  const shown = render(tree(dashboard));
  return (next: Dashboard) => shown.rerender(tree(next));
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (text: string) => fireEvent.input(title(), { target: { value: text } });

describe('a save', () => {
  const saved = { ...STORED, revision: 4, title: 'two', content: { ...STORED.content, title: 'two' } };

  test('leaves what was typed before its answer as changes of the new revision', async () => {
    show();
    fireEvent.click(button('Edit'));
    type('two');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ revision: 3, content: { title: 'two' } });
    type('three');
    await sent[0]!.answer(saved);
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    expect(title().value).toBe('three');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.body).toMatchObject({ revision: 4, content: { title: 'three' } });
  });

  test('of all there was ends the draft', async () => {
    const showNext = show();
    fireEvent.click(button('Edit'));
    type('two');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await sent[0]!.answer(saved);
    showNext(saved);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'two' })).toBeTruthy();
  });
});

test('undo takes back a title, not its last letter', () => {
  show();
  fireEvent.click(button('Edit'));
  for (const text of ['t', 'tw', 'two']) type(text);
  fireEvent.click(button('Undo'));
  expect(title().value).toBe('one');
  expect(button('Undo').disabled).toBe(true);
});

describe('a dashboard of a team', () => {
  const role = (of: 'viewer' | 'analyst') => act(() => actAs({ id: 't', name: 'Team', role: of }));
  const more = async () => {
    fireEvent.click(button('More'));
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  };

  test('is neither changed, shared nor removed by whoever only looks at it', async () => {
    role('viewer');
    show();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(await more()).toEqual(['Duplicate to this browser', 'Versions']);
  });

  test('is, by whoever may', async () => {
    role('analyst');
    show();
    expect(button('Edit')).toBeTruthy();
    expect(button('Share')).toBeTruthy();
    expect(await more()).toEqual(['Duplicate', 'Versions', 'Remove']);
  });

  test('in this browser alone is the visitor’s own, whatever their role', async () => {
    role('viewer');
    show({ ...STORED, id: 'local-x' });
    expect(button('Edit')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep in my account' })).toBeNull();
    expect(await more()).toEqual(['Duplicate', 'Versions', 'Remove']);
  });
});
