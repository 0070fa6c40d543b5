import { useEffect, useState } from 'preact/hooks';
import type { ShownList } from '#contracts/exports';
import { Button } from './button.tsx';
import { toCsvFileName, toCsvRecords, toCsvTable, type CsvColumn } from './csv.ts';
import { ExportButton } from './export-button.tsx';
import { Icon } from './icon.tsx';

const SHOWN_MS = 1500;

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
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  useEffect(() => {
    if (copied === 'no') return;
    const timer = setTimeout(() => setCopied('no'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!columns.some(({ csv }) => csv)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toCsvTable(columns, rows));
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <>
      <Button data-counts="export" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'check' : copied === 'failed' ? 'cross' : 'copy'} />
        Copy as CSV
        <span class="visually-hidden" role="status">
          {copied === 'yes' ? 'Copied' : copied === 'failed' ? 'Could not be copied' : ''}
        </span>
      </Button>
      <Button
        data-counts="export"
        onClick={() => saveCsv(toCsvFileName(downloadName), toCsvTable(columns, rows))}
      >
        <Icon name="download" />
        Download CSV
      </Button>
      <ExportButton toRequest={() => ({ title, shown: toCsvRecords(columns, rows), list })} />
    </>
  );
}

/** Gives a text to the reader as a file. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it after the click
}
