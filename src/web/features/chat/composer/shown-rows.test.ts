// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { findShownRows } from './shown-rows.ts';

const MINT = 'So11111111111111111111111111111111111111112';
const SYSTEM = '11111111111111111111111111111111';

afterEach(() => document.body.replaceChildren());

const show = (html: string): void => void (document.body.innerHTML = html);

test('each row is what its first link of the chain leads to, in the order that is shown', () => {
  show(`<main><table><tbody>
    <tr data-row><td><a href="/tokens">all</a> <a href="/token/${MINT}">SOL</a></td></tr>
    <tr data-row><td><a href="/account/${SYSTEM}">system</a> <a href="/block/12">12</a></td></tr>
    <tr data-row><td>nothing</td></tr></tbody></table></main>`);
  expect(findShownRows(document)).toEqual([
    { kind: 'token', id: MINT },
    { kind: 'account', id: SYSTEM },
  ]);
});

test('lists of the assistant and of the frame are none of the page', () => {
  const rows = `<ul><li><a href="/block/1">1</a></li><li><a href="/block/2">2</a></li></ul>`;
  show(`<main><div data-assistant>${rows}</div><nav>${rows}</nav></main>`);
  expect(findShownRows(document)).toEqual([]);
});

test('one row is no list, and a long one is cut', () => {
  const row = (slot: number): string => `<li><a href="/block/${slot}">${slot}</a></li>`;
  show(
    `<main><ul>${row(1)}</ul><ul>${Array.from({ length: 40 }, (_none, slot) => row(slot)).join('')}</ul></main>`,
  );
  expect(findShownRows(document)).toHaveLength(20);
});
