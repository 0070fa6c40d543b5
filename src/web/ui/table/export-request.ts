import type { ShownList } from '#contracts/export/exports';
import type { Records } from './shown-records.ts';

/** A table somebody wants as a file. */
export interface ExportRequest {
  readonly title: string;
  /** Titles and rows as the table shows them; absent for a table that has no texts of its own. */
  readonly shown?: Records | undefined;
  /** The whole list behind it; absent where there is none. */
  readonly list?: ShownList | undefined;
}

let waiting: ExportRequest | undefined;
let listener: ((request: ExportRequest) => void) | undefined;

/** Asks for the export dialog. Before the part that shows it is there, the newest request waits. */
export function requestExport(request: ExportRequest): void {
  if (listener === undefined) waiting = request;
  else listener(request);
}

/** Who shows the dialog from now on, until the returned function is called. */
export function onExportRequest(next: (request: ExportRequest) => void): () => void {
  listener = next;
  if (waiting !== undefined) {
    const first = waiting;
    waiting = undefined;
    next(first);
  }
  return () => {
    if (listener === next) listener = undefined;
  };
}
