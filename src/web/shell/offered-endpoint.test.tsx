// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import { QueryProvider } from '../api/query-client.tsx';
import { PlaceProvider, type Place } from '../router/place.ts';
import { EndpointBanner } from '../services/custom-rpc/endpoint-banner.tsx';
import { grantConsent } from '../visitor/custom-rpc-consent.ts';
import { parseEndpoint } from '../visitor/parse-endpoint.ts';
import { SettingsMenu } from './settings-menu.tsx';

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

const URL_WITH_KEY = 'https://rpc.example/?api-key=s3cret';
const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('nothing is asked here'));

afterEach(() => {
  cleanup();
  fetched.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'custom-rpc=; Path=/; Max-Age=0';
});

function open(fragment: string, cluster: Cluster = 'mainnet') {
  history.replaceState(null, '', `/account/x?tab=data${fragment}`);
  const api: Api = { ask: () => Promise.reject(new Error('no question')) };
  const place: Place = {
    path: '/account/x',
    query: new URLSearchParams('tab=data'),
    cluster,
    clusters: { clusters: [], fallback: 'mainnet', fallbackReason: '' },
    api,
    pending: false,
    navigate: () => undefined,
    setQuery: () => undefined,
    reload: () => undefined,
  };
  render(
    <QueryProvider>
      <PlaceProvider value={place}>
        <SettingsMenu />
        <EndpointBanner />
      </PlaceProvider>
    </QueryProvider>,
  );
}

const field = () => screen.findByLabelText<HTMLInputElement>('Custom RPC URL', {}, { timeout: 20_000 });

test('the settings open with the endpoint of a link, which is in no address, stored nowhere and asked nothing', async () => {
  open(`#custom-rpc=${encodeURIComponent(URL_WITH_KEY)}`);
  const input = await field();
  expect([input.value, input.disabled]).toEqual([URL_WITH_KEY, false]);
  screen.getByText(/This endpoint comes from the link you opened/);
  expect(location.pathname + location.search + location.hash).toBe('/account/x?tab=data');
  expect([document.cookie, sessionStorage.length, localStorage.length]).toEqual(['', 0, 0]);
  fireEvent.input(input, { target: { value: 'https://mine.example' } });
  expect(screen.queryByText(/This endpoint comes from the link you opened/)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
}, 30_000);

test('what is no endpoint is refused as if it had been typed', async () => {
  open(`#custom-rpc=${encodeURIComponent('javascript:alert(1)')}`);
  await field();
  fireEvent.click(screen.getByText('Apply'));
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('https, not javascript:');
  expect([document.cookie, sessionStorage.length]).toEqual(['', 0]);
}, 30_000);

test('nothing opens without such a link, nor for the endpoint this tab asks already', () => {
  open('#s-history');
  expect(location.hash).toBe('#s-history');
  cleanup();
  const parsed = parseEndpoint(URL_WITH_KEY, location.origin);
  if (parsed.kind !== 'endpoint') throw new Error(parsed.why);
  expect(grantConsent(parsed.endpoint)).toBe(true);
  const opened = vi.fn();
  addEventListener('open-settings', opened);
  open(`#custom-rpc=${encodeURIComponent(URL_WITH_KEY)}`, 'custom');
  expect(location.hash).toBe('');
  expect(opened).not.toHaveBeenCalled();
  cleanup();
  open(`#custom-rpc=${encodeURIComponent('https://other.example/')}`, 'custom');
  expect(opened).toHaveBeenCalledTimes(1);
  removeEventListener('open-settings', opened);
});
