import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ActionFailure } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { log } from '../logging/client-log.ts';
import { isRunning, type Job } from './job-texts.ts';

const POLL_MS = 700;
const QUIET_MS = 30_000;

export interface ExportsState {
  /** `undefined` until the server has answered. */
  readonly jobs: readonly Job[] | undefined;
  readonly error: string | undefined;
  /** Does something with exports, then reads them again. Gives what it gave, or `undefined` when it failed. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

/** A person’s exports, followed while they are made. */
export function useExports(): ExportsState {
  const { data, error, refetch } = useOwnAnswer('exports', {}, { refetchInterval: toPace });
  const running = useMutation(
    {
      mutationFn: (work: () => Promise<unknown>) => work(),
      onSettled: () => refetch(),
    },
    useClient(),
  );
  const failure = running.error ?? error;
  useEffect(() => {
    if (failure) logFailure(failure);
  }, [failure]);
  return {
    jobs: data?.jobs,
    error: failure ? toErrorText(failure) : undefined,
    run: (work) =>
      running.mutateAsync(work).then(
        (done) => done as Awaited<ReturnType<typeof work>>, // what this work gave
        () => undefined,
      ),
  };
}

const toPace = (answer: { readonly jobs: readonly Job[] } | undefined): number =>
  answer?.jobs.some(isRunning) ? POLL_MS : QUIET_MS;

export function logFailure(failure: unknown): void {
  const status = failure instanceof ActionFailure ? failure.status : 'unknown';
  log('warn', `export request failed (${status})`, 'exports');
}

/** What went wrong, for the dialog. */
export const toErrorText = (failure: unknown): string =>
  failure instanceof ActionFailure ? failure.message : 'That did not work. Try again.';
