import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DISMISSED_KEY,
  mayPrompt,
  REMIND_KEY,
  toBrowserName,
  toManualSteps,
  type BrowserName,
} from './prompt-state.ts';

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;
const facts = { dismissed: undefined, remindLater: undefined, pagesSeen: 2, sinceOpenMs: 10_000, nowMs: NOW };

describe('the search-engine prompt', () => {
  test('keeps opensearch-prompt-dismissed and opensearch-remind-later', () => {
    expect([DISMISSED_KEY, REMIND_KEY]).toEqual(['opensearch-prompt-dismissed', 'opensearch-remind-later']);
  });

  test('is never on the first page, nor within the first seconds', () => {
    expect(mayPrompt(facts)).toBe(true);
    expect(mayPrompt({ ...facts, pagesSeen: 1, sinceOpenMs: 600_000 })).toBe(false);
    expect(mayPrompt({ ...facts, sinceOpenMs: 9_999 })).toBe(false);
  });

  test('dismissed does not come back', () => {
    expect(mayPrompt({ ...facts, dismissed: true, remindLater: NOW - 2 * DAY })).toBe(false);
  });

  test('comes back 24 hours after later, not before', () => {
    expect(mayPrompt({ ...facts, remindLater: NOW })).toBe(false);
    expect(mayPrompt({ ...facts, remindLater: NOW - DAY + 1 })).toBe(false);
    expect(mayPrompt({ ...facts, remindLater: NOW - DAY })).toBe(true);
  });

  test('takes junk as nothing stored, a time in the future too', () => {
    expect(mayPrompt({ ...facts, remindLater: NOW + DAY })).toBe(true);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (dismissed, remindLater) => {
        const expected =
          dismissed !== true &&
          !(typeof remindLater === 'number' && remindLater > NOW - DAY && remindLater <= NOW);
        expect(mayPrompt({ ...facts, dismissed, remindLater })).toBe(expected);
      }),
    );
  });
});

describe('the manual steps', () => {
  test.each<[string, BrowserName]>([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'edge'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'chrome'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'safari'],
    ['Lynx/2.9', 'other'],
  ])('%s is %s', (userAgent, name) => expect(toBrowserName(userAgent)).toBe(name));

  test('name the URL to type', () => {
    for (const browser of ['firefox', 'edge', 'chrome', 'other'] as const) {
      expect(toManualSteps(browser, 'OSVM', 'https://explorer.example')).toContain(
        'URL: https://explorer.example/search?q=%s',
      );
    }
    expect(toManualSteps('safari', 'OSVM', 'https://explorer.example')[0]).toBe(
      'Search engines cannot be added by hand in Safari.',
    );
  });
});
