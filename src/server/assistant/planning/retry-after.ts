/** Longest a vendor is believed to mean: what asks for more is broken or not worth waiting for. */
const MOST_MS = 86_400_000;

/**
 * How long a vendor asks to be left alone, in milliseconds: `retry-after-ms`, or `retry-after` in seconds or as an HTTP
 * date (RFC 9110, 10.2.3). `undefined` where it says nothing that can be read. Names of `headers` in lower case.
 */
export function toRetryAfterMs(
  headers: Readonly<Record<string, string>>,
  nowMs: number = Date.now(),
): number | undefined {
  const ms = toNumber(headers['retry-after-ms']);
  if (ms !== undefined) return ms;
  const after = headers['retry-after'];
  const seconds = toNumber(after);
  if (seconds !== undefined) return Math.min(MOST_MS, seconds * 1_000);
  if (after === undefined || !/[A-Za-z]/.test(after)) return undefined;
  const atMs = Date.parse(after);
  return Number.isNaN(atMs) ? undefined : Math.min(MOST_MS, Math.max(0, atMs - nowMs));
}

const toNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*\d{1,9}(?:\.\d{1,3})?\s*$/.test(text)
    ? Math.min(MOST_MS, Number(text))
    : undefined;
