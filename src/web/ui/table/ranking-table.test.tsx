// @vitest-environment jsdom
import { cleanup, fireEvent, render as mount, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RankingTable, type RankingTableProps } from './ranking-table.tsx';

// There is no layout here to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

const toRows = (length: number) => Array.from({ length }, (_, i) => i);
const ranking = (length: number, more: Partial<RankingTableProps<number>> = {}) => (
  <RankingTable
    id="test"
    downloadName="test"
    label="Numbers"
    rows={toRows(length)}
    keyOf={String}
    columns={[
      { key: 'n', title: 'Number', fixed: true, cell: (n) => n, csv: String },
      { key: 'double', title: 'Double', optional: true, cell: (n) => n * 2 },
    ]}
    {...more}
  />
);
const render = (length: number, more?: Partial<RankingTableProps<number>>) =>
  renderToStaticMarkup(ranking(length, more));
const toHeld = (waiting: number) => ({
  rows: [],
  waiting,
  heldMs: undefined,
  frame: { current: null },
  release: () => {},
});
const countRows = (html: string) => html.split('data-row').length - 1;

describe('a ranking on the server', () => {
  test('has every row', () => {
    expect(countRows(render(60))).toBe(60);
    expect(countRows(render(61))).toBe(61);
    expect(countRows(render(3000))).toBe(3000);
  });

  test('shows the columns the page means and names all in the menu', async () => {
    mount(ranking(1));
    expect(screen.queryByRole('columnheader', { name: /Double/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }), { detail: 1 });
    const choices = await screen.findAllByRole('menuitemcheckbox');
    expect(choices.map((choice) => [choice.textContent, choice.ariaChecked])).toEqual([
      ['Number', 'true'],
      ['Double', 'false'],
    ]);
  });

  test('says the count, where it goes on, and how many rows wait', () => {
    const html = render(1, {
      count: { of: ['number', 'numbers'], shown: 1, atLeast: 1000 },
      next: '/x?cursor=a',
      held: toHeld(3),
    });
    expect(html).toContain('1 of at least 1,000 numbers');
    expect(html).toContain('href="/x?cursor=a" rel="next"');
    expect(html).toContain('3 new');
    expect(html).toContain('New rows are waiting.');
    const nothingWaits = render(1, { held: toHeld(0) });
    expect(nothingWaits).not.toContain(' new');
    expect(nothingWaits).not.toContain('waiting');
  });

  test('offers no export where no column has a text', () => {
    expect(render(1)).toContain('Export');
    expect(render(1, { columns: [{ key: 'n', title: 'N', cell: (n) => n }] })).not.toContain('Export');
  });
});
