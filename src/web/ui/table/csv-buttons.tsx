import type { ShownList } from '#contracts/export/exports';
import { Button } from '../form/button.tsx';
import { toCsvFileName, toCsvTable } from './csv.ts';
import { ExportButton } from './export-button.tsx';
import { Icon } from '../icon.tsx';
import { saveText } from '../copy/save-text.ts';
import { toRecords, type CsvColumn } from './shown-records.ts';
import { useCopying } from '../copy/use-copying.ts';

/** Takes what a table shows elsewhere: to the clipboard or into a file. */
export function CsvButtons<Row>({
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
  const { icon, said, copy } = useCopying();
  if (!columns.some(({ csv }) => csv)) return null;
  return (
    <>
      <Button data-counts="export" onClick={() => copy(toCsvTable(columns, rows))}>
        <Icon name={icon} />
        Copy as CSV
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </Button>
      <Button
        data-counts="export"
        onClick={() => saveText(toCsvFileName(downloadName), toCsvTable(columns, rows), 'text/csv')}
      >
        <Icon name="download" />
        Download CSV
      </Button>
      <ExportButton toRequest={() => ({ title, shown: toRecords(columns, rows), list })} />
    </>
  );
}
