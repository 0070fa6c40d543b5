import { expect, test } from 'vitest';
import { splitLinkWords } from './link-words.ts';

test.each([
  ['/', '/', []],
  ['/tokens?tab=new', '/tokens?tab=new', []],
  ['/?ai=1&aichat=abc', '/?ai=1', ['aichat=abc']],
  ['/x?aitext=what%3F&tab=a%20b&aichat=~n', '/x?tab=a%20b', ['aitext=what%3F', 'aichat=~n']],
  ['/?aichat=abc', '/', ['aichat=abc']],
  ['/?naitext=1', '/?naitext=1', []],
])('%s', (url, rest, words) => {
  expect(splitLinkWords(url)).toEqual({ url: rest, words });
});
