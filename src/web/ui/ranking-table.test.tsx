import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { RankingTable, type RankingTableProps } from './ranking-table.tsx';

const toRows = (length: number) => Array.from({ length }, (_, i) => i);
const render = (length: number, more: Partial<RankingTableProps<number>> = {}) =>
  renderToString(
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
    />,
  );
const countRows = (html: string) => html.split('data-row').length - 1;

describe('a ranking on the server', () => {
  test('has every row up to a hundred, and the first hundred of more', () => {
    expect(countRows(render(100))).toBe(100);
    expect(countRows(render(101))).toBe(100);
    expect(render(100)).not.toContain('more</button>');
    expect(render(101)).toContain('Show 1 more');
    expect(render(3000)).toContain('Show 100 more');
  });

  test('shows the columns the page means and names all in the menu', () => {
    const html = render(1);
    expect(html).not.toMatch(/<th[^>]*>Double/);
    expect(html).toMatch(/<label[^>]*>.*Double/);
  });

  test('says the count, where it goes on, and how many rows wait', () => {
    const html = render(1, {
      count: { shown: 1, atLeast: 1000 },
      next: '/x?cursor=a',
      pendingCount: 3,
      onShowNew: () => {},
    });
    expect(html).toContain('1 of at least 1,000');
    expect(html).toContain('href="/x?cursor=a" rel="next"');
    expect(html).toContain('3 new');
    expect(render(1, { pendingCount: 0, onShowNew: () => {} })).not.toContain(' new');
  });

  test('offers no CSV where no column has a text', () => {
    expect(render(1)).toContain('Copy as CSV');
    expect(render(1, { columns: [{ key: 'n', title: 'N', cell: (n) => n }] })).not.toContain('CSV');
  });
});
