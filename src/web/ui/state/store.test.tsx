// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore, createStoredStore, useStore, type Store } from './store.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const KEY = 'a-list';
const parse = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
const tellOfOtherTab = (key: string | null) => void dispatchEvent(new StorageEvent('storage', { key }));

describe('a store', () => {
  test('tells of each change until nobody listens', () => {
    const store = createStore(1);
    const heard = vi.fn<() => void>();
    const end = store.watch(heard);
    store.write(2);
    store.write(2);
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    store.write(3);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.read()).toBe(3);
  });

  test('follows its source while somebody watches, however many do', () => {
    const log: string[] = [];
    const store = createStore(0, {
      load: (now) => now,
      follow: () => {
        log.push('begin');
        return () => log.push('end');
      },
    });
    const listener = () => {};
    const ends = [store.watch(listener), store.watch(listener)];
    ends[0]!();
    ends[0]!();
    expect(log).toEqual(['begin']);
    ends[1]!();
    expect(log).toEqual(['begin', 'end']);
  });
});

describe('a stored value', () => {
  test('is read when it is first looked at, and what another tab stored is heard', () => {
    localStorage.setItem(KEY, '["a"]');
    const store = createStoredStore(KEY, parse);
    expect(store.first).toEqual([]);
    expect(store.read()).toEqual(['a']);
    const end = store.watch(() => {});
    localStorage.setItem(KEY, '["a","b"]');
    tellOfOtherTab('another key');
    expect(store.read()).toEqual(['a']);
    tellOfOtherTab(KEY);
    expect(store.read()).toEqual(['a', 'b']);
    localStorage.clear();
    tellOfOtherTab(null);
    expect(store.read()).toEqual([]);
    end();
  });

  test('is stored when it is written', () => {
    const store = createStoredStore(KEY, parse);
    store.write(['c']);
    expect(localStorage.getItem(KEY)).toBe('["c"]');
    expect(createStoredStore(KEY, parse).read()).toEqual(['c']);
  });

  test('holds for this page where nothing can be stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      const store = createStoredStore(KEY, parse);
      store.write(['d']);
      const end = store.watch(() => {});
      tellOfOtherTab(KEY);
      expect(store.read()).toEqual(['d']);
      end();
    } finally {
      full.mockRestore();
    }
  });
});

function Shown({ store, onDraw }: { readonly store: Store<number>; readonly onDraw?: () => void }) {
  const isEven = useStore(store, (value) => value % 2 === 0);
  onDraw?.();
  return <p>{isEven ? 'even' : 'odd'}</p>;
}

describe('what is shown of a store', () => {
  test('is the same in every part of the page, though it changes while they are drawn', () => {
    const store = createStore(0);
    const committed: (string | undefined)[] = [];
    const Writer = () => {
      const value = useStore(store);
      // As another program of the page would, between two parts of one drawing.
      if (store.read() === 0) store.write(1);
      return value;
    };
    const Reader = () => useStore(store);
    const Page = () => {
      const [isShown, setShown] = useState(false);
      const host = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => void committed.push(host.current?.textContent));
      return (
        <div ref={host}>
          <button type="button" onClick={() => startTransition(() => setShown(true))} />
          {isShown && [<Writer key="a" />, <Reader key="b" />]}
        </div>
      );
    };
    render(<Page />);
    fireEvent.click(screen.getByRole('button'));
    expect(committed).toEqual(['', '11']);
  });

  test('is redrawn only when the part that is looked at is another', () => {
    const store = createStore(0);
    const onDraw = vi.fn<() => void>();
    render(<Shown store={store} onDraw={onDraw} />);
    act(() => store.write(2));
    expect(onDraw).toHaveBeenCalledTimes(1);
    act(() => store.write(3));
    expect(screen.getByText('odd')).toBeDefined();
    expect(onDraw).toHaveBeenCalledTimes(2);
  });

  test('is its first value on the server and while the browser takes over, then what is so', async () => {
    const store = createStore(0, { load: () => 1, follow: () => () => {} });
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Shown store={store} />);
    expect(host.textContent).toBe('even');
    const failures: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(host, <Shown store={store} />, { onRecoverableError: (error) => failures.push(error) }),
    );
    expect(failures).toEqual([]);
    expect(host.textContent).toBe('odd');
    act(() => root.unmount());
  });
});
