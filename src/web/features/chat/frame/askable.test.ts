// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAskable } from './askable.ts';

const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const PATH = `/tx/${SIGNATURE}`;
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

/** A page of the transaction with these lines in its log. */
function show(lines: string): void {
  document.body.innerHTML = `<main><ol>${lines}</ol></main>`;
}
const find = (selector: string) => findAskable(document.querySelector(selector)!, PATH);

beforeEach(() => history.replaceState(null, '', PATH));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('the number of a log line, a link to itself, is the line, by the number it has in the whole log', () => {
  show(
    `<li aria-hidden="true"></li><li id="log-12" data-kind="log" data-depth="1"><a href="#log-12">12</a></li>`,
  );
  expect(find('a')).toEqual({
    element: document.querySelector('#log-12'),
    entity: { kind: 'transaction', id: SIGNATURE },
    question: 'What does log line 12 say?',
    title: 'Ask about log line 12',
  });
  expect(find('#log-12')).toEqual(find('a'));
});

test('lines without numbers are counted', () => {
  show('<li data-kind="log" data-depth="1"></li><li class="second" data-kind="log" data-depth="1"></li>');
  expect(find('.second')?.question).toBe('What does log line 2 say?');
});

test('a link of a line that leads elsewhere is what it leads to', () => {
  show(`<li id="log-1" data-kind="invoke" data-depth="1"><a href="/program/${TOKEN}">Token Program</a></li>`);
  expect(find('a')).toMatchObject({ entity: { kind: 'program', id: TOKEN }, question: undefined });
});
