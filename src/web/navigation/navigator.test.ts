// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createNavigator, type Showing } from './navigator.ts';
import type { Found } from './page-state.ts';

const state = { kind: 'missing' } as const;

/** A tab at `/desk` whose pages arrive when they are let in. */
function openTab() {
  history.replaceState(null, '', '/desk');
  const loads: { readonly search: string; readonly letIn: () => void }[] = [];
  const shown: Showing[] = [];
  const pending: boolean[] = [];
  const navigator = createNavigator({
    start: { path: '/desk', search: '', state, page: undefined },
    load: (target, signal) =>
      new Promise<Found>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        loads.push({ search: target.search, letIn: () => resolve({ kind: 'state', state }) });
      }),
    show: (next) => shown.push(next),
    setPending: (value) => pending.push(value),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const letIn = async () => {
    await settle();
    loads.at(-1)!.letIn();
    await settle();
  };
  return { navigator, loads, shown, pending, settle, letIn };
}

test('a query changed while the same page is on its way is kept by the page that comes', async () => {
  const { navigator, loads, shown, pending, settle, letIn } = openTab();
  navigator.navigate('/desk?market=A');
  await settle();
  navigator.setQuery({ width: '5m' });
  expect(shown.at(-1)?.search).toBe('?width=5m'); // the page on the screen obeys at once
  await letIn();
  expect(loads.map(({ search }) => search)).toEqual(['?market=A', '?market=A&width=5m']);
  expect(shown.at(-1)?.search).toBe('?market=A&width=5m');
  expect(location.search).toBe('?market=A&width=5m');
  expect(pending.at(-1)).toBe(false);
});

test('a query changed while the page looks itself up again is not put back', async () => {
  const { navigator, loads, shown, settle, letIn } = openTab();
  navigator.reload();
  await settle();
  navigator.setQuery({ sort: 'age' });
  await letIn();
  expect(loads.map(({ search }) => search)).toEqual(['', '?sort=age']);
  expect(shown.at(-1)?.search).toBe('?sort=age');
  expect(location.search).toBe('?sort=age');
});

test('a query changed on the way to another page stays behind', async () => {
  const { navigator, loads, shown, letIn } = openTab();
  navigator.navigate('/blocks');
  navigator.setQuery({ sort: 'age' });
  await letIn();
  expect(loads).toHaveLength(1);
  expect(shown.at(-1)).toMatchObject({ path: '/blocks', search: '' });
});
