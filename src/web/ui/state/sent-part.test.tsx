// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSentPart } from './sent-part.tsx';

const Counter = ({ name }: { readonly name: string }) => {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function serve(): Promise<HTMLElement> {
  const { load, Part } = createSentPart<{ name: string }>(async () => ({ default: Counter }));
  await load();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Part name="presses" />);
  document.body.append(root);
  return root;
}

test('the server draws what was loaded, in its place and without a fallback', async () => {
  const root = await serve();
  expect(root.textContent).toBe('presses 0');
  expect(root.querySelector('script, template')).toBeNull();
});

test('what the server sent stands until the code comes, which takes it over', async () => {
  const root = await serve();
  const button = root.querySelector('button')!;
  let arrive = () => {};
  const { Part } = createSentPart<{ name: string }>(
    () => new Promise((resolve) => (arrive = () => resolve({ default: Counter }))),
    <p>waiting</p>,
  );
  const errors = vi.spyOn(console, 'error');
  const Page = () => {
    const [turn, setTurn] = useState(0);
    return (
      <>
        <Part name="presses" />
        <input type="button" onClick={() => setTurn(turn + 1)} />
      </>
    );
  };
  // The server drew the part alone; what is beside it belongs to this test.
  root.insertAdjacentHTML('beforeend', '<input type="button">');
  const hydrated = await act(async () => hydrateRoot(root, <Page />));
  await act(async () => root.querySelector('input')!.click());
  expect(root.querySelector('button')).toBe(button);
  await act(async () => arrive());
  expect(root.querySelector('button')).toBe(button);
  await act(async () => button.click());
  expect(root.textContent).toBe('presses 1');
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  await act(async () => hydrated.unmount());
});

test('code that never comes leaves what the server sent', async () => {
  const root = await serve();
  const { Part } = createSentPart<{ name: string }>(() => Promise.reject(new Error('offline')));
  const hydrated = await act(async () => hydrateRoot(root, <Part name="presses" />));
  await act(async () => {});
  expect(root.textContent).toBe('presses 0');
  await act(async () => hydrated.unmount());
});
