// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import { PlaceProvider, type Place } from '../router/place.ts';
import { ApiFailure } from './browser-api.ts';
import { QueryProvider } from './query-client.tsx';
import type { Answer, Input } from './question.ts';
import { useAnswer, useAnswerPages } from './use-answer.ts';

afterEach(cleanup);

/** A question on its way, to be answered by hand. */
interface Asked {
  readonly name: string;
  readonly input: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly answer: (value: unknown) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

function createApi() {
  const asked: Asked[] = [];
  const api: Api = {
    ask: (name, input, { signal } = {}) =>
      new Promise((resolve, reject) => {
        asked.push({
          name,
          input: { ...input },
          signal: signal ?? new AbortController().signal,
          answer: (value) => act(async () => resolve(value as never)), // what the test says it answers
          fail: (error) => act(async () => reject(error)),
        });
      }),
  };
  return { api, asked };
}

function Around({
  api,
  cluster = 'mainnet',
  children,
}: {
  readonly api: Api;
  readonly cluster?: Cluster;
  readonly children: ReactNode;
}) {
  const place: Place = {
    path: '/',
    query: new URLSearchParams(),
    cluster,
    clusters: { clusters: [], fallback: 'mainnet' } as unknown as Place['clusters'], // nobody looks at it here
    api,
    pending: false,
    navigate: () => {},
    setQuery: () => {},
    reload: () => {},
  };
  return (
    <PlaceProvider value={place}>
      <QueryProvider>{children}</QueryProvider>
    </PlaceProvider>
  );
}

type Document = Answer<'document'>;
const toDocument = (title: string) => ({ kind: 'found', title }) as unknown as Document; // all that is shown of one
const titleOf = (answer: Document | undefined) =>
  answer === undefined ? 'nothing' : 'title' in answer ? String(answer.title) : answer.kind;

function Title({ slug, initial }: { readonly slug: string; readonly initial?: Document }) {
  const { data, error, refetch } = useAnswer('document', { shelf: 'docs', slug }, { initial });
  return (
    <p>
      {error ? `failed: ${error.message}` : titleOf(data)}
      <button type="button" onClick={() => void refetch()}>
        Try again
      </button>
    </p>
  );
}

describe('an answer', () => {
  test('is asked for once however many parts show it', async () => {
    const { api, asked } = createApi();
    render(
      <Around api={api}>
        <Title slug="a" />
        <Title slug="a" />
      </Around>,
    );
    expect(asked.map(({ input }) => input)).toEqual([{ shelf: 'docs', slug: 'a' }]);
    await asked[0]!.answer(toDocument('First'));
    await waitFor(() => expect(screen.getAllByText('First')).toHaveLength(2));
    expect(asked).toHaveLength(1);
  });

  test('that comes late is not shown for the question that followed', async () => {
    const { api, asked } = createApi();
    const { rerender } = render(
      <Around api={api}>
        <Title slug="a" />
      </Around>,
    );
    rerender(
      <Around api={api}>
        <Title slug="b" />
      </Around>,
    );
    expect(asked.map(({ input }) => input['slug'])).toEqual(['a', 'b']);
    await asked[1]!.answer(toDocument('Second'));
    await screen.findByText('Second');
    await asked[0]!.answer(toDocument('First'));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeDefined();
  });

  test('that was refused is asked for again by hand alone', async () => {
    const { api, asked } = createApi();
    render(
      <Around api={api}>
        <Title slug="a" />
      </Around>,
    );
    await asked[0]!.fail(new ApiFailure('Too many requests.', 429));
    await screen.findByText('failed: Too many requests.');
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(asked).toHaveLength(2));
    await asked[1]!.answer(toDocument('First'));
    await screen.findByText('First');
  });

  test('that nobody gave is asked for once more by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { api, asked } = createApi();
      render(
        <Around api={api}>
          <Title slug="a" />
        </Around>,
      );
      await asked[0]!.fail(new ApiFailure('The server cannot be reached.', 0));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(asked).toHaveLength(2);
      await asked[1]!.fail(new ApiFailure('The server cannot be reached.', 0));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(screen.getByText('failed: The server cannot be reached.')).toBeDefined();
      expect(asked).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is given up when nobody shows it any more', () => {
    const { api, asked } = createApi();
    const { unmount } = render(
      <Around api={api}>
        <Title slug="a" />
      </Around>,
    );
    expect(asked[0]!.signal.aborted).toBe(false);
    unmount();
    expect(asked[0]!.signal.aborted).toBe(true);
  });

  test('of one cluster is never shown for another', async () => {
    const { api, asked } = createApi();
    const { rerender } = render(
      <Around api={api}>
        <Title slug="a" />
      </Around>,
    );
    await asked[0]!.answer(toDocument('Of mainnet'));
    await screen.findByText('Of mainnet');
    rerender(
      <Around api={api} cluster="devnet">
        <Title slug="a" />
      </Around>,
    );
    expect(screen.queryByText('Of mainnet')).toBeNull();
    await asked[1]!.answer(toDocument('Of devnet'));
    await screen.findByText('Of devnet');
    expect(asked).toHaveLength(2);
  });
});

describe('what a page was loaded with', () => {
  test('is painted by the server, and the browser asks for nothing', () => {
    const { api, asked } = createApi();
    const page = (
      <Around api={api}>
        <Title slug="a" initial={toDocument('Loaded')} />
      </Around>
    );
    expect(renderToString(page)).toContain('Loaded');
    render(page);
    expect(screen.getByText('Loaded')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('takes the place of what was cached before', async () => {
    const { api, asked } = createApi();
    const { rerender } = render(
      <Around api={api}>
        <Title slug="a" initial={toDocument('Loaded')} />
      </Around>,
    );
    rerender(
      <Around api={api}>
        <Title slug="a" initial={toDocument('Loaded anew')} />
      </Around>,
    );
    await screen.findByText('Loaded anew');
    expect(asked).toEqual([]);
  });

  test('answers the question it was loaded for and no other', async () => {
    const { api, asked } = createApi();
    const initial = toDocument('Loaded');
    const { rerender } = render(
      <Around api={api}>
        <Title slug="a" initial={initial} />
      </Around>,
    );
    rerender(
      <Around api={api}>
        <Title slug="b" initial={initial} />
      </Around>,
    );
    expect(screen.queryByText('Loaded')).toBeNull();
    expect(asked.map(({ input }) => input['slug'])).toEqual(['b']);
    rerender(
      <Around api={api}>
        <Title slug="a" initial={initial} />
      </Around>,
    );
    expect(screen.getByText('Loaded')).toBeDefined();
  });
});

type History = Answer<'accountHistory'>;
const toHistory = (rows: readonly string[], nextCursor?: string) =>
  ({ kind: 'found', rows, nextCursor }) as unknown as History; // rows are only compared here
const rowsOf = (answer: History) => ('rows' in answer ? (answer.rows as unknown as readonly string[]) : []);
const nextOf = (answer: History) => ('nextCursor' in answer ? answer.nextCursor : undefined);

function Rows({
  initial,
  status,
}: {
  readonly initial?: History;
  readonly status?: Input<'accountHistory'>['status'];
}) {
  const { query, pages, startOver } = useAnswerPages(
    'accountHistory',
    { address: 'x', status },
    { initial, by: 'cursor', nextOf },
  );
  return (
    <div>
      <output>{pages.flatMap(rowsOf).join(' ')}</output>
      {query.error && <p>failed: {query.error.message}</p>}
      {query.hasNextPage && (
        <button type="button" onClick={() => void query.fetchNextPage()}>
          Show older
        </button>
      )}
      <button type="button" onClick={() => void startOver()}>
        Start over
      </button>
    </div>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('a list in pages', () => {
  test('goes on from what the page was loaded with to its end', async () => {
    const { api, asked } = createApi();
    render(
      <Around api={api}>
        <Rows initial={toHistory(['a', 'b'], '2')} />
      </Around>,
    );
    expect(shown()).toBe('a b');
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByText('Show older'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.input).toEqual({ address: 'x', status: undefined, cursor: '2' });
    await asked[0]!.answer(toHistory(['c']));
    await waitFor(() => expect(shown()).toBe('a b c'));
    expect(screen.queryByText('Show older')).toBeNull();
  });

  test('keeps its rows when a further page fails, and asks for that page again', async () => {
    const { api, asked } = createApi();
    render(
      <Around api={api}>
        <Rows initial={toHistory(['a'], '2')} />
      </Around>,
    );
    fireEvent.click(screen.getByText('Show older'));
    await waitFor(() => expect(asked).toHaveLength(1));
    await asked[0]!.fail(new ApiFailure('Not now.', 503));
    await screen.findByText('failed: Not now.');
    expect(shown()).toBe('a');
    fireEvent.click(screen.getByText('Show older'));
    await waitFor(() => expect(asked).toHaveLength(2));
    await asked[1]!.answer(toHistory(['b']));
    await waitFor(() => expect(shown()).toBe('a b'));
    expect(screen.queryByText('failed: Not now.')).toBeNull();
  });

  test('started over has one page, whatever it had', async () => {
    const { api, asked } = createApi();
    render(
      <Around api={api}>
        <Rows initial={toHistory(['a'], '2')} />
      </Around>,
    );
    fireEvent.click(screen.getByText('Show older'));
    await waitFor(() => expect(asked).toHaveLength(1));
    await asked[0]!.answer(toHistory(['b']));
    await waitFor(() => expect(shown()).toBe('a b'));
    fireEvent.click(screen.getByText('Start over'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]!.input['cursor']).toBeUndefined();
    await asked[1]!.answer(toHistory(['z', 'a'], '2'));
    await waitFor(() => expect(shown()).toBe('z a'));
  });

  test('of another filter is another list', async () => {
    const { api, asked } = createApi();
    const initial = toHistory(['a']);
    const { rerender } = render(
      <Around api={api}>
        <Rows initial={initial} />
      </Around>,
    );
    rerender(
      <Around api={api}>
        <Rows initial={initial} status="failed" />
      </Around>,
    );
    expect(shown()).toBe('');
    await waitFor(() => expect(asked[0]?.input['status']).toBe('failed'));
    await asked[0]!.answer(toHistory(['f']));
    await waitFor(() => expect(shown()).toBe('f'));
  });
});
