import type { AppError } from '#std/errors';
import { indexerError } from '../errors.ts';
import { readElement } from './bucket-listing.ts';

/** What the codes of S3 ask an operator to change. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['InvalidAccessKeyId', 'It knows no key of that name: see ARCHIVE_ACCESS_KEY_ID.'],
  ['SignatureDoesNotMatch', 'ARCHIVE_SECRET_ACCESS_KEY is not the one of ARCHIVE_ACCESS_KEY_ID.'],
  [
    'AccessDenied',
    'The key must be allowed to list the bucket, and to get, put and delete objects under the prefix.',
  ],
  ['NoSuchBucket', 'There is no such bucket: see ARCHIVE_URL.'],
  ['PermanentRedirect', 'The bucket is in another region: see ARCHIVE_REGION.'],
  ['AuthorizationHeaderMalformed', 'The bucket is in another region: see ARCHIVE_REGION.'],
  ['RequestTimeTooSkewed', 'The clock of this machine and that of the server differ too much.'],
]);

/** That a bucket takes no more. */
const FULL: ReadonlySet<string> = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'EntityTooLarge',
  'InsufficientStorage',
]);

const PASSING_STATUS: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
const PASSING: ReadonlySet<string> = new Set([
  'RequestTimeout',
  'SlowDown',
  'Throttling',
  'OperationAborted',
  // Bytes were lost on their way.
  'XAmzContentSHA256Mismatch',
  'IncompleteBody',
  'BadDigest',
]);
/** Longest that a server may ask to be left alone. */
const LONGEST_RETRY_SECONDS = 30;

/** What an answer says is wrong, and whether it may pass by itself; `undefined` for one that is as it should be. */
export function toBucketError(
  { method, key }: { readonly method: string; readonly key?: string },
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: Buffer,
): { readonly error: AppError; readonly mayPass: boolean } | undefined {
  const text = body.subarray(0, 4_096).toString('utf8');
  if (status >= 200 && status < 300) return undefined;
  const code = readElement(text, 'Code') ?? '';
  // That an object is not there is an answer; so is that one is, for what was to be written only where none is.
  if (status === 404 && key !== undefined && code !== 'NoSuchBucket') return undefined;
  if (status === 412 || (status === 501 && method === 'PUT')) return undefined;
  const context = { status, method };
  const said = `It answered ${status}${code === '' ? '' : ` ${code.slice(0, 64)}`}.`;
  if (status === 507 || FULL.has(code)) {
    return { error: indexerError('archive-full', { detail: said, context }), mayPass: false };
  }
  if (PASSING_STATUS.has(status) || PASSING.has(code)) {
    const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
    const retryAfterSeconds = Number.isFinite(retryAfter)
      ? Math.min(Math.max(retryAfter, 0), LONGEST_RETRY_SECONDS)
      : 0;
    return {
      error: indexerError('archive-away', { detail: said, context, retryAfterSeconds }),
      mayPass: true,
    };
  }
  const advice = ADVICE.get(code === '' && status === 301 ? 'PermanentRedirect' : code);
  const detail = advice === undefined ? said : `${said} ${advice}`;
  return { error: indexerError('archive-refused', { detail, context }), mayPass: false };
}

/** There was no answer, or it makes no sense. */
export function toUnreachable(error: unknown): AppError {
  // `fetch` itself says no more than that it failed.
  const cause = error instanceof TypeError ? (error.cause ?? error) : error;
  return indexerError('archive-away', { cause });
}
