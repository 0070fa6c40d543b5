import { expect, test } from 'vitest';
import { countParts, toJsonView } from './json-parts.ts';
import { toContent } from './send-request.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a value is a leaf in its JSON form, or parts by name', () => {
  expect(toJsonView('a"b')).toEqual({ kind: 'leaf', text: '"a\\"b"', look: 'string' });
  expect(toJsonView(null)).toEqual({ kind: 'leaf', text: 'null', look: 'word' });
  expect(toJsonView([7])).toEqual({ kind: 'parts', open: '[', close: ']', parts: [[0, 7]] });
  expect(toJsonView({ a: 1 })).toEqual({ kind: 'parts', open: '{', close: '}', parts: [['a', 1]] });
});

test('parts are counted in words', () => {
  const count = (value: unknown) => {
    const view = toJsonView(value);
    return view.kind === 'parts' ? countParts(view) : undefined;
  };
  expect(count({ a: 1 })).toBe('1 field');
  expect(count(Array.from({ length: 1_200 }))).toBe('1,200 items');
});

test('an answer is JSON, text, a file or nothing, by its type', () => {
  expect(toContent('application/json; charset=utf-8', bytes('{"a":1}'))).toEqual({
    kind: 'json',
    value: { a: 1 },
    text: '{"a":1}',
  });
  expect(toContent('application/problem+json', bytes('[]'))).toMatchObject({ kind: 'json', value: [] });
  expect(toContent('text/plain', bytes('hello'))).toEqual({ kind: 'text', text: 'hello' });
  expect(toContent('application/pdf', bytes('%PDF'))).toEqual({ kind: 'file', type: 'application/pdf' });
  expect(toContent('application/json', bytes(''))).toEqual({ kind: 'nothing' });
});

test('JSON that is none is shown as the text it is', () => {
  expect(toContent('application/json', bytes('{'))).toEqual({ kind: 'text', text: '{' });
});
