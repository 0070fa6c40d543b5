import { describe, expect, test } from 'vitest';
import { ModelFailure, redact, toModelFailure } from './model-failure.ts';
import { toRetryAfterMs } from './retry-after.ts';

describe('an error of a vendor', () => {
  test.each([
    [{ statusCode: 429, message: 'slow' }, 'busy', 429],
    [{ statusCode: 529, message: 'overloaded' }, 'busy', 529],
    [{ type: 'overloaded_error', message: 'overloaded' }, 'busy', undefined],
    [{ statusCode: 401, message: 'key' }, 'key', 401],
    [{ statusCode: 403, message: 'key' }, 'key', 403],
    [{ statusCode: 404, message: 'no model x' }, 'unknown-model', 404],
    [{ statusCode: 400, message: 'what?' }, 'vendor', 400],
    [{ statusCode: 500, message: 'oops' }, 'vendor', 500],
    [{ message: 'cannot connect', cause: { code: 'ECONNREFUSED' } }, 'unreachable', undefined],
    [{ message: 'x', cause: { cause: { code: 'ENOTFOUND' } } }, 'unreachable', undefined],
    [{ message: 'x', cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } }, 'unreachable', undefined],
    [{ message: 'cannot connect', cause: { code: 'UND_ERR_SOCKET' } }, 'dropped', undefined],
    [{ lastError: { statusCode: 503, message: 'x' } }, 'busy', 503],
    [new TypeError('terminated'), 'dropped', undefined],
    ['text', 'dropped', undefined],
    [null, 'dropped', undefined],
  ])('%o is reported as %s', (error, kind, status) => {
    expect(toModelFailure(error, [])).toMatchObject({ kind, status });
  });

  test('that is a failure already stays what it is', () => {
    const failure = new ModelFailure('refused');
    expect(toModelFailure(failure, [])).toBe(failure);
  });

  test.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '0.25' }, 250],
    [{ 'retry-after-ms': '120', 'retry-after': '7' }, 120],
    [{ 'retry-after': 'Wed, 25 Nov 2026 00:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Tue, 24 Nov 2026 00:00:30 GMT' }, 0],
    [{ 'retry-after': '999999999' }, 86_400_000],
    [{ 'retry-after': '-5' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('with %o asks for patience of %s ms', (headers, ms) => {
    expect(toRetryAfterMs(headers, Date.UTC(2026, 10, 25))).toBe(ms);
  });

  test.each([
    [429, true],
    [408, true],
    [409, true],
    [500, true],
    [502, true],
    [529, true],
    [400, false],
    [401, false],
    [404, false],
    [413, false],
  ])('of status %i passes by itself: %s', (statusCode, isPassing) => {
    expect(toModelFailure({ statusCode, message: 'x' }, []).isPassing).toBe(isPassing);
  });

  test('keeps no key of ours, and nothing that looks like one', () => {
    expect(
      redact('wrong key abc123! (Bearer abcdefgh, sk-proj-AAAAbbbb, api key_12345678)', ['abc123!']),
    ).toBe('wrong key [redacted] ([redacted], [redacted], api [redacted])');
  });
});
