// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QueryProvider } from './query-client.tsx';
import { useBulk } from './use-bulk.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PARTS = ['account'] as const;

function List({ items }: { readonly items: readonly string[] }) {
  const [answer] = useBulk([{ cluster: 'mainnet', request: { items, parts: PARTS } }], 60_000);
  const { data, isPlaceholderData } = answer!;
  return (
    <p>
      {data?.rows.map(({ item }) => item).join(' ') ?? 'nothing'}; {Object.keys(data?.names.labels ?? {})}
      {isPlaceholderData && '; more to come'}
    </p>
  );
}

const shown = () => document.querySelector('p')!.textContent;

test('a list that grows keeps what is known of its items, and is read again once back online', async () => {
  const asked: { readonly items: readonly string[]; readonly answer: () => Promise<void> }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((resolve) => {
        const { items } = JSON.parse(init?.body as string) as { readonly items: readonly string[] }; // as it was sent
        const rows = items.map((item) => ({ item, kind: 'address', state: 'found' }));
        const names = { labels: { [items[0]!]: { name: 'One' } }, tokens: {} };
        const body = { kind: 'found', rows, names };
        asked.push({ items, answer: () => act(async () => resolve(Response.json(body))) });
      }),
  );
  const draw = (...items: readonly string[]) => (
    <QueryProvider>
      <List items={items} />
    </QueryProvider>
  );
  const { rerender } = render(draw('a', 'b'));
  expect(shown()).toBe('nothing; ');
  await waitFor(() => expect(asked).toHaveLength(1));
  await asked[0]!.answer();
  await screen.findByText('a b; a');
  rerender(draw('b', 'c', 'a'));
  expect(shown()).toBe('b a; a; more to come');
  await waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]!.answer();
  await screen.findByText('b c a; b');
  act(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  expect(asked).toHaveLength(2);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  act(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(asked).toHaveLength(3));
});
