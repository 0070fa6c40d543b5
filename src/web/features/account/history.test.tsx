// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '#contracts/api';
import { ApiFailure } from '../../api/browser-api.ts';
import { QueryProvider } from '../../api/query-client.tsx';
import { useClient } from '../../api/use-client.ts';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { NO_NAMES } from '../../values/names.ts';
import { History } from './history.tsx';

afterEach(cleanup);

/** A page without rows, older ones of which begin at `next`. */
const pageOf = (next: string) =>
  ({
    kind: 'found',
    rows: [],
    nextCursor: next,
    coverage: 'Of the node.',
    names: NO_NAMES,
  }) as unknown as Parameters<typeof History>[0]['start']; // all that is read of it

function ReadAgain() {
  const client = useClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries()}>
      Read all again
    </button>
  );
}

test('“Try again” asks for what failed: the older page, or the list that was read again', async () => {
  const asked: { readonly cursor: string | undefined; readonly fail: () => Promise<void> }[] = [];
  const api: Api = {
    ask: (_name, input) =>
      new Promise((_, reject) => {
        asked.push({
          cursor: (input as { readonly cursor?: string }).cursor, // of this question
          fail: () => act(async () => reject(new ApiFailure('Too many requests.', 429))),
        });
      }),
  };
  const place: Place = {
    path: '/account/a',
    query: new URLSearchParams(),
    cluster: 'mainnet',
    clusters: { clusters: [], fallback: 'mainnet' } as unknown as Place['clusters'], // nobody looks at it here
    api,
    pending: false,
    navigate: () => {},
    setQuery: () => {},
    reload: () => {},
  };
  render(
    <PlaceProvider value={place}>
      <QueryProvider>
        <History address="a" start={pageOf('older')} />
        <ReadAgain />
      </QueryProvider>
    </PlaceProvider>,
  );
  const failAt = async (text: string, count: number) => {
    fireEvent.click(await screen.findByText(text));
    await waitFor(() => expect(asked).toHaveLength(count));
    await asked.at(-1)!.fail();
    await screen.findByText('Try again');
  };
  await failAt('Show older', 1);
  await failAt('Try again', 2);
  await failAt('Read all again', 3);
  await failAt('Try again', 4);
  expect(asked.map(({ cursor }) => cursor)).toEqual(['older', 'older', undefined, undefined]);
});
