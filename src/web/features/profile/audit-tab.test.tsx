// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../api/query-client.tsx';
import { ANONYMOUS, setSession, toSession } from '../../visitor/session.ts';
import { AuditRows } from './audit-tab.tsx';

interface Sent {
  readonly url: string;
  readonly answer: (body: unknown) => Promise<void>;
}
const sent: Sent[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (url) =>
      new Promise((resolve) => {
        sent.push({
          url: typeof url === 'string' ? url : '',
          answer: (body) => act(async () => resolve(Response.json(body))),
        });
      }),
  );
  act(() => setSession(toSession({ authenticated: true, walletAddress: 'ana', signedInBy: 'wallet' })));
  render(
    <QueryProvider>
      <AuditRows />
    </QueryProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  act(() => setSession(ANONYMOUS));
});

const row = (seq: number) => ({
  seq,
  atMs: 1_000,
  actor: 'person',
  action: 'label',
  thing: `label ${seq}`,
  before: '',
  after: '"mine"',
  client: '203.0.113.7',
  hash: 'ab'.repeat(32),
});

test('older changes are asked for once, however often it is pressed', async () => {
  await sent[0]!.answer({ rows: [row(9)], next: 9 });
  const button = await screen.findByRole('button', { name: 'Show older changes' });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(sent.map(({ url }) => url)).toEqual(['/api/me/audit', '/api/me/audit?before=9']);
  await sent[1]!.answer({ rows: [row(8)] });
  expect((await screen.findAllByText('label 8')).length).toBe(1);
  expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

test('a filter is asked for with Enter, not with each letter', async () => {
  await sent[0]!.answer({ rows: [row(9)] });
  const input = await screen.findByRole('textbox');
  for (const value of ['l', 'la', 'lab']) fireEvent.change(input, { target: { value } });
  expect(sent).toHaveLength(1);
  fireEvent.submit(input.closest('form')!);
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toEqual(['/api/me/audit', '/api/me/audit?thing=lab']),
  );
});

test('a filter that is typed and left is asked for by itself', async () => {
  await sent[0]!.answer({ rows: [row(9)] });
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'lab' } });
  await waitFor(() => expect(sent.at(-1)?.url).toBe('/api/me/audit?thing=lab'), { timeout: 3_000 });
});
