// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import type { Refresh, Tile } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { paused } from '../../ui/live/paused.ts';
import { BeatProvider, useBeat } from './refresh.ts';
import { TileGrid } from './tile-grid.tsx';

const ONE = 'So11111111111111111111111111111111111111112';
const OTHER = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

let isHidden = false;
beforeEach(() => {
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => paused.write(false));
});

const look = (isLookedAt: boolean) => {
  isHidden = !isLookedAt;
  fireEvent(document, new Event('visibilitychange'));
};

describe('the beat of a dashboard', () => {
  function Beats({ refresh }: { readonly refresh: Refresh }) {
    const { beat, now } = useBeat(refresh, 1);
    return <button onClick={now}>{beat}</button>;
  }
  const beats = () => Number(screen.getByRole('button').textContent);
  const pass = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const start = (refresh: Refresh) => {
    vi.useFakeTimers();
    render(<Beats refresh={refresh} />);
    expect(beats()).toBe(0);
  };

  test('stops while nobody looks, and comes at once when somebody looks again and one is due', () => {
    start('1m');
    pass(60_000);
    expect(beats()).toBe(1);
    look(false);
    pass(300_000);
    expect(beats()).toBe(1);
    look(true);
    expect(beats()).toBe(2);
    // Nothing is due for who comes back soon.
    look(false);
    pass(10_000);
    look(true);
    expect(beats()).toBe(2);
  });

  test('is none on coming back where it is only asked for, or paused', () => {
    start('off');
    look(false);
    pass(3_600_000);
    look(true);
    expect(beats()).toBe(0);
    cleanup();
    start('30s');
    act(() => paused.write(true));
    look(false);
    pass(3_600_000);
    look(true);
    expect(beats()).toBe(0);
    fireEvent.click(screen.getByRole('button'));
    expect(beats()).toBe(1);
  });
});

describe('a tile', () => {
  const figures = { '24h': { microUsd: '0', swaps: 0, buys: 0, unvalued: 0, change: undefined } };
  const toMarket = (holders: number) => ({ kind: 'found', holders, windows: figures });
  const tile: Tile = {
    id: 'm',
    kind: 'measure',
    measure: 'tokenHolders',
    of: '$token',
    x: 0,
    y: 0,
    w: 3,
    h: 2,
  };
  const ofToken = (token: string): SharedValues => ({ parameters: { token }, window: '24h' });

  const show = (answer: (mint: string) => Promise<unknown>) => {
    const api: Api = { ask: (_name, input) => answer((input as { mint: string }).mint) as never };
    const place: Place = {
      path: '/dashboards/x',
      query: new URLSearchParams(),
      cluster: 'localnet',
      clusters: { clusters: [], fallback: 'localnet', fallbackReason: '' },
      api,
      pending: false,
      navigate: () => {},
      setQuery: () => {},
      reload: () => {},
    };
    const tree = (token: string, beat: number) => (
      <PlaceProvider value={place}>
        <QueryProvider>
          <BeatProvider value={beat}>
            <TileGrid tiles={[tile]} shared={ofToken(token)} />
          </BeatProvider>
        </QueryProvider>
      </PlaceProvider>
    );
    const shown = render(tree(ONE, 0));
    return (token: string, beat: number) => act(async () => shown.rerender(tree(token, beat)));
  };

  test('that could not be read again says so, and since when it is as it is', async () => {
    const answers = [Promise.resolve(toMarket(12)), Promise.reject(new Error('refused'))];
    answers[1]!.catch(() => {});
    const go = show(() => answers.shift() ?? Promise.resolve(toMarket(15)));
    expect(await screen.findByText('12')).toBeTruthy();
    expect(screen.queryByText(/As of/)).toBeNull();
    await go(ONE, 1);
    const said = await screen.findByText(/As of/);
    expect(said.textContent).toMatch(/^As of \d+ s ago, could not be read again$/);
    expect(said.title).not.toBe('');
    expect(screen.getByText('12')).toBeTruthy();
    await go(ONE, 2);
    expect(await screen.findByText('15')).toBeTruthy();
    expect(screen.queryByText(/As of/)).toBeNull();
  });

  test('that was read a while ago says when', async () => {
    const now = vi.spyOn(Date, 'now');
    const readMs = Date.now();
    show(() => Promise.resolve(toMarket(12)));
    expect(await screen.findByText('12')).toBeTruthy();
    now.mockImplementation(() => readMs + 200_000);
    expect((await screen.findByText(/As of/, {}, { timeout: 5_000 })).textContent).toBe('As of 3 min ago');
  });

  test('never shows the figure of one token as that of another', async () => {
    let arrive = (_answer: unknown) => {};
    const go = show((mint) =>
      mint === ONE ? Promise.resolve(toMarket(12)) : new Promise((resolve) => (arrive = resolve)),
    );
    expect(await screen.findByText('12')).toBeTruthy();
    await go(OTHER, 0);
    expect(screen.queryByText('12')).toBeNull();
    await act(async () => arrive(toMarket(7)));
    expect(await screen.findByText('7')).toBeTruthy();
  });
});
