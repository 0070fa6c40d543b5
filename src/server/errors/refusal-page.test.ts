import { expect, test } from 'vitest';
import { toRefusalPage, wantsPage } from './refusal-page.ts';

test.each([
  ['text/html,application/xhtml+xml', '/tx/x', true],
  ['application/json', '/tx/x', false],
  ['*/*', '/tx/x', false],
  [undefined, '/tx/x', false],
  ['text/html', '/api/home', false],
])('who accepts %s is given a page at %s: %s', (accept, path, page) => {
  expect(wantsPage(accept, path)).toBe(page);
});

test('what is wrong is said as text, and it can be searched for', () => {
  const page = toRefusalPage(400, 'not <b>"so"</b> & long');
  expect(page).toContain('<p>not &lt;b>&quot;so&quot;&lt;/b> &amp; long</p>');
  expect(page).toContain('<form action="/search"');
});
