// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ClusterInfo } from '#contracts/answers';
import type { Wire } from '#std/json';
import { PlaceProvider, type Place } from '../router/place.ts';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const INDEX = { engine: 'sqlite', fromSlot: 1_000, toSlot: 1_200, toTime: 1_700_000_000 };
const READY: Wire<ClusterInfo> = {
  cluster: 'mainnet',
  state: 'ready',
  endpoints: 3,
  healthy: 2,
  slot: 1_234,
  indexState: 'covered',
  index: INDEX,
};

function textOf(info: Wire<ClusterInfo>, isAsLoaded: boolean): string {
  const place = {
    cluster: 'mainnet',
    clusters: { clusters: [info], fallback: 'mainnet', fallbackReason: '' },
    isAsLoaded,
  } as unknown as Place; // all that the footer reads
  const { container } = render(
    <PlaceProvider value={place}>
      <Footer />
    </PlaceProvider>,
  );
  return container.textContent;
}

describe('where the chain is', () => {
  test('is of when the page loaded', () => {
    const text = textOf(READY, true);
    expect(text).toContain('2 of 3 endpoints answer (round robin), slot 1,234 when this page loaded');
    expect(text).toMatch(
      /slots 1,000 to 1,200, 34 behind the chain when this page loaded; newest block \d+ \w+ ago/,
    );
  });

  test('is not said on a page that came without it', () => {
    const text = textOf(READY, false);
    expect(text).toContain('slots 1,000 to 1,200');
    expect(text).not.toMatch(/1,234|when this page loaded|behind|synced/);
  });

  test('is not said while no endpoint answers', () => {
    const text = textOf({ ...READY, state: 'unreachable', healthy: 0 }, true);
    expect(text).toContain('0 of 3 endpoints answer');
    expect(text).not.toMatch(/1,234|when this page loaded|behind|synced/);
  });
});

describe('an index that covers nothing', () => {
  test.each([
    [undefined, true, 'its blocks are not indexed on this server'],
    ['empty', true, 'its index had no block when this page loaded'],
    ['unread', true, 'its index was not read'],
    // There may be blocks in it by now.
    ['empty', false, 'its index was not read'],
  ] as const)('%s, as loaded: %s', (indexState, isAsLoaded, text) => {
    expect(textOf({ ...READY, index: undefined, indexState }, isAsLoaded)).toContain(
      `Read straight from the chain; ${text}Docs`,
    );
  });
});
