/** The thread that makes one file: rows come in as messages, bytes go to disk, and each waits for the other. */
import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { FullExportConfig } from '#contracts/export/export-config';
import type { ExportColumn, ExportMetadata } from '#contracts/export/exports';
import { FORMATS } from './formats.ts';
import type { Row } from './formats/define-format.ts';

export interface ThreadTask {
  readonly path: string;
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly config: FullExportConfig;
}

export type ToThread =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'end'; readonly metadata: ExportMetadata };

export type FromThread =
  /** One batch of rows was taken: there is room for another. */
  { readonly kind: 'taken' } | { readonly kind: 'done'; readonly bytes: number };

const port = parentPort;
if (port !== null) {
  const { path, title, columns, config } = workerData as ThreadTask; // given by `write-file.ts`
  const say = (message: FromThread): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port.postMessage(message);
  };
  const waiting: ToThread[] = [];
  let wake: () => void = () => undefined;
  port.on('message', (message: ToThread) => {
    waiting.push(message);
    wake();
  });
  const next = async (): Promise<ToThread> => {
    while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return waiting.shift()!;
  };
  let metadata: ExportMetadata | undefined;
  async function* batches(): AsyncIterable<readonly Row[]> {
    for (;;) {
      const message = await next();
      if (message.kind === 'end') {
        ({ metadata } = message);
        return;
      }
      yield message.rows;
      say({ kind: 'taken' });
    }
  }
  const format = FORMATS.get(config.format);
  if (format === undefined) throw new Error(`no format ${config.format}`);
  const sheet = {
    title,
    columns,
    metadata: () => {
      if (metadata === undefined) throw new Error('metadata is asked for before the last row');
      return metadata;
    },
  };
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  for await (const chunk of format.write(batches(), sheet, config)) {
    await file.writeFile(chunk);
    bytes += chunk.length;
  }
  await file.close();
  say({ kind: 'done', bytes });
  port.close();
}
