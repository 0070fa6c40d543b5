import type { OperationRow } from '#contracts/reference';
import type { BuiltRequest } from './request.ts';

export type SnippetLanguage = 'curl' | 'JavaScript' | 'Python';
export const SNIPPET_LANGUAGES: readonly SnippetLanguage[] = ['curl', 'JavaScript', 'Python'];

/** A program that makes the request, ready to run. `origin` has no slash at its end. */
export function toSnippet(
  language: SnippetLanguage,
  kind: OperationRow['kind'],
  origin: string,
  request: BuiltRequest,
): string {
  const asked = { url: origin + request.path, ...request };
  if (kind === 'stream') return STREAMS[language](asked.url);
  return ASKS[language](asked);
}

type Asked = BuiltRequest & { readonly url: string };

/** A text of a shell in which nothing means anything. */
const quoteShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** JSON texts are texts of JavaScript and Python as well. */
const quote = (text: string): string => JSON.stringify(text);

const ASKS: Readonly<Record<SnippetLanguage, (asked: Asked) => string>> = {
  curl: ({ url, method, body }) =>
    [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${quoteShell(url)}`,
      ...(body === undefined ? [] : [`  -H 'Content-Type: application/json'`, `  -d ${quoteShell(body)}`]),
    ].join(' \\\n'),
  JavaScript: ({ url, method, body }) => {
    const options = [
      ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
      ...(body === undefined
        ? []
        : [`  headers: { 'Content-Type': 'application/json' },`, `  body: ${quote(body)},`]),
    ];
    const more = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
    return `const response = await fetch(${quote(url)}${more});\nconsole.log(response.status, await response.json());`;
  },
  Python: ({ url, method, body }) =>
    [
      'import json',
      'import urllib.request',
      '',
      'request = urllib.request.Request(',
      `    ${quote(url)},`,
      `    method=${quote(method)},`,
      ...(body === undefined
        ? []
        : [`    data=${quote(body)}.encode(),`, `    headers={"Content-Type": "application/json"},`]),
      ')',
      'with urllib.request.urlopen(request) as response:',
      '    print(response.status, json.load(response))',
    ].join('\n'),
};

const STREAMS: Readonly<Record<SnippetLanguage, (url: string) => string>> = {
  curl: (url) => `curl -N ${quoteShell(url)}`,
  JavaScript: (url) =>
    [
      `const events = new EventSource(${quote(url)});`,
      'events.onmessage = ({ data }) => console.log(JSON.parse(data));',
    ].join('\n'),
  Python: (url) =>
    [
      'import json',
      'import urllib.request',
      '',
      `with urllib.request.urlopen(${quote(url)}) as response:`,
      '    for line in response:',
      '        if line.startswith(b"data: "):',
      '            print(json.loads(line[6:]))',
    ].join('\n'),
};
