import { describe, expect, test } from 'vitest';
import { ModelFailure, redact, toModelFailure } from './model-failure.ts';

describe('an error of a vendor', () => {
  test.each([
    [{ statusCode: 429, message: 'slow' }, 'busy', 429],
    [{ statusCode: 529, message: 'overloaded' }, 'busy', 529],
    [{ type: 'overloaded_error', message: 'overloaded' }, 'busy', undefined],
    [{ statusCode: 401, message: 'key' }, 'vendor', 401],
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

  test('keeps no key of ours, and nothing that looks like one', () => {
    expect(
      redact('wrong key abc123! (Bearer abcdefgh, sk-proj-AAAAbbbb, api key_12345678)', ['abc123!']),
    ).toBe('wrong key [redacted] ([redacted], [redacted], api [redacted])');
  });
});
