import type { Cluster } from '#contracts/cluster';
import type {
  ExportConfig,
  ExportDataSummary,
  ExportFormat,
  ExportJob,
  ExportResult,
  ExportSource,
  ExportStatus,
  ExportTemplate,
} from '#contracts/export/exports';
import type { StoredExportJob, StoredExportTemplate } from '#store/users/exports';

/** What a job is made of again. */
export interface JobSource {
  readonly source: ExportSource;
  readonly cluster: Cluster;
}

export const toStoredSource = (source: JobSource): string => JSON.stringify(source);

/** A job as its owner sees it; `now` tells how far one has come that is being made. */
export function toExportJob(
  job: StoredExportJob,
  now: { readonly rows: number; readonly percent: number } | undefined,
): ExportJob {
  const status = job.status as ExportStatus; // the statements write no other
  return {
    id: job.id,
    name: job.name,
    format: job.format as ExportFormat, // checked before it was stored
    config: JSON.parse(job.config) as ExportConfig, // the same
    data: JSON.parse(job.summary) as ExportDataSummary, // we wrote it
    status,
    progress: status === 'completed' ? 100 : status === 'exporting' ? (now?.percent ?? 0) : 0,
    rows: status === 'exporting' ? (now?.rows ?? 0) : job.rowCount,
    ...(job.error !== '' && { error: job.error }),
    ...(job.result !== '' && { result: JSON.parse(job.result) as ExportResult }), // the same
    createdAt: job.createdMs,
    ...(job.startedMs > 0 && { startedAt: job.startedMs }),
    ...(job.completedMs > 0 && { completedAt: job.completedMs }),
    createdBy: job.userId,
    ...(job.tenant !== '' && { tenantId: job.tenant }),
  };
}

export function toExportTemplate(template: StoredExportTemplate): ExportTemplate {
  return {
    id: template.id,
    name: template.name,
    format: template.format as ExportFormat, // checked before it was stored
    config: JSON.parse(template.config) as ExportConfig, // the same
    createdBy: template.userId,
    ...(template.tenant !== '' && { tenantId: template.tenant }),
    createdAt: template.createdMs,
  };
}
