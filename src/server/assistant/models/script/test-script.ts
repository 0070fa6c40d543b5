import type { Script, ScriptAsk, ScriptStep } from './scripted-model.ts';

/** Tools the test answer may use, with the words of a conversation that stand for their argument. */
const TOOLS: readonly (readonly [tool: string, argument: string, pattern: RegExp])[] = [
  [
    'get_transaction',
    'signature',
    /(?<![1-9A-HJ-NP-Za-km-z])[1-9A-HJ-NP-Za-km-z]{86,88}(?![1-9A-HJ-NP-Za-km-z])/,
  ],
  ['get_account', 'address', /(?<![1-9A-HJ-NP-Za-km-z])[1-9A-HJ-NP-Za-km-z]{32,44}(?![1-9A-HJ-NP-Za-km-z])/],
];
const MOST_FACTS = 3;

/** Calls one tool, then says that it is a test and cites what the tool read. */
export const testScript: Script = (ask) => {
  const text = toText(ask);
  const marks = [...new Set(text.match(/⟦r\d+\.(?!u\d)[\w.-]+⟧/g) ?? [])];
  const offered = (ask.tools ?? []).map(({ name }) => name);
  if (marks.length === 0 && offered.length > 0 && !hasCalled(ask)) return [toCall(text, offered)];
  return [
    {
      kind: 'text',
      text:
        marks.length === 0
          ? 'This is a test answer. A script wrote it, and it read nothing.'
          : `This is a test answer. A script wrote it over what a tool read:\n\n${marks
              .slice(0, MOST_FACTS)
              .map((mark) => `- ${mark}`)
              .join('\n')}`,
    },
  ];
};

function toCall(text: string, offered: readonly string[]): ScriptStep {
  for (const [tool, argument, pattern] of TOOLS) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && offered.includes(tool))
      return { kind: 'call', tool, args: { [argument]: found } };
  }
  return offered.includes('get_network')
    ? { kind: 'call', tool: 'get_network', args: {} }
    : { kind: 'call', tool: 'search_docs', args: { query: 'transaction' } };
}

const hasCalled = ({ prompt }: ScriptAsk): boolean => prompt.some(({ role }) => role === 'tool');

/** What the visitor and the tools said, without the instructions. */
const toText = ({ prompt }: ScriptAsk): string =>
  prompt
    .filter(({ role }) => role === 'user' || role === 'tool')
    .map(({ content }) => JSON.stringify(content))
    .join('\n');
