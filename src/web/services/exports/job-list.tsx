import { act } from '../../api/act.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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

/** Exports with how far each has come and what can be done with it. */
export function JobList({ jobs, run }: { readonly jobs: readonly Job[]; readonly run: ExportsState['run'] }) {
  return (
    <ul class={styles.jobs} aria-label="Exports">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} run={run} />
      ))}
    </ul>
  );
}

function JobRow({ job, run }: { readonly job: Job; readonly run: ExportsState['run'] }) {
  const { id, name, format, status, result } = job;
  const nowMs = Date.now();
  return (
    <li class={styles.job} data-status={status}>
      <div class={styles.about}>
        <p class={styles.name}>
          {name} <span class={styles.quiet}>{format}</span>
        </p>
        <p class={styles.status} role={isRunning(job) ? undefined : 'status'}>
          {toJobText(job, nowMs)}
        </p>
        {status === 'exporting' && (
          <progress
            class={styles.progress}
            max={100}
            value={job.progress}
            aria-label={`Progress of ${name}`}
          />
        )}
        {toJobNotes(job).map((note) => (
          <p key={note} class={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <div class={styles.actions}>
        {result !== undefined && canDownload(job, nowMs) && (
          <a class={styles.download} href={result.downloadUrl} download={result.filename} data-native>
            <Icon name="download" />
            {result.filename}
          </a>
        )}
        {canCancel(job) && (
          <Button aria-label={`Cancel ${name}`} onClick={() => void run(() => act('cancelExport', { id }))}>
            Cancel
          </Button>
        )}
        {canRetry(job) && (
          <Button aria-label={`Retry ${name}`} onClick={() => void run(() => act('retryExport', { id }))}>
            Retry
          </Button>
        )}
        {canClear(job) && (
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
