import { Download } from 'lucide-react';
import { JobList } from '../../services/exports/job-list.tsx';
import { useExports } from '../../services/exports/use-exports.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';

/** The exports of the signed-in user. */
export function ExportJobs() {
  const { jobs, error, run } = useExports();
  return (
    <div className="padded">
      {error !== undefined && (
        <Notice kind="not-available" title={error}>
          Files are stored for an hour and exports are listed for a day.
        </Notice>
      )}
      {jobs === undefined && error === undefined && <Skeleton lines={2} />}
      {jobs?.length === 0 && (
        <EmptyState icon={Download} title="No exports yet">
          The Export button of any table makes one. Files are stored for an hour.
        </EmptyState>
      )}
      {jobs !== undefined && jobs.length > 0 && <JobList jobs={jobs} run={run} />}
    </div>
  );
}
