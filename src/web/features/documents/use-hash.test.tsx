// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHash } from './use-hash.ts';

const seen: string[] = [];
Element.prototype.scrollIntoView = function (this: Element) {
  seen.push(this.id);
};
afterEach(() => {
  cleanup();
  seen.length = 0;
});

function Text() {
  useHash('text');
  return (
    <>
      <h2 id="s-audit-log">Audit log</h2>
      <h2 id="s-größe">Größe</h2>
      <p id="guided-tours">Tours</p>
    </>
  );
}

test.each([
  ['#s-audit-log', ['s-audit-log']],
  ['#audit-log', ['s-audit-log']],
  ['#guided-tours', ['guided-tours']],
  ['#gr%C3%B6%C3%9Fe', ['s-größe']],
  ['#nothing', []],
  ['#%E0', []],
  ['', []],
])('a document that is opened with %j goes to %j', (hash, places) => {
  location.hash = hash;
  render(<Text />);
  expect(seen).toEqual(places);
});
