import type { Absence } from '#contracts/answers';
import { isAppError } from '#std/errors';

const STATUS: Readonly<Record<string, number>> = {
  'server/bad-request': 400,
  'server/bad-input': 400,
  'server/unknown-cluster': 400,
  'server/unknown-key': 401,
  'server/cross-site': 403,
  'server/not-found': 404,
  'server/method-not-allowed': 405,
  'server/body-too-slow': 408,
  'server/body-too-large': 413,
  'server/unsupported-media': 415,
  'server/misdirected': 421,
  'server/too-many-requests': 429,
  'server/key-exhausted': 429,
  'server/too-many-streams': 429,
  'server/headers-too-large': 431,
  'server/internal': 500,
};

/** HTTP status of a failure; this is the one place that decides it. What is not ours is a 500. */
export function statusOf(error: unknown): number {
  if (!isAppError(error)) return 500;
  return STATUS[error.code] ?? (error.kind === 'refused' ? 400 : 503);
}

/** HTTP status of an answer that says there is nothing to show. An upstream failure is a 503 elsewhere. */
export function statusOfAbsence(absence: Absence): number {
  return absence.state === 'malformed' || absence.state === 'too-much' ? 400 : 404;
}
