import { JobList } from '../../services/exports/job-list.tsx';
import { useExports } from '../../services/exports/use-exports.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';

/** The exports of the signed-in user. */
export function ExportJobs() {
  const { jobs, error, run } = useExports();
  return (
    <div className="padded">
      {error !== undefined && (
        <Notice kind="not-available" title={error} inline>
          Files are stored for an hour and exports are listed for a day.
        </Notice>
      )}
      {jobs === undefined && error === undefined && <Skeleton lines={2} />}
      {jobs?.length === 0 && (
        <Notice kind="empty" title="No exports" inline>
          Use the Export button of a table. Files are stored for an hour.
        </Notice>
      )}
      {jobs !== undefined && jobs.length > 0 && <JobList jobs={jobs} run={run} />}
    </div>
  );
}
