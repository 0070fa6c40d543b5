import { describe, expect, test } from 'vitest';
import { toSnippet } from './snippets.ts';

const ORIGIN = 'https://explorer.example';
const read = { method: 'GET', path: '/api/blocks/5', body: undefined } as const;
const write = { method: 'POST', path: '/api/things', body: `{"name":"it's \\"x\\""}` } as const;

describe('a request as programs make it', () => {
  test('curl', () => {
    expect(toSnippet('curl', 'question', ORIGIN, read)).toBe(`curl 'https://explorer.example/api/blocks/5'`);
    expect(toSnippet('curl', 'action', ORIGIN, write)).toBe(
      [
        `curl -X POST 'https://explorer.example/api/things' \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  -d '{"name":"it'\\''s \\"x\\""}'`,
      ].join('\n'),
    );
  });

  test('no value ends the quotes of a shell', () => {
    const path = `/api/search?q=';rm -rf ~;'`;
    expect(toSnippet('curl', 'question', ORIGIN, { ...read, path })).toBe(
      `curl 'https://explorer.example/api/search?q='\\'';rm -rf ~;'\\'''`,
    );
  });

  test('JavaScript', () => {
    expect(toSnippet('JavaScript', 'question', ORIGIN, read)).toBe(
      'const response = await fetch("https://explorer.example/api/blocks/5");\nconsole.log(response.status, await response.json());',
    );
    expect(toSnippet('JavaScript', 'action', ORIGIN, write)).toContain(
      `  method: "POST",\n  headers: { 'Content-Type': 'application/json' },\n  body: "{\\"name\\":\\"it's \\\\\\"x\\\\\\"\\"}",`,
    );
  });

  test('Python', () => {
    expect(toSnippet('Python', 'action', ORIGIN, write)).toBe(
      [
        'import json',
        'import urllib.request',
        '',
        'request = urllib.request.Request(',
        '    "https://explorer.example/api/things",',
        '    method="POST",',
        `    data="{\\"name\\":\\"it's \\\\\\"x\\\\\\"\\"}".encode(),`,
        '    headers={"Content-Type": "application/json"},',
        ')',
        'with urllib.request.urlopen(request) as response:',
        '    print(response.status, json.load(response))',
      ].join('\n'),
    );
  });

  test('a stream stays open and its events are read one by one', () => {
    const stream = { ...read, path: '/api/live' };
    expect(toSnippet('curl', 'stream', ORIGIN, stream)).toBe(`curl -N 'https://explorer.example/api/live'`);
    expect(toSnippet('JavaScript', 'stream', ORIGIN, stream)).toContain(
      'new EventSource("https://explorer.example/api/live")',
    );
    expect(toSnippet('Python', 'stream', ORIGIN, stream)).toContain('for line in response:');
  });
});
