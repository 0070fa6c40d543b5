import type { ShownList } from '#contracts/export/exports';
import { toCsvFileName, toCsvTable } from './csv.ts';
import { requestExport } from './export-request.ts';
import { Icon } from '../icon.tsx';
import { Menu } from '../overlay/menu.tsx';
import { saveText } from '../copy/save-text.ts';
import { toRecords, type CsvColumn } from './shown-records.ts';
import { useCopying } from '../copy/use-copying.ts';

/** Takes what a table shows elsewhere: to the clipboard, into a file, or into a file of another kind. */
export function CsvMenu<Row>({
  columns,
  rows,
  downloadName,
  title = downloadName,
  list,
}: {
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[];
  readonly downloadName: string;
  /** What the table lists, in words. */
  readonly title?: string | undefined;
  /** The whole list behind the rows. */
  readonly list?: ShownList | undefined;
}) {
  const { icon, copy } = useCopying();
  if (!columns.some(({ csv }) => csv)) return null;
  return (
    <Menu
      title={
        <>
          <Icon name={icon === 'copy' ? 'download' : icon} /> Export
        </>
      }
      look="framed"
      align="end"
      entries={[
        {
          kind: 'action',
          text: 'Copy as CSV',
          run: () => copy(toCsvTable(columns, rows)),
          counts: 'export',
        },
        {
          kind: 'action',
          text: 'Download CSV',
          run: () => saveText(toCsvFileName(downloadName), toCsvTable(columns, rows), 'text/csv'),
          counts: 'export',
        },
        {
          kind: 'action',
          text: list ? 'Other formats and all rows …' : 'Other formats …',
          run: () => requestExport({ title, shown: toRecords(columns, rows), list }),
        },
      ]}
    />
  );
}
