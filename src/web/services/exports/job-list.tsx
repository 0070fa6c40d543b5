import { useMay } from '../../visitor/use-may.ts';
import { act } from '../../api/act.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../values/age.tsx';
import {
  canCancel,
  canClear,
  canDownload,
  canRetry,
  isRunning,
  toJobNotes,
  toJobText,
  type Job,
} from './job-texts.ts';
import type { ExportsState } from './use-exports.ts';
import styles from './exports.module.css';

/** How soon it is seen that a file is no longer stored. */
const SHOWN_STEP_MS = 10_000;

/** Exports with how far each has come and what can be done with it. */
export function JobList({ jobs, run }: { readonly jobs: readonly Job[]; readonly run: ExportsState['run'] }) {
  return (
    <ul className={styles.jobs} aria-label="Exports">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} run={run} />
      ))}
    </ul>
  );
}

function JobRow({ job, run }: { readonly job: Job; readonly run: ExportsState['run'] }) {
  const { id, name, format, status, result } = job;
  const nowMs = useNow(SHOWN_STEP_MS) ?? 0;
  const may = useMay('exports.write');
  return (
    <li className={styles.job} data-status={status}>
      <div className={styles.about}>
        <p className={styles.name}>
          {name} <span className={styles.quiet}>{format}</span>
        </p>
        <p className={styles.status} role={isRunning(job) ? undefined : 'status'}>
          {toJobText(job, nowMs)}
        </p>
        {status === 'exporting' && (
          <progress
            className={styles.progress}
            max={100}
            value={job.progress}
            aria-label={`Progress of ${name}`}
          />
        )}
        {toJobNotes(job).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {result !== undefined && canDownload(job, nowMs) && (
          <a className={styles.download} href={result.downloadUrl} download={result.filename} data-native>
            <Icon name="download" />
            {result.filename}
          </a>
        )}
        {may && canCancel(job) && (
          <Button aria-label={`Cancel ${name}`} onClick={() => void run(() => act('cancelExport', { id }))}>
            Cancel
          </Button>
        )}
        {may && canRetry(job) && (
          <Button aria-label={`Retry ${name}`} onClick={() => void run(() => act('retryExport', { id }))}>
            Retry
          </Button>
        )}
        {may && canClear(job) && (
          <Button
            look="plain"
            aria-label={`Clear ${name}`}
            onClick={() => void run(() => act('clearExport', { id }))}
          >
            Clear
          </Button>
        )}
      </div>
    </li>
  );
}
