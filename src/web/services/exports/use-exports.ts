import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { act, ActionFailure } from '../../api/act.ts';
import { log } from '../logging/client-log.ts';
import { isRunning, type Job } from './job-texts.ts';

const POLL_MS = 700;
const QUIET_MS = 30_000;

export interface ExportsState {
  /** `undefined` until the server has told. */
  readonly jobs: readonly Job[] | undefined;
  readonly error: string | undefined;
  /** Does something with exports, then reads them again. Gives what it gave, or `undefined` when it failed. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

/** A person’s exports, followed while they are made. */
export function useExports(): ExportsState {
  const [jobs, setJobs] = useState<readonly Job[]>();
  const [error, setError] = useState<string>();
  const isGone = useRef(false);
  const read = useCallback(async () => {
    try {
      const answer = await act('exports', {});
      if (!isGone.current) setJobs(answer.jobs);
    } catch (failure) {
      if (!isGone.current) setError(toErrorText(failure));
    }
  }, []);
  const isBusy = jobs?.some(isRunning) ?? false;
  useEffect(() => {
    isGone.current = false;
    void read();
    return () => void (isGone.current = true);
  }, [read]);
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void read();
      },
      isBusy ? POLL_MS : QUIET_MS,
    );
    return () => clearInterval(timer);
  }, [isBusy, read]);
  const run = useCallback(
    async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      setError(undefined);
      try {
        return await work();
      } catch (failure) {
        setError(toErrorText(failure));
        return undefined;
      } finally {
        await read();
      }
    },
    [read],
  );
  return { jobs, error, run };
}

/** What went wrong, for the dialog; it is logged too. */
export function toErrorText(failure: unknown): string {
  const text = failure instanceof ActionFailure ? failure.message : 'It did not work. Try again.';
  const status = failure instanceof ActionFailure ? failure.status : 'unknown';
  log('warn', `export request failed (${status})`, 'exports');
  return text;
}
