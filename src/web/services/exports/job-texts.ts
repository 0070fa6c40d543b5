import type { ExportJob } from '#contracts/export/exports';
import type { Wire } from '#std/json';
import { toByteSizeText } from '#contracts/text/value-text';

export type Job = Wire<ExportJob>;

export const isRunning = ({ status }: Job): boolean =>
  status === 'idle' || status === 'preparing' || status === 'exporting';
export const canCancel = ({ status }: Job): boolean => status === 'preparing' || status === 'exporting';
export const canRetry = ({ status }: Job): boolean => status === 'error';
export const canClear = ({ status }: Job): boolean => status === 'completed' || status === 'error';

/** How a job stands, in words; `nowMs` tells whether its file is still there. */
export function toJobText(job: Job, nowMs: number): string {
  switch (job.status) {
    case 'idle':
      return 'Waiting';
    case 'preparing':
      return 'Preparing';
    case 'exporting':
      return `Exporting, ${job.progress} % (${toRowText(job.rows)})`;
    case 'error':
      return job.error ?? 'It failed.';
    case 'completed': {
      const { result } = job;
      if (result === undefined) return 'Completed';
      const size = `${toRowText(result.metadata.rows)}, ${toByteSizeText(result.size)}`;
      return canDownload(job, nowMs)
        ? `Completed: ${size}`
        : `Completed: ${size}. The file is no longer stored.`;
    }
  }
}

export function canDownload({ result }: Job, nowMs: number): boolean {
  return result !== undefined && nowMs < result.expiresAt;
}

/** What is missing in the file or older than now; empty when nothing is. */
export function toJobNotes({ result }: Job): readonly string[] {
  if (result === undefined) return [];
  const { truncated, truncatedBy, stale } = result.metadata;
  return [
    ...(truncated ? [`The file is incomplete. ${truncatedBy ?? ''}`.trim()] : []),
    ...(stale ? ['Part of it is older: no node could be reached for it.'] : []),
  ];
}

function toRowText(rows: number): string {
  return `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
}
