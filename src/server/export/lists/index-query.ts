import { toExportColumn } from '#contracts/columns/define-columns';
import { defineAskedList, toCell } from './define-list.ts';
import { toWindowText } from '../window-text.ts';

export default defineAskedList({
  key: 'indexQuery',
  title: 'Query of the index',
  question: 'explore',
  read({ columns: asked, rows, reading, scope, hasMore, coverage }) {
    const columns = asked.map(toExportColumn);
    return {
      columns,
      rows: rows.map((row) => row.map((cell, i) => toCell(cell, columns[i]!.kind))),
      next: undefined,
      total: rows.length,
      window: `${reading} ${toWindowText(coverage)}`,
      cut: scope.missing ?? (hasMore ? 'The query asked for no more rows.' : undefined),
    };
  },
});
