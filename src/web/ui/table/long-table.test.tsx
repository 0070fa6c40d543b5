// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onExportRequest, type ExportRequest } from './export-request.ts';
import { Table, type Column } from './table.tsx';

const ROW_PX = 40;

// The browser of these tests lays nothing out: rows are as high as said here, and the screen is 768 pixels high.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, 0, 800, this.matches('tr[data-index]') ? ROW_PX : 0);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000 * ROW_PX);
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    setTimeout(() => act(() => scrollPage(to.top ?? 0)));
  }) as typeof scrollTo);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Object.assign(globalThis, { scrollY: 0 });
});

function scrollPage(top: number): void {
  Object.assign(globalThis, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

const COLUMNS: readonly Column<number>[] = [
  { key: 'n', title: 'Number', cell: (n) => n },
  { key: 'half', title: 'Half', cell: (n) => <a href={`/half/${n}`}>{n / 2}</a> },
];
const toRows = (count: number) => Array.from({ length: count }, (_, i) => i);
const toTable = (count: number, columns = COLUMNS) => (
  <Table label="Numbers" columns={columns} rows={toRows(count)} keyOf={String} />
);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => Number(dataset['index']));
const gaps = () =>
  [...document.querySelectorAll<HTMLElement>('tr[aria-hidden] td')].reduce(
    (sum, { style }) => sum + Number.parseFloat(style.height),
    0,
  );
/** Until the code that watches the screen is there. */
const windowed = () => vi.waitFor(() => expect(gaps()).toBeGreaterThan(0));

test('sixty rows stay as they are, and load nothing', async () => {
  render(toTable(60));
  await act(async () => undefined);
  expect(shown()).toEqual(toRows(60));
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
  expect(document.querySelector('[aria-rowindex]')).toBeNull();
});

test('of a long table the rows near the screen are rendered, numbered, in a page as long as all', async () => {
  render(toTable(3000));
  await windowed();
  expect(shown().length).toBeLessThan(120);
  expect(shown()[0]).toBe(0);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001');
  act(() => scrollPage(1500 * ROW_PX));
  expect(shown().length).toBeLessThan(120);
  expect(shown()).toEqual(expect.arrayContaining([1500, 1510, 1518]));
  expect(gaps() + shown().length * ROW_PX).toBe(3000 * ROW_PX);
  const row = document.querySelector('tr[aria-rowindex="1512"]');
  expect(row?.textContent).toBe('1510755');
});

test('rows keep their elements while others come and go', async () => {
  render(toTable(3000));
  await windowed();
  act(() => scrollPage(100 * ROW_PX));
  const row = document.querySelector('tr[data-index="110"]');
  act(() => scrollPage(104 * ROW_PX));
  act(() => scrollPage(96 * ROW_PX));
  expect(document.querySelector('tr[data-index="110"]')).toBe(row);
});

test('every row of the server is there before the window comes, and is taken over without a complaint', async () => {
  const html = renderToString(toTable(200));
  expect(html.split('data-row=').length - 1).toBe(200);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const before = root.querySelector('tr[data-index="10"]');
  const errors: unknown[] = [];
  const complain = vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said));
  const hydrated = await act(async () =>
    hydrateRoot(root, toTable(200), { onRecoverableError: (error) => errors.push(error) }),
  );
  await windowed();
  expect(shown().length).toBeLessThan(120);
  expect(root.querySelector('tr[data-index="10"]')).toBe(before);
  expect(errors).toEqual([]);
  complain.mockRestore();
  await act(async () => hydrated.unmount());
});

test('the focus goes through rows that are not rendered yet, and stays on a row that is scrolled away', async () => {
  render(toTable(3000));
  await windowed();
  const press = async (key: string) => {
    fireEvent.keyDown(document.activeElement!, { key });
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TR'));
  };
  const focused = () => Number((document.activeElement as HTMLElement).dataset['index']);
  act(() => document.querySelector<HTMLElement>('tr[data-index="0"]')?.focus());
  await press('ArrowDown');
  expect(focused()).toBe(1);
  await press('End');
  await vi.waitFor(() => expect(focused()).toBe(2999));
  await press('k');
  expect(focused()).toBe(2998);
  act(() => scrollPage(0));
  expect(focused()).toBe(2998);
  expect(shown()).toEqual(expect.arrayContaining([0, 2998]));
  await press('Home');
  await vi.waitFor(() => expect(focused()).toBe(0));
});

test('an export has every row, whether its columns write themselves or not', async () => {
  const seen: ExportRequest[] = [];
  const stop = onExportRequest((request) => seen.push(request));
  const { rerender } = render(toTable(500));
  await windowed();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(shown().length).toBeLessThan(120);
  rerender(toTable(500, [{ key: 'n', title: 'Number', cell: (n) => `no ${n}`, csv: String }]));
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  stop();
  expect(seen.map((request) => request.shown?.titles)).toEqual([['Number', 'Half'], ['Number']]);
  expect(seen[0]?.shown?.rows).toEqual(toRows(500).map((n) => [String(n), String(n / 2)]));
  expect(seen[1]?.shown?.rows).toEqual(toRows(500).map((n) => [String(n)]));
});

test('paper shows every row', async () => {
  render(toTable(500));
  await windowed();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(shown()).toEqual(toRows(500));
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(shown().length).toBeLessThan(120);
});
