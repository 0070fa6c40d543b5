import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { toCsvFileName, toCsvTable, type CsvColumn } from './csv.ts';
import { Icon } from './icon.tsx';

const SHOWN_MS = 1500;

/** Takes what a table shows elsewhere: to the clipboard or into a file. */
export function CsvButtons<Row>({
  columns,
  rows,
  downloadName,
}: {
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[];
  readonly downloadName: string;
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
      <Button onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'check' : copied === 'failed' ? 'cross' : 'copy'} />
        Copy as CSV
        <span class="visually-hidden" role="status">
          {copied === 'yes' ? 'Copied' : copied === 'failed' ? 'Could not be copied' : ''}
        </span>
      </Button>
      <Button onClick={() => saveFile(toCsvFileName(downloadName), toCsvTable(columns, rows))}>
        <Icon name="download" />
        Download CSV
      </Button>
    </>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it after the click
}
