// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../api/query-client.tsx';
import { ANONYMOUS, readSession, setSession, toSession } from '../../visitor/session.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push(`${init?.method ?? ''} ${typeof url === 'string' ? url : ''}`);
    return Promise.resolve(answer());
  });
  act(() => setSession(toSession({ authenticated: true, walletAddress: 'ana', signedInBy: 'wallet' })));
  render(
    <QueryProvider>
      <SignOutEverywhere />
    </QueryProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  act(() => setSession(ANONYMOUS));
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));

test('the session is over once the server ended all', async () => {
  answer = () => Response.json({ authenticated: false });
  press();
  await waitFor(() => expect(readSession().kind).toBe('anonymous'));
  expect(asked).toEqual(['POST /api/auth/logout-everywhere']);
});

test('a server that cannot leaves the session as it is, and says so', async () => {
  answer = () => Response.json({ error: 'Try again in a moment.' }, { status: 503 });
  press();
  expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
  expect(readSession().kind).toBe('authenticated');
});
