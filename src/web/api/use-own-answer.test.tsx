// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANONYMOUS, setSession, toSession } from '../visitor/session.ts';
import { QueryProvider } from './query-client.tsx';
import { useOwnAnswer } from './use-own-answer.ts';

interface Sent {
  readonly url: string;
  readonly signal: AbortSignal;
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
          signal: options?.signal ?? new AbortController().signal,
          answer: (body, status = 200) => act(async () => resolve(Response.json(body, { status }))),
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  act(() => setSession(ANONYMOUS));
});

const signIn = (walletAddress: string) =>
  act(() => setSession(toSession({ authenticated: true, walletAddress, signedInBy: 'wallet' })));

function Labels() {
  const { data, error } = useOwnAnswer('labels', {});
  return <p>{error ? error.message : data ? data.labels.map(({ label }) => label).join() : 'nothing yet'}</p>;
}

test('what one person keeps is never shown to the next', async () => {
  signIn('ana');
  render(
    <QueryProvider>
      <Labels />
    </QueryProvider>,
  );
  await sent[0]!.answer({ labels: [{ address: 'x', label: 'of Ana' }] });
  await screen.findByText('of Ana');
  signIn('bo');
  expect(screen.queryByText('of Ana')).toBeNull();
  expect(screen.getByText('nothing yet')).toBeDefined();
  await waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]!.answer({ labels: [{ address: 'x', label: 'of Bo' }] });
  await screen.findByText('of Bo');
});

test('what is refused is said in the server’s words, once', async () => {
  signIn('ana');
  render(
    <QueryProvider>
      <Labels />
    </QueryProvider>,
  );
  await sent[0]!.answer({ error: 'Sign in first.' }, 401);
  await screen.findByText('Sign in first.');
  expect(sent).toHaveLength(1);
});

test('what nobody waits for any more is given up', () => {
  signIn('ana');
  const { unmount } = render(
    <QueryProvider>
      <Labels />
    </QueryProvider>,
  );
  expect([sent[0]!.url, sent[0]!.signal.aborted]).toEqual(['/api/me/labels', false]);
  unmount();
  expect(sent[0]!.signal.aborted).toBe(true);
});
