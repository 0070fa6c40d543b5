// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { CardHost } from './card-host.tsx';

const LINKS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];
/** Longer than the pointer has to rest. */
const LONG_MS = 600;

const never = new Promise<never>(() => {});
const place: Place = {
  path: '/programs',
  query: new URLSearchParams(),
  cluster: 'mainnet',
  clusters: { clusters: [], fallback: 'mainnet' } as unknown as Place['clusters'], // nobody looks at it here
  api: { ask: () => never } satisfies Api,
  pending: false,
  navigate: () => {},
  setQuery: () => {},
  reload: () => {},
};

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(never);
  render(
    <PlaceProvider value={place}>
      <QueryProvider>
        <main>
          {LINKS.map((address) => (
            <a key={address} href={`/program/${address}`}>
              {address}
            </a>
          ))}
        </main>
        <CardHost />
      </QueryProvider>
    </PlaceProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const linkTo = (address = '') => document.querySelector(`a[href="/program/${address}"]`)!; // drawn above
const over = (address = '') => fireEvent.pointerOver(linkTo(address), { pointerType: 'mouse' });
const cards = () => document.querySelectorAll('[data-card]');
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, LONG_MS)));

test('scrolling closes the card under the pointer at once, also while another is to come', async () => {
  over(LINKS[0]);
  await waitFor(() => expect(cards()).toHaveLength(1), { timeout: 5_000 });
  over(LINKS[1]);
  fireEvent.scroll(window);
  expect(cards()).toHaveLength(0);
  await rest();
  expect(cards()).toHaveLength(1);
  expect(cards()[0]!.getAttribute('aria-label')).toContain(LINKS[1]!.slice(0, 4));
});

test('no card opens for a link that is gone, nor do its keys do anything', async () => {
  over(LINKS[0]);
  linkTo(LINKS[0]).remove();
  await rest();
  expect(cards()).toHaveLength(0);
  // It is not prevented, for there is nothing to label.
  expect(fireEvent.keyDown(document.body, { key: 'l' })).toBe(true);
});
